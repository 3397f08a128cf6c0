### What players are asked, and what they may answer.

# Questions

prompt-operation = Choose your operation.
prompt-with =
    { $group-number ->
        [0] Who acts from { $area }?
       *[other] Who else acts from { $area }, with { $group }?
    }
prompt-play-initiative = Initiative phase: will you play an event?
prompt-play-enemy-operation = The enemy opens an operation: will you play an event?
prompt-play-own-manoeuvre = Your stack sets out: will you play an event?
prompt-play-enemy-manoeuvre = An enemy stack sets out: will you play an event?
prompt-play-own-entry = Your stack comes upon friends: will you play an event?
prompt-play-enemy-entry = The enemy stack enters an area: will you play an event?
prompt-play-enemy-march-end = The enemy march is over: will you play an event?
prompt-play-combat = A combat begins: will you play an event?
prompt-play-retreat = After the combat, retreat and pursuit: will you play an event?
prompt-play-operation-end = Your operation is over: will you play an event?
prompt-counter-event = The enemy has played an event: will you cancel it?
prompt-march = Where does the stack march?
prompt-retreat = Where does the beaten stack retreat?
prompt-share-fatigue = Which corps takes the next fatigue point?
prompt-seem-to-share = You have no choice about the fatigue, and the enemy must not notice. Go on?
prompt-share-losses = Which corps takes the next loss, and in which arm?
prompt-share-relief = Which corps sheds 1 fatigue point?
prompt-wear = Which strength point does the corps lose?
prompt-recover = Will you spend a card to take fatigue off a corps?
prompt-recover-corps = Which corps does the card relieve?
prompt-arrival = Where does the reinforcement arrive?
prompt-inactivity = In which area are all your corps and vedettes spent?
prompt-anticipation = Which card do you take from your deck?
prompt-care = Which corps is to regain infantry, if it rests this turn?
prompt-reinforce = Which corps gains 1 infantry?
prompt-relieve-stack = Which stack is relieved of fatigue?
prompt-name-area = Which contested area do you name?
prompt-cannon-sounds = Which corps marches to the sound of the guns?
prompt-bring-commander = Does the commander go along?
prompt-bridge = Which bridge?
prompt-reaction = Which stack reacts, and where does it go?
prompt-last-effort = Which spent stack makes a last effort, and where does it go?
prompt-epidemy = Which enemy stack does the epidemic strike?
prompt-snow-storm = Which of your corps is lost in the snow?
prompt-bid = Which side do you wish for, and how many victory points do you bid?
prompt-place = Where do you place { $block }?
prompt-deployed = All your blocks are placed. Are you ready?

# Answers; some are shorter after a question that has said the rest

verb-pass = Pass
verb-pass-operation = Pass: no more operations this turn
verb-pass-play = Play no event
verb-pass-counter = Let it happen
verb-pass-recover = Spend no more cards
verb-pass-bring-commander = The corps goes without him
verb-stop = Stop here
verb-go = Go
verb-go-with = That is all: go
verb-go-seem = Go on
verb-ready = Ready
verb-play = Play { $card }
verb-manoeuvre = Manoeuvre from { $area }
verb-attack = Moving attack from { $area }
verb-combat = Combat at { $area }
verb-with = { $block }
verb-march = March to { $area }
verb-bridge = Bridge { $road } ({ $river })
verb-fatigue = { $block } takes 1 fatigue
verb-fatigue-share-fatigue = { $block }
verb-relieve = { $block } sheds 1 fatigue
verb-relieve-share-relief = { $block }
verb-lose =
    { $block }: 1 { $arm ->
        [cav] cavalry
       *[inf] infantry
    }
verb-retreat = Retreat to { $area }
verb-join = { $block }
verb-react = From { $area } to { $area2 }
verb-choose = { $area }
verb-pick = { $block }
verb-take = { $card }
verb-recover = Spend { $card }
verb-for = { $block }
verb-place = { $block } at { $area }
verb-place-place = { $area }
verb-bid =
    { $number ->
        [one] { $side }, { $number } point
       *[other] { $side }, { $number } points
    }
