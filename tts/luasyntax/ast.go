package luasyntax

// Node is a part of a script: a statement or an expression.
type Node interface {
	// At is where the node begins, in bytes from the start of the script.
	At() int
}

type place int

func (p place) At() int { return int(p) }

// Chunk is a whole script.
type Chunk struct {
	place
	Body []Node
	// Includes tells that lines include files, so that more names are defined than the script shows.
	Includes bool
}

// The statements. A call is one too.
type (
	// Local declares variables; it may have fewer values, or more.
	Local struct {
		place
		Names  []*Name
		Values []Node
	}
	// Assign sets targets, which are Name or Index.
	Assign struct {
		place
		Targets, Values []Node
	}
	// Do is a block of its own, a while or repeat loop, or a for loop with its variables. Names are empty without for.
	Do struct {
		place
		Names []*Name
		// Values are the condition, or what a for loop runs over.
		Values []Node
		Body   []Node
	}
	// If holds conditions and blocks in turn; the last block may be without a condition.
	If struct {
		place
		Conditions []Node
		Blocks     [][]Node
	}
	// Define is function a.b:c() … end, or local function a() … end.
	Define struct {
		place
		// Target is a Name or an Index.
		Target Node
		// Method tells that the function takes self besides its parameters.
		Method bool
		Value  *Function
	}
	// Return ends a function.
	Return struct {
		place
		Values []Node
	}
	// Jump is break, or goto with the label it goes to.
	Jump struct {
		place
		Label string
	}
	// Label is where a goto goes.
	Label struct {
		place
		Name string
	}
)

// The expressions.
type (
	// Name is a variable where it is declared, read or set.
	Name struct {
		place
		Value string
		// Local tells that it is no global.
		Local bool
	}
	// Text is a string: what it says.
	Text struct {
		place
		Value string
	}
	// Constant is nil, true, false, … or a number, as it is written.
	Constant struct {
		place
		Value string
	}
	// Table has fields; the key of a field without one is nil.
	Table struct {
		place
		Fields []Field
	}
	// Function is a function or a lambda, whose body is one Return.
	Function struct {
		place
		Parameters []*Name
		// Varargs tells that … follows the parameters.
		Varargs bool
		Body    []Node
	}
	// Unary is not, - or # before a value.
	Unary struct {
		place
		Operator string
		Value    Node
	}
	// Operation is values with operators between them, in the order of the text: precedence is not resolved.
	Operation struct {
		place
		Values    []Node
		Operators []string
	}
	// Parens is a value in parentheses.
	Parens struct {
		place
		Value Node
	}
	// Index is Value[Key]; value.name is the same with a Text.
	Index struct {
		place
		Value, Key Node
	}
	// Call calls Function, or with a Method value:method().
	Call struct {
		place
		Function  Node
		Method    string
		Arguments []Node
	}
)

// Field is an entry of a table.
type Field struct{ Key, Value Node }
