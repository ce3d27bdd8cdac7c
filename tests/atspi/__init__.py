"""The program read through the system's real accessibility bus, as a screen reader reads it."""
