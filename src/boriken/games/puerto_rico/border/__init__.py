"""Descriptions of all that a Puerto Rico table tells: view, facts, questions, events and refusals."""

from boriken.games.puerto_rico.border.events import Events as Events
from boriken.games.puerto_rico.border.questions import Questions as Questions
from boriken.games.puerto_rico.border.refusals import Refusals as Refusals
from boriken.games.puerto_rico.border.table import Facts as Facts
from boriken.games.puerto_rico.border.table import Options as Options
from boriken.games.puerto_rico.border.table import View as View
