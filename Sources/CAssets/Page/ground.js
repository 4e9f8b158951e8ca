// What lies under the stories: extents, borders, runways and aerodromes. No tiles: everything is drawn from the data.
const Ground = (() => {
  'use strict';

  const metersPerDegree = 111320;

  /** Runways to their width. */
  function runways() {
    const group = L.featureGroup();
    for (const aerodrome of Content.aerodromes) {
      for (const runway of aerodrome.runways) {
        if (!runway.ends) continue;
        const strip = L.polygon(corners(runway));
        strip.look = colors => {
          const color = runway.closed ? colors.closed : runway.water ? colors.water : colors.runway;
          return {
            color, fillColor: color, weight: 1.2, fillOpacity: runway.closed ? 0.12 : 0.55,
            dashArray: runway.closed ? '5 4' : null,
          };
        };
        strip.bindTooltip(() => runwayWords(aerodrome, runway), { sticky: true });
        group.addLayer(strip);
      }
    }
    return group;
  }

  /** Aerodromes as small rings. */
  function aerodromes() {
    const group = L.featureGroup();
    for (const aerodrome of Content.aerodromes) {
      const point = L.circleMarker([aerodrome.latitude, aerodrome.longitude], { radius: 4 });
      point.look = colors => ({
        color: aerodrome.kind === 'closed' ? colors.closed : colors.runway, weight: 1.5, fillColor: colors.paper,
        fillOpacity: 1,
      });
      point.bindTooltip(() => aerodromeWords(aerodrome));
      group.addLayer(point);
    }
    return group;
  }

  /** The four corners of a runway, `[latitude, longitude]` each. */
  function corners({ ends: [a, b], widthMeters }) {
    const shrink = Math.cos(((a[0] + b[0]) / 2) * Math.PI / 180);
    const north = (b[0] - a[0]) * metersPerDegree;
    const east = (b[1] - a[1]) * metersPerDegree * shrink;
    const length = Math.hypot(north, east) || 1;
    const half = widthMeters / 2;
    const side = [(-east / length) * half / metersPerDegree, (north / length) * half / metersPerDegree / shrink];
    const moved = (point, sign) => [point[0] + sign * side[0], point[1] + sign * side[1]];
    return [moved(a, 1), moved(b, 1), moved(b, -1), moved(a, -1)];
  }

  function aerodromeWords(aerodrome) {
    return Make.make('span', {}, `${aerodrome.name} (${aerodrome.ident}), ${Words.say(`kind_${aerodrome.kind}`)}`);
  }

  function runwayWords(aerodrome, runway) {
    const more = [runway.closed && Words.say('closed'), runway.water && Words.say('water')].filter(Boolean);
    return Make.make('span', {}, [`${aerodrome.name} (${aerodrome.ident}) ${runway.idents}`, ...more].join(', '));
  }

  /** The box in which a city's stories must lie. East of the date line it goes on beyond 180. */
  function extents() {
    const group = L.featureGroup();
    for (const { extent } of Content.cities) {
      if (!extent) continue;
      const east = extent.east < extent.west ? extent.east + 360 : extent.east;
      const box = L.rectangle([[extent.south, extent.west], [extent.north, east]], { interactive: false });
      box.look = colors => ({ color: colors.extent, weight: 1.5, dashArray: '7 5', fill: false });
      group.addLayer(box);
    }
    return group;
  }

  /** Borders: whole-number steps from point to point, latitude first. */
  function borders() {
    const group = L.featureGroup();
    if (!Content.borders) return group;
    const { unitsPerDegree, lines } = Content.borders;
    for (const { kind, steps } of lines) {
      const points = [];
      let latitude = 0;
      let longitude = 0;
      for (let index = 0; index < steps.length; index += 2) {
        latitude += steps[index];
        longitude += steps[index + 1];
        points.push([latitude / unitsPerDegree, longitude / unitsPerDegree]);
      }
      const line = L.polyline(points, { interactive: false });
      line.look = colors => ({
        color: kind === 'outer' ? colors.outer : colors.border,
        weight: { outer: 1.6, province: 1.4, city: 0.9 }[kind],
        dashArray: kind === 'city' ? '6 3 1 3' : null,
        opacity: 0.9,
      });
      group.addLayer(line);
    }
    return group;
  }

  return { runways, aerodromes, extents, borders };
})();
