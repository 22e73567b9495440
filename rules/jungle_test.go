package rules_test

import (
	"testing"

	"menagerie/rules"
)

// Each test of this file is a sentence of the published rules of Jungle, or a house rule of its card.

func TestJungleSetup(t *testing.T) {
	game := load(t, "jungle", nil)
	if got, want := game.Start().String(), "l5t/1d3c1/r1p1w1e/7/7/7/E1W1P1R/1C3D1/T5L b"; got != want {
		t.Errorf("got %s, want %s (Il blu muove per primo)", got, want)
	}
}

func TestJungleMovement(t *testing.T) {
	testReach(t, load(t, "jungle", nil), []reach{
		{"Ogni pezzo muove di una casella orizzontalmente o verticalmente, mai in diagonale", "7/7/7/7/7/7/3C3/7/6r r", "4c", "3c 4b 4d 5c"},
		{"Non potete catturare pezzi propri", "7/7/7/7/7/3W3/2RCD2/3P3/6r r", "4c", ""},
		{"Non potete occupare la vostra tana", "7/7/7/7/7/7/7/7/2C3r r", "3a", "2a 3b"},
		{"nemmeno il Topo", "7/7/7/7/7/7/7/3R3/6c r", "4b", "3b 4c 5b"},
		{"la tana nemica si occupa", "7/3C3/7/7/7/7/7/7/6r r", "4h", "3h 4g 4i 5h"},
		{"Nessun pezzo può muovere attraverso le caselle di acqua", "7/7/7/7/7/7/1C5/7/6r r", "2c", "1c 2b 3c"},
		{"Nessun pezzo può muovere attraverso le caselle di acqua: l'Elefante tra le acque", "7/7/7/7/3E3/7/7/7/6r r", "4e", "4d 4f"},
		{"Il Topo può muovere sull'acqua come fosse una casella di terra: entrando", "7/7/7/7/7/7/1R5/7/6c r", "2c", "1c 2b 2d 3c"},
		{"Il Topo può muovere sull'acqua come fosse una casella di terra: dentro", "7/7/7/7/1R5/7/7/7/6c r", "2e", "1e 2d 2f 3e"},
		{"Il Topo può muovere sull'acqua come fosse una casella di terra: uscendo", "7/7/7/7/2R4/7/7/7/6c r", "3e", "2e 3d 3f 4e"},
		{"Tigre e Leone possono saltare l'acqua: in verticale", "7/7/7/7/7/7/1T5/7/6r r", "2c", "1c 2b 2g 3c"},
		{"Tigre e Leone possono saltare l'acqua: in orizzontale", "7/7/7/7/7/L6/7/7/6r r", "1d", "1c 1e 4d"},
		{"Tigre e Leone possono saltare l'acqua: da mezzo in ambo i lati", "7/7/7/7/3L3/7/7/7/6r r", "4e", "1e 4d 4f 7e"},
		{"Nessun altro salta", "7/7/7/7/3P3/7/7/7/6r r", "4e", "4d 4f"},
		{"La mossa inizia adiacente alla casella di acqua", "7/7/7/7/7/7/7/1L5/6r r", "2b", "1b 2a 2c 3b"},
		{"Non c'è un Topo ad occupare la traiettoria del salto: il proprio, vicino", "7/7/7/7/7/1R5/1T5/7/6r r", "2c", "1c 2b 3c"},
		{"Non c'è un Topo ad occupare la traiettoria del salto: il nemico, lontano", "7/7/7/1r5/7/7/1T5/7/6c r", "2c", "1c 2b 3c"},
		{"Non c'è un Topo ad occupare la traiettoria del salto: in orizzontale", "7/7/7/7/2r4/7/7/7/L5c r", "1a", "1b 2a"},
		{"Non c'è un Topo ad occupare la traiettoria del salto: un topo accanto non conta", "7/7/7/7/2r4/7/1T5/7/6c r", "2c", "1c 2b 2g 3c"},
		{"La casella di atterraggio non è occupata da un pezzo di valore superiore", "7/7/1l5/7/7/7/1T5/7/6c r", "2c", "1c 2b 3c"},
		{"La casella di atterraggio non è occupata da un pezzo dello stesso colore", "7/7/1R5/7/7/7/1T5/7/6c r", "2c", "1c 2b 3c"},
		{"ogni pezzo di uguale o minor valore in questa casella è catturato: uguale", "7/7/1t5/7/7/7/1T5/7/6c r", "2c", "1c 2b 2g 3c"},
		{"ogni pezzo di uguale o minor valore in questa casella è catturato: minore", "7/7/1p5/7/7/7/1T5/7/6c r", "2c", "1c 2b 2g 3c"},
	})
}

// A line an attacker, a column a defender, from the rat to the elephant.
func TestJungleWhoTakesWhom(t *testing.T) {
	game := load(t, "jungle", nil)
	const (
		byValue = `+......+
++......
+++.....
++++....
+++++...
++++++..
+++++++.
.+++++++`
		weak = `++++++++
++++++++
++++++++
++++++++
++++++++
++++++++
++++++++
++++++++`
	)
	tests := []struct{ sentence, template, move, want string }{
		{"Non potete catturare pezzi di valore maggiore; il topo cattura, e non ne può essere catturato, l'Elefante", "7/7/7/7/7/7/2Xx3/7/7 r", "3c-4c", byValue},
		{"Potete catturare un pezzo nemico in una delle vostre trappole senza tenere conto del suo valore: 3a", "7/7/7/7/7/7/7/7/1Xx4 r", "2a-3a", weak},
		{"Potete catturare un pezzo nemico in una delle vostre trappole senza tenere conto del suo valore: 4b", "7/7/7/7/7/7/3X3/3x3/7 r", "4c-4b", weak},
		{"Potete catturare un pezzo nemico in una delle vostre trappole senza tenere conto del suo valore: 5a", "7/7/7/7/7/7/7/7/4xX1 r", "6a-5a", weak},
		{"una trappola non indebolisce chi vi è di casa: attaccato in 4h", "7/3x3/3X3/7/7/7/7/7/7 r", "4g-4h", byValue},
		{"chi sta in una trappola nemica cattura ancora col suo valore", "7/3X3/3x3/7/7/7/7/7/7 r", "4h-4g", byValue},
	}
	for _, test := range tests {
		t.Run(test.sentence, func(t *testing.T) {
			if got := whoTakesWhom(t, game, "rcwdptle", test.template, test.move); got != test.want {
				t.Errorf("%s %s:\n%s", test.template, test.move, got)
			}
		})
	}
}

func TestJungleWater(t *testing.T) {
	testReach(t, load(t, "jungle", nil), []reach{
		{"il Topo non può catturare l'Elefante dall'acqua", "7/7/7/7/7/1R5/1e5/7/7 r", "2d", "1d 2e 3d"},
		{"il Topo cattura l'Elefante da terra", "7/7/7/7/7/7/Re5/7/7 r", "1c", "1b 1d 2c"},
		{"l'Elefante non cattura il Topo nell'acqua", "7/7/7/7/7/1r5/1E5/7/7 r", "2c", "1c 2b 3c"},
		{"nessun pezzo cattura il Topo nell'acqua", "7/7/7/7/7/1r5/1L5/7/7 r", "2c", "1c 2b 3c"},
		{"il Topo cattura il Topo dalla terra nell'acqua", "7/7/7/7/7/1r5/1R5/7/6c r", "2c", "1c 2b 2d 3c"},
		{"il Topo cattura il Topo dall'acqua sulla terra", "7/7/7/7/7/1R5/1r5/7/6c r", "2d", "1d 2c 2e 3d"},
		{"il Topo cattura il Topo nell'acqua", "7/7/7/7/1r5/1R5/7/7/6c r", "2d", "1d 2c 2e 3d"},
		{"dall'acqua il Topo non cattura altri", "7/7/7/7/7/1R5/1c5/7/7 r", "2d", "1d 2e 3d"},
	})
}

func TestJungleCaptures(t *testing.T) {
	testChange(t, load(t, "jungle", nil), []change{
		{"I pezzi catturano occupando il posto del pezzo avversario", "6l/7/7/7/7/7/2Cr3/7/7 r", "3c-4c", "6l/7/7/7/7/7/3C3/7/7 b"},
		{"ogni pezzo in questa casella è catturato", "6l/7/1p5/7/7/7/1T5/7/7 r", "2c-2g", "6l/7/1T5/7/7/7/7/7/7 b"},
		{"L'Elefante può, in questo caso catturare il Topo", "6l/7/7/7/7/7/3E3/3r3/7 r", "4c-4b", "6l/7/7/7/7/7/7/3E3/7 b"},
		{"anche il Topo può catturarvi chiunque", "6c/7/7/7/7/7/3R3/3l3/7 r", "4c-4b", "6c/7/7/7/7/7/7/3R3/7 b"},
	})
}

func TestJungleEndings(t *testing.T) {
	game := load(t, "jungle", nil)
	const shuffle = "1i-1h 1a-1b 1h-1i 1b-1a"
	testFinish(t, game, []finish{
		{"Lo scopo del gioco è di occupare la casella tana del tuo avversario: il rosso", "7/3C3/7/7/7/7/7/7/6r r", "4h-4i", rules.Outcome{Over: true, Winner: 1, Reason: rules.PieceInZone}},
		{"Lo scopo del gioco è di occupare la casella tana del tuo avversario: il blu, col Topo", "6R/7/7/7/7/7/7/3r3/7 b", "4b-4a", rules.Outcome{Over: true, Winner: 2, Reason: rules.PieceInZone}},
		{"vale anche da una trappola", "2C4/7/7/7/7/7/7/7/6r r", "3i-4i", rules.Outcome{Over: true, Winner: 1, Reason: rules.PieceInZone}},
		{"a side with no piece left loses", "7/7/7/7/7/7/2Cr3/7/7 r", "3c-4c", rules.Outcome{Over: true, Winner: 1, Reason: rules.NoneLeft}},
		{"a side with no legal move loses", "cE5/7/L6/7/7/7/7/7/7 r", "1g-1h", rules.Outcome{Over: true, Winner: 1, Reason: rules.NoMove}},
		{"the third occurrence of a position is a draw", game.Start().String(), times(2, shuffle), rules.Outcome{Over: true, Reason: rules.Repetition}},
		{"the second is none", game.Start().String(), shuffle, rules.Outcome{}},
		{"nor is one move before the third", game.Start().String(), shuffle + " 1i-1h 1a-1b 1h-1i", rules.Outcome{}},
	})
}

func TestJungleRefusals(t *testing.T) {
	testRefusal(t, load(t, "jungle", nil), []refusal{
		{"una volta che la tana è occupata il gioco ha fine", "7/3C3/7/7/7/7/7/7/6r r", "4h-4i", "7a-7b", rules.GameOver},
		{"mai in diagonale", "7/7/7/7/7/7/3C3/7/6r r", "", "4c-5d", rules.NoLine},
		{"di una casella", "7/7/7/7/7/7/3C3/7/6r r", "", "4c-4e", rules.TooFar},
		{"Non potete occupare la vostra tana", "7/7/7/7/7/7/7/7/2C3r r", "", "3a-4a", rules.MayNotEnter},
		{"Nessun pezzo può muovere attraverso le caselle di acqua", "7/7/7/7/7/7/1C5/7/6r r", "", "2c-2d", rules.MayNotEnter},
		{"un Topo sulla traiettoria", "7/7/7/1r5/7/7/1T5/7/6c r", "", "2c-2g", rules.Blocked},
		{"un pezzo di valore superiore dopo il salto", "7/7/1l5/7/7/7/1T5/7/6c r", "", "2c-2g", rules.CannotAttack},
		{"l'Elefante dall'acqua", "7/7/7/7/7/1R5/1e5/7/7 r", "", "2d-2c", rules.CannotAttack},
		{"i giocatori si alternano", "7/7/7/7/7/7/3C3/7/6r r", "4c-4d", "4d-4e", rules.NotYourTurn},
	})
}
