"""Live updates: streams of events to open pages, and notices between server processes."""
