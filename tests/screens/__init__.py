"""Pictures for the eye: `python -m tests.screens FOLDER` draws every screen, `contact_sheet` the deck."""
