## Het formulier voor een stelling op een analysebord: de velden

position-player = Speler { $number }
position-moment = Wat er te beslissen is
position-turn = Wie aan de beurt is
position-follows = volgens de volgorde
position-round = Ronde
position-open = ligt open
position-usual = het eerste vrije

## Waarom een stelling niet kan. $where is een veld, $seat een speler

faults-other = De regels staan deze stelling niet toe.
faults-format = Dit is geen stelling die te lezen is.
faults-set_up = Dit spel, dit aantal spelers of deze optie bestaat niet.
faults-entries = { $where } moet onderdelen met namen hebben.
faults-number = { $where }: elk getal van { $least } tot en met { $most } kan.
faults-fixed = { $where } kan hier alleen { $least } zijn.
faults-flag = { $where } is waar of onwaar.
faults-text = { $where } moet een tekst zijn.
faults-one_of = { $where } kan zijn: { $names }.
faults-seats = { $where } kan spelers van deze tafel bevatten.
faults-too_many = { $where }: { $count } meer dan er zijn.
faults-sum = { $where }: samen hoogstens { $most }.
faults-rest = { $where } is niet wat de rest van de stelling overlaat.
faults-list = { $where } moet een lijst van de juiste lengte zijn.
faults-surplus = { $where } betekent hier niets.
faults-missing = { $where } ontbreekt.
faults-not_asked = In deze stelling wordt niet gevraagd: { NAME("asked", $question) }.
faults-nothing_to_do = In deze stelling kan niemand iets doen.
faults-no_ending = Een spel dat voorbij is heeft daar een reden voor, en geen ander.
faults-role_open = { NAME("roles", $role, form: "name") } wordt net gespeeld en kan niet open liggen.
faults-roles_taken = In een ronde kunnen hoogstens { $most } rollen genomen worden.
faults-next_taker = { $seat } neemt de volgende rol.
