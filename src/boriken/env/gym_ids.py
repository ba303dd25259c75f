"""The names by which Gymnasium knows the games: boriken/PuertoRico-v0, boriken/SanJuan-v0 and so on."""

from gymnasium.envs import registration

from boriken.core import registry

NAMESPACE = "boriken"
VERSION = 0  # grows when the same seed and actions would give other rewards


def register() -> None:
    """Make every game known, also those that other packages bring; one that is known already stays as it is."""
    for game in registry.games():
        if gym_id(game) not in registration.registry:
            registration.register(
                gym_id(game),
                entry_point="boriken.env.learner:LearnerEnv",
                vector_entry_point="boriken.env.many:ManyGamesEnv",
                kwargs={"game": game},
            )


def gym_id(game: str) -> str:
    """The id of a game's environment.

    >>> gym_id("puerto-rico")
    'boriken/PuertoRico-v0'
    """
    return f"{NAMESPACE}/{''.join(word.capitalize() for word in game.split('-'))}-v{VERSION}"
