"""Long unattended runs of the whole program. `python -m tests.soak` is the command; CI runs a short one."""
