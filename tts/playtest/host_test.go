package playtest_test

import (
	"testing"

	"menagerie/tts/playtest"
)

func TestHostThatGoesIsFollowed(t *testing.T) {
	s := serve(t, playtest.Options{})
	red, blue := s.openAs(t, "first"), s.openAs(t, "second")
	red.does(`{"do":"sit","seat":"Red"}`)
	red.sees(`"host":true`)
	blue.does(`{"do":"sit","seat":"Blue"}`)
	blue.sees(`"seat":"Blue","name":"Player 2","host":false`)

	red.conn.CloseNow()
	blue.sees(`"event":"left","by":"Red"`)
	s.Advance(4)
	s.Advance(4)
	blue.sees(`{"you":{"seat":"Blue","name":"Player 2","host":true}}`)
	blue.does(`{"do":"press","id":"rule"}`)
	blue.sees(`"text":"ruled"`)

	again := s.openAs(t, "first")
	again.does(`{"do":"sit","seat":"Red"}`)
	again.sees(`{"you":{"seat":"Red","name":"Player 3","host":false}}`)
}

func TestHostThatLoadsThePageAnewStaysHost(t *testing.T) {
	s := serve(t, playtest.Options{})
	red, blue := s.openAs(t, "first"), s.openAs(t, "second")
	red.does(`{"do":"sit","seat":"Red"}`)
	red.sees(`"host":true`)
	blue.does(`{"do":"sit","seat":"Blue"}`)
	blue.sees(`"event":"seated","by":"Blue"`)

	red.conn.CloseNow()
	blue.sees(`"event":"left","by":"Red"`)
	s.Advance(4)
	blue.does(`{"do":"sit","seat":"Red"}`)
	blue.sees(`{"you":{"seat":"Red","name":"Player 2","host":false}}`)
	again := s.openAs(t, "first")
	again.does(`{"do":"sit","seat":"Blue"}`)
	again.sees(`{"you":{"seat":"Blue","name":"Player 3","host":true}}`)
	s.Advance(4)
	again.does(`{"do":"press","id":"rule"}`)
	again.sees(`"text":"ruled"`)
}

func TestHostIsNobodyWhenNobodySits(t *testing.T) {
	s := serve(t, playtest.Options{})
	red, blue := s.openAs(t, "first"), s.openAs(t, "second")
	red.does(`{"do":"sit","seat":"Red"}`)
	red.sees(`"host":true`)
	red.does(`{"do":"leave"}`)
	red.sees(`"host":false`)
	s.Advance(6)
	blue.does(`{"do":"sit","seat":"Blue"}`)
	blue.sees(`{"you":{"seat":"Blue","name":"Player 2","host":true}}`)
}
