"""What runs and is kept: the match in progress, the bots' thread, settings, saves, languages."""
