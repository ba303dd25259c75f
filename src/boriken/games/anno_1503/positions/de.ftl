## Felder einer Stellung, die sonst keinen Namen haben

position-home = Heimatinsel { $number }
position-place = Bei der { $number } des Würfels
position-site = Bauplatz { $number }
position-square = Feld
position-phase_work = Handeln und bauen
position-phase_ships = Schiffe
position-action_discards = Abgelegte Aktionskarten

## Warum es eine Stellung nicht geben kann

faults-before = Vor dem ersten Zug ist niemand am Zug, danach immer jemand.
faults-no_home = Jeder Spieler hat eine Heimatinsel.
faults-no_nest = { $where } muss das Feld eines Piratennests sein.
faults-no_sea = Auf { $square } kann kein Schiff sein.
faults-no_island = Auf { $square } liegt keine Insel.
faults-same_home = Zwei Spieler können nicht dieselbe Heimatinsel haben.
faults-no_post = { $where } kann das nicht sein: { NAME("tiles", $tile, form: "name") }.
faults-other_board = { $where } braucht ein Plättchen der eigenen Karte.
faults-no_face = { $where } wurde angesehen und muss eine Vorderseite haben.
faults-too_many_tiles = Von diesem Plättchen sind es zu viele: { NAME("tiles", $tile, form: "name") }.
faults-too_many_of_a_kind = Von einer Sorte sind es zu viele Plättchen.
faults-crowded = { $seat } hat mehr, als Platz ist: Einwohner, Verträge, Nester, Schiffe oder Karten.
faults-not_active = { $seat } ist am Zug.
