import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { bundleSettings } from '../../infra/build/bundle-handlers.ts';
import { projectRoot } from '../../infra/build/project-paths.ts';
import type { Measure } from './measure-sources.ts';

const functions = ['decks/list-decks', 'auth/login', 'study/record-reviews', 'auth/sign-in-with-google'];
const rounds = 11;

/** A function that does nothing but have the table's client: no function of ours can start sooner. */
const floor = `
  import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
  import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
  export const handler = DynamoDBDocumentClient.from(new DynamoDBClient({ region: 'local' }));`;

/**
 * @returns how many times the floor's time a bundled function of the checkout takes to be imported by a fresh process: medians of
 * processes that take turns, so that a machine that gets busy slows all of them; `-` where nothing is built.
 */
export async function measureStarts(root: string): Promise<Measure[]> {
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
    const ratio = measured ? `${(median(measured) / floorTime).toFixed(2)} (${Math.round(median(measured))} ms)` : '-';
    return [`starting time against the floor: ${id}`, ratio];
  });
}

/** Bundled as the functions are. */
async function buildFloor(outfile: string): Promise<void> {
  await build({ ...bundleSettings, stdin: { contents: floor, resolveDir: projectRoot }, outfile, write: true });
}

/** @returns milliseconds that a fresh process takes for the import alone. */
export function importTime(file: string): number {
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
