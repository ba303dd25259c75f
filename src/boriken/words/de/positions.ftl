## Das Formular für eine Stellung auf einem Analysebrett: seine Felder

position-player = Spieler { $number }
position-moment = Was zu entscheiden ist
position-turn = Wer am Zug ist
position-follows = nach der Reihe
position-round = Runde
position-open = liegt aus
position-usual = das nächste freie

## Warum es eine Stellung nicht geben kann. $where ist ein Feld, $seat ein Spieler

faults-other = Die Regeln lassen diese Stellung nicht zu.
faults-format = Das ist keine Stellung, die sich lesen lässt.
faults-set_up = Dieses Spiel, diese Spielerzahl oder diese Option gibt es nicht.
faults-entries = { $where } muss benannte Einträge haben.
faults-number = { $where }: möglich ist jede Zahl von { $least } bis { $most }.
faults-fixed = { $where } kann hier nur { $least } sein.
faults-flag = { $where } ist entweder wahr oder falsch.
faults-text = { $where } muss ein Text sein.
faults-one_of = { $where } kann sein: { $names }.
faults-seats = { $where } kann Spieler dieses Tisches enthalten.
faults-too_many = { $where }: { $count } mehr, als es gibt.
faults-sum = { $where }: höchstens { $most } zusammen.
faults-rest = { $where } ist nicht das, was der Rest der Stellung übrig lässt.
faults-list = { $where } muss eine Liste der richtigen Länge sein.
faults-surplus = { $where } bedeutet hier nichts.
faults-missing = { $where } fehlt.
faults-not_asked = In dieser Stellung wird nicht gefragt: { NAME("asked", $question) }.
faults-nothing_to_do = In dieser Stellung kann niemand etwas tun.
faults-no_ending = Ein Spiel, das zu Ende ist, hat einen Grund dafür, und kein anderes.
faults-role_open = { NAME("roles", $role, form: "name") } wird gerade gespielt und kann nicht ausliegen.
faults-roles_taken = In einer Runde können höchstens { $most } Rollen genommen werden.
faults-next_taker = { $seat } nimmt die nächste Rolle.
