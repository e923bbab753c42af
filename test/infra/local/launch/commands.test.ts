import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { projectRoot } from '../../../../infra/build/project-paths.ts';
import { describeCommands, findCommand, toExitCode } from '../../../../infra/local/launch/commands.mjs';

const handOver = new URL('../../../../infra/local/launch/commands.mjs', import.meta.url).href;
const shutdown = new URL('../../../../infra/local/launch/shutdown.ts', import.meta.url).href;

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'flashspark-launch-'));
});

afterEach(() => rm(folder, { recursive: true }));

/** Runs the launcher in a separate process, with a script of these lines. */
async function launch(lines: string): Promise<ChildProcess> {
  const script = join(folder, 'script.ts');
  await writeFile(script, lines);
  const call = `import { runCommand } from ${JSON.stringify(handOver)};
    process.exitCode = await runCommand({ node: process.execPath, script: ${JSON.stringify(script)}, args: ['--demo'] });`;
  return spawn(process.execPath, ['--input-type=module', '--eval', call], { stdio: ['ignore', 'pipe', 'inherit'] });
}

/** Script of a product that runs until it is told to stop, or for 15 seconds, and logs its shutdown steps. */
const lastingProduct = `
  import { prepareShutdown } from ${JSON.stringify(shutdown)};
  const shutdown = prepareShutdown();
  shutdown.add(() => console.log('first step, undone last'));
  shutdown.add(async () => console.log('second step'));
  setTimeout(() => process.exit(1), 15_000);
  console.log('running');`;

async function readFirst(child: ChildProcess): Promise<string> {
  if (child.stdout === null) throw new Error('The launcher has no output.');
  const [chunk]: unknown[] = await once(child.stdout, 'data');
  return String(chunk).trim();
}

async function readToEnd(child: ChildProcess): Promise<string> {
  let output = '';
  child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  if (child.stdout !== null) await once(child.stdout, 'close');
  return output.trim();
}

describe('the launcher', () => {
  test('hands on the arguments', async () => {
    expect(await readFirst(await launch('console.log(process.argv.slice(2).join())'))).toBe('--demo');
  });

  test('ends with the exit code of what it ran', async () => {
    const [code]: unknown[] = await once(await launch('process.exit(7)'), 'exit');
    expect(code).toBe(7);
  });

  test.each(['SIGINT', 'SIGTERM'] as const)('passes %s on and waits until everything is undone', async (signal) => {
    const launcher = await launch(lastingProduct);
    await readFirst(launcher);
    launcher.kill(signal);
    expect(await readToEnd(launcher)).toBe('second step\nfirst step, undone last');
    expect(launcher.exitCode ?? (await once(launcher, 'exit'))[0]).toBe(0);
  });

  test('leaves nothing running when it is killed', async () => {
    const launcher = await launch(lastingProduct);
    await readFirst(launcher);
    launcher.kill('SIGKILL');
    expect(await readToEnd(launcher)).toBe('second step\nfirst step, undone last');
  });
});

describe('undoing', () => {
  test('goes on past a step that fails', async () => {
    const failing = lastingProduct.replace("console.log('second step')", "{ throw new Error('stuck') }");
    const launcher = await launch(failing.replace(/^/, 'console.error = () => undefined;'));
    await readFirst(launcher);
    launcher.kill('SIGTERM');
    expect(await readToEnd(launcher)).toBe('first step, undone last');
  });

  test('gives up on a step that does not end, within a second', async () => {
    const stuck = lastingProduct.replace("console.log('second step')", 'new Promise(() => undefined)');
    const launcher = await launch(stuck);
    await readFirst(launcher);
    const began = performance.now();
    launcher.kill('SIGTERM');
    await readToEnd(launcher);
    expect(performance.now() - began).toBeLessThan(2_000);
  });
});

describe('the command', () => {
  test.each(['start', 'dev', 'test', 'test:mutants', 'check'])('%s is known, and starts a database', (name) => {
    const command = findCommand(name);
    expect(command?.needsDatabase).toBe(true);
    expect(existsSync(join(projectRoot, command?.script ?? ''))).toBe(true);
  });

  test.each(['admin:create', 'admin:recount', 'table:check', 'table:restore'])(
    '%s is known, and asks for neither Java nor Docker',
    (name) => {
      const command = findCommand(name);
      expect(command?.needsDatabase).toBe(false);
      expect(existsSync(join(projectRoot, command?.script ?? ''))).toBe(true);
    },
  );

  test.each(['', 'stat', 'toString', '__proto__'])('"%s" is not', (name) => {
    expect(findCommand(name)).toBeUndefined();
  });

  test('that is not known is answered with those that are', () => {
    expect(describeCommands('stat')).toMatch(/no command "stat"[^]*start +run Flashspark/);
  });
});

describe('the exit code', () => {
  test.each([
    [0, null, 0],
    [3, null, 3],
    [null, 'SIGINT', 130],
    [null, 'SIGTERM', 143],
    [null, null, 1],
  ] as const)('of an end with code %s and signal %s is %s', (code, signal, expected) => {
    expect(toExitCode(code, signal)).toBe(expected);
  });
});
