import { describe, expect, it } from 'vitest';
import { findBundlesOverLimit } from '../../../infra/build/bundle-limits.ts';

const kilobyte = 1024;

describe('the limits of bundles', () => {
  it('let a bundle of exactly its limit pass', () => {
    expect(findBundlesOverLimit([{ id: 'study/record-reviews', bytes: 630 * kilobyte }])).toEqual([]);
  });

  it('name the function, its size and its limit when it is larger', () => {
    const bundles = [
      { id: 'study/record-reviews', bytes: 630.5 * kilobyte },
      { id: 'decks/list-decks', bytes: 300 * kilobyte },
    ];
    expect(findBundlesOverLimit(bundles)).toEqual([
      expect.stringContaining('study/record-reviews is 630.5 KB, and its limit is 630 KB'),
    ]);
  });

  it('name all functions together when what they share grew in each of them', () => {
    const bundles = (bytes: number) => Array.from({ length: 150 }, (_, at) => ({ id: `decks/${at}`, bytes }));
    expect(findBundlesOverLimit(bundles(564 * kilobyte))).toEqual([]);
    expect(findBundlesOverLimit(bundles(565 * kilobyte))).toEqual([
      expect.stringContaining('All functions together are 84750.0 KB, and their limit is 84700 KB'),
    ]);
  });
});
