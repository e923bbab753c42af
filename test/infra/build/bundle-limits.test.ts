import { describe, expect, it } from 'vitest';
import { findBundlesOverLimit } from '../../../infra/build/bundle-limits.ts';

const kilobyte = 1024;

describe('the limits of bundles', () => {
  it('let a bundle of exactly its limit pass', () => {
    expect(findBundlesOverLimit([{ id: 'study/record-reviews', bytes: 648 * kilobyte }])).toEqual([]);
  });

  it('name the function, its size and its limit when it is larger', () => {
    const bundles = [
      { id: 'study/record-reviews', bytes: 648.5 * kilobyte },
      { id: 'decks/list-decks', bytes: 300 * kilobyte },
    ];
    expect(findBundlesOverLimit(bundles)).toEqual([
      expect.stringContaining('study/record-reviews is 648.5 KB, and its limit is 648 KB'),
    ]);
  });
});
