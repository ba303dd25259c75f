"""Seeds that follow from a seed."""

from boriken.core.randomness import Random

HALF = 2**30


def child_seed(seed: int, index: int) -> int:
    """Seed number `index` of those that belong to `seed`, below 2**60: any one can be asked for at once.

    Game i of a simulation is played from `child_seed(seed, i)`; of that one, child 0 is the dealer's seed and child 1
    that of the choices. At a table the dealer has the seed itself, and child n is shared out among the bots who
    sit down after n actions: child s of it belongs to seat s.
    """
    random = Random(seed)
    random.index = 2 * index
    return int(random.below(HALF)) * HALF + int(random.below(HALF))
