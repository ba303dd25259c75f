## The form of a position on an analysis board: its fields

position-player = Player { $number }
position-moment = What is to be decided
position-turn = Whose turn it is
position-follows = by the order of play
position-round = Round
position-open = open
position-usual = the next that is free

## Why a position cannot be. $where is a field, $seat a player

faults-other = The rules do not allow this position.
faults-format = This is no position that can be read.
faults-set_up = There is no such game, number of players or option.
faults-entries = { $where } must have entries with names.
faults-number = { $where }: any number from { $least } to { $most } will do.
faults-fixed = { $where } can only be { $least } here.
faults-flag = { $where } is either true or false.
faults-text = { $where } must be a text.
faults-one_of = { $where } can be: { $names }.
faults-seats = { $where } can hold players of this table.
faults-too_many = { $where }: { $count } more than there are.
faults-sum = { $where }: { $most } together are the most.
faults-rest = { $where } is not what the rest of the position leaves.
faults-list = { $where } must be a list of the right length.
faults-surplus = { $where } means nothing here.
faults-missing = { $where } is missing.
faults-not_asked = In this position nobody is asked { NAME("asked", $question) }.
faults-nothing_to_do = Nothing can be done in this position.
faults-no_ending = A game that is over has a reason to end, and no other has.
faults-role_open = The { NAME("roles", $role, form: "name", case: "lower") } is being played and cannot lie open.
faults-roles_taken = No more than { $most } roles can be taken in a round.
faults-next_taker = { $seat } takes the next role.
