import { afterAll } from 'vitest';
import { afterFile } from './after-file.ts';

// A set-up file is run for each test file, also where the modules stay loaded from one file to the next.
afterAll(async () => {
  for (const step of afterFile.splice(0)) await step();
});
