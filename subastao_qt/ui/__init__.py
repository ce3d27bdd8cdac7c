"""What is seen: the window, the table, the dialogs."""
