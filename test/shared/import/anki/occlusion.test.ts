import { expect, test } from 'vitest';
import { readDrawing } from '../../../../shared/import/anki/mask-drawing.ts';
import { readMasks } from '../../../../shared/import/anki/occlusion.ts';

const cloze = (number: number, written: string) => `{{c${number}::image-occlusion:${written}}}`;
const rect = 'rect:left=.1:top=.2:width=.3:height=.4';
const shapesOf = (...fields: readonly string[]) =>
  readMasks(fields.join('<br>')).map(({ number, shapes }) => [number, shapes?.length]);
const draw = (content: string, size = 'width="200" height="100"') =>
  readDrawing(`<svg ${size}><g><title>Masks</title>${content}</g></svg>`);

test("a shape of Anki's turns around its left and top, in ten thousandths of a turn, and a polygon lies at its left and top", () => {
  const box = { left: 0.1, top: 0.2, width: 0.3, height: 0.4, isAsked: true };
  const turn = { angle: 90, x: 0.1, y: 0.2 };
  expect(readMasks(cloze(1, `${rect}:angle=2500`))[0]?.shapes).toEqual([{ kind: 'rect', ...box, turn }]);
  const round = 'ellipse:left=.1:top=.2:rx=.15:ry=.2:angle=12500';
  expect(readMasks(cloze(1, round))[0]?.shapes).toEqual([{ kind: 'ellipse', ...box, turn }]);
  // The points of a polygon that was moved are those from before.
  const points = 'points=.25,0 .5,.5 .,.25';
  const [polygon] = readMasks(cloze(1, `polygon:left=.5:top=.25:angle=2500:${points}`));
  expect(polygon?.shapes).toEqual([
    {
      kind: 'polygon',
      points: [
        [0.75, 0.25],
        [1, 0.75],
        [0.5, 0.5],
      ],
      isAsked: true,
    },
  ]);
});

test('of masks that hide all but one, a card shows the asked part and hides the others, and its answer is the whole picture', () => {
  const other = 'rect:left=.5:top=.5:width=.1:height=.1';
  const text = 'text:left=.1:top=.1:text=Heart:oi=2';
  const cards = readMasks([cloze(1, `${rect}:oi=2`), cloze(1, text), cloze(2, `${other}:oi=2`)].join('<br>'));
  expect(cards.map(({ number, label }) => [number, label])).toEqual([
    [1, ''],
    [2, ''],
  ]);
  expect(
    cards.map(({ shapes = [] }) => shapes.map((shape) => [shape.kind, 'left' in shape && shape.left, shape.isAsked])),
  ).toEqual([[['rect', 0.5, false]], [['rect', 0.1, false]]]);
});

test('a number without all of its shapes has none, and a shape that all cards need leaves no card without it', () => {
  expect(shapesOf(cloze(1, rect), cloze(2, rect), cloze(0, rect))).toEqual([
    [1, 2],
    [2, 2],
  ]);
  for (const wrong of ['rect:left=9:top=0:width=.1:height=.1', 'rect:left=0:top=0:width=0:height=.1', 'blob:x=1'])
    expect(shapesOf(cloze(1, rect), cloze(2, rect), cloze(2, wrong))).toEqual([
      [1, 1],
      [2, undefined],
    ]);
  const wrong = 'polygon:left=.1:top=.1:points=.1,.1 .2';
  expect(shapesOf(cloze(1, rect), cloze(0, wrong))).toEqual([]);
  expect(shapesOf(cloze(1, `${rect}:oi=1`), cloze(2, wrong))).toEqual([]);
  expect(shapesOf(cloze(1, rect), '{{c1,2::image-occlusion:rect:left=0}}')).toEqual([]);
  expect(shapesOf(...Array.from({ length: 501 }, () => cloze(1, rect)))).toEqual([]);
});

test('the drawing of a mask is read as shapes', () => {
  const svg = `<rect x="20" y="10" width="100px" height="50" class="qshape" transform="rotate(-30 70,35)"/><circle cx="100" cy="50" r="10"/>
    <polygon points="0,0 20,0 20,10" transform="rotate(9)"/><path d="M0 0L9 9h-1.5e1z m1,1c1 1 2 2 3 3"/>`;
  expect(draw(svg)).toEqual([
    {
      kind: 'rect',
      left: 0.1,
      top: 0.1,
      width: 0.5,
      height: 0.5,
      turn: { angle: -30, x: 0.35, y: 0.35 },
      isAsked: true,
    },
    { kind: 'ellipse', left: 0.45, top: 0.4, width: 0.1, height: 0.2, isAsked: false },
    {
      kind: 'polygon',
      points: [
        [0, 0],
        [0.1, 0],
        [0.1, 0.1],
      ],
      turn: { angle: 9, x: 0, y: 0 },
      isAsked: false,
    },
    { kind: 'path', path: 'M0 0L9 9h-1.5e1z m1,1c1 1 2 2 3 3', width: 200, height: 100, isAsked: false },
  ]);
  expect([readDrawing('<svg><rect/></svg>'), readDrawing('no drawing')]).toEqual([[], []]);
});

test('a drawing with a shape that cannot be drawn where it belongs is no drawing', () => {
  const fit = '<rect x="20" y="10" width="100" height="50" class="qshape"/>';
  expect(draw(`${fit}<g transform="rotate(9)"><text>a</text></g>`)).toHaveLength(1);
  const shape = (attributes: string) => `<rect x="2" y="1" width="10" height="5" ${attributes}/>`;
  const unfit = [
    shape('transform="translate(50)"'),
    shape('transform="matrix(1 0 0 1 9 9)"'),
    shape('transform="rotate(9) scale(2)"'),
    shape('transform="rotate(9deg)"'),
    shape('transform="rotate(9 1)"'),
    shape('style="transform: scale(2)"'),
    `<g transform="rotate(9)"><g>${shape('')}</g></g>`,
    `<svg x="50">${shape('')}</svg>`,
    '<rect x="9000" y="0" width="1" height="1"/>',
    '<rect x="10%" y="0" width="10" height="10"/>',
    '<rect width="0" height="10"/>',
    '<polygon points="0,0 20,0 20"/>',
    ...['', 'no path', 'M0 0', 'M0 0L9 9', 'M0 0L9 9 9', 'M0 0L9 9,9 x', 'L9 9 0 0 1 1', '1 M0 0L9 9 0 9'].map(
      (path) => `<path d="${path}"/>`,
    ),
  ];
  for (const one of unfit) expect([one, draw(fit + one)]).toEqual([one, []]);
  expect(draw(fit, 'viewBox="10 0 200 100"')).toEqual([]);
  expect(draw(fit.repeat(501))).toEqual([]);
});
