import { type ChildProcess, spawn } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const script = fileURLToPath(new URL('../../../infra/local/launch/start.ts', import.meta.url));

/** The product as `npm start` runs it, in processes of its own. */
export interface ProductProcess {
  readonly node: ChildProcess;
  /** Settles when it is ready, with its address; undefined when it ended before. */
  readonly ready: Promise<string | undefined>;
  /** All that it has said. */
  readonly output: () => string;
}

/** Starts the product on any free port over a data directory. It is slow on a busy machine, and waited for as long as it lives. */
export function startProduct(dataDir: string): ProductProcess {
  const node = spawn(process.execPath, [script], {
    env: { ...process.env, PORT: '0', DATA_DIR: dataDir },
    // By the channel it notices when this process is gone, and ends.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let output = '';
  const ready = new Promise<string | undefined>((resolve) => {
    node.once('close', () => resolve(undefined));
    for (const stream of [node.stdout, node.stderr])
      stream?.on('data', (chunk: Buffer) => {
        output += chunk.toString();
        const url = /^Flashspark is ready at (http:\S+)$/m.exec(output)?.[1];
        if (url !== undefined) resolve(url);
      });
  });
  return { node, ready, output: () => output };
}

/** Kills the process that runs the handlers: nothing in it can tidy up. @returns once it is gone. */
export async function killNode({ node }: ProductProcess): Promise<void> {
  if (node.exitCode !== null || node.signalCode !== null) return;
  const gone = new Promise((resolve) => node.once('exit', resolve));
  node.kill('SIGKILL');
  await gone;
}

/** @returns the processes of Java that run over a data directory. Linux only: it looks into /proc. */
export async function findDatabases(dataDir: string): Promise<number[]> {
  const names = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const found = await Promise.all(
    names.map(async (name) => {
      const words = (await readFile(`/proc/${name}/cmdline`, 'utf8').catch(() => '')).split('\0');
      return words[0]?.endsWith('java') === true && words.some((word) => word.startsWith(dataDir));
    }),
  );
  return names.filter((_, index) => found[index]).map(Number);
}

/** @returns how long databases outlived this call, in milliseconds; undefined when they still run after the limit. */
export async function timeUntilGone(dataDir: string, limitMs: number): Promise<number | undefined> {
  const begun = performance.now();
  while (performance.now() - begun <= limitMs) {
    if ((await findDatabases(dataDir)).length === 0) return Math.round(performance.now() - begun);
    await pause(20);
  }
  return undefined;
}
