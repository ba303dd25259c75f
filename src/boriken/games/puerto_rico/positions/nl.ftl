## Velden van een stelling die nergens anders een naam hebben

position-ship = Schip met { $number } plaatsen
position-load = Goederen aan boord
position-cargo = Soort goederen
position-discards = Afgelegde plantages
position-removed = Plantages uit het spel
position-chosen = Gebouwen in het spel
position-secret_forests = Bossen die alleen de eigenaar kent
position-noble_ship = Edelen aan boord
position-wanted = Gezocht
position-kidnapped = Ontvoerde rol
position-festival_tile = Tegel van het feest
position-festival_building = Gebouw van het feest
position-spare_copy = Extra exemplaar

## Waarom een stelling niet kan

faults-no_room = { $where } heeft geen plaats voor dit alles.
faults-tiles = { $where }: hoogstens { $most }, en niet meer { edition-them } dan tegels.
faults-nobles = { $where }: er kunnen er niet meer staan dan { edition-them }.
faults-house_full = Het handelshuis heeft { $most } plaatsen.
faults-same_cargo = Twee schepen kunnen niet dezelfde lading hebben: { NAME("goods", $good) }.
faults-empty_ship = { $where }: een schip met een soort goederen moet iets aan boord hebben.
faults-noble_ship = Er kan hoogstens één edele aan boord zijn.
faults-not_chosen = Iemand heeft een gebouw dat niet in het spel is.
faults-kinds_on_sale = Er kunnen hoogstens { $most } soorten gebouwen voor { $cost } in het spel zijn.
faults-banned = Hacienda en boswachterij kunnen volgens deze regels niet samen in het spel zijn.
faults-kidnapped_open = Een ontvoerde rol ligt open tot iemand haar speelt.
faults-privilege = Alleen { $seat } heeft het voorrecht van de rol.
faults-alone = { $seat } speelt deze rol alleen.
faults-not_asked_about = { $seat } kan hier nu niet naar gevraagd worden: { NAME("buildings", "tiles", $place) }.
faults-stores_too_much = { $seat } houdt meer dan er opgeslagen kan worden.
faults-placing_order = Er wordt in volgorde geplaatst; de plaatsen die nog komen moeten leeg zijn.
faults-no_circle = Daar kan niemand staan: { NAME("buildings", "tiles", $place) }.
