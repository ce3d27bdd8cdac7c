"""Golden pictures: the deck and the table as they were when somebody last looked at them."""
