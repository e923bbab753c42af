/** `npm run test:schedules`: every schedule of `study-sync`, where `npm test` runs a few new ones each time. */
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { projectRoot } from '../../infra/build/project-paths.ts';

const vitest = join(createRequire(import.meta.url).resolve('vitest/package.json'), '..', 'vitest.mjs');
const child = spawn(process.execPath, [vitest, 'run', '--silent=false', 'test/faults/study-sync'], {
  cwd: projectRoot,
  env: { ...process.env, SCHEDULES: 'all' },
  stdio: 'inherit',
});
child.on('exit', (code) => {
  process.exitCode = code ?? 1;
});
