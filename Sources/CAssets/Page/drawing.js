// Two canvases that do not move with the map: the graticule under it, names above it.
const Drawing = (() => {
  'use strict';

  /** A canvas as large as the map, `draw(context, size)` called once a frame at most. */
  function sheet(map, className, draw) {
    const canvas = L.DomUtil.create('canvas', className);
    canvas.setAttribute('aria-hidden', 'true');
    const container = map.getContainer();
    container.insertBefore(canvas, className === 'under' ? container.firstChild : null);
    let isWaiting = false;

    function redraw() {
      isWaiting = false;
      const size = map.getSize();
      const ratio = window.devicePixelRatio || 1;
      canvas.width = Math.round(size.x * ratio);
      canvas.height = Math.round(size.y * ratio);
      canvas.style.width = `${size.x}px`;
      canvas.style.height = `${size.y}px`;
      const context = canvas.getContext('2d');
      context.scale(ratio, ratio);
      draw(context, size);
    }

    function ask() {
      if (isWaiting) return;
      isWaiting = true;
      requestAnimationFrame(redraw);
    }

    map.on('move zoom viewreset resize zoomend moveend', ask);
    return { ask, redraw, canvas };
  }

  const steps = [30, 10, 5, 2, 1, 0.5, 0.2, 0.1, 0.05, 0.02, 0.01, 0.005, 0.002, 0.001, 0.0005, 0.0002, 0.0001];

  /** Lines of whole degrees or round parts of them, about a hand apart. */
  function graticule(map, isWanted) {
    return sheet(map, 'under', (context, size) => {
      if (!isWanted()) return;
      const bounds = map.getBounds();
      const degreesPerPixel = (bounds.getEast() - bounds.getWest()) / size.x;
      const step = steps.reduce((best, step) => (step >= degreesPerPixel * 110 ? step : best), steps[0]);
      const decimals = Math.max(0, Math.ceil(-Math.log10(step) - 1e-9));
      context.strokeStyle = Colors.all.line;
      context.fillStyle = Colors.all.faint;
      context.lineWidth = 1;
      context.font = '11px system-ui, sans-serif';
      each(bounds.getWest(), bounds.getEast(), step, longitude => {
        const x = Math.round(map.latLngToContainerPoint([bounds.getCenter().lat, longitude]).x) + 0.5;
        stroke(context, x, 0, x, size.y);
        context.fillText(degrees(turned(longitude), 'E', 'W', decimals), x + 4, 13);
      });
      each(Math.max(-85, bounds.getSouth()), Math.min(85, bounds.getNorth()), step, latitude => {
        const y = Math.round(map.latLngToContainerPoint([latitude, bounds.getCenter().lng]).y) + 0.5;
        stroke(context, 0, y, size.x, y);
        if (y > 24) context.fillText(degrees(latitude, 'N', 'S', decimals), 4, y - 4);
      });
    });
  }

  function each(from, to, step, body) {
    for (let index = Math.ceil(from / step); index * step <= to; index += 1) body(index * step);
  }

  function stroke(context, ...[x1, y1, x2, y2]) {
    context.beginPath();
    context.moveTo(x1, y1);
    context.lineTo(x2, y2);
    context.stroke();
  }

  const turned = longitude => ((longitude + 180) % 360 + 360) % 360 - 180;

  function degrees(value, positive, negative, decimals) {
    const text = Math.abs(value).toFixed(decimals);
    return `${text}°${Number(text) === 0 ? '' : value > 0 ? positive : negative}`;
  }

  /** Names beside what they name, the important ones first; a name that would lie on another stays away. */
  function names(map, entries) {
    return sheet(map, 'above', (context, size) => {
      const { marks, texts } = entries();
      const taken = new Taken();
      const onMap = marks.map(mark => ({ ...mark, at: map.latLngToContainerPoint(mark.place) }))
        .filter(({ at }) => at.x > -20 && at.y > -20 && at.x < size.x + 20 && at.y < size.y + 20);
      for (const { at, size } of onMap) taken.add(at.x - size, at.y - size, at.x + size, at.y + size);
      context.lineJoin = 'round';
      context.textBaseline = 'middle';
      for (const text of [...texts, ...onMap.filter(mark => mark.text)]) {
        const at = text.at || map.latLngToContainerPoint(text.place);
        if (at.x < -200 || at.y < -20 || at.x > size.x + 20 || at.y > size.y + 20) continue;
        place(context, taken, text, at);
      }
    });
  }

  function place(context, taken, { text, font, color, size = 0, isCentred }, at) {
    context.font = font;
    const width = context.measureText(text).width;
    const spots = isCentred
      ? [[at.x - width / 2, at.y]]
      : [[at.x + size + 3, at.y], [at.x - size - 3 - width, at.y], [at.x - width / 2, at.y - size - 9],
        [at.x - width / 2, at.y + size + 9]];
    const spot = spots.find(([x, y]) => taken.isFree(x - 1, y - 7, x + width + 1, y + 7));
    if (!spot) return;
    taken.add(spot[0] - 2, spot[1] - 8, spot[0] + width + 2, spot[1] + 8);
    context.lineWidth = 3;
    context.strokeStyle = Colors.all.paper;
    context.strokeText(text, ...spot);
    context.fillStyle = color;
    context.fillText(text, ...spot);
  }

  /** Boxes that are in use, by cells, so that asking stays quick. */
  class Taken {
    constructor() { this.cells = new Map(); }

    keys(x1, y1, x2, y2) {
      const keys = [];
      for (let x = Math.floor(x1 / 64); x <= Math.floor(x2 / 64); x += 1) {
        for (let y = Math.floor(y1 / 64); y <= Math.floor(y2 / 64); y += 1) keys.push(x * 65536 + y);
      }
      return keys;
    }

    add(...box) {
      for (const key of this.keys(...box)) {
        if (!this.cells.has(key)) this.cells.set(key, []);
        this.cells.get(key).push(box);
      }
    }

    isFree(...box) {
      return this.keys(...box).every(key => (this.cells.get(key) || [])
        .every(other => box[0] > other[2] || box[2] < other[0] || box[1] > other[3] || box[3] < other[1]));
    }
  }

  return { graticule, names };
})();
