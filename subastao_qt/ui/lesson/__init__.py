"""The first steps in the window: the teacher's panel, the ring, the offer at the very first start."""
