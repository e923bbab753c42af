import type { Point } from '../../shared/library/maps/draw-map.ts';

/** Rings of a polygon in degrees of longitude and latitude: the outer one, then its holes. */
export type Polygon = readonly (readonly Point[])[];

/** TopoJSON as the packages have it: arcs with quantized steps, and geometries that refer to them. A negative number is an arc backward. */
export interface Topology {
  readonly transform?: { readonly scale: Point; readonly translate: Point };
  readonly arcs: readonly (readonly Point[])[];
  readonly objects: Readonly<Record<string, { readonly geometries: readonly Geometry[] }>>;
}

interface Geometry {
  readonly type: string | null;
  readonly id?: string | number;
  readonly properties?: { readonly name?: string | null };
  readonly arcs?: unknown;
}

/** An area of a source, before areas are joined to the regions of a map. */
export interface Area {
  readonly id: string;
  readonly name: string;
  readonly polygons: readonly Polygon[];
}

/** @returns the areas of one object of a topology, without those that have no shape */
export function readAreas({ transform, arcs, objects }: Topology, object: string): Area[] {
  const lines = arcs.map((arc) => decodeArc(arc, transform));
  const readRing = (ring: readonly number[]): Point[] =>
    ring.flatMap((at, place) => {
      const line = at < 0 ? (lines[~at] ?? []).toReversed() : (lines[at] ?? []);
      return place === 0 ? line : line.slice(1);
    });
  const readPolygon = (rings: readonly (readonly number[])[]): Polygon => rings.map(readRing);
  return (objects[object]?.geometries ?? []).flatMap(({ type, id = '', properties, arcs: own }) => {
    if (type !== 'Polygon' && type !== 'MultiPolygon') return [];
    const polygons = (type === 'Polygon' ? [own] : own) as number[][][];
    return [{ id: String(id), name: properties?.name ?? '', polygons: polygons.map(readPolygon) }];
  });
}

function decodeArc(arc: readonly Point[], transform: Topology['transform']): Point[] {
  if (!transform) return arc.map(([x, y]) => [round(x), round(y)]);
  const { scale, translate } = transform;
  let [x, y] = [0, 0];
  return arc.map(([dx, dy]) => {
    [x, y] = [x + dx, y + dy];
    return [round(x * scale[0] + translate[0]), round(y * scale[1] + translate[1])];
  });
}

/** Rounds degrees to less than a meter, so that equal points are equal numbers. */
function round(degrees: number): number {
  return Math.round(degrees * 1e6) / 1e6;
}
