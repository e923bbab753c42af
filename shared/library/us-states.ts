/** States by level; all others are on the third. */
const wellKnown = new Set('CA TX FL NY WA AK HI AZ CO IL MI OH PA GA NC VA MA'.split(' '));
const lessKnown = new Set('OR NV UT NM MT ID MN WI MO LA TN NJ SC AL IN OK ME'.split(' '));

/** @returns the level of a US state on its map, and of its capital and short name */
export function levelOfState(code: string): '1' | '2' | '3' {
  if (wellKnown.has(code)) return '1';
  return lessKnown.has(code) ? '2' : '3';
}
