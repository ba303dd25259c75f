"""`python -m boriken` is `boriken`."""

from boriken.cli import main

if __name__ == "__main__":
    main()
