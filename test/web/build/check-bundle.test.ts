import { spawnSync } from 'node:child_process';
import { beforeAll, expect, it } from 'vitest';
import { ensureBuilt } from '../../../infra/build/ensure-built.ts';
import { projectRoot } from '../../../infra/build/project-paths.ts';

beforeAll(async () => await ensureBuilt('web'), 240_000);

it('the built app is within the sizes of first screens, words, what comes after them, and what is kept on a device', () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['web/check-bundle.ts'], {
    cwd: projectRoot,
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  expect(stdout).toContain('JavaScript before the first screen');
  expect(status).toBe(0);
}, 60_000);
