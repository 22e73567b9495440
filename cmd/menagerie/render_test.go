package main

import (
	"image/png"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

func TestRenderOnly(t *testing.T) {
	dir := t.TempDir()
	out := succeed(t, "render", "jungle", "-o", dir, "--size", "64", "--only", "board,meshes")
	if !strings.Contains(out, "7 pictures and meshes of Jungle") {
		t.Errorf("printed %s", out)
	}
	succeed(t, "render", "jungle", "-o", dir, "--size", "64", "--only", "position", "--moves", "2h-2g 2b-2c")
	f, err := os.Open(filepath.Join(dir, "position.png"))
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	if _, err := png.Decode(f); err != nil {
		t.Error(err)
	}
	if _, err := os.Stat(filepath.Join(dir, "board.png")); err != nil {
		t.Errorf("the board that was drawn before: %v", err)
	}
}

func TestRenderSeveralCards(t *testing.T) {
	dir := t.TempDir()
	out := succeed(t, "render", "jungle", "elephant-chess", "-o", dir, "--size", "64", "--only", "trays")
	want := "2 pictures and meshes of Jungle are in " + filepath.Join(dir, "jungle") + ".\n" +
		"2 pictures and meshes of Elephant Chess are in " + filepath.Join(dir, "elephant-chess") + ".\n"
	if out != want {
		t.Errorf("printed\n%s\nwant\n%s", out, want)
	}
}
