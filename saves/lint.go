package saves

import "regexp"

// lint looks for what is wrong with any save.
func lint(r *Report, doc *document) {
	lintGUIDs(r, doc.objects)
	lintTransforms(r, doc.objects)
	lintAssets(r, doc)
}

var guidForm = regexp.MustCompile(`^[0-9a-f]{6}$`)

func lintGUIDs(r *Report, objects []object) {
	first := map[string]*object{}
	for i := range objects {
		o := &objects[i]
		if !guidForm.MatchString(o.guid) {
			r.add(o.finding(GUIDMalformed, Warning), "%s has the GUID %q; TTS gives six digits from 0 to f, and may give it another one", o.label(), o.guid)
		}
		other, doubled := first[o.guid]
		switch {
		case !doubled:
			first[o.guid] = o
		case o.guid != "":
			r.add(o.finding(GUIDDuplicate, Error), "%s has the GUID %s, and so has %s at %s: give one of them another GUID, or delete the one that is too many",
				o.label(), o.guid, other.label(), other.path())
		}
	}
}

func lintTransforms(r *Report, objects []object) {
	for i := range objects {
		o := &objects[i]
		if o.transform.fault != "" {
			f := o.finding(TransformInvalid, Error)
			f.Path += ".Transform"
			r.add(f, "%s has no place on the table: %s; delete the object, or give its Transform numbers", o.label(), o.transform.fault)
		}
	}
}
