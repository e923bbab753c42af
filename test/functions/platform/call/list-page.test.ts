import fc from 'fast-check';
import { ulid } from 'ulid';
import { describe, expect, it } from 'vitest';
import type { Page } from '../../../../functions/platform/call/call.ts';
import { pageOfList, takeFitting } from '../../../../functions/platform/call/list-page.ts';

/** Lambda's response limit of 6 MB, in which the JSON is escaped once more. */
const answerBytes = 6 * 1024 * 1024;

interface Thing {
  readonly id: string;
  readonly text: string;
}

function makeThings(sizes: readonly number[]): Thing[] {
  return sizes.map((size, index) => ({ id: `${ulid(0)}-${ulid(index + 1)}`, text: '"'.repeat(size) }));
}

function readAll(things: readonly Thing[], limit: number | undefined): Thing[][] {
  const pages: Thing[][] = [];
  for (let cursor: string | undefined = ''; cursor !== undefined;) {
    const page: Page<Thing[]> = pageOfList(things, { limit, ...(cursor !== '' && { cursor }) });
    pages.push(page.items);
    cursor = page.nextCursor;
  }
  return pages;
}

describe('a list in pages', () => {
  it('holds each thing once, the first made first, whatever order it was read in', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(20), { maxLength: 30 }), fc.integer({ min: 1, max: 40 }), (sizes, limit) => {
        const things = makeThings(sizes);
        const pages = readAll(things.toReversed(), limit);
        expect(pages.flat()).toEqual(things);
        expect(Math.max(...pages.map((page) => page.length))).toBeLessThanOrEqual(limit);
      }),
    );
  });

  it('goes on behind the last thing although that one was deleted meanwhile', () => {
    const things = makeThings([1, 1, 1]);
    const { nextCursor } = pageOfList(things, { limit: 2 });
    expect(pageOfList(things.toSpliced(1, 1), { cursor: nextCursor }).items).toEqual([things[2]]);
  });

  it('ends a page before it is too large to send, even quoted once more', () => {
    const things = makeThings(Array.from({ length: 9 }, () => 500_000));
    const pages = readAll(things, undefined);
    expect(pages.flat()).toEqual(things);
    for (const page of pages) {
      expect(Buffer.byteLength(JSON.stringify({ body: JSON.stringify(page) }))).toBeLessThan(answerBytes);
    }
  });
});

describe('what fits into an answer', () => {
  it('is never nothing: a list goes on even behind a giant', () => {
    const things = makeThings([4_000_000, 1]);
    expect(takeFitting(things)).toEqual([things[0]]);
  });

  it('is all of a list of usual size', () => {
    const things = makeThings([10, 20, 30]);
    expect(takeFitting(things)).toEqual(things);
  });
});
