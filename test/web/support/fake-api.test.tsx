import { describe, expect, test } from 'vitest';
import { fakeApi } from './fake-api.ts';

describe('a call that a test was still on its way to when it ended', { shuffle: false }, () => {
  const module = Promise.withResolvers<void>();

  test('is made later', () => {
    fakeApi({});
    void module.promise.then(async () => await fetch('/api/late'));
    expect.assertions(0);
  });

  test('reaches no later test', async () => {
    const calls = fakeApi({});
    module.resolve();
    await fetch('/api/own');
    expect(calls.map(({ path }) => path)).toEqual(['/api/own']);
  });
});
