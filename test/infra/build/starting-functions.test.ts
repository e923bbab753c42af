import { execFile } from 'node:child_process';
import { mkdtempDisposableSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { build, type Plugin } from 'esbuild';
import { beforeAll, expect, it } from 'vitest';
import { bundleSettings } from '../../../infra/build/bundle-handlers.ts';
import { ensureBuilt } from '../../../infra/build/ensure-built.ts';
import { handlerFileOf, unroutedFunctions } from '../../../infra/build/handler-files.ts';
import { builtSourceMaps, projectRoot } from '../../../infra/build/project-paths.ts';
import { routes } from '../../../shared/routes/index.ts';

const ids = [...routes.map(({ id }) => id), ...Object.keys(unroutedFunctions)];
const signIns = ['auth/login', 'auth/register', 'auth/sign-in-with-google', 'auth/sign-up-with-google'];

/** Packages that any function may load at startup; a scope covers all of its packages. */
const everywhere = [
  '@aws',
  '@aws-lambda-powertools',
  '@smithy',
  '@aws-sdk/client-dynamodb',
  '@aws-sdk/core',
  '@aws-sdk/credential-provider-env',
  '@aws-sdk/dynamodb-codec',
  '@aws-sdk/endpoint-cache',
  '@aws-sdk/lib-dynamodb',
  '@aws-sdk/middleware-endpoint-discovery',
  '@aws-sdk/util-dynamodb',
  'aws-jwt-verify',
  'mnemonist',
  'obliterator',
  'ulid',
  'zod',
  // This package is small, and only functions that convert instants to a family's local day load it.
  '@date-fns/tz',
];

/** Packages that only the listed functions may load at startup. */
const onlyIn: Readonly<Record<string, readonly string[]>> = {
  '@aws-sdk/client-kms': [
    ...signIns,
    'custom-resources/publish-jwks',
    'devices/sign-in-on-device',
    'devices/sign-in-with-pin',
    'passkeys/sign-in-with-passkey',
  ],
  'ts-fsrs': [
    'bin/restore-entry',
    'cards/move-cards',
    'corrections/remove-session',
    'corrections/take-back-review',
    'devices/deliver-answers',
    'forecast/get-forecast',
    'home/get-home',
    'home/get-pack',
    'imports/take-history',
    'imports/undo-import',
    'reports/get-today',
    'study/complete-session',
    'study/record-reviews',
    'study/start-mix',
    'study/start-session',
  ],
  '@aws-sdk/client-secrets-manager': ['custom-resources/publish-origin-digests'],
};

beforeAll(async () => await ensureBuilt('functions'), 120_000);

it('a start runs the packages that stand on the list, and no function another one', () => {
  const found = new Map<string, string[]>();
  for (const id of ids) {
    for (const name of packagesIn(id)) {
      const isEverywhere = everywhere.some((one) => name === one || name.startsWith(`${one}/`));
      if (!isEverywhere) found.set(name, [...(found.get(name) ?? []), id].toSorted());
    }
  }
  expect(Object.fromEntries(found)).toEqual(onlyIn);
});

it('a start asks for no language, makes no key and reads no file, in every function: no module does what a call may not need', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'flashspark-starts-'));
  const script = [
    '--enable-source-maps',
    '--input-type=module',
    '--eval',
    importAuditScript,
    await bundleTogether(folder),
  ];
  const { stdout } = await promisify(execFile)(process.execPath, script, { env: {} });
  rmSync(folder, { recursive: true });
  expect(JSON.parse(stdout)).toEqual({ done: [], handlers: ids.map(() => 'function') });
}, 60_000);

it.each([
  { id: 'auth/login', most: 384 },
  { id: 'decks/list-decks', most: 413 },
  { id: 'study/record-reviews', most: 623 },
])('a start of $id builds no schema that the function does not use: $most at most', async ({ id, most }) => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'flashspark-schemas-'));
  const outfile = join(folder.path, 'index.mjs');
  await build({
    ...bundleSettings,
    plugins: [...bundleSettings.plugins, countSchemas],
    entryPoints: [handlerFileOf(id)],
    absWorkingDir: projectRoot,
    outfile,
    write: true,
  });
  const script = ['--input-type=module', '--eval', 'await import(process.argv[1]); console.log(schemas);', outfile];
  const { stdout } = await promisify(execFile)(process.execPath, script, { env: {} });
  const built = Number(stdout);
  expect(built).toBeGreaterThan(most * 0.9);
  expect(built).toBeLessThanOrEqual(most);
});

/** Makes zod count its objects: most of what our own code does in a start is to build them. */
const countSchemas: Plugin = {
  name: 'count-schemas',
  setup: (setup) => {
    setup.onLoad({ filter: /zod\/v4\/core\/core\.js$/ }, ({ path }) => ({
      contents: readFileSync(path, 'utf8').replace(
        'function _(def) {',
        (beginning) => `${beginning} globalThis.schemas = (globalThis.schemas ?? 0) + 1;`,
      ),
    }));
  },
};

/**
 * Bundles all handlers into one file with the settings of the real bundles, so that each module's startup code runs once.
 * Importing the bundles one by one would run the same modules a hundred times.
 */
async function bundleTogether(folder: string): Promise<string> {
  const files = [...routes.map(({ id }) => handlerFileOf(id)), ...Object.values(unroutedFunctions)];
  const contents = files.map((file, at) => `export { handler as handler${at} } from './${file}';`).join('\n');
  const { outputFiles } = await build({
    ...bundleSettings,
    stdin: { contents, resolveDir: projectRoot },
    absWorkingDir: projectRoot,
    outdir: folder,
    sourcemap: 'inline',
  });
  const file = join(folder, 'index.mjs');
  writeFileSync(file, outputFiles[0]?.contents ?? '');
  return file;
}

/** @returns the packages whose code is in a bundle; importing the bundle runs all of it. */
function packagesIn(id: string): Set<string> {
  const map = readFileSync(join(builtSourceMaps, id, 'index.mjs.map'), 'utf8');
  const [, sources = ''] = /"sources":\s*\[([^\]]*)\]/.exec(map) ?? [];
  return new Set([...sources.matchAll(/node_modules\/((?:@[^/"]+\/)?[^/"]+)\//g)].map(([, name = '']) => name));
}

/** Script that imports a bundle and prints each costly call made during the import: Intl, key generation, file reads, `JSON.parse` of more than 10 KB. */
const importAuditScript = `
  import crypto from 'node:crypto';
  import fs from 'node:fs';
  import { syncBuiltinESMExports } from 'node:module';
  const done = [];
  const note = (name) => done.push(name + ' ' + new Error().stack.split('\\n')[3].trim());
  const watch = (owner, name, isSlow = () => true) => {
    const inner = owner[name];
    owner[name] = new Proxy(inner, {
      apply: (target, self, given) => { if (isSlow(...given)) note(name); return Reflect.apply(target, self, given); },
      construct: (target, given, self) => { if (isSlow(...given)) note('new ' + name); return Reflect.construct(target, given, self); },
    });
  };
  for (const { prototype } of [Number, Date, String, Array, BigInt])
    for (const name of Object.getOwnPropertyNames(prototype).filter((one) => one.includes('Locale') || one.startsWith('locale'))) watch(prototype, name);
  for (const name of Object.getOwnPropertyNames(Intl).filter((one) => typeof Intl[one] === 'function')) watch(Intl, name);
  for (const name of Object.keys(crypto).filter((one) => /^(generate|scrypt|pbkdf2|hkdf|argon2|createPrivateKey|createPublicKey|sign$|verify$)/.test(one)))
    if (typeof crypto[name] === 'function') watch(crypto, name);
  watch(JSON, 'parse', (text) => String(text).length > 10_000);
  // Ignores the bundle, which Node itself reads.
  watch(fs, 'readFileSync', (path) => !String(path).endsWith('index.mjs'));
  syncBuiltinESMExports();
  const handlers = Object.values(await import(process.argv[1])).map((handler) => typeof handler);
  console.log(JSON.stringify({ done, handlers }));`;
