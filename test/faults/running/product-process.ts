import { type ChildProcess, spawn } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const script = fileURLToPath(new URL('../../../infra/local/launch/start.ts', import.meta.url));

/** The product as `npm start` runs it, in separate processes. */
export interface ProductProcess {
  readonly node: ChildProcess;
  /** Resolves to the URL once the product is ready, or to undefined if the process exited first. */
  readonly ready: Promise<string | undefined>;
  readonly output: () => string;
}

/** Starts the product on a free port with this data directory. Waits without a timeout, because busy machines are slow. */
export function startProduct(dataDir: string): ProductProcess {
  const node = spawn(process.execPath, [script], {
    env: { ...process.env, PORT: '0', DATA_DIR: dataDir },
    // The IPC channel lets the child notice when this process ends, and exit.
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

/** Kills the Node process with SIGKILL, so that no cleanup runs. Resolves once it has exited. */
export async function killNode({ node }: ProductProcess): Promise<void> {
  if (node.exitCode !== null || node.signalCode !== null) return;
  const gone = new Promise((resolve) => node.once('exit', resolve));
  node.kill('SIGKILL');
  await gone;
}

/** @returns the ids of Java processes that use this data directory. Linux only: reads /proc. */
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

/** @returns the time in ms until the database processes have exited; undefined if they are still running at the limit. */
export async function timeUntilGone(dataDir: string, limitMs: number): Promise<number | undefined> {
  const begun = performance.now();
  while (performance.now() - begun <= limitMs) {
    if ((await findDatabases(dataDir)).length === 0) return Math.round(performance.now() - begun);
    await pause(20);
  }
  return undefined;
}
