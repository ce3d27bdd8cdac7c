"""The coach at work and what it keeps: questions in the bots' thread, history, ratings, library, reviews."""
