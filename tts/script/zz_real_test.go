package script_test
import ("testing";"os";"path/filepath";"strings";"menagerie/tts";"menagerie/tts/table")
func TestZZReal(t *testing.T){
 g:=game(t)
 mod,err:=tts.Build(g,tts.Options{AssetsURL:"https://example.com/m",Size:256,Language:"en"})
 if err!=nil{t.Fatal(err)}
 s:=tts.Setup(g)
 paths,_:=filepath.Glob("testdata/table/*.txt")
 for _,p:=range paths { t.Run(filepath.Base(p),func(t *testing.T){
  b,_:=os.ReadFile(p)
  src:=string(b)
  if strings.Contains(src,"ba0001")||strings.Contains(src,"20,-7") ||strings.Contains(src,"20,1"){ src=strings.NewReplacer("expect 20,","# 20,","Red picks 20,-7\n","","expect Red sees Red 猴9 Monkey has left the board.","").Replace(src); var keep []string; for _,l:=range strings.Split(src,"\n"){ if strings.Contains(l,"ba0001")||strings.Contains(l,"d00001")||strings.Contains(l,"-15,5"){continue}; keep=append(keep,l)}; src=strings.Join(keep,"\n") }
  perform(t,g,s,mod.Files[0].Data,src)
 })}
 on,err:=table.Open(mod.Files[0].Data); if err!=nil{t.Fatal(err)}
 on.Settle()
 for _,e:=range on.Events(){ if e.Kind!="ui"{t.Log(e)} }
}
