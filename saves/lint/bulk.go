package lint

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"menagerie/saves/scan"
)

const (
	// bulky is the size in bytes from which a save is worth a look at what makes it large.
	bulky = 1 << 20
	// heaviest is how many objects are named then.
	heaviest = 10
)

// bulk are the largest objects on the table, largest first.
type bulk struct {
	table   *scan.Object
	objects []*scan.Object
}

func (l *Linter) weigh(o *scan.Object) {
	b := &l.bulk
	switch {
	case o.IsTable():
		b.table = o
	case o.OnTable() && (len(b.objects) < heaviest || len(o.Raw) > len(b.objects[len(b.objects)-1].Raw)):
		at, _ := slices.BinarySearchFunc(b.objects, o, func(a, b *scan.Object) int { return cmp.Compare(len(b.Raw), len(a.Raw)) })
		b.objects = slices.Insert(b.objects, at, o)
		b.objects = b.objects[:min(len(b.objects), heaviest)]
	}
}

func (l *Linter) reportBulk() {
	b := &l.bulk
	if b.table == nil || len(b.table.Raw) < bulky || len(b.objects) == 0 {
		return
	}
	var list []string
	for _, o := range b.objects {
		list = append(list, fmt.Sprintf("%s at %s (%s)", o.String(), o.Path(), size(len(o.Raw))))
	}
	l.add(Bulk, Info, b.table, "", "", alike("the save has %s; the largest objects on the table are %s", size(len(b.table.Raw)), strings.Join(list, ", ")))
}

func size(bytes int) string {
	if bytes < bulky {
		return fmt.Sprintf("%d KB", (bytes+1023)/1024)
	}
	return fmt.Sprintf("%.1f MB", float64(bytes)/bulky)
}
