import { format } from 'node:util';
import { afterEach } from 'vitest';

/** Any console warning or error fails its test, unless the test mocks it: `vi.spyOn(console, 'error').mockImplementation(…)`. */
const consoleMessages: string[] = [];

for (const method of ['error', 'warn'] as const) {
  console[method] = (...args: unknown[]) => {
    consoleMessages.push(`console.${method}: ${format(...args)}`);
  };
}

afterEach(() => {
  const found = consoleMessages.splice(0);
  if (found.length > 0) throw new Error(`This test logged a complaint that it did not expect.\n${found.join('\n')}`);
});
