## The game in a sentence

about = Send divers to the reef and the deep, and bring up most shells.

## Refusals

refusals-game_over = The game is over.
refusals-chance_acts = Chance decides this, not a player.
refusals-another_question = The question now is how many divers to send.
refusals-must_answer = Everybody must send divers, or none by number.
refusals-too_few_divers = There are only { $divers } divers left.
refusals-other_water = The { $water } comes now.

## Questions

questions-dive =
    .theirs = { $who } sends divers.
    .mine = How many divers do you send to the { $about }? You have { $divers }.

## Events

events-pearl_dealt =
    { $pearl ->
        [none] { $who } { YOU($you, "get", "gets") } a pearl.
       *[other] { $who } { YOU($you, "get", "gets") } the pearl { $pearl }.
    }
events-divers_sent = { $who } { YOU($you, "send", "sends") } { $divers } to the { $water }.
events-shells_found = { $who } { YOU($you, "find", "finds") } { $shells } shells in the deep.
events-round_ended = Round { $round } ends.

## The score sheet and the terminal

sheet-shells = shells
sheet-pearl = pearl
terminal-tiebreak = the higher pearl
terminal-help = A pearl shown as – is hidden from you.
