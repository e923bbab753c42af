import { Parser } from 'htmlparser2';

/*
 * Notes that hide parts of a picture. Anki's own have shapes in a field, as clozes: `{{c1::image-occlusion:rect:left=.1:top=.2:width=.3:height=.4:oi=1}}`. Those of the
 * add-on Image Occlusion Enhanced have a drawing with the shapes (SVG) instead, and one mask a note.
 */

/** A shape on a picture. All lengths are fractions of the picture's width and height; angles are in degrees, clockwise around the shape's middle. */
export type MaskShape = { readonly isAsked: boolean } & Shape;

type Shape =
  | {
      readonly kind: 'rect' | 'ellipse';
      readonly left: number;
      readonly top: number;
      readonly width: number;
      readonly height: number;
      readonly angle?: number;
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
  readonly shapes: readonly MaskShape[];
  readonly label: string;
}

/** More shapes are no drawing that a person made. */
const mostShapes = 500;

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

const shapeForm = /\{\{c(\d{1,3})::image-occlusion:(rect|ellipse|polygon|text):((?:[^{}\\]|\\.)*?)(?:::[^{}]*)?\}\}/g;

/** Reads the masks of a field of Anki's own notes, a card for each number. Texts of number 0 are on all cards. */
export function readMasks(field: string): Mask[] {
  const all = [...field.matchAll(shapeForm)].slice(0, mostShapes).flatMap(([, number, kind = '', written = '']) => {
    const values = readValues(written);
    const [shape, label] = [readShape(kind, values), values.get('text') ?? ''];
    return shape ? [{ number: Number(number), shape, label, hidesAll: values.get('oi') === '1' }] : [];
  });
  const isMask = ({ shape }: (typeof all)[number]) => shape.kind !== 'text';
  const hidesAll = all.some((one) => one.hidesAll);
  const numbers = [...new Set(all.filter(isMask).map(({ number }) => number))].filter((number) => number > 0);
  return numbers
    .toSorted((one, other) => one - other)
    .map((number) => {
      const shown = all.filter((one) => (isMask(one) ? one.number === number || hidesAll : one.number === 0));
      return {
        number,
        shapes: shown.map((one) => ({ ...one.shape, isAsked: isMask(one) && one.number === number })),
        label: all.flatMap((one) => (one.number === number && one.label !== '' ? [one.label] : [])).join(', '),
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

function readShape(kind: string, values: ReadonlyMap<string, string>): Shape | undefined {
  const numberOf = (name: string) => Number(values.get(name) ?? Number.NaN);
  const [left, top] = [numberOf('left'), numberOf('top')];
  if (kind === 'polygon') {
    const points = (values.get('points') ?? '').trim().split(/\s+/);
    return makePolygon(points.map((pair) => pair.split(',').map(Number)));
  }
  if (!isFraction(left) || !isFraction(top)) return undefined;
  if (kind === 'text') {
    const size = (values.has('fs') ? numberOf('fs') : usualTextSize) * (values.has('scale') ? numberOf('scale') : 1);
    return isFraction(size) ? { kind, left, top, text: values.get('text') ?? '', size } : undefined;
  }
  const isRound = kind === 'ellipse';
  const width = isRound && values.has('rx') ? 2 * numberOf('rx') : numberOf('width');
  const height = isRound && values.has('ry') ? 2 * numberOf('ry') : numberOf('height');
  const angle = numberOf('angle') || 0;
  if (!isFraction(width) || !isFraction(height)) return undefined;
  return { kind: isRound ? 'ellipse' : 'rect', left, top, width, height, ...(angle !== 0 && { angle }) };
}

/** Height of a text's letters without a size of its own. */
const usualTextSize = 0.055;

function makePolygon(points: readonly (readonly number[])[]): Shape | undefined {
  const isWhole = points.length > 2 && points.every((pair) => pair.length === 2 && pair.every(isFraction));
  return isWhole ? { kind: 'polygon', points: points.map(([x = 0, y = 0]) => [x, y] as const) } : undefined;
}

/** Shapes may lie a little outside of their picture, but a length in pixels is none of these. */
function isFraction(value: number): boolean {
  return Number.isFinite(value) && Math.abs(value) <= 2;
}

/** Reads the shapes of the add-on's drawing (SVG). The asked one has a class of its own. */
export function readDrawing(svg: string): MaskShape[] {
  const shapes: MaskShape[] = [];
  let size: Size | undefined;
  const parser = new Parser(
    {
      onopentag: (tag, attributes) => {
        if (tag === 'svg') size ??= sizeOf(attributes);
        const shape = size && shapes.length < mostShapes ? drawnShape(tag, attributes, size) : undefined;
        if (shape) shapes.push({ ...shape, isAsked: attributes['class'] === 'qshape' });
      },
    },
    { xmlMode: true },
  );
  parser.end(svg);
  return shapes;
}

type Attributes = Readonly<Record<string, string>>;
type Size = { readonly width: number; readonly height: number };

function sizeOf({ width = '', height = '', viewBox = '' }: Attributes): Size | undefined {
  const [, , boxWidth = 0, boxHeight = 0] = viewBox.split(/[\s,]+/).map(Number);
  const size = { width: boxWidth || Number.parseFloat(width), height: boxHeight || Number.parseFloat(height) };
  return size.width > 0 && size.height > 0 ? size : undefined;
}

function drawnShape(tag: string, attributes: Attributes, { width, height }: Size): Shape | undefined {
  const numberOf = (name: string) => Number.parseFloat(attributes[name] ?? '0');
  const angle = Number(/rotate\(\s*(-?[\d.]+)/.exec(attributes['transform'] ?? '')?.[1] ?? 0);
  const boxOf = (left: number, top: number, wide: number, high: number) => {
    const box = { left: left / width, top: top / height, width: wide / width, height: high / height };
    return Object.values(box).every(isFraction) ? { ...box, ...(angle !== 0 && { angle }) } : undefined;
  };
  if (tag === 'rect') {
    const box = boxOf(numberOf('x'), numberOf('y'), numberOf('width'), numberOf('height'));
    return box && { kind: 'rect', ...box };
  }
  if (tag === 'ellipse' || tag === 'circle') {
    const [rx, ry] = tag === 'circle' ? [numberOf('r'), numberOf('r')] : [numberOf('rx'), numberOf('ry')];
    const box = boxOf(numberOf('cx') - rx, numberOf('cy') - ry, 2 * rx, 2 * ry);
    return box && { kind: 'ellipse', ...box };
  }
  if (tag === 'polygon' || tag === 'polyline') {
    const numbers = (attributes['points'] ?? '')
      .trim()
      .split(/[\s,]+/)
      .map(Number);
    const pairs = Array.from({ length: Math.floor(numbers.length / 2) }, (_, at) => numbers.slice(2 * at, 2 * at + 2));
    return makePolygon(pairs.map(([x = 0, y = 0]) => [x / width, y / height]));
  }
  const path = attributes['d'];
  return tag === 'path' && path !== undefined ? { kind: 'path', path, width, height } : undefined;
}
