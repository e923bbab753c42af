import { afterAll, vi } from 'vitest';
import { afterFile } from './after-file.ts';

// A setup file runs for each test file, even when modules stay loaded between files.
afterAll(async () => {
  for (const step of afterFile.splice(0)) await step();
  // The next file has the same globals.
  vi.unstubAllGlobals();
});
