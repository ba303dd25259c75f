## Velden van een stelling die nergens anders een naam hebben

position-library_used = Bibliotheek in deze ronde gebruikt

## Waarom een stelling niet kan

faults-town = { $where } kan { $most } gebouwen hebben, elk paars gebouw maar één keer.
faults-goods = { $where }: niet meer goederen dan gebouwen ervoor, hier { $most }.
faults-between_rounds = Tussen twee rondes liggen alle rollen open.
faults-no_tile = In de handelaarsfase ligt een tegel van het handelshuis open.
faults-trades = Het handelshuis is niet zo vaak gebruikt als er tegels bekend zijn.
faults-same_tiles = Elke tegel van het handelshuis is er maar één keer.
faults-knowledge = { $seat } kan deze kaarten niet kennen.
