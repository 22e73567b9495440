package tts

import (
	"bytes"
	"fmt"
	"slices"

	"menagerie/render"
	"menagerie/rules"
	"menagerie/tts/folder"
)

// artList names the list that remembers which pictures and meshes a folder got, and from what.
const artList = "render"

// ArtJob is art to be brought into a folder: what is there already, and what has to be drawn.
type ArtJob struct {
	dir     string
	only    bool
	kept    []folder.File
	missing []render.Picture
	meshes  []render.NamedMesh
}

// PlanArt looks which of the pictures of some parts (nil for all) a folder holds as they would be drawn. A picture of
// a position shows p, or the start for nil.
func PlanArt(dir string, r *render.Renderer, parts []render.Part, p *rules.Position) (*ArtJob, error) {
	made, err := folder.Made(dir, artList)
	if err != nil {
		return nil, err
	}
	job := &ArtJob{dir: dir, only: parts != nil}
	if parts == nil {
		parts = render.Parts
	}
	for _, picture := range r.Pictures(parts, p) {
		if made[picture.Name] == picture.Key {
			job.kept = append(job.kept, folder.File{Path: picture.Name, Key: picture.Key, Kept: true})
		} else {
			job.missing = append(job.missing, picture)
		}
	}
	if slices.Contains(parts, render.MeshesPart) {
		job.meshes = r.Meshes()
	}
	return job, nil
}

// Missing is how many pictures have to be drawn.
func (j *ArtJob) Missing() int { return len(j.missing) }

// Files is how many files there will be.
func (j *ArtJob) Files() int { return len(j.kept) + len(j.missing) + len(j.meshes) }

// Do draws what is missing, calling done after each picture, and brings it into the folder; for force see
// folder.Write. What an earlier job made of other parts stays, unless this one is for all parts.
func (j *ArtJob) Do(force bool, done func()) error {
	if j.Files() == 0 {
		return nil // no such parts, for example a token in a game without one
	}
	images, err := render.DrawAll(j.missing, done)
	if err != nil {
		return err
	}
	files := slices.Clone(j.kept)
	for i, image := range images {
		files = append(files, folder.File{Path: image.Name, Data: image.Data, Key: j.missing[i].Key})
	}
	meshes, err := meshFiles(j.meshes)
	if err != nil {
		return err
	}
	files = append(files, meshes...)
	if j.only {
		return folder.Add(j.dir, artList, files, force)
	}
	return folder.Write(j.dir, artList, files, force)
}

// art is a set of pictures and meshes as files.
func art(set *render.Set) ([]folder.File, error) {
	var files []folder.File
	for _, image := range set.Images {
		files = append(files, folder.File{Path: image.Name, Data: image.Data})
	}
	meshes, err := meshFiles(set.Meshes)
	return append(files, meshes...), err
}

// meshFiles are meshes as TTS wants them.
func meshFiles(meshes []render.NamedMesh) ([]folder.File, error) {
	var files []folder.File
	for _, m := range meshes {
		var b bytes.Buffer
		if err := fileMesh(m.Mesh).WriteOBJ(&b); err != nil {
			return nil, fmt.Errorf("write %s: %w", m.Name, err)
		}
		files = append(files, folder.File{Path: m.Name, Data: b.Bytes()})
	}
	return files, nil
}
