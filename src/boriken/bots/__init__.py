"""Computer opponents. One asks them through `asking`: what they do, and what they think of each choice."""
