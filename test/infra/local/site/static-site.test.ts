import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answerHeaders, pageHeaders } from '../../../../infra/cloudfront/security-headers.ts';
import { type LocalServer, startLocalServer } from '../../../../infra/local/site/local-server.ts';
import { type RawAnswer, sendRaw } from '../raw-request.ts';

const page = '<!doctype html><title>Flashspark</title>';
const script = 'export const words = "a long script ";'.repeat(50);

let folder: string;
let server: LocalServer;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'flashspark-site-'));
  const root = join(folder, 'web');
  await mkdir(join(root, 'assets'), { recursive: true });
  await mkdir(join(folder, 'web-private'));
  await writeFile(join(folder, 'secret.txt'), 'secret');
  await writeFile(join(folder, 'web-private', 'secret.txt'), 'secret');
  await writeFile(join(root, 'index.html'), page);
  await writeFile(join(root, 'assets', 'app-1a2b.js'), script);
  await writeFile(join(root, 'assets', 'star-3c4d.png'), Buffer.from([137, 80, 78, 71]));
  await writeFile(join(root, 'manifest.webmanifest'), '{}');
  await writeFile(join(root, 'sw.js'), script);
  await writeFile(join(root, 'assets', 'sql-5e6f.wasm'), Buffer.from([0, 97, 115, 109]));
  const siteConfig = { googleClientId: 'an-id.apps.googleusercontent.com' };
  server = await startLocalServer({ port: 0, routes: [], webRoot: root, siteConfig });
});

afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const get = (target: string, headers: Record<string, string> = {}): Promise<RawAnswer> =>
  sendRaw(server.port, target, { headers });

describe('pages', () => {
  test.each(['/', '/privacy', '/terms', '/anywhere/else', '/?from=mail'])('serves the app at %s', async (target) => {
    const answer = await get(target);
    expect([answer.status, answer.body.toString()]).toEqual([200, page]);
    expect(answer.headers).toMatchObject({ 'content-type': 'text/html;charset=utf-8', 'cache-control': 'no-cache' });
  });

  test.each(['/assets/gone-9f9f.js', '/.well-known'])(
    'does not pass the app off as the missing file %s',
    async (target) => {
      expect((await get(target)).status).toBe(404);
    },
  );

  test.each(['/api', '/api?from=mail'])('does not pass the app off as an answer of the API at %s', async (target) => {
    const answer = await get(target);
    expect([answer.status, JSON.parse(answer.body.toString())]).toEqual([404, { message: 'Not Found' }]);
  });

  test('tells the pages their configuration, never from a cache', async () => {
    const answer = await get('/config.json');
    expect(JSON.parse(answer.body.toString())).toEqual({ googleClientId: 'an-id.apps.googleusercontent.com' });
    expect(answer.headers['cache-control']).toBe('no-cache');
  });

  test('sends every security header with a page and with a refusal', async () => {
    for (const target of ['/', '/assets/gone-9f9f.js']) expect((await get(target)).headers).toMatchObject(pageHeaders);
  });

  test.each(['/api', '/api/', '/api/nowhere', '/api/%E0%A4%A', '/api/config.json'])(
    'sends the headers of an answer, which allow nothing, at %s',
    async (target) => {
      const { headers } = await get(target);
      expect(headers).toMatchObject(answerHeaders);
      expect(headers['content-security-policy']).toBe("default-src 'none'; sandbox; frame-ancestors 'none'");
    },
  );

  test('leaves Strict-Transport-Security to HTTPS', async () => {
    expect((await get('/')).headers).not.toHaveProperty('strict-transport-security');
  });
});

describe('the content security policy', () => {
  const policy = pageHeaders['content-security-policy'] ?? '';

  test('lets scripts and style sheets come from the product and Google’s sign-in only', () => {
    expect(policy).toContain("script-src 'self' https://accounts.google.com/gsi/client 'wasm-unsafe-eval';");
    expect(policy).toContain("style-src 'self' https://accounts.google.com/gsi/style;");
    expect(policy).toContain('frame-src https://accounts.google.com/gsi/;');
    expect(policy).toContain("connect-src 'self' https://accounts.google.com/gsi/;");
  });

  test('lets pictures and sounds come from the product, and from what the page itself holds, only', () => {
    expect(policy).toContain("img-src 'self' blob:;");
    expect(policy).toContain("media-src 'self' blob:;");
    expect(policy.match(/blob:/g)).toHaveLength(2);
    expect(policy).not.toMatch(/https:(?!\/\/accounts\.google\.com\/gsi\/)|data:|\*/);
  });

  test('lets only the pages themselves ask for the microphone, and nobody for camera or place', () => {
    const allowed = pageHeaders['permissions-policy'];
    expect(allowed).toBe('camera=(), geolocation=(), microphone=(self), payment=(), usb=()');
    expect(answerHeaders['permissions-policy']).toContain('microphone=()');
  });

  test('lets nothing run from text and nobody frame the pages', () => {
    // Reading Anki packages needs WebAssembly (SQLite) from the product's own files. This exception permits no JavaScript from text.
    expect(policy.match(/[\w-]*unsafe[\w-]*/g)).toEqual(['wasm-unsafe-eval']);
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).toContain('trusted-types default goog#html');
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("object-src 'none'");
  });
});

describe('files', () => {
  test('keeps a file with a hash in its name for good', async () => {
    const answer = await get('/assets/app-1a2b.js');
    expect(answer.headers).toMatchObject({
      'content-type': 'text/javascript',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(answer.body.toString()).toBe(script);
  });

  test('serves WebAssembly as what it is', async () => {
    expect((await get('/assets/sql-5e6f.wasm')).headers).toMatchObject({ 'content-type': 'application/wasm' });
  });

  test.each([
    ['/manifest.webmanifest', 'application/manifest+json'],
    // If browsers cached the service worker for a day, they would keep its release that long.
    ['/sw.js', 'text/javascript'],
  ])('asks again for a file without one: %s', async (path, type) => {
    expect((await get(path)).headers).toMatchObject({ 'content-type': type, 'cache-control': 'no-cache' });
  });

  test('answers HEAD with the headers alone', async () => {
    const answer = await sendRaw(server.port, '/assets/app-1a2b.js', { method: 'HEAD' });
    expect([answer.status, answer.body.length]).toEqual([200, 0]);
    expect(answer.headers['content-length']).toBe(String(script.length));
  });

  test.each(['POST', 'PUT', 'DELETE'])('refuses %s', async (method) => {
    const answer = await sendRaw(server.port, '/', { method });
    expect([answer.status, answer.headers.allow]).toEqual([405, 'GET, HEAD']);
  });

  test('sends a changed file anew', async () => {
    const file = join(folder, 'web', 'robots.txt');
    await writeFile(file, 'one');
    await utimes(file, 1, 1);
    const before = await get('/robots.txt');
    await writeFile(file, 'two');
    const after = await get('/robots.txt', { 'if-none-match': before.headers.etag ?? '' });
    expect([before.body.toString(), after.status, after.body.toString()]).toEqual(['one', 200, 'two']);
  });
});

describe('compression', () => {
  const cases: [string, string, (body: Buffer) => Buffer][] = [
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['br;q=0, gzip', 'gzip', gunzipSync],
  ];

  test.each(cases)('answers "%s" with %s', async (accepted, encoding, decompress) => {
    const answer = await get('/assets/app-1a2b.js', { 'accept-encoding': accepted });
    expect(answer.headers).toMatchObject({ 'content-encoding': encoding, vary: 'Accept-Encoding' });
    expect(answer.body.length).toBeLessThan(script.length);
    expect(decompress(answer.body).toString()).toBe(script);
  });

  test('sends a file as it is to a client that takes no compression', async () => {
    expect((await get('/assets/app-1a2b.js')).headers).not.toHaveProperty('content-encoding');
  });

  test('leaves a picture as it is', async () => {
    const { headers } = await get('/assets/star-3c4d.png', { 'accept-encoding': 'br' });
    expect(headers).not.toHaveProperty('content-encoding');
  });
});

describe('conditional requests', () => {
  test.each(['identity', 'gzip', 'br'])('answers 304 to a client that has the file in %s', async (encoding) => {
    const accepted = { 'accept-encoding': encoding };
    const { etag = '' } = (await get('/assets/app-1a2b.js', accepted)).headers;
    const answer = await get('/assets/app-1a2b.js', { ...accepted, 'if-none-match': etag });
    expect([answer.status, answer.body.length]).toEqual([304, 0]);
    expect(answer.headers).toMatchObject({ etag, 'cache-control': 'public, max-age=31536000, immutable' });
  });

  test('sends the file to a client that has another', async () => {
    expect((await get('/', { 'if-none-match': 'W/"other"' })).status).toBe(200);
  });
});

describe('paths that try to leave the folder', () => {
  test.each([
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/assets/../../secret.txt',
    '/assets/%2e%2e/%2e%2e/secret.txt',
    '/../web-private/secret.txt',
    '/..%5csecret.txt',
    '/index.html%00.txt',
  ])('finds nothing at %s', async (target) => {
    const answer = await get(target);
    expect(answer.status).toBe(404);
    expect(answer.body.toString()).not.toContain('secret');
  });

  test('refuses a broken percent code', async () => {
    expect((await get('/%E0%A4%A.txt')).status).toBe(400);
  });
});
