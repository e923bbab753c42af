import { format } from 'node:util';
import { afterEach } from 'vitest';

/**
 * Console warnings and errors of the running test. Any of them fails the test in which it appears.
 * A test that expects one mocks the method: `vi.spyOn(console, 'error').mockImplementation(() => undefined)`.
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
