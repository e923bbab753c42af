import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pageBounds } from '../../../../../shared/import/reading-bounds.ts';
import { openPdf } from '../../../../../web/src/parent/create/import/scan/open-pdf.ts';

interface FakePage {
  readonly width: number;
  readonly height: number;
  readonly texts: readonly string[];
}

const shown = vi.hoisted(() => ({ page: { width: 600, height: 800, texts: [] } as FakePage }));
const drawn: (readonly [number, number])[] = [];

vi.mock('pdfjs-dist/legacy/build/pdf.mjs', () => {
  const page = {
    getViewport: ({ scale }: { scale: number }) => ({
      width: shown.page.width * scale,
      height: shown.page.height * scale,
      transform: [],
    }),
    getTextContent: async () => ({
      // Two columns of words.
      items: shown.page.texts.map((str, index) => ({
        str,
        height: 10,
        width: 40,
        transform: [1, 0, 0, 1, 20 + (index % 2) * 200, 30 + Math.floor(index / 2) * 20],
      })),
    }),
    render: ({ canvas }: { canvas: { width: number; height: number } }) => {
      drawn.push([canvas.width, canvas.height]);
      return { promise: Promise.resolve() };
    },
  };
  return {
    getDocument: () => ({ promise: Promise.resolve({ numPages: 1, getPage: async () => page }) }),
    GlobalWorkerOptions: {},
    Util: { transform: (_: unknown, own: unknown) => own },
  };
});

beforeEach(() => {
  drawn.length = 0;
  vi.stubGlobal('Worker', vi.fn());
  const toBlob = (done: (picture: Blob) => void) => done(new Blob());
  vi.stubGlobal('document', { createElement: () => ({ width: 0, height: 0, toBlob }) });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

async function open(page: Partial<FakePage>) {
  shown.page = { width: 600, height: 800, texts: [], ...page };
  return await openPdf(new Blob());
}

test('a usual page is drawn as wide as it should be', async () => {
  await (await open({})).draw(1);
  expect(drawn).toEqual([[2_050, 2_733]]);
});

test.each([
  ['a long page', 600, 6_000],
  ['a very long page', 10, 14_400],
  ['a page without a width', 0.01, 14_400],
])('%s is drawn within the limits of height and area', async (_, width, height) => {
  await (await open({ width, height })).draw(1);
  const [[wide, high] = [0, 0]] = drawn;
  expect(high).toBeLessThanOrEqual(pageBounds.height);
  expect(wide * high).toBeLessThanOrEqual(pageBounds.pixels);
  expect(Math.min(wide, high)).toBeGreaterThan(0);
});

test('of a page with texts without end, the first ones are read', async () => {
  const page = await open({ texts: Array.from({ length: pageBounds.texts + 20 }, () => 'a') });
  const { rows } = await page.readRows(1);
  expect(rows.flatMap(({ cells }) => cells)).toHaveLength(pageBounds.texts);
  const long = await open({ texts: ['a'.repeat(pageBounds.length + 1), 'a'.repeat(20)] });
  expect(await long.hasText(1)).toBe(false);
});
