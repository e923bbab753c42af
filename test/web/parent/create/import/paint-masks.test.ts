import { expect, test, vi } from 'vitest';
import type { MaskShape } from '../../../../../shared/import/anki/occlusion.ts';
import { makePicture } from '../../../../../web/src/parent/create/decks/card-form/make-media.ts';
import { coverPicture } from '../../../../../web/src/parent/create/import/paint-masks.ts';

vi.mock(import('../../../../../web/src/parent/create/decks/card-form/make-media.ts'), async (load) => ({
  ...(await load()),
  makePicture: vi.fn<typeof makePicture>(),
}));

/** Records what is called, in order. */
const recorder = (calls: unknown[][]) =>
  new Proxy<Record<string, unknown>>(
    {},
    {
      get: (held, name: string) => held[name] ?? ((...given: unknown[]) => void calls.push([name, ...given])),
    },
  );

/** @returns what is called on the canvas and on the outlines to draw shapes on a picture of 200 x 100 pixels */
async function paint(shape: MaskShape): Promise<unknown[][]> {
  const calls: unknown[][] = [];
  vi.stubGlobal('Path2D', function makePath() {
    return recorder(calls);
  });
  vi.mocked(makePicture).mockImplementation(async (file, paintOver) => {
    paintOver?.(recorder(calls) as never, { width: 200, height: 100 });
    return file;
  });
  const files = new Map([['heart.jpg', new Blob(['heart'])]]);
  expect(await coverPicture({ picture: 'heart.jpg', shapes: [shape] }, files)).toBeDefined();
  vi.unstubAllGlobals();
  return calls.filter(([name]) => !['save', 'restore', 'fill', 'stroke'].includes(String(name)));
}

test('a turned mask is drawn at its place, turned around its own point of the picture', async () => {
  const box = { left: 0.1, top: 0.2, width: 0.3, height: 0.4, isAsked: true };
  expect(await paint({ kind: 'rect', ...box })).toEqual([['rect', 20, 20, 60, 40]]);
  const turned = [
    ['translate', 20, 50],
    ['rotate', Math.PI / 2],
    ['translate', -20, -50],
  ];
  const turn = { angle: 90, x: 0.1, y: 0.5 };
  expect(await paint({ kind: 'rect', ...box, turn })).toEqual([...turned, ['rect', 20, 20, 60, 40]]);
  expect(await paint({ kind: 'ellipse', ...box, turn })).toEqual([
    ...turned,
    ['ellipse', 50, 40, 30, 20, 0, 0, 2 * Math.PI],
  ]);
  const path = { kind: 'path', path: 'M0 0L9 9 0 9', width: 100, height: 50, isAsked: true } as const;
  expect(await paint({ ...path, turn })).toEqual([...turned, ['scale', 2, 2]]);
});

test('a picture whose drawing has no shapes is not made', async () => {
  const files = new Map([
    ['heart.jpg', new Blob(['heart'])],
    ['mask.svg', new Blob(['<svg width="9" height="9"><path d="oh"/></svg>'], { type: 'image/svg+xml' })],
  ]);
  expect(await coverPicture({ picture: 'heart.jpg', shapes: [], drawing: 'mask.svg' }, files)).toBeUndefined();
});
