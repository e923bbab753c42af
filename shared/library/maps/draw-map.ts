import { circle, type Drawing, type Mark } from '../marks.ts';

/** The outlines of a map, as `infra/maps` makes them. */
export interface MapTable {
  readonly width: number;
  readonly height: number;
  /** Boxes around parts that are elsewhere in the world: left, top, width and height. */
  readonly frames: readonly (readonly number[])[];
  /** Where projected points are on the map, for each part. Tests look places up with it. */
  readonly fits: readonly { readonly scale: number; readonly x: number; readonly y: number }[];
  /** Coasts, and borders between two regions: a first point and the steps to the next ones, in half units. */
  readonly lines: readonly string[];
  /** Rings by region, as numbers of lines in turn. `~number` is a line backward. */
  readonly regions: Readonly<Record<string, readonly (readonly number[])[]>>;
}

export type MapName = 'world' | 'us' | 'de' | 'fr' | 'es' | 'it' | 'br';

const tables: Readonly<Record<MapName, () => Promise<{ readonly default: MapTable }>>> = {
  world: async () => await import('./world.json', { with: { type: 'json' } }),
  us: async () => await import('./us.json', { with: { type: 'json' } }),
  de: async () => await import('./de.json', { with: { type: 'json' } }),
  fr: async () => await import('./fr.json', { with: { type: 'json' } }),
  es: async () => await import('./es.json', { with: { type: 'json' } }),
  it: async () => await import('./it.json', { with: { type: 'json' } }),
  br: async () => await import('./br.json', { with: { type: 'json' } }),
};

/** Loads the table of one map; each is a file of its own. */
export async function loadMap(name: string): Promise<MapTable> {
  if (!isMap(name)) throw new Error(`There is no map ${name}.`);
  return (await tables[name]()).default;
}

function isMap(name: string): name is MapName {
  return name in tables;
}

export type Point = readonly [x: number, y: number];

const land = '#dde4ee';
const border = '#5d6675';
const ink = '#1b1b1f';
const blue = '#1a4fb5';
const red = '#b3261e';

/** A region with less area than this, in square units, has a ring around it, unless its islands lie far apart. */
const smallest = 200;
const farApart = 45;

/** Draws a blank map with one region marked: dark in a thick outline, so that nobody needs color to see it. A small region has a ring. */
export function drawMap(table: MapTable, region: string): Drawing {
  const rings = readRings(table, region);
  if (rings.length === 0) throw new Error(`The map has no ${region}.`);
  const { width, height, frames, lines } = table;
  const all = Object.keys(table.regions).flatMap((one) => readRings(table, one));
  const own = writeRings(rings);
  return {
    width,
    height,
    marks: [
      { path: writeRings(all), ink: land },
      { path: lines.map((line) => writePath(readLine(line))).join(''), width: 1, ink: border },
      ...frames.map(([x = 0, y = 0, wide = 0, high = 0]) => ({
        path: `M${x} ${y}h${wide}v${high}h${-wide}Z`,
        width: 1,
        ink: border,
      })),
      { path: own, ink: blue },
      { path: own, width: 1.5, ink },
      ...drawRing(rings),
    ],
  };
}

function drawRing(rings: readonly (readonly Point[])[]): Mark[] {
  const points = rings.flat();
  const [left, right] = spanOf(points.map(([x]) => x));
  const [top, bottom] = spanOf(points.map(([, y]) => y));
  const size = Math.max(right - left, bottom - top);
  const area = rings.reduce((sum, ring) => sum + Math.abs(areaOf(ring)), 0);
  return area >= smallest || size >= farApart
    ? []
    : [{ path: circle((left + right) / 2, (top + bottom) / 2, Math.max(12, size / 2 + 6)), width: 3, ink: red }];
}

function spanOf(values: readonly number[]): readonly [least: number, most: number] {
  return [Math.min(...values), Math.max(...values)];
}

/** @returns the area of a ring, positive if it runs clockwise on a plane with y downward */
export function areaOf(ring: readonly Point[]): number {
  let area = 0;
  for (const [at, [x, y]] of ring.entries()) {
    const [nextX, nextY] = ring[(at + 1) % ring.length] ?? [x, y];
    area += (x * nextY - nextX * y) / 2;
  }
  return area;
}

/** @returns the outlines of a region: closed, holes in the other direction */
export function readRings({ lines, regions }: MapTable, region: string): Point[][] {
  return (regions[region] ?? []).map((ring) =>
    ring.flatMap((at) => {
      const points = readLine(lines[at < 0 ? ~at : at] ?? '');
      return at < 0 ? points.toReversed() : points;
    }),
  );
}

function readLine(line: string): Point[] {
  const numbers = (line.match(/-?\d+/g) ?? []).map((number) => Number(number) / 2);
  let [x, y] = [0, 0];
  const points: Point[] = [];
  for (let at = 0; at < numbers.length; at += 2) {
    [x, y] = [x + (numbers[at] ?? 0), y + (numbers[at + 1] ?? 0)];
    points.push([x, y]);
  }
  return points;
}

function writeRings(rings: readonly (readonly Point[])[]): string {
  return rings.map((ring) => `${writePath(ring)}Z`).join('');
}

function writePath(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${x} ${y}`).join('L')}`;
}
