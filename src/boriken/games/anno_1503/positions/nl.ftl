## Velden van een stelling die nergens anders een naam hebben

position-home = Thuiseiland { $number }
position-place = Bij de { $number } van de dobbelsteen
position-site = Bouwplaats { $number }
position-square = Vak
position-phase_work = Handelen en bouwen
position-phase_ships = Schepen
position-action_discards = Afgelegde actiekaarten

## Waarom een stelling niet kan

faults-before = Vóór de eerste beurt is niemand aan de beurt, daarna altijd iemand.
faults-no_home = Elke speler heeft een thuiseiland.
faults-no_nest = { $where } moet het vak van een piratennest zijn.
faults-no_sea = Op { $square } kan geen schip zijn.
faults-no_island = Op { $square } ligt geen eiland.
faults-same_home = Twee spelers kunnen niet hetzelfde thuiseiland hebben.
faults-no_post = { $where } kan dit niet zijn: { NAME("tiles", $tile, form: "name") }.
faults-other_board = { $where } heeft een tegel van de eigen kaart nodig.
faults-no_face = { $where } is bekeken en moet een voorkant hebben.
faults-too_many_tiles = Van deze tegel zijn er te veel: { NAME("tiles", $tile, form: "name") }.
faults-too_many_of_a_kind = Er zijn te veel tegels van één soort.
faults-crowded = { $seat } heeft meer dan er plaats is: inwoners, contracten, nesten, schepen of kaarten.
faults-not_active = { $seat } is aan de beurt.
