"""A bot in a package of its own: it tries every choice, and takes the one after which it is furthest ahead."""

import boriken


class Thrifty(boriken.Bot):
    """`thrifty` looks one action ahead; `thrifty:5` also at five ways in which chance might go."""

    def choose(self, window: boriken.Window) -> str:
        ways = int(self.parameters or 1)
        leads = {
            action: sum(lead_after(window.determinize(self.random.randrange(2**60)), action) for _ in range(ways))
            for action in window.choices()
        }
        best = max(leads.values())
        return self.random.choice([action for action, lead in leads.items() if lead == best])


def lead_after(window: boriken.Window, action: str) -> int:
    """How many points the seat is ahead of the best of the others, or behind, after an action."""
    window.play(action)
    points = window.points()
    mine = points.pop(window.seat)
    return mine - max(points)
