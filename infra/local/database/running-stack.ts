import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { projectRoot } from '../../build/project-paths.ts';
import { type DataDirectory, memoryOnly } from './data-directory.ts';
import { isAnswering } from './ports.ts';

/** What other commands need to know about a locally running product. */
export type RunningStack = {
  readonly url: string;
  /** URL of the DynamoDB Local that this product uses. */
  readonly endpoint: string;
  readonly accessKeyId: string;
  readonly dataDir: DataDirectory;
};

const recordsFolder = join(projectRoot, '.local', 'running');

/** Records a running product in a file that only the current user can read. @returns a function that deletes the file. */
export async function recordRunningStack(stack: RunningStack): Promise<() => Promise<void>> {
  const file = join(recordsFolder, `${process.pid}.json`);
  await mkdir(recordsFolder, { recursive: true });
  await writeFile(file, JSON.stringify(stack), { mode: 0o600 });
  return () => rm(file, { force: true });
}

/** Lists this machine's running products, newest first, and deletes the records of killed ones. */
export async function listRunningStacks(): Promise<RunningStack[]> {
  const names = await readdir(recordsFolder).catch(() => []);
  const found = await Promise.all(names.map((name) => readRecord(join(recordsFolder, name))));
  return found
    .filter((record) => record !== undefined)
    .toSorted((a, b) => b.recordedAt - a.recordedAt)
    .map(({ stack }) => stack);
}

/** Finds the newest running product that matches the given data directory and port. An absent one matches any. */
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

/** @returns whether products on all ports match, because no specific port is given. With `PORT=0`, the product chose its own port. */
function isAnyPort(port: string | undefined): boolean {
  return port === undefined || port === '' || port === '0';
}

/** Prevents lost writes by two products on the same data. @throws {Error} with the URL of the running one. */
export async function assertDataFree(dataDir: DataDirectory): Promise<void> {
  const other = dataDir === memoryOnly ? undefined : await findRunningStack({ dataDir });
  if (other === undefined) return;
  throw new Error(
    `Flashspark is already running with this data at ${other.url}. Use it, stop it, or pick another DATA_DIR.`,
  );
}

type StackRecord = { readonly stack: RunningStack; readonly recordedAt: number };

async function readRecord(file: string): Promise<StackRecord | undefined> {
  try {
    const { mtimeMs } = await stat(file);
    const stack = JSON.parse(await readFile(file, 'utf8')) as RunningStack;
    if (await isAnswering(stack.endpoint)) return { stack, recordedAt: mtimeMs };
  } catch {
    // The record is partly written or already deleted, so there is nothing to connect to.
  }
  await rm(file, { force: true });
  return undefined;
}
