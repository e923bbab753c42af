import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect } from '@playwright/test';
import { newPerson, signInOnScreen } from './family.ts';
import { test } from './journey.ts';

const command = join(import.meta.dirname, '../../infra/operations/admin/admin-create.ts');
const run = promisify(execFile);

test('the command makes an admin, who signs in to the dashboard at once [account-first-admin-made-command]', async ({
  page,
  baseURL,
}) => {
  const { email, password } = newPerson('first-admin');
  const { port } = new URL(baseURL ?? '');
  const { stdout } = await run(process.execPath, [command, '--email', email, '--password', password], {
    env: { ...process.env, PORT: port },
  });
  expect(stdout).toContain(`${email} is now an admin and can sign in.`);
  await signInOnScreen(page, { email, password });
  await expect(page.getByRole('heading', { name: 'System Overview' })).toBeVisible();
});
