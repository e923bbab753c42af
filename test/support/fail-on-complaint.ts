import { format } from 'node:util';
import { afterEach } from 'vitest';

/**
 * A warning or an error on the console is a defect that nobody reads, so it fails the test in which it appears.
 * A test that expects one replaces the method: `vi.spyOn(console, 'error').mockImplementation(() => undefined)`.
 */
const complaints: string[] = [];

for (const method of ['error', 'warn'] as const) {
  console[method] = (...args: unknown[]) => {
    complaints.push(`console.${method}: ${format(...args)}`);
  };
}

afterEach(() => {
  const found = complaints.splice(0);
  if (found.length > 0) throw new Error(`This test logged a complaint that it did not expect.\n${found.join('\n')}`);
});
