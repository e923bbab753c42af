import { randomInt } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type DataDirectory, MEMORY } from './data-directory.ts';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';
const LENGTH = 24;
const FILE_NAME = 'access-key-id';

/**
 * A new access key id. DynamoDB Local keeps each one's tables apart, and it listens on every network interface of the
 * machine, so a key that cannot be guessed is what keeps the data to this run. It accepts letters and digits only.
 */
export function makeAccessKeyId(): string {
  return Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}

/** The access key id that belongs to a data directory: made once, found again at the next start. */
export async function resolveAccessKeyId(dataDir: DataDirectory): Promise<string> {
  const made = makeAccessKeyId();
  if (dataDir === MEMORY) return made;
  await mkdir(dataDir, { recursive: true });
  const file = join(dataDir, FILE_NAME);
  try {
    await writeFile(file, made, { flag: 'wx', mode: 0o600 });
    return made;
  } catch (error) {
    if (!isAlreadyThere(error)) throw error;
    return (await readFile(file, 'utf8')).trim();
  }
}

function isAlreadyThere(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EEXIST';
}
