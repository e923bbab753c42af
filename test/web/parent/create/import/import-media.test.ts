import { expect, test, vi } from 'vitest';
import type { JobCard } from '../../../../../web/src/parent/create/import/import-job.ts';
import { bringMedia, dressChunk } from '../../../../../web/src/parent/create/import/import-media.ts';
import { ApiError } from '../../../../../web/src/lib/api/api-error.ts';

const card = (line: number, front: string, ...names: string[]): JobCard => ({
  front,
  back: 'a',
  line,
  frontFiles: names.map((name) => ({ name })),
});
const full = new ApiError({ status: 409, code: 'media-full', message: 'Full.' });
const lost = new ApiError({ status: 0, code: 'unreachable', message: 'Lost.' });

/** Returns a package whose files contain their own names, and a server that records uploads. */
function makePackage(names: readonly string[], failures: Record<string, Error> = {}) {
  const saved: string[] = [];
  const read = vi.fn(async (wanted: readonly { readonly name: string }[]) =>
    names
      .filter((name) => wanted.some((one) => one.name === name))
      .map((name) => ({
        name,
        file: new Blob([name], { type: name.endsWith('.ogg') ? 'audio/ogg' : 'image/webp' }),
        isFit: !name.endsWith('.ogg'),
      })),
  );
  const bringer = bringMedia(
    () => ({ read, close: () => undefined }),
    async (file) => {
      const name = await file.text();
      if (failures[name]) throw failures[name];
      saved.push(name);
      return `id-${name}`;
    },
  );
  return { bringer, saved, read, failures };
}

test('each picture is saved once, also after a failure that passes; words in its name say what it shows', async () => {
  const marks = { extra: 'sleeps', tags: ['pets'], note: 3 };
  const { bringer, saved, failures } = makePackage(['black_cat.webp', 'IMG_0042.webp', 'dog.webp'], {
    'dog.webp': lost,
  });
  const chunk = {
    offset: 4,
    cards: [{ ...card(5, 'q', 'black_cat.webp', 'IMG_0042.webp'), ...marks }, card(6, '', 'dog.webp', 'gone.webp')],
  };
  await expect(bringer.bring(chunk)).rejects.toBe(lost);
  delete failures['dog.webp'];
  const outcomes = await bringer.bring(chunk);
  await bringer.bring(chunk);
  expect(saved.toSorted()).toEqual(['IMG_0042.webp', 'black_cat.webp', 'dog.webp']);
  const first = {
    ...marks,
    front: 'q',
    back: 'a',
    frontMedia: [{ id: 'id-black_cat.webp', alt: 'black cat' }, { id: 'id-IMG_0042.webp' }],
  };
  const second = { front: '', back: 'a', frontMedia: [{ id: 'id-dog.webp', alt: 'dog' }] };
  expect(dressChunk(chunk, outcomes)).toEqual({ runs: [{ offset: 4, cards: [first, second] }], leftOut: [] });
});

test('what cannot be taken is named with its reason, and a card that is nothing without it is left out between its neighbours', async () => {
  const { bringer, saved } = makePackage(['one.webp', 'two.webp', 'three.webp', 'say.ogg'], { 'two.webp': full });
  const cards = [card(1, '', 'one.webp'), card(2, '', 'two.webp'), card(3, 'q', 'three.webp', 'say.ogg'), card(4, 'r')];
  const first = { offset: 0, cards: cards.slice(0, 2) };
  await bringer.bring(first);
  const chunk = { offset: 0, cards };
  const { runs, leftOut } = dressChunk(chunk, await bringer.bring(chunk));
  expect(saved).toEqual(['one.webp']);
  expect(runs).toEqual([
    { offset: 0, cards: [{ front: '', back: 'a', frontMedia: [{ id: 'id-one.webp', alt: 'one' }] }] },
    {
      offset: 2,
      cards: [
        { front: 'q', back: 'a' },
        { front: 'r', back: 'a' },
      ],
    },
  ]);
  const isFull = 'Left out: Your pictures and sounds are full.';
  expect(leftOut).toEqual([
    { line: 2, lastLine: 2, reason: isFull, excerpt: 'two.webp' },
    { line: 2, lastLine: 2, reason: 'Card left out. Its front is empty.', excerpt: ' | a' },
    { line: 3, lastLine: 3, reason: isFull, excerpt: 'three.webp' },
    { line: 3, lastLine: 3, reason: isFull, excerpt: 'say.ogg' },
  ]);
});

test('a card whose picture with masks could not be made is left out, although it has words', async () => {
  const { bringer } = makePackage(['masked.webp', 'other.webp'], { 'masked.webp': full });
  const masked = (line: number, name: string): JobCard => ({
    front: 'What is this?',
    back: 'heart',
    line,
    frontFiles: [{ name, cover: { picture: 'heart.jpg', shapes: [] } }],
  });
  const cards = [masked(1, 'masked.webp'), card(2, 'q'), masked(3, 'lost.webp')];
  const { runs, leftOut } = dressChunk({ offset: 0, cards }, await bringer.bring({ offset: 0, cards }));
  expect(runs).toEqual([{ offset: 1, cards: [{ front: 'q', back: 'a' }] }]);
  const reason = 'Card left out. Its picture with masks is missing.';
  expect(leftOut.map((one) => [one.line, one.reason])).toEqual([
    [1, 'Left out: Your pictures and sounds are full.'],
    [1, reason],
    [3, reason],
  ]);
});
