// The map: Leaflet on one canvas, with the stories on top of the ground they stand on.
const Chart = (() => {
  'use strict';
  const { say } = Words;

  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const box = document.getElementById('map');
  Colors.read();

  const renderer = L.canvas({ padding: 0.2, tolerance: 3 });
  const map = L.map(box, {
    preferCanvas: true, zoomControl: false, attributionControl: false, zoomSnap: 0.5, minZoom: 2, maxZoom: 19,
    zoomAnimation: !isCalm, fadeAnimation: false, inertia: !isCalm, maxBounds: [[-85.06, -540], [85.06, 540]],
    renderer,
  });
  map.setView([0, 0], 2);
  new ResizeObserver(() => map.invalidateSize({ animate: false })).observe(box);
  L.control.scale({ imperial: false, position: 'bottomleft' }).addTo(map);

  // From the back to the front.
  const layers = {
    borders: Ground.borders(), extents: Ground.extents(), runways: Ground.runways(), aerodromes: Ground.aerodromes(),
    radii: L.featureGroup(), marks: L.featureGroup(),
  };
  const shown = { radii: true, names: true, extents: true, borders: true, runways: true, grid: true };
  const marks = new Map();
  let visible = [];
  let chosen = null;
  let lit = null;
  let choose = () => {};

  for (const story of Content.stories) {
    if (!story.place) continue;
    const place = [story.place.latitude, story.place.longitude];
    const mark = new Marks.Mark(place, story);
    mark.on('click', () => choose(story));
    mark.on('mouseover', () => { light(story); List.light(story); });
    mark.on('mouseout', () => { light(null); List.light(null); });
    mark.bindTooltip(() => tip(story), { direction: 'top', offset: [0, -10] });
    const circle = story.radiusMeters ? L.circle(place, { radius: story.radiusMeters, interactive: false }) : null;
    if (circle) {
      circle.look = colors => {
        const color = story.worst ? colors[story.worst] : colors.radius;
        return { color, fillColor: color, weight: 1.2, opacity: 0.75, fillOpacity: 0.13 };
      };
    }
    marks.set(story, { mark, circle, place: L.latLng(place) });
  }

  /** What the pointer says of a story. */
  function tip(story) {
    const title = Content.title(story);
    const { make } = Make;
    return make('span', { class: 'tip' },
      make('bdi', { lang: title.tag }, title.text), make('br'),
      make('small', {}, [story.id, story.radiusMeters && say('meters', { n: story.radiusMeters })].filter(Boolean).join(' · ')));
  }

  /** Shows the marks of these stories and no others, the worst on top. */
  function show(stories) {
    const wanted = stories.filter(story => marks.has(story));
    if (wanted.length === visible.length && wanted.every((story, index) => story === visible[index])) return;
    visible = wanted;
    const worstLast = [...visible].sort((a, b) =>
      (Content.rank[a.worst] || 0) - (Content.rank[b.worst] || 0) || b.index - a.index);
    layers.marks.clearLayers();
    layers.radii.clearLayers();
    for (const story of worstLast) {
      const { mark, circle } = marks.get(story);
      if (circle) layers.radii.addLayer(circle);
      layers.marks.addLayer(mark);
    }
    arrange();
  }

  /** Draws everything in the colours of the theme. */
  function paint() {
    Colors.read();
    for (const { mark, circle } of marks.values()) {
      if (circle) circle.setStyle(circle.look(Colors.all));
      mark.redraw();
    }
    for (const group of Object.values(layers)) {
      group.eachLayer(layer => { if (layer.look) layer.setStyle(layer.look(Colors.all)); });
    }
    arrange();
  }

  /** Puts every layer where it belongs. */
  function arrange() {
    for (const [name, group] of Object.entries(layers)) {
      const isWanted = name === 'aerodromes' ? showsAerodromes() : shown[name] !== false;
      if (isWanted !== map.hasLayer(group)) isWanted ? map.addLayer(group) : map.removeLayer(group);
    }
    for (const name of Object.keys(layers).reverse()) {
      if (name !== 'marks' && map.hasLayer(layers[name])) layers[name].bringToBack();
    }
    grid.ask();
    names.ask();
  }

  // From far away there would be nothing to see but aerodromes.
  const showsAerodromes = () => shown.runways && map.getZoom() >= 9.5;

  const grid = Drawing.graticule(map, () => shown.grid);
  const names = Drawing.names(map, () => {
    const colors = Colors.all;
    const zoom = map.getZoom();
    const entries = visible.map(story => ({
      place: marks.get(story).place, size: 8,
      text: shown.names && zoom >= 11 ? short(Content.title(story).text) : '',
      font: `${story.worst ? '600 ' : ''}12px system-ui, sans-serif`,
      color: story.worst ? colors[story.worst] : colors.ink, rank: Content.rank[story.worst] || 0,
    }));
    entries.sort((a, b) => b.rank - a.rank);
    return { marks: entries, texts: shown.names ? groundNames(zoom, colors) : [] };
  });

  const short = text => ([...text].length > 32 ? `${[...text].slice(0, 31).join('')}…` : text);

  /** Names of cities while they are small, of regions, of aerodromes. */
  function groundNames(zoom, colors) {
    const cities = Content.cities.filter(city => zoom < 10.5 && middle(city)).map(city => ({
      text: Content.cityName(city), place: middle(city), font: '600 14px system-ui, sans-serif', color: colors.ink, size: 10,
    }));
    const regions = (Content.borders ? Content.borders.labels : [])
      .filter(label => (label.kind === 'province' ? zoom < 8 : zoom >= 7 && zoom < 12))
      .map(label => ({
        text: Words.pick(label.names), place: [label.latitude, label.longitude], font: '12px system-ui, sans-serif',
        color: colors.faint, isCentred: true,
      }));
    const aerodromes = (shown.runways && zoom >= 10 ? Content.aerodromes : [])
      .filter(aerodrome => zoom >= 13 || /^(large|medium)/.test(aerodrome.kind))
      .map(aerodrome => ({
        text: aerodrome.ident, place: [aerodrome.latitude, aerodrome.longitude], font: '11px system-ui, sans-serif',
        color: aerodrome.kind === 'closed' ? colors.closed : colors.runway, size: 5,
      }));
    const runways = (shown.runways && zoom >= 13 ? Content.aerodromes : []).flatMap(aerodrome => aerodrome.runways
      .filter(runway => runway.ends)
      .map(({ idents, closed, ends: [a, b] }) => ({
        text: idents, place: [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2], font: '11px system-ui, sans-serif',
        color: closed ? colors.closed : colors.runway, size: 8,
      })));
    return [...cities, ...aerodromes, ...runways, ...regions];
  }

  /** The middle of a city's stories, or of its extent. */
  function middle(city) {
    const bounds = boundsOf(city.stories, city);
    return bounds && bounds.getCenter();
  }

  function boundsOf(stories, city) {
    const places = stories.filter(story => marks.has(story)).map(story => marks.get(story).place);
    if (places.length) return L.latLngBounds(places);
    const extent = city && city.extent;
    if (!extent) return null;
    const east = extent.east < extent.west ? extent.east + 360 : extent.east;
    return L.latLngBounds([extent.south, extent.west], [extent.north, east]);
  }

  const ring = L.marker([0, 0], {
    icon: L.divIcon({ className: 'ring', iconSize: [36, 36], html: '' }), interactive: false, keyboard: false, zIndexOffset: 1000,
  });
  const halo = L.marker([0, 0], {
    icon: L.divIcon({ className: 'halo', iconSize: [30, 30], html: '' }), interactive: false, keyboard: false,
  });

  function put(marker, story) {
    if (story && marks.has(story)) marker.setLatLng(marks.get(story).place).addTo(map);
    else marker.remove();
  }

  /** Rings the mark of a story and brings it into view; nothing is ringed for null. */
  function pick(story) {
    chosen = story;
    put(ring, story);
    if (!story || !marks.has(story)) return;
    const { place } = marks.get(story);
    const isNear = map.getZoom() >= 13 && map.getBounds().pad(-0.12).contains(place);
    if (isNear) return;
    const zoom = Math.max(map.getZoom(), 15);
    const isFar = map.getZoom() < 11 || !map.getBounds().pad(2).contains(place);
    map.setView(place, zoom, { animate: !isCalm && !isFar });
  }

  /** Lights up a mark while the pointer is on its row. */
  function light(story) {
    if (story === lit) return;
    lit = story;
    put(halo, story === chosen ? null : story);
  }

  /** Shows all these stories at once; of none, the extent of a city, or of all cities. */
  function fit(stories, city) {
    let bounds = boundsOf(stories, city);
    if (!bounds) {
      const all = Content.cities.map(city => boundsOf(city.stories, city)).filter(Boolean);
      bounds = all.length ? all.reduce((sum, one) => sum.extend(one)) : null;
    }
    if (!bounds) map.setView([30, 105], 4, { animate: false });
    else map.fitBounds(bounds.pad(0.08), { maxZoom: 15, animate: false });
  }

  // Where the map is, for whoever wants to check it.
  function note() {
    const { lat, lng } = map.getCenter();
    Object.assign(box.dataset, { latitude: lat, longitude: lng, zoom: map.getZoom() });
  }
  map.on('moveend zoomend', note);
  map.on('zoomend', () => { if (showsAerodromes() !== map.hasLayer(layers.aerodromes)) arrange(); });
  map.on('zoomanim', () => names.canvas.classList.add('moving'));
  map.on('zoomend', () => names.canvas.classList.remove('moving'));

  const pointer = document.getElementById('pointer');
  map.on('mousemove', ({ latlng: { lat, lng } }) => {
    const turned = ((lng + 180) % 360 + 360) % 360 - 180;
    pointer.textContent = `${lat.toFixed(5)}, ${turned.toFixed(5)}`;
  });
  map.on('mouseout', () => { pointer.textContent = ''; });

  return {
    show, paint, arrange, names: () => names.ask(), pick, light, fit, shown,
    onChoose(body) { choose = body; },
    zoom(by) { map.setZoom(map.getZoom() + by); },
    resized() { map.invalidateSize({ animate: false }); },
    /** Draws everything at once: no frame comes before a page is printed. */
    printed() {
      map.invalidateSize({ animate: false });
      paint();
      renderer._redraw();
      grid.redraw();
      names.redraw();
    },
    has: story => marks.has(story),
  };
})();
