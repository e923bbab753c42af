import { range } from './cards.ts';
import { circle, type Drawing, type Mark } from './marks.ts';
import { drawSign } from './sign-drawings.ts';

const white = '#ffffff';
const ink = '#1b1b1f';
const faint = '#6b7280';
/** Color of the hour hand. The hands also differ in length and width, so nobody needs color to distinguish them. */
const hourInk = '#b3261e';
const minuteInk = '#1a4fb5';

/**
 * Draws the picture with a name such as `clock-3-30`, or `note-treble-e4` with its pitch (middle C is `c4`). Names never change their meaning, because they
 * identify a family's cards in updates of the deck and in continued imports.
 */
export function drawPicture(name: string): Drawing {
  const [kind, first = '', second = ''] = name.split('-');
  if (kind === 'clock') return putOnWhite(drawClock(Number(first), Number(second)));
  if (kind === 'note' && isClef(first)) return putOnWhite(drawNote(first, second));
  if (kind === 'sign') return putOnWhite(drawSign(`${first}-${second}`));
  throw new Error(`Nothing draws ${name}.`);
}

/** Whether a drawing needs a table that is loaded first, such as `map-de-by`. */
export function isLoaded(name: string): boolean {
  return name.startsWith('map-');
}

/** Draws any picture, and loads what it needs. */
export async function loadPicture(name: string): Promise<Drawing> {
  if (!isLoaded(name)) return drawPicture(name);
  const [, map = '', region = ''] = name.split('-');
  const { drawMap, loadMap } = await import('./maps/draw-map.ts');
  return putOnWhite(drawMap(await loadMap(map), region));
}

function putOnWhite({ width, height, marks }: Drawing): Drawing {
  return { width, height, marks: [{ path: `M0 0H${width}V${height}H0Z`, ink: white }, ...marks] };
}

function drawClock(hour: number, minute: number): Drawing {
  const ticks = range(0, 59).map((at) => line(ray(6 * at, at % 5 === 0 ? 96 : 101), ray(6 * at, 106)));
  return {
    width: 240,
    height: 240,
    marks: [
      { path: circle(120, 120, 114), width: 5, ink },
      { path: ticks.filter((_, at) => at % 5 > 0).join(''), width: 1.5, ink: faint },
      { path: ticks.filter((_, at) => at % 5 === 0).join(''), width: 4, ink },
      // The hour hand moves with the minutes.
      { path: line([120, 120], ray(30 * (hour % 12) + minute / 2, 50)), width: 10, ink: hourInk },
      { path: line([120, 120], ray(6 * minute, 88)), width: 5, ink: minuteInk },
      { path: circle(120, 120, 8), ink },
      ...range(1, 12).map((number) => {
        const [x, y] = ray(30 * number, 75);
        return { text: String(number), x, y, size: 21, ink };
      }),
    ],
  };
}

type Point = readonly [x: number, y: number];

/** @returns the point at an angle (clockwise from the top) and distance from the clock's center */
function ray(degrees: number, far: number): Point {
  const turn = (degrees * Math.PI) / 180;
  return [tidy(120 + far * Math.sin(turn)), tidy(120 - far * Math.cos(turn))];
}

/** Distance from a staff line to the next space; two steps are the distance between lines. */
const step = 9;
const lowestLine = 136;

/** Pitch of the lowest staff line by clef, in steps above C0. */
const clefs = { treble: stepsOf('e4'), bass: stepsOf('g2') };
export type Clef = keyof typeof clefs;

function isClef(text: string): text is Clef {
  return text in clefs;
}

function stepsOf(pitch: string): number {
  return 7 * Number(pitch.slice(1)) + 'cdefgab'.indexOf(pitch.charAt(0));
}

/** @returns the pitch at a number of steps above the clef's lowest line: 0 is on the line, 1 in the space above */
export function pitchAt(clef: Clef, place: number): string {
  const steps = clefs[clef] + place;
  return `${'cdefgab'.charAt(steps % 7)}${Math.floor(steps / 7)}`;
}

function drawNote(clef: Clef, pitch: string): Drawing {
  const place = stepsOf(pitch) - clefs[clef];
  const [x, y] = [190, heightOf(place)];
  // Below the middle line the stem goes up. Notes outside the staff have stems that reach the middle line.
  const isUp = place < 4;
  const stem = isUp ? Math.min(y - 7 * step, heightOf(4)) : Math.max(y + 7 * step, heightOf(4));
  const side = isUp ? x + 10.3 : x - 10.3;
  return {
    width: 280,
    height: 200,
    marks: [
      { path: listLines(0, 8, 14, 266), width: 1.8, ink },
      ...clefMarks[clef],
      ...[listLines(10, place, x - 20, x + 20), listLines(place, -2, x - 20, x + 20)]
        .filter((path) => path !== '')
        .map((path) => ({ path, width: 1.8, ink })),
      { path: line([side, y + (isUp ? -3 : 3)], [side, stem]), width: 2, ink },
      { path: noteHead(x, y), ink },
    ],
  };
}

function heightOf(place: number): number {
  return lowestLine - place * step;
}

/** Path of the staff or ledger lines: those at even positions of a range. */
function listLines(low: number, high: number, from: number, to: number): string {
  return range(low, high)
    .filter((place) => place % 2 === 0)
    .map((place) => line([from, heightOf(place)], [to, heightOf(place)]))
    .join('');
}

/** Path of a note head: an oval that leans to the right. */
function noteHead(x: number, y: number): string {
  const [dx, dy] = [tidy(11 * Math.cos(0.35)), tidy(11 * Math.sin(0.35))];
  return `M${x - dx} ${y + dy}A11 8 -20 1 1 ${x + dx} ${y - dy}A11 8 -20 1 1 ${x - dx} ${y + dy}Z`;
}

/** The clefs, drawn by hand for a staff with line distance 18: the treble clef's curl surrounds G, the bass clef's dots surround F. */
const clefMarks: Readonly<Record<Clef, readonly Mark[]>> = {
  treble: [
    {
      path: 'M58 126C46 125 43 108 56 104C70 100 82 112 77 125C71 141 44 141 34 123C24 103 40 88 53 75C65 62 68 48 63 36C60 31 51 38 50 54C49 62 52 80 63 152C66 168 57 176 48 174C40 172 38 164 43 159',
      width: 4,
      ink,
    },
    { path: 'M34 123C24 103 40 88 53 75C44 88 33 102 40 120C48 136 68 138 76 127C70 141 44 141 34 123Z', ink },
    { path: circle(46, 162, 6.5), ink },
  ],
  bass: [
    { path: circle(40, 82, 7.5), ink },
    { path: 'M35 82C34 70 44 63 55 64C86 66 82 112 36 133C62 112 70 90 62 75C57 66 44 67 40 74Z', ink },
    { path: circle(88, 73, 4), ink },
    { path: circle(88, 91, 4), ink },
  ],
};

function line([fromX, fromY]: Point, [toX, toY]: Point): string {
  return `M${fromX} ${fromY}L${toX} ${toY}`;
}

function tidy(value: number): number {
  return Math.round(value * 100) / 100;
}
