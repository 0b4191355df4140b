#!/bin/sh
# Makes the two fonts of the screen from Inter as its package has it: the same signs, but only the weights and features
# that style sheets ask for, which halves what every page loads. Run it after a new version of Inter, with Debian's
# python3-fonttools and python3-brotli; the results are kept in the repository.
set -eu
cd "$(dirname "$0")/.."
from=node_modules/@fontsource-variable/inter
made=$(mktemp -d)
trap 'rm -rf "$made"' EXIT

# What `unicode-range` in src/web/ui/tokens.css says, without signs that are not drawn.
latin=U+0020-007E,U+00A0-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD
vietnamese=U+0102-0103,U+0110-0111,U+0128-0129,U+0168-0169,U+01A0-01A1,U+01AF-01B0,U+0300-0301,U+0303-0304,U+0308-0309,U+0323,U+0329,U+1EA0-1EF9,U+20AB

make() {
  python3 -m fontTools varLib.instancer -q "$from/files/inter-$1-wght-normal.woff2" wght=400:700 -o "$made/$1.ttf"
  python3 -m fontTools subset "$made/$1.ttf" --unicodes="$2" --layout-features=kern,tnum,ccmp,mark,mkmk,locl \
    --flavor=woff2 --output-file="src/web/ui/inter-$1.woff2"
}
make latin "$latin"
make vietnamese "$vietnamese"
cp "$from/LICENSE" src/web/ui/inter-license.txt
