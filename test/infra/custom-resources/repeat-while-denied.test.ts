import { describe, expect, it } from 'vitest';
import { repeatWhileDenied } from '../../../infra/custom-resources/repeat-while-denied.ts';

const denied = Object.assign(new Error('not authorized'), { name: 'AccessDeniedException' });

/** Returns work that fails the given number of times, with the pauses made between its attempts. */
function failing(times: number, error: Error) {
  const pauses: number[] = [];
  let calls = 0;
  const work = async (): Promise<string> => {
    calls += 1;
    return calls <= times ? await Promise.reject(error) : await Promise.resolve('done');
  };
  const wait = async (ms: number): Promise<void> => void pauses.push(ms);
  return { pauses, outcome: () => repeatWhileDenied(work, wait), calls: () => calls };
}

describe('work that AWS denies', () => {
  it('is done again until the right is known, within the ten seconds of a function', async () => {
    const { outcome, pauses } = failing(3, denied);
    expect(await outcome()).toBe('done');
    expect(pauses.reduce((sum, ms) => sum + ms, 0)).toBeLessThan(8_000);
  });

  it('fails when it is denied for good', async () => {
    const { outcome, calls } = failing(9, denied);
    await expect(outcome()).rejects.toBe(denied);
    expect(calls()).toBe(4);
  });

  it('fails at once for any other reason', async () => {
    const { outcome, calls } = failing(1, new Error('no such key'));
    await expect(outcome()).rejects.toThrow('no such key');
    expect(calls()).toBe(1);
  });
});
