import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { onTestFinished, vi } from 'vitest';

/** The parameters of one run of scrypt. */
export interface ScryptWork {
  readonly N: number;
  readonly r: number;
  readonly p: number;
}

/** Watches how much password work is done until the test ends. @returns a function that answers the work so far. */
export function watchScrypt(): () => ScryptWork[] {
  const spy = vi.spyOn(crypto, 'scrypt');
  syncBuiltinESMExports();
  onTestFinished(() => {
    spy.mockRestore();
    syncBuiltinESMExports();
  });
  return () =>
    spy.mock.calls.map((call) => {
      const { N, r, p } = call[3] as unknown as ScryptWork;
      return { N, r, p };
    });
}
