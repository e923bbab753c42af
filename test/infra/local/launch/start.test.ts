import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, test } from 'vitest';
import { isAnswering } from '../../../../infra/local/database/ports.ts';
import { listRunningStacks } from '../../../../infra/local/database/running-stack.ts';

const script = fileURLToPath(new URL('../../../../infra/local/launch/start.ts', import.meta.url));
const started: ChildProcess[] = [];

/** Starts the product with its own environment and collects its output until it is ready or exits. */
async function start(
  env: Record<string, string>,
  onSaid: (text: string) => unknown = () => undefined,
): Promise<{ child: ChildProcess; output: string; url: string }> {
  const child = spawn(process.execPath, [script], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  started.push(child);
  let output = '';
  await new Promise<void>((resolve) => {
    child.once('close', () => resolve());
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString();
        onSaid(chunk.toString());
        if (output.includes('ready at')) resolve();
      });
    }
  });
  const url = /^Flashspark is ready at (http:\/\/localhost:\d+)$/m.exec(output)?.[1] ?? '';
  return { child, output, url };
}

async function end(child: ChildProcess): Promise<number | null> {
  const code = new Promise<number | null>((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  return code;
}

afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
});

test('waits for a database that is slow to come and says so; then pages and API are on one port, and nothing is left behind', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'flashspark-slow-'));
  const go = join(folder, 'go');
  // This fake `java` starts only after the test has read the waiting message.
  const java = `#!/bin/sh\nwhile [ ! -e ${go} ]; do sleep 0.1; done\nPATH="${process.env['PATH']}" exec java "$@"\n`;
  await writeFile(join(folder, 'java'), java, { mode: 0o700 });
  const path = `${folder}:${process.env['PATH']}`;
  const env = { PORT: '0', DATA_DIR: 'memory', GOOGLE_CLIENT_ID: 'an-id', PATH: path };
  const { child, output, url } = await start(env, async (text) => {
    if (text.includes('Waiting for the database …')) await writeFile(go, '');
  });
  expect(output).toMatch(/^Waiting for the database …\nFlashspark is ready at /m);
  expect(await (await fetch(url)).text()).toContain('<title>Flashspark</title>');
  expect((await fetch(`${url}/api/me`)).status).toBe(401);
  const ownComputer = expect.stringContaining('runs on the computer of whoever started it') as string;
  expect(await (await fetch(`${url}/api/notice`)).json()).toMatchObject({
    agreeing: 'family-only',
    text: expect.arrayContaining([ownComputer]) as string[],
  });
  expect(await (await fetch(`${url}/config.json`)).json()).toEqual({ googleClientId: 'an-id' });
  const stack = (await listRunningStacks()).find((running) => running.url === url);
  expect(await end(child)).toBe(0);
  expect(await isAnswering(url)).toBe(false);
  expect(await isAnswering(stack?.endpoint ?? url)).toBe(false);
  expect(await listRunningStacks()).not.toContainEqual(stack);
  await rm(folder, { recursive: true });
});

test('keeps what it was told over a restart, and does not run twice over the same data', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'flashspark-start-'));
  const account = { email: 'parent@example.org', password: 'a quiet evening' };
  const post = async (url: string, call: string, body: object): Promise<number> => {
    const headers = { 'content-type': 'application/json' };
    return (await fetch(`${url}/api/auth/supa/${call}`, { method: 'POST', headers, body: JSON.stringify(body) }))
      .status;
  };
  const first = await start({ PORT: '0', DATA_DIR: dataDir });
  expect(await post(first.url, 'register', { ...account, role: 'parent' })).toBe(201);
  const twin = await start({ PORT: '0', DATA_DIR: dataDir });
  expect(twin.output).toContain(`is already running with this data at ${first.url}`);
  expect(twin.child.exitCode).toBe(1);
  await end(first.child);
  const second = await start({ PORT: '0', DATA_DIR: dataDir, FAMILY_ONLY: 'no' });
  const whoAgrees = async ({ url }: { readonly url: string }) =>
    ((await (await fetch(`${url}/api/notice`)).json()) as { agreeing: string }).agreeing;
  expect(await whoAgrees(second)).toBe('email-plus');
  expect(await post(second.url, 'login', account)).toBe(200);
  await end(second.child);
  await rm(dataDir, { recursive: true });
});

test('says that its port is taken and how to choose another, and nothing else', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const address = other.address();
  const port = typeof address === 'object' ? String(address?.port) : '';
  const { child, output } = await start({ PORT: port, DATA_DIR: 'memory' });
  expect(output.trim()).toMatch(new RegExp(`^Another program uses port ${port}[^\n]*PORT=\\d+ npm start[^\n]*$`));
  expect(child.exitCode).toBe(1);
  await new Promise((resolve) => other.close(resolve));
});

test('says that its data cannot be kept, why, and how to name another folder, before anything is started', async () => {
  const file = join(await mkdtemp(join(tmpdir(), 'flashspark-no-folder-')), 'file');
  await writeFile(file, '');
  const { child, output } = await start({ PORT: '0', DATA_DIR: join(file, 'data') });
  expect(output.trim()).toMatch(/^Flashspark can’t keep its data in .*: part of that path is a file\. .*DATA_DIR\.$/);
  expect(child.exitCode).toBe(1);
});

test('says what a setting may be', async () => {
  const { child, output } = await start({ PORT: 'http' });
  expect(output.trim()).toMatch(/^PORT is "http"[^\n]*$/);
  expect(child.exitCode).toBe(1);
});
