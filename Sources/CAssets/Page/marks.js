// The marks of stories, drawn on Leaflet's canvas: quick with thousands, and a shape of its own for every severity.
const Marks = (() => {
  'use strict';

  const sizes = { error: 10, warning: 9.5, info: 8.5, fine: 6.5, drafted: 6.5 };

  /** The path of a mark around a point. */
  function trace(context, name, { x, y }, size) {
    context.beginPath();
    if (name === 'error') {
      context.moveTo(x, y - size);
      context.lineTo(x + size, y);
      context.lineTo(x, y + size);
      context.lineTo(x - size, y);
    } else if (name === 'warning') {
      context.moveTo(x, y - size);
      context.lineTo(x + size, y + size * 0.8);
      context.lineTo(x - size, y + size * 0.8);
    } else {
      context.arc(x, y, size, 0, 2 * Math.PI);
    }
    context.closePath();
  }

  function draw(context, name, point, size, colors) {
    context.globalAlpha = 1;
    context.setLineDash([]);
    trace(context, name, point, size);
    context.fillStyle = name === 'drafted' ? colors.paper : colors[name];
    context.fill();
    context.lineWidth = name === 'drafted' ? 2.5 : 1.5;
    context.strokeStyle = name === 'drafted' ? colors.fine : colors.paper;
    context.stroke();
    const letter = { error: '!', warning: '!', info: 'i' }[name];
    if (!letter) return;
    context.fillStyle = colors.onSign;
    context.font = `700 ${Math.round(size * 1.25)}px system-ui, sans-serif`;
    context.textAlign = 'center';
    context.textBaseline = 'middle';
    context.fillText(letter, point.x, point.y + (name === 'warning' ? 1.5 : 0.5));
  }

  /** A point of the map with the shape of its story's worst finding. */
  const Mark = L.CircleMarker.extend({
    initialize(place, story) {
      this.story = story;
      this.sign = story.worst || (story.draft ? 'drafted' : 'fine');
      L.CircleMarker.prototype.initialize.call(this, place, { radius: sizes[this.sign] + 1.5 });
    },
    _updatePath() {
      const renderer = this._renderer;
      if (!renderer._drawing || this._empty()) return;
      draw(renderer._ctx, this.sign, this._point, sizes[this.sign], Colors.all);
    },
  });

  return { Mark };
})();
