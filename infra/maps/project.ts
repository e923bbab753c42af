import type { MapTable, Point } from '../../shared/library/maps/draw-map.ts';

/** Turns degrees of longitude and latitude into a plane with y downward, in no particular unit. */
export type Projection = (point: Point) => Point;

const radians = Math.PI / 180;

/** Albers’ equal-area conic projection: regions keep their sizes beside each other. */
export function albers(south: number, north: number, center: number): Projection {
  const n = (Math.sin(south * radians) + Math.sin(north * radians)) / 2;
  const c = Math.cos(south * radians) ** 2 + 2 * n * Math.sin(south * radians);
  return ([longitude, latitude]) => {
    const radius = Math.sqrt(c - 2 * n * Math.sin(latitude * radians)) / n;
    const angle = n * (longitude - center) * radians;
    return [radius * Math.sin(angle), radius * Math.cos(angle)];
  };
}

/** Equal Earth (Šavrič, Patterson and Jenny 2018): the whole world with true sizes. */
export function equalEarth(center: number): Projection {
  const [a1, a2, a3, a4] = [1.340264, -0.081106, 0.000893, 0.003796];
  return ([longitude, latitude]) => {
    const angle = Math.asin((Math.sqrt(3) / 2) * Math.sin(latitude * radians));
    const square = angle ** 2;
    const sixth = square ** 3;
    const stretch = 9 * a4 * sixth * square + 7 * a3 * sixth + 3 * a2 * square + a1;
    return [
      (2 * Math.sqrt(3) * (longitude - center) * radians * Math.cos(angle)) / (3 * stretch),
      -angle * (a1 + a2 * square + sixth * (a3 + a4 * square)),
    ];
  };
}

/** Where a projection is on the map: its scale and its origin. */
export type Fit = MapTable['fits'][number];

/** A rectangle: its left upper corner, width and height. */
export type Box = readonly [x: number, y: number, width: number, height: number];

/** @returns the smallest box around points */
function boxAround(points: readonly Point[]): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of points) {
    [left, top] = [Math.min(left, x), Math.min(top, y)];
    [right, bottom] = [Math.max(right, x), Math.max(bottom, y)];
  }
  return [left, top, right - left, bottom - top];
}

/** @returns how points of a projection fill a box, in its middle and undistorted */
export function fitInto(project: Projection, points: readonly Point[], [x, y, width, height]: Box): Fit {
  const [left, top, wide, high] = boxAround(points.map(project));
  const scale = Math.min(width / wide, height / high);
  const [besideX, besideY] = [(width - wide * scale) / 2, (height - high * scale) / 2];
  return { scale: round(scale), x: round(x + besideX - left * scale), y: round(y + besideY - top * scale) };
}

const round = (value: number): number => Math.round(value * 1e4) / 1e4;

/** @returns where a point is on the map */
export function place(project: Projection, { scale, x, y }: Fit, point: Point): Point {
  const [px, py] = project(point);
  return [x + px * scale, y + py * scale];
}
