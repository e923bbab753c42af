import { Parser } from 'htmlparser2';
import { type Form, isExtent, isFraction, makePolygon, type MaskShape, mostShapes, type Shape } from './occlusion.ts';

/**
 * Reads the shapes of the add-on's drawing (SVG). The asked one has a class of its own.
 * @returns nothing if one of them can't be drawn where it belongs
 */
export function readDrawing(svg: string): MaskShape[] {
  const shapes: (MaskShape | undefined)[] = [];
  const moved: boolean[] = [];
  let size: Size | undefined;
  const parser = new Parser(
    {
      onopentag: (tag, attributes) => {
        if (tag === 'svg') size ??= sizeOf(attributes);
        const isMoved = moved.at(-1) === true;
        moved.push(isMoved || isTransformed(attributes) || (tag === 'svg' && moved.length > 0));
        if (!shapeTags.has(tag)) return;
        const shape = size && !isMoved ? drawnShape(tag, attributes, size) : undefined;
        shapes.push(shape && { ...shape, isAsked: attributes['class'] === 'qshape' });
      },
      onclosetag: () => void moved.pop(),
    },
    { xmlMode: true },
  );
  parser.end(svg);
  const drawn = shapes.filter((shape) => shape !== undefined);
  return drawn.length === shapes.length && drawn.length <= mostShapes ? drawn : [];
}

const shapeTags: ReadonlySet<string> = new Set(['rect', 'circle', 'ellipse', 'polygon', 'polyline', 'path']);

type Attributes = Readonly<Record<string, string>>;
type Size = { readonly width: number; readonly height: number };

function sizeOf({ width = '', height = '', viewBox = '' }: Attributes): Size | undefined {
  const [left = 0, top = 0, boxWidth = 0, boxHeight = 0] = viewBox.split(/[\s,]+/).map(Number);
  const size = { width: boxWidth || Number.parseFloat(width), height: boxHeight || Number.parseFloat(height) };
  return size.width > 0 && size.height > 0 && left === 0 && top === 0 ? size : undefined;
}

function isTransformed({ transform = '', style = '' }: Attributes): boolean {
  return transform.trim() !== '' || /transform|translate|rotate|scale/.test(style);
}

/** @returns a shape in fractions of its drawing; undefined if it is none, or moved in another way than by one turn */
function drawnShape(tag: string, attributes: Attributes, size: Size): Shape | undefined {
  const form = drawnForm(tag, attributes, size);
  if (!isTransformed(attributes)) return form;
  const numbers =
    /^\s*rotate\(([^()]*)\)\s*$/
      .exec(attributes['transform'] ?? '')?.[1]
      ?.trim()
      .split(/[\s,]+/) ?? [];
  const [angle = Number.NaN, x = 0, y = 0] = numbers.map(Number);
  const isTurn = [1, 3].includes(numbers.length) && [angle, x, y].every(Number.isFinite);
  if (!form || !isTurn || isTransformed({ ...attributes, transform: '' })) return undefined;
  return { ...form, turn: { angle, x: x / size.width, y: y / size.height } };
}

function drawnForm(tag: string, attributes: Attributes, { width, height }: Size): Form | undefined {
  const numberOf = (name: string) => Number(attributes[name]?.replace(/px$/, '') ?? 0);
  const boxOf = (kind: 'rect' | 'ellipse', left: number, top: number, wide: number, high: number) => {
    const box = { left: left / width, top: top / height, width: wide / width, height: high / height };
    const isWhole = isFraction(box.left) && isFraction(box.top) && isExtent(box.width) && isExtent(box.height);
    return isWhole ? ({ kind, ...box } as const) : undefined;
  };
  if (tag === 'rect') return boxOf(tag, numberOf('x'), numberOf('y'), numberOf('width'), numberOf('height'));
  if (tag === 'ellipse' || tag === 'circle') {
    const [rx, ry] = tag === 'circle' ? [numberOf('r'), numberOf('r')] : [numberOf('rx'), numberOf('ry')];
    return boxOf('ellipse', numberOf('cx') - rx, numberOf('cy') - ry, 2 * rx, 2 * ry);
  }
  const { points = '', d: path = '' } = attributes;
  if (tag === 'path') return hasArea(path) ? { kind: 'path', path, width, height } : undefined;
  const numbers = points
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  if (numbers.length % 2 !== 0) return undefined;
  const pairs = Array.from({ length: numbers.length / 2 }, (_, at) => numbers.slice(2 * at, 2 * at + 2));
  return makePolygon(pairs.map(([x = 0, y = 0]) => [x / width, y / height]));
}

/** How many numbers each command of a path takes. */
const pathNumbers: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };

/** Whether a path is written as it must be, and has enough lines to hide something. A browser draws a wrong one up to its first fault, without a word. */
function hasArea(path: string): boolean {
  const commands = [...path.trim().matchAll(/([^\d\s,.e+-])([\d\s,.e+-]*)/gi)];
  if (commands.map(([whole]) => whole).join('') !== path.trim() || commands[0]?.[1]?.toLowerCase() !== 'm')
    return false;
  const lines = commands.map(([, letter = '', written = '']) => {
    const numbers = written.match(/[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?|[^\s,]/gi) ?? [];
    const each = pathNumbers[letter.toLowerCase()] ?? Number.NaN;
    if (each === 0) return numbers.length === 0 ? 0 : Number.NaN;
    const count = numbers.map(Number).every(Number.isFinite) ? numbers.length / each : Number.NaN;
    if (!Number.isInteger(count) || count === 0) return Number.NaN;
    // A curve hides something by itself.
    return letter.toLowerCase() === 'm' ? count - 1 : each > 2 ? 2 * count : count;
  });
  return lines.reduce((sum, count) => sum + count, 0) >= 2;
}
