## Felder einer Stellung, die sonst keinen Namen haben

position-library_used = Bibliothek in dieser Runde benutzt

## Warum es eine Stellung nicht geben kann

faults-town = { $where } kann { $most } Gebäude haben, jedes violette nur einmal.
faults-goods = { $where }: nicht mehr Waren als Gebäude dafür, hier { $most }.
faults-between_rounds = Zwischen zwei Runden liegen alle Rollen aus.
faults-no_tile = In der Händlerphase liegt ein Plättchen des Handelshauses offen.
faults-trades = Das Handelshaus wurde nicht so oft benutzt, wie Plättchen bekannt sind.
faults-same_tiles = Jedes Plättchen des Handelshauses gibt es nur einmal.
faults-knowledge = { $seat } kann diese Karten nicht kennen.
