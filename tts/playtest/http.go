package playtest

import (
	"embed"
	"encoding/json"
	"io/fs"
	"net"
	"net/http"
	"strings"
)

// web is the page as it is built from the sources in web/src.
//
//go:embed web/dist
var web embed.FS

// policy lets the page load what this server has and nothing else.
const policy = "default-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

func (s *Server) routes() {
	page, err := fs.Sub(web, "web/dist")
	if err != nil {
		panic(err) // the name is one that embed accepted
	}
	s.mux = http.NewServeMux()
	s.mux.Handle("GET "+s.Path(), http.StripPrefix(s.Path(), http.FileServerFS(page)))
	s.mux.HandleFunc("GET "+s.Path()+"socket", s.socket)
	s.mux.HandleFunc("GET "+s.Path()+"save", s.download)
	s.mux.HandleFunc("GET "+s.Path()+"insight", s.insight)
	s.mux.HandleFunc("GET "+s.Path()+"asset", s.asset)
}

// ServeHTTP answers requests that were made to this computer by name, so that no page from elsewhere can reach the
// server by a name of its own that leads here.
func (s *Server) ServeHTTP(rw http.ResponseWriter, r *http.Request) {
	if !isLoopback(r.Host) {
		http.Error(rw, "this server answers on this computer only", http.StatusForbidden)
		return
	}
	if origin := r.Header.Get("Origin"); origin != "http://"+r.Host && (origin != "" || isSocket(r)) {
		http.Error(rw, "only the page itself may ask this", http.StatusForbidden)
		return
	}
	header := rw.Header()
	header.Set("Content-Security-Policy", policy)
	header.Set("X-Content-Type-Options", "nosniff")
	header.Set("Referrer-Policy", "no-referrer") // the address holds the token
	header.Set("Cross-Origin-Resource-Policy", "same-origin")
	header.Set("Cache-Control", "no-store")
	s.mux.ServeHTTP(rw, r)
}

func isSocket(r *http.Request) bool { return strings.EqualFold(r.Header.Get("Upgrade"), "websocket") }

// isLoopback tells whether a host, with or without port, is this computer.
func isLoopback(host string) bool {
	name, _, err := net.SplitHostPort(host)
	if err != nil {
		name = host
	}
	ip := net.ParseIP(strings.Trim(name, "[]"))
	return name == "localhost" || ip != nil && ip.IsLoopback()
}

func (s *Server) download(rw http.ResponseWriter, _ *http.Request) {
	s.mu.Lock()
	save, err := s.snapshot()
	s.mu.Unlock()
	if err != nil {
		http.Error(rw, err.Error(), http.StatusInternalServerError)
		return
	}
	rw.Header().Set("Content-Type", "application/json")
	rw.Header().Set("Content-Disposition", `attachment; filename="`+fileName(s.options.Name)+`.json"`)
	_, _ = rw.Write(save) // whoever asked may have gone
}

// fileName keeps of a name what may stand in a header.
func fileName(name string) string {
	return strings.Map(func(r rune) rune {
		if r < ' ' || r > '~' || strings.ContainsRune(`"\/`, r) {
			return '_'
		}
		return r
	}, name)
}

func (s *Server) insight(rw http.ResponseWriter, r *http.Request) {
	if s.options.Inspect == nil {
		http.NotFound(rw, r)
		return
	}
	s.mu.Lock()
	save, err := s.snapshot()
	taken := s.taken()
	s.mu.Unlock()
	if err != nil {
		http.Error(rw, err.Error(), http.StatusInternalServerError)
		return
	}
	rw.Header().Set("Content-Type", "application/json")
	_ = json.NewEncoder(rw).Encode(s.options.Inspect(save, taken)) // whoever asked may have gone
}
