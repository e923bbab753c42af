import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectRoot } from '../../build/project-paths.ts';
import { type DataDirectory, memoryOnly } from './data-directory.ts';
import { isAnswering } from './ports.ts';

/** A product that runs on this machine, as other commands need to know it. */
export type RunningStack = {
  readonly url: string;
  /** Address of its DynamoDB Local. */
  readonly endpoint: string;
  readonly accessKeyId: string;
  readonly dataDir: DataDirectory;
};

const recordsFolder = join(projectRoot, '.local', 'running');

/**
 * Leaves a note that this product runs, readable by this user only.
 *
 * @returns Takes the note away again.
 */
export async function recordRunningStack(stack: RunningStack): Promise<() => Promise<void>> {
  const file = join(recordsFolder, `${process.pid}.json`);
  await mkdir(recordsFolder, { recursive: true });
  await writeFile(file, JSON.stringify(stack), { mode: 0o600 });
  return () => rm(file, { force: true });
}

/**
 * Lists the products that run on this machine, newest first. A note whose database does not answer was left by a
 * process that was killed; it is cleared away.
 */
export async function listRunningStacks(): Promise<RunningStack[]> {
  const names = await readdir(recordsFolder).catch(() => []);
  const found = await Promise.all(names.map((name) => readRecord(join(recordsFolder, name))));
  return found
    .filter((record) => record !== undefined)
    .toSorted((a, b) => b.recordedAt - a.recordedAt)
    .map(({ stack }) => stack);
}

/**
 * Finds the running product that a command means: the one with that data directory or port where they are named,
 * else the one started last.
 */
export async function findRunningStack(wanted: {
  dataDir?: DataDirectory;
  port?: string;
}): Promise<RunningStack | undefined> {
  const running = await listRunningStacks();
  return running.find(
    (stack) =>
      (wanted.dataDir === undefined || stack.dataDir === wanted.dataDir) &&
      (isAnyPort(wanted.port) || new URL(stack.url).port === wanted.port),
  );
}

/** `PORT=0` started a product on any free port, so it names none. */
function isAnyPort(port: string | undefined): boolean {
  return port === undefined || port === '' || port === '0';
}

/**
 * Refuses a second product over data that one runs with: two databases over the same files lose each other's writes.
 *
 * @throws Error with a sentence that says where the other one is.
 */
export async function assertDataFree(dataDir: DataDirectory): Promise<void> {
  const other = dataDir === memoryOnly ? undefined : await findRunningStack({ dataDir });
  if (other === undefined) return;
  throw new Error(
    `Flashspark already runs with this data at ${other.url}. Use that one, stop it, or choose another DATA_DIR.`,
  );
}

type StackRecord = { readonly stack: RunningStack; readonly recordedAt: number };

async function readRecord(file: string): Promise<StackRecord | undefined> {
  try {
    const { mtimeMs } = await stat(file);
    const stack = JSON.parse(await readFile(file, 'utf8')) as RunningStack;
    if (await isAnswering(stack.endpoint)) return { stack, recordedAt: mtimeMs };
  } catch {
    // Half written or taken away meanwhile: nothing to connect to either way.
  }
  await rm(file, { force: true });
  return undefined;
}
