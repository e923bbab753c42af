/*
 * Notes that hide parts of a picture. Anki's own have shapes in a field, as clozes: `{{c1::image-occlusion:rect:left=.1:top=.2:width=.3:height=.4:oi=1}}`. Those of the
 * add-on Image Occlusion Enhanced have a drawing with the shapes (SVG) instead, and one mask a note: see mask-drawing.ts.
 */

/** A shape on a picture. All lengths are fractions of the picture's width and height. */
export type MaskShape = { readonly isAsked: boolean } & Shape;

/** How far a shape is turned clockwise, in degrees, and around which point of the picture. */
interface Turn {
  readonly angle: number;
  readonly x: number;
  readonly y: number;
}

export type Shape = { readonly turn?: Turn } & Form;

export type Form =
  | {
      readonly kind: 'rect' | 'ellipse';
      readonly left: number;
      readonly top: number;
      readonly width: number;
      readonly height: number;
    }
  | { readonly kind: 'polygon'; readonly points: readonly (readonly [x: number, y: number])[] }
  /** An outline in the units of a drawing of this size. */
  | { readonly kind: 'path'; readonly path: string; readonly width: number; readonly height: number }
  | {
      readonly kind: 'text';
      readonly left: number;
      readonly top: number;
      readonly text: string;
      readonly size: number;
    };

/** How to make a picture of another one, by the names of their files. */
export interface Cover {
  readonly picture: string;
  readonly shapes: readonly MaskShape[];
  /** A drawing with further shapes, or a picture with masks, of the same proportions. */
  readonly drawing?: string;
}

/** Columns of a note that hides parts of a picture. Its masks are shapes in a field, or a drawing. */
export interface RowMasks {
  readonly picture: number;
  readonly shapes?: number | undefined;
  readonly drawing?: number | undefined;
  readonly header: number;
  /** Columns of what is shown with the answer. */
  readonly extra: readonly number[];
}

/** A card's masks, and the words under the asked one, if the note has any. */
interface Mask {
  /** Number of the card, from 1. */
  readonly number: number;
  /** Undefined if one of them can't be read. Without it, the picture could show the answer. */
  readonly shapes: readonly MaskShape[] | undefined;
  readonly label: string;
}

/** More shapes are no drawing that a person made. */
export const mostShapes = 500;

interface MaskedRow {
  readonly line: number;
  readonly cells: readonly string[];
}

/** @returns the notes, those that hide parts of a picture with their masks. Notes of the add-on that are of one picture count as one. */
export function addMasks<Row extends MaskedRow>(notes: readonly Row[], fieldsOf: (note: Row) => readonly string[]) {
  const masked = notes.map((note) => {
    const fields = fieldsOf(note);
    const masks = findMasks(note.cells, fields);
    return { note, masks, group: masks?.drawing === undefined ? undefined : findPictureGroup(note.cells, fields) };
  });
  const groups = Map.groupBy(masked, ({ group }) => group);
  return masked.map(({ note, masks, group }) => {
    const [first, ...others] = (group !== undefined && groups.get(group)) || [];
    return { ...note, ...(masks && { masks }), ...(first && others.length > 0 && { note: first.note.line }) };
  });
}

/** @returns where a note has its picture and its masks; undefined if it hides no parts of a picture */
function findMasks(cells: readonly string[], fields: readonly string[]): RowMasks | undefined {
  const named = (...names: readonly string[]) => fields.findIndex((field) => names.includes(field));
  const isPicture = (column: number) => /<img\b/i.test(cells[column] ?? '');
  const shapes = cells.findIndex((cell) => cell.includes('::image-occlusion:'));
  if (shapes !== -1) {
    const picture = cells.findIndex((_, column) => column !== shapes && isPicture(column));
    if (picture === -1) return undefined;
    // The names of these fields are translated, but their order is fixed.
    const [header, extra] = [named('Header'), named('Back Extra')];
    return {
      shapes,
      picture,
      header: header === -1 ? picture + 1 : header,
      extra: [extra === -1 ? picture + 2 : extra],
    };
  }
  const [picture, drawing] = [named('Image'), named('Question Mask')];
  if (named('Answer Mask') === -1 || !isPicture(picture) || !isPicture(drawing)) return undefined;
  return { drawing, picture, header: named('Header'), extra: [named('Footer'), named('Remarks')] };
}

/** @returns what notes of the add-on have in common that are of one picture: `3f9a-ao-2` is the second mask of `3f9a-ao` */
function findPictureGroup(cells: readonly string[], fields: readonly string[]): string | undefined {
  return /^(.+)-\d+$/.exec(cells[fields.indexOf('ID (hidden)')]?.trim() ?? '')?.[1];
}

const shapeForm = /\{\{c(\d{1,3})::image-occlusion:([\w-]+):((?:[^{}\\]|\\.)*?)(?:::[^{}]*)?\}\}/g;

/**
 * Reads the masks of a field of Anki's own notes, a card for each number. Shapes of number 0 are on all cards.
 * @returns nothing if a shape can't be read that is on all cards
 */
export function readMasks(field: string): Mask[] {
  const found = [...field.matchAll(shapeForm)];
  if (found.length > mostShapes || field.split('::image-occlusion:').length > found.length + 1) return [];
  const all = found.map(([, number, kind = '', written = '']) => {
    const values = readValues(written);
    const [shape, label] = [readShape(kind, values), values.get('text') ?? ''];
    return { number: Number(number), isMask: kind !== 'text', shape, label, mode: values.get('oi') };
  });
  // Anki's mode 2 hides all but the asked one, which asks what belongs to it.
  const hidesOthers = all.some(({ mode }) => mode === '2');
  const hidesAll = hidesOthers || all.some(({ mode }) => mode === '1');
  if (all.some(({ number, shape }) => !shape && (hidesAll || number === 0))) return [];
  const numbers = [...new Set(all.filter(({ isMask }) => isMask).map(({ number }) => number))];
  return numbers
    .filter((number) => number > 0)
    .toSorted((one, other) => one - other)
    .map((number) => {
      const own = all.filter((one) => one.number === number);
      const shown = all.filter(
        (one) => one.number === 0 || (one.isMask && (one.number === number ? !hidesOthers : hidesAll)),
      );
      const shapes = shown.flatMap(({ shape, ...one }) =>
        shape ? [{ ...shape, isAsked: one.isMask && one.number === number }] : [],
      );
      return {
        number,
        shapes: own.every(({ shape }) => shape) ? shapes : undefined,
        label: hidesOthers ? '' : own.flatMap(({ label }) => (label === '' ? [] : [label])).join(', '),
      };
    });
}

/** Reads `left=.1:top=.2`. A backslash stands before a colon within a text. */
function readValues(written: string): Map<string, string> {
  const parts = written.split(/(?<!\\):/).map((part) => part.replaceAll('\\:', ':'));
  return new Map(
    parts.flatMap((part) => {
      const sign = part.indexOf('=');
      return sign === -1 ? [] : [[part.slice(0, sign), part.slice(sign + 1)] as const];
    }),
  );
}

/** Reads a shape, placed and turned as Anki does in its reviews: around its own left and top. */
function readShape(kind: string, values: ReadonlyMap<string, string>): Shape | undefined {
  const numberOf = (name: string) => toNumber(values.get(name) ?? 'none');
  const [left, top] = [values.has('left') ? numberOf('left') : 0, values.has('top') ? numberOf('top') : 0];
  if (!isFraction(left) || !isFraction(top)) return undefined;
  if (kind === 'polygon') {
    const points = (values.get('points') ?? '').trim().split(/\s+/);
    const pairs = points.map((pair) => pair.split(',').map(toNumber));
    // Only its place tells where a polygon is: its points may be those from before it was moved.
    const [right = 0, down = 0] = [0, 1].map((axis) => Math.min(...pairs.map((pair) => pair[axis] ?? Number.NaN)));
    return makePolygon(pairs.map(([x = 0, y = 0]) => [x + (left - right), y + (top - down)]));
  }
  const angle = (numberOf('angle') % anglesPerTurn || 0) * (360 / anglesPerTurn);
  const turn = angle === 0 ? {} : { turn: { angle, x: left, y: top } };
  if (kind === 'text') {
    const size = (values.has('fs') ? numberOf('fs') : usualTextSize) * (values.has('scale') ? numberOf('scale') : 1);
    return isFraction(size) ? { kind, left, top, text: values.get('text') ?? '', size, ...turn } : undefined;
  }
  if (kind !== 'rect' && kind !== 'ellipse') return undefined;
  const isRound = kind === 'ellipse';
  const width = isRound && values.has('rx') ? 2 * numberOf('rx') : numberOf('width');
  const height = isRound && values.has('ry') ? 2 * numberOf('ry') : numberOf('height');
  return isExtent(width) && isExtent(height) ? { kind, left, top, width, height, ...turn } : undefined;
}

/** Reads a number. Anki writes one that rounds to 0 as a dot alone. */
const toNumber = (text: string): number => (text === '.' ? 0 : Number(text));

/** Anki counts angles in these parts of a whole turn. */
const anglesPerTurn = 10_000;

/** Height of a text's letters without a size of its own. */
const usualTextSize = 0.055;

export function makePolygon(points: readonly (readonly [x: number, y: number])[]): Form | undefined {
  return points.length > 2 && points.flat().every(isFraction) ? { kind: 'polygon', points } : undefined;
}

/** Shapes may lie a little outside of their picture, but a length in pixels is none of these. */
export function isFraction(value: number): boolean {
  return Number.isFinite(value) && Math.abs(value) <= 2;
}

/** A shape without width or height hides nothing. */
export function isExtent(value: number): boolean {
  return isFraction(value) && value !== 0;
}
