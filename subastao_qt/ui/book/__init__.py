"""The book's window: pages, their pictures, contents and search, and the way there from anywhere."""
