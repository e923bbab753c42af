import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { projectRoot } from '../../infra/build/project-paths.ts';
import scripts from '../../package.json' with { type: 'json' };

test('the bench loads every topic in plain Node, and names them all to whoever asks for another', () => {
  const [, call = ''] = scripts.scripts.bench.split('npm run build:web && node ');
  const { status, stderr } = spawnSync(process.execPath, [...call.split(' '), 'nothing'], {
    cwd: projectRoot,
    encoding: 'utf8',
  });
  expect(stderr).toMatch(/^There is no topic nothing\. There are: calls, .*, bill\.\n$/);
  expect(status).toBe(1);
}, 60_000);
