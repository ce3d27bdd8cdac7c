"""The deck of Subastao as vector art, drawn by plain Python and written as SVG files.

`python resources/make_deck` writes every file, `--check` compares with what is there.
"""
