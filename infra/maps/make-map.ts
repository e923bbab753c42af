import { type Border, joinRegions, simplify, traceRings } from './join-regions.ts';
import { type Fit, fitInto, place, type Projection } from './project.ts';
import { type Area, type Polygon, readAreas, type Topology } from './read-regions.ts';
import type { Frame, MapSource } from './sources.ts';
import { mapWidth } from './sources.ts';
import { areaOf, type MapTable, type Point } from '../../shared/library/maps/draw-map.ts';

/** Steps of a unit of the drawing to which points are rounded. */
const steps = 2;

/** The Urals: Russia is divided at this meridian, as most atlases divide it nearly so. */
const urals = 60;

interface Piece {
  readonly region: string;
  readonly polygon: Polygon;
}

/** @returns the table of a map, always the same one for a source */
export function makeMap(source: MapSource, topology: Topology): MapTable {
  const pieces = listPieces(source, readAreas(topology, source.object));
  const [main, ...others] = source.frames;
  if (!main) throw new Error('The map has no frame.');
  const framed = new Set(others.flatMap(({ regions = [] }) => regions));
  const lines: string[] = [];
  const fits: Fit[] = [];
  const regions: Record<string, number[][]> = {};
  for (const frame of [main, ...others]) {
    const own = pieces.filter(({ region }) => frame.regions?.includes(region) ?? !framed.has(region));
    const { borders, rings, fit } = drawFrame(own, frame, source.least);
    for (const [region, list] of rings)
      regions[region] = list
        .filter((ring) => measure(ring, borders) > smallestRing)
        .map((ring) => ring.map((at) => (at < 0 ? at - lines.length : at + lines.length)));
    fits.push(fit);
    lines.push(...borders.map(({ points }) => writeLine(points)));
  }
  return {
    width: mapWidth,
    height: source.height,
    frames: others.map(({ box: [x, y, width, height] }) => [x - 3, y - 3, width + 6, height + 6]),
    fits,
    lines,
    regions,
  };
}

function listPieces({ regionOf, isAway = () => false }: MapSource, areas: readonly Area[]): Piece[] {
  return areas
    .flatMap((area) => area.polygons.flatMap((polygon) => placePolygon(area, polygon)))
    .flatMap(({ area, polygon }) => {
      const region = regionOf(area);
      return region === undefined || isAway(polygon) ? [] : [{ region, polygon }];
    });
}

/** Divides Russia between the continents, puts French Guiana on its own, and moves what is beyond the date line to where the map continues. */
function placePolygon(area: Area, polygon: Polygon): { readonly area: Area; readonly polygon: Polygon }[] {
  const [outer = []] = polygon;
  if (area.name === 'Russia') {
    const moved = polygon.map((ring) => ring.map(([x, y]): Point => [x < -168 ? x + 360 : x, y]));
    return [
      { area: { ...area, id: 'russia' }, polygon: clip(moved, (x) => x <= urals) },
      { area, polygon: clip(moved, (x) => x >= urals) },
    ].filter((part) => (part.polygon[0] ?? []).length > 3);
  }
  if (area.name === 'Kazakhstan') return [{ area, polygon: polygon.map(addCrossings) }];
  if (area.name === 'France' && outer.every(([x]) => x < -50)) return [{ area: { ...area, id: 'guiana' }, polygon }];
  return [{ area, polygon }];
}

/** Adds the points where a ring crosses the meridian of the Urals, so that neighbors on both sides still share all their points. */
function addCrossings(ring: readonly Point[]): Point[] {
  return ring.flatMap((from, at): Point[] => {
    const to = ring[at + 1];
    if (!to || (from[0] - urals) * (to[0] - urals) >= 0) return [from];
    // Counted from the western point, so that both neighbors get the same number.
    const [west, east] = from[0] < to[0] ? [from, to] : [to, from];
    const y = west[1] + ((east[1] - west[1]) * (urals - west[0])) / (east[0] - west[0]);
    return [from, [urals, Math.round(y * 1e6) / 1e6]];
  });
}

function clip(polygon: Polygon, isIn: (longitude: number) => boolean): Polygon {
  return polygon.flatMap((ring) => {
    const kept = addCrossings(ring).filter(([x]) => isIn(x));
    const [first] = kept;
    return first ? [[...kept, first]] : [];
  });
}

function drawFrame(pieces: readonly Piece[], { project, box }: Frame, least: MapSource['least']) {
  const rings = pieces.flatMap(({ region, polygon }) => polygon.map((points) => ({ region, points })));
  const fit = fitInto(
    project,
    rings.flatMap(({ points }) => points),
    box,
  );
  const all = joinRegions(rings).map((border) =>
    drawBorder(border, (point) => place(project, fit, point), least.corner),
  );
  const biggest = new Map<string, number>();
  for (const { region, size } of all.flatMap(listIslands))
    biggest.set(region, Math.max(size, biggest.get(region) ?? 0));
  const shared = new Set(all.filter(({ isIsland }) => !isIsland).flatMap(({ owners }) => [...owners.keys()]));
  // Small islands are left out, but a region keeps its largest one if it has nothing else.
  const borders = all.filter((border) =>
    listIslands(border).every(
      ({ region, size }) => size >= least.island || (!shared.has(region) && size === biggest.get(region)),
    ),
  );
  return { borders: borders.map(({ points }) => ({ points })), rings: traceRings(borders), fit };
}

/** Slivers between two lines that nearly meet are smaller than this, in square units. */
const smallestRing = 0.3;

function measure(ring: readonly number[], borders: readonly Pick<Border, 'points'>[]): number {
  const points = ring.flatMap((at) => {
    const line = borders[at < 0 ? ~at : at]?.points ?? [];
    return at < 0 ? line.toReversed() : line;
  });
  return Math.abs(areaOf(points));
}

type Drawn = Border & { readonly isIsland: boolean };

function drawBorder({ points, owners }: Border, fit: Projection, least: number): Drawn {
  const [first, last] = [points[0], points.at(-1)];
  const drawn = simplify(points.map(fit), least);
  return { points: drawn, owners, isIsland: first?.[0] === last?.[0] && first?.[1] === last?.[1] };
}

/** What a closed line goes around, with its size: an island, or a region within another one. */
function listIslands({ points, owners, isIsland }: Drawn) {
  if (!isIsland) return [];
  return [...owners.keys()].map((region) => ({ region, size: Math.abs(areaOf(points)) }));
}

/** Writes a line: its first point, then the steps to the next ones. */
function writeLine(points: readonly Point[]): string {
  const rounded = points.map(([x, y]) => [Math.round(x * steps), Math.round(y * steps)] as const);
  const moves = rounded.flatMap(([x, y], at) => {
    const [beforeX, beforeY] = rounded[at - 1] ?? [0, 0];
    const isStill = at > 0 && x === beforeX && y === beforeY;
    return isStill ? [] : [x - beforeX, y - beforeY];
  });
  return moves.join(' ').replaceAll(' -', '-');
}
