/** A filled shape or a line of some width, as a path for SVG and canvas; or a text centered on a point. */
export type Mark =
  | { readonly path: string; readonly width?: number; readonly ink: string }
  | { readonly text: string; readonly x: number; readonly y: number; readonly size: number; readonly ink: string };

/** Marks in drawing order, on a white background (also in dark mode). */
export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly marks: readonly Mark[];
}

/** @returns the path of a circle */
export function circle(x: number, y: number, radius: number): string {
  return `M${x - radius} ${y}A${radius} ${radius} 0 1 1 ${x + radius} ${y}A${radius} ${radius} 0 1 1 ${x - radius} ${y}Z`;
}
