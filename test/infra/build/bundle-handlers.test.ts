import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Bundle, type BundleRequest, bundleHandlers } from '../../../infra/build/bundle-handlers.ts';
import { projectRoot } from '../../../infra/build/project-paths.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'bundles-'));
  symlinkSync(join(projectRoot, 'node_modules'), join(root, 'node_modules'));
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

describe('bundling', () => {
  it('gives every route a module of its own that exports its handler, the largest first', async () => {
    write('functions/decks/list-decks.ts', 'export const handler = () => "decks";');
    write('functions/auth/login.ts', `export const handler = () => "${'x'.repeat(500)}";`);
    const bundles = await bundle(['decks/list-decks', 'auth/login']);
    expect(bundles.map(({ id }) => id)).toEqual(['auth/login', 'decks/list-decks']);
    const { handler } = (await import(join(root, 'dist/decks/list-decks/index.mjs'))) as { handler: () => string };
    expect(handler()).toBe('decks');
  });

  it('writes source maps to a place of their own, without repeating the sources', async () => {
    write('functions/auth/login.ts', 'export const handler = (name: string): string => `hello ${name}`;');
    await bundle(['auth/login'], { mapsDirectory: join(root, 'maps') });
    expect(readdirSync(join(root, 'dist/auth/login'))).toEqual(['index.mjs']);
    expect(readFileSync(join(root, 'dist/auth/login/index.mjs'), 'utf8')).not.toContain('sourceMappingURL');
    const map = JSON.parse(readFileSync(join(root, 'maps/auth/login/index.mjs.map'), 'utf8')) as Record<
      string,
      unknown
    >;
    expect(map).toMatchObject({ sources: ['../../../functions/auth/login.ts'] });
    expect(map).not.toHaveProperty('sourcesContent');
  });

  it('keeps what a handler imports later in a file beside it, which holds no code of the start', async () => {
    write('functions/auth/login.ts', "export const handler = async () => (await import('./library.ts')).greet();");
    write('functions/auth/library.ts', "export const greet = () => 'hello from later';");
    await bundle(['auth/login'], { mapsDirectory: join(root, 'maps') });
    expect(readdirSync(join(root, 'dist/auth/login'))).toEqual(['index.mjs', 'library.mjs']);
    expect(readFileSync(join(root, 'dist/auth/login/index.mjs'), 'utf8')).not.toContain('hello');
    const { handler } = (await import(join(root, 'dist/auth/login/index.mjs'))) as { handler: () => Promise<string> };
    expect(await handler()).toBe('hello from later');
  });

  it('removes what an earlier build left', async () => {
    write('functions/auth/login.ts', 'export const handler = 1;');
    write('dist/auth/gone/index.mjs', 'export const handler = 1;');
    await bundle(['auth/login']);
    expect(() => readFileSync(join(root, 'dist/auth/gone/index.mjs'))).toThrow('ENOENT');
  });

  it('leaves out every source of credentials but the environment', async () => {
    write(
      'functions/auth/login.ts',
      "import { DynamoDBClient } from '@aws-sdk/client-dynamodb'; export const handler = () => new DynamoDBClient({}).config.credentials();",
    );
    const [login] = await bundle(['auth/login']);
    const code = readFileSync(join(root, 'dist/auth/login/index.mjs'), 'utf8');
    expect(code.includes('AWS_SESSION_TOKEN')).toBe(true);
    expect(/sso_start_url|credential_process|AWS_WEB_IDENTITY_TOKEN_FILE/.exec(code)?.[0]).toBeUndefined();
    expect(login?.bytes).toBeLessThan(400_000);
  });

  it('refuses a file that exports no handler', async () => {
    write('functions/auth/login.ts', 'export const login = 1;');
    await expect(bundle(['auth/login'])).rejects.toThrow(
      'The route auth/login has no handler: export it from functions/auth/login.ts',
    );
    const otherFunctions = { 'events/clean-up': 'functions/auth/login.ts' };
    await expect(bundle([], { otherFunctions })).rejects.toThrow('functions/auth/login.ts exports no handler');
  });

  it('takes the rules beside a handler for no handler', async () => {
    write('functions/auth/login.ts', "import { rule } from './rule.ts'; export const handler = rule;");
    write('functions/auth/rule.ts', 'const handler = 1; export const rule = handler;');
    expect((await bundle(['auth/login'])).map(({ id }) => id)).toEqual(['auth/login']);
  });

  it('refuses a route without a handler and a handler without a route, naming both', async () => {
    write('functions/auth/login.ts', 'export const handler = 1;');
    await expect(bundle(['auth/logout'])).rejects.toThrow(
      /route auth\/logout has no handler[\s\S]*handler functions\/auth\/login\.ts has no route/,
    );
  });
});

function write(file: string, source: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), source);
}

async function bundle(routeIds: readonly string[], request: Partial<BundleRequest> = {}): Promise<Bundle[]> {
  return bundleHandlers({ root, outDirectory: join(root, 'dist'), routeIds, otherFunctions: {}, ...request });
}
