import { randomInt } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { isAbsolute, join } from 'node:path';
import { projectRoot } from '../../build/project-paths.ts';

/** Where the product stores its data on this machine: an absolute folder, or `memory`. */
export type DataDirectory = string;

/** Value of `DATA_DIR` for data that is lost when the process ends. */
export const memoryOnly = 'memory';

/** Makes `DATA_DIR` absolute, relative to the project's root. */
export function resolveDataDirectory(setting: string): DataDirectory {
  return setting === memoryOnly || isAbsolute(setting) ? setting : join(projectRoot, setting);
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';
const keyLength = 24;
const keyFileName = 'access-key-id';

/** Generates an unguessable access key id (letters and digits). DynamoDB Local listens on all interfaces and separates data by access key. */
export function makeAccessKeyId(): string {
  return Array.from({ length: keyLength }, () => alphabet[randomInt(alphabet.length)]).join('');
}

/** Returns a data directory's access key id, created on the first start. */
export async function resolveAccessKeyId(dataDir: DataDirectory): Promise<string> {
  const made = makeAccessKeyId();
  if (dataDir === memoryOnly) return made;
  await mkdir(dataDir, { recursive: true });
  const file = join(dataDir, keyFileName);
  try {
    await writeFile(file, made, { flag: 'wx', mode: 0o600 });
    return made;
  } catch (error) {
    if (!isAlreadyThere(error)) throw error;
    return (await readFile(file, 'utf8')).trim();
  }
}

/** File system errors, explained for the user. */
const writeErrorTexts: Readonly<Record<string, string>> = {
  EACCES: 'this account can’t write there',
  EPERM: 'this account can’t write there',
  EROFS: 'that disk is read-only',
  ENOSPC: 'that disk is full',
  EDQUOT: 'that disk is full',
  ENOTDIR: 'part of that path is a file',
  EEXIST: 'a file has that name',
};

/** @throws {Error} with a message for the user, when the folder is not writable. Called before anything is started. */
export async function assertDataWritable(dataDir: DataDirectory): Promise<void> {
  if (dataDir === memoryOnly) return;
  const probe = join(dataDir, `probe-${process.pid}`);
  try {
    await mkdir(dataDir, { recursive: true });
    await writeFile(probe, 'x');
    await rm(probe);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    throw new Error(
      `Flashspark can’t keep its data in ${dataDir}: ${writeErrorTexts[code] ?? String(error)}. Fix that, or pick another folder with DATA_DIR.`,
      { cause: error },
    );
  }
}

function isAlreadyThere(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EEXIST';
}
