/** Script of `npm run test:schedules`: all schedules of `study-sync` and of three browsers. `npm test` runs a few new ones each time. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { projectRoot } from '../../infra/build/project-paths.ts';

const { resolve } = createRequire(import.meta.url);
const scriptOf = (library: string, file: string): string => join(resolve(`${library}/package.json`), '..', file);

async function run(...command: readonly string[]): Promise<boolean> {
  const env = { ...process.env, SCHEDULES: 'all' };
  const child = spawn(process.execPath, command, { cwd: projectRoot, env, stdio: 'inherit' });
  const [code] = (await once(child, 'exit')) as [number | null];
  return code === 0;
}

const inMemory = await run(scriptOf('vitest', 'vitest.mjs'), 'run', '--silent=false', 'test/faults/study-sync');
const inBrowsers = await run(scriptOf('@playwright/test', 'cli.js'), 'test', 'test/e2e/ahead/random-devices.spec.ts');
process.exitCode = inMemory && inBrowsers ? 0 : 1;
