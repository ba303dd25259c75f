## Felder einer Stellung, die sonst keinen Namen haben

position-ship = Schiff mit { $number } Plätzen
position-load = Waren an Bord
position-cargo = Warensorte
position-discards = Abgelegte Plantagen
position-removed = Plantagen aus dem Spiel
position-chosen = Gebäude im Spiel
position-secret_forests = Wälder, die nur ihr Besitzer kennt
position-noble_ship = Adlige an Bord
position-wanted = Gesucht
position-kidnapped = Entführte Rolle
position-festival_tile = Plättchen des Festes
position-festival_building = Gebäude des Festes
position-spare_copy = Zusätzliches Exemplar

## Warum es eine Stellung nicht geben kann

faults-no_room = { $where } hat nicht genug Platz für all das.
faults-tiles = { $where }: höchstens { $most }, und nicht mehr { edition-them } als Plättchen.
faults-nobles = { $where }: Es können nicht mehr dort stehen als { edition-them }.
faults-house_full = Das Handelshaus hat { $most } Plätze.
faults-same_cargo = Zwei Schiffe können nicht dieselbe Ware laden: { NAME("goods", $good) }.
faults-empty_ship = { $where }: Ein Schiff mit einer Warensorte muss etwas geladen haben.
faults-noble_ship = Höchstens ein Adliger kann an Bord sein.
faults-not_chosen = Jemand hat ein Gebäude, das nicht im Spiel ist.
faults-kinds_on_sale = Höchstens { $most } Sorten von Gebäuden für { $cost } können im Spiel sein.
faults-banned = Hazienda und Forsthaus können nach diesen Regeln nicht zusammen im Spiel sein.
faults-kidnapped_open = Eine entführte Rolle liegt aus, bis jemand sie spielt.
faults-privilege = Nur { $seat } hat das Privileg der Rolle.
faults-alone = { $seat } spielt diese Rolle allein.
faults-not_asked_about = { $seat } kann jetzt nicht danach gefragt werden: { NAME("buildings", "tiles", $place) }.
faults-stores_too_much = { $seat } behält mehr, als sich lagern lässt.
faults-placing_order = Es wird der Reihe nach gesetzt; die Plätze, die noch kommen, müssen leer sein.
faults-no_circle = Dort kann niemand stehen: { NAME("buildings", "tiles", $place) }.
