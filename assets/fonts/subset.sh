#!/bin/sh
# Makes menagerie-kai.ttf from LXGW WenKai Bold; see README.md. Needs python3 with fontTools (Debian: fonttools).
# The same font file and fontTools version give the same bytes.
set -eu
cd "$(dirname "$0")"
python=${PYTHON:-/usr/bin/python3}
font=${1:-/usr/share/fonts/truetype/lxgw-wenkai/LXGWWenKai-Bold.ttf}
characters=$(mktemp)
trap 'rm -f "$characters" "$characters.ttf"' EXIT

"$python" - "$characters" <<'PYTHON'
import sys

def coded(encoding, leads, trails):
    """The characters of a two-byte encoding in a block of lead and trail bytes."""
    for lead in leads:
        for trail in trails:
            yield bytes([lead, trail]).decode(encoding, "ignore")

big5 = [*range(0x40, 0x7F), *range(0xA1, 0xFF)]
text = set()
text.update(coded("big5", range(0xA4, 0xC7), big5))                 # Big5 level 1: common Traditional
text.update(coded("gb2312", range(0xB0, 0xD8), range(0xA1, 0xFF)))  # GB 2312 level 1: common Simplified
text.update("鼠牛虎兔龍蛇馬羊猴雞狗豬貓狼豹獅象風雷雨電鸡猪猫龙马风电狮狐狸鹰鹿帥將仕士相俥車傌馬炮砲兵卒帅将车马鬥獸棋斗兽爭果争梅花")
blocks = [(0x20, 0x7E), (0xA0, 0x17F), (0x218, 0x21B), (0x400, 0x45F), (0x490, 0x491), (0x4AE, 0x4AF),
          (0x2010, 0x2027), (0x2030, 0x203A), (0x20AC, 0x20AC), (0x2116, 0x2116), (0x2122, 0x2122),
          (0x2150, 0x215F), (0x2190, 0x2199), (0x2212, 0x2212), (0x25A0, 0x25CF), (0x2605, 0x2606),
          (0x3000, 0x3020), (0xFF01, 0xFF5E)]
for first, last in blocks:
    text.update(map(chr, range(first, last + 1)))
open(sys.argv[1], "w", encoding="utf-8").write("".join(sorted(text)))
PYTHON

pyftsubset "$font" --text-file="$characters" --output-file="$characters.ttf" \
	--no-hinting --layout-features= --drop-tables+=DSIG,GDEF,GPOS,GSUB,vhea,vmtx,meta --no-recalc-timestamp

# A modified version may not bear the reserved names.
"$python" - "$characters.ttf" menagerie-kai.ttf <<'PYTHON'
import sys
from fontTools.ttLib import TTFont

font = TTFont(sys.argv[1], recalcTimestamp=False)
copyright = font["name"].getDebugName(0)
version = font["name"].getDebugName(5)
font["name"].names = []
for number, text in {
    0: copyright,
    1: "Menagerie Kai",
    2: "Bold",
    3: "Menagerie Kai Bold",
    4: "Menagerie Kai Bold",
    5: version,
    6: "MenagerieKai-Bold",
    13: "This Font Software is licensed under the SIL Open Font License, Version 1.1.",
    14: "https://scripts.sil.org/OFL",
}.items():
    font["name"].setName(text, number, 3, 1, 0x409)
font.save(sys.argv[2])
PYTHON
