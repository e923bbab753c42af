import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { onTestFinished, vi } from 'vitest';

export interface ScryptWork {
  readonly N: number;
  readonly r: number;
  readonly p: number;
}

/** Records scrypt calls until the test ends. @returns a function that returns the calls so far. */
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
