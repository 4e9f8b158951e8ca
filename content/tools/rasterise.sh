#!/bin/sh
# Draws every cities/<city>/artwork/<name>.svg into cities/<city>/images/<name>.png, 1200 pixels wide.
# Run it after a drawing has changed and commit both files. Needs rsvg-convert (Debian: librsvg2-bin,
# Homebrew: librsvg). A picture appears whole or not at all.
set -eu

command -v rsvg-convert >/dev/null || {
  echo "rasterise.sh: rsvg-convert is missing (Debian: librsvg2-bin, Homebrew: librsvg)" >&2
  exit 3
}

cd "$(dirname "$0")/../cities"
for drawing in */artwork/*.svg; do
  [ -e "$drawing" ] || continue
  city=${drawing%%/*}
  name=$(basename "$drawing" .svg)
  mkdir -p "$city/images"
  rsvg-convert -w 1200 -o "$city/images/.$name.png" "$drawing"
  mv "$city/images/.$name.png" "$city/images/$name.png"
done
