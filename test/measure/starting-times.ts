import { execFileSync } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { bundleSettings } from '../../infra/build/bundle-handlers.ts';
import { projectRoot } from '../../infra/build/project-paths.ts';
import type { Measure } from './measure-sources.ts';

/** Functions of each kind: a read, sign-ins with password, Google and passkey, a study call, a scheduled job. */
export const kinds = [
  'decks/list-decks',
  'auth/login',
  'study/record-reviews',
  'auth/sign-in-with-google',
  'passkeys/sign-in-with-passkey',
  'events/send-mails',
];

/** A function that only creates the table client. Its startup time is the lower bound for the product's functions. */
const floor = `
  import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
  import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
  export const handler = DynamoDBDocumentClient.from(new DynamoDBClient({ region: 'local' }));`;

interface Start {
  readonly id: string;
  /** Startup time of the floor, in milliseconds. */
  readonly floor: number;
  /** Startup time of the function, in milliseconds; undefined when it is not built. */
  readonly measured: number | undefined;
}

/** Ids of all functions that are built, such as `decks/list-decks`. */
export function listBuiltFunctions(root: string): string[] {
  const files = globSync('*/*/index.mjs', { cwd: join(root, 'dist/functions') });
  return files.map((file) => file.replaceAll('\\', '/').replace('/index.mjs', '')).toSorted();
}

/**
 * @returns the time that a fresh process takes to import each bundled function, and the floor: medians in milliseconds. Measurements
 *   alternate, so that a busy machine slows all of them alike.
 */
export async function timeStarts(root: string, functions: readonly string[], rounds = 11): Promise<Start[]> {
  const folder = mkdtempSync(join(tmpdir(), 'flashspark-floor-'));
  const floorFile = join(folder, 'index.mjs');
  await buildFloor(floorFile);
  const files = functions.map((id) => join(root, 'dist/functions', id, 'index.mjs'));
  const times = new Map([floorFile, ...files].filter(existsSync).map((file) => [file, [] as number[]]));
  for (let round = 0; round < rounds; round += 1) {
    for (const [file, measured] of times) measured.push(importTime(file));
  }
  rmSync(folder, { recursive: true });
  const floorTime = median(times.get(floorFile) ?? []);
  return functions.map((id, index) => {
    const measured = times.get(files[index] ?? '');
    return { id, floor: floorTime, measured: measured && median(measured) };
  });
}

/** @returns each function's startup time as a multiple of the floor; `-` when it is not built. */
export async function measureStarts(root: string): Promise<Measure[]> {
  return (await timeStarts(root, kinds)).map(({ id, floor: floorTime, measured }) => {
    const ratio = measured ? `${(measured / floorTime).toFixed(2)} (${Math.round(measured)} ms)` : '-';
    return [`starting time against the floor: ${id}`, ratio];
  });
}

async function buildFloor(outfile: string): Promise<void> {
  await build({ ...bundleSettings, stdin: { contents: floor, resolveDir: projectRoot }, outfile, write: true });
}

/** @returns the milliseconds that a fresh process spends on the import alone. */
function importTime(file: string): number {
  const url = JSON.stringify(pathToFileURL(file).href);
  const script = `const begun = performance.now(); await import(${url}); console.log(performance.now() - begun);`;
  const env = {
    ...process.env,
    TABLE_NAME: 'x',
    JWKS: '{"keys":[]}',
    TOKEN_ISSUER: 'x',
    METRIC_NAMESPACE: 'x',
    ORIGIN_DIGESTS: 'a'.repeat(64),
    NETWORK_KEY: 'a'.repeat(64),
    SIGNING_KEY_ID: 'x',
  };
  return Number(execFileSync(process.execPath, ['--input-type=module', '--eval', script], { env, encoding: 'utf8' }));
}

function median(times: readonly number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;
}
