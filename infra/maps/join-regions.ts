import { areaOf, type Point } from '../../shared/library/maps/draw-map.ts';

/** A line between two regions or along a coast. Regions are named with the direction in which their rings run along it. */
export interface Border {
  readonly points: readonly Point[];
  readonly owners: ReadonlyMap<string, 1 | -1>;
}

/** A step between two neighboring points of rings. */
interface Edge {
  readonly from: Point;
  readonly to: Point;
  readonly owners: Map<string, 1 | -1>;
}

interface Ring {
  readonly region: string;
  readonly points: readonly Point[];
}

const keyOf = ([x, y]: Point): string => `${x},${y}`;

/** Joins areas to regions: what two areas of one region share is left out, and what two regions share is one line. */
export function joinRegions(rings: readonly Ring[]): Border[] {
  const edges = listEdges(rings);
  const byNode = new Map<string, Edge[]>();
  for (const edge of edges)
    for (const end of [edge.from, edge.to]) byNode.set(keyOf(end), [...(byNode.get(keyOf(end)) ?? []), edge]);
  const isEnd = (node: string) => {
    const there = byNode.get(node) ?? [];
    return there.length !== 2 || nameOwners(there[0]) !== nameOwners(there[1]);
  };
  const open = new Set(edges);
  const borders: Border[] = [];
  // Lines between ends come first. What is left are islands, which have none.
  for (const isFirst of [(edge: Edge) => isEnd(keyOf(edge.from)) || isEnd(keyOf(edge.to)), () => true])
    for (const edge of edges)
      if (open.has(edge) && isFirst(edge)) borders.push(walk(edge, isEnd(keyOf(edge.from)), byNode, open, isEnd));
  return borders;
}

function nameOwners(edge: Edge | undefined): string {
  return [...(edge?.owners.keys() ?? [])].toSorted((one, other) => (one < other ? -1 : 1)).join();
}

function listEdges(rings: readonly Ring[]): Edge[] {
  const edges = new Map<string, Edge>();
  for (const { region, points } of rings)
    for (const [at, from] of points.entries()) {
      const to = points[at + 1];
      if (!to || keyOf(from) === keyOf(to)) continue;
      const isForward = keyOf(from) < keyOf(to);
      const [first, second] = isForward ? [from, to] : [to, from];
      const key = `${keyOf(first)} ${keyOf(second)}`;
      const edge = edges.get(key) ?? { from: first, to: second, owners: new Map() };
      // A second way of the same region goes the other way: the edge is inside it.
      if (edge.owners.has(region)) edge.owners.delete(region);
      else edge.owners.set(region, isForward ? 1 : -1);
      edges.set(key, edge);
    }
  return [...edges.values()].filter(({ owners }) => owners.size > 0);
}

/** Follows edges to the next end, or around an island. */
function walk(
  first: Edge,
  fromStart: boolean,
  byNode: ReadonlyMap<string, readonly Edge[]>,
  open: Set<Edge>,
  isEnd: (node: string) => boolean,
): Border {
  const points = fromStart ? [first.from] : [first.to];
  const owners = new Map([...first.owners].map(([region, way]) => [region, (fromStart ? way : -way) as 1 | -1]));
  let edge: Edge | undefined = first;
  while (edge) {
    open.delete(edge);
    const last: Point = points.at(-1) ?? edge.from;
    const next: Point = keyOf(edge.from) === keyOf(last) ? edge.to : edge.from;
    points.push(next);
    edge = isEnd(keyOf(next)) ? undefined : byNode.get(keyOf(next))?.find((one) => open.has(one));
  }
  return { points, owners };
}

/** Leaves out points that change a line's shape by less than an area, the least ones first (Visvalingam and Whyatt 1993). Ends stay. */
export function simplify(points: readonly Point[], least: number): Point[] {
  const left = [...points];
  const isRing = keyOf(points[0] ?? [0, 0]) === keyOf(points.at(-1) ?? [0, 0]);
  while (left.length > (isRing ? 5 : 2)) {
    let [smallest, at] = [least, -1];
    for (let place = 1; place < left.length - 1; place += 1) {
      const area = Math.abs(areaOf(left.slice(place - 1, place + 2)));
      if (area < smallest) [smallest, at] = [area, place];
    }
    if (at === -1) break;
    left.splice(at, 1);
  }
  return left;
}

/** @returns the rings of each region as numbers of borders, backward ones as `~number` */
export function traceRings(borders: readonly Border[]): Map<string, number[][]> {
  const regions = new Map<string, number[][]>();
  const names = [...new Set(borders.flatMap(({ owners }) => [...owners.keys()]))].toSorted((one, other) =>
    one < other ? -1 : 1,
  );
  for (const region of names) {
    const open = new Map(
      borders.flatMap(({ owners }, at) => {
        const way = owners.get(region);
        return way === undefined ? [] : [[at, way === 1 ? at : ~at] as const];
      }),
    );
    const rings: number[][] = [];
    while (open.size > 0) {
      const [[first, signed] = [0, 0]] = open;
      open.delete(first);
      const ring = [signed];
      const start = endsOf(borders, signed)[0];
      let end = endsOf(borders, signed)[1];
      while (end !== start) {
        const next = [...open].find(([, one]) => endsOf(borders, one)[0] === end);
        if (!next) throw new Error(`The outline of ${region} has a gap at ${end}.`);
        open.delete(next[0]);
        ring.push(next[1]);
        end = endsOf(borders, next[1])[1];
      }
      rings.push(ring);
    }
    regions.set(region, rings);
  }
  return regions;
}

function endsOf(borders: readonly Border[], signed: number): readonly [string, string] {
  const points = borders[signed < 0 ? ~signed : signed]?.points ?? [];
  const [first, last] = [keyOf(points[0] ?? [0, 0]), keyOf(points.at(-1) ?? [0, 0])];
  return signed < 0 ? [last, first] : [first, last];
}
