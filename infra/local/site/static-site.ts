import type { IncomingMessage, ServerResponse } from 'node:http';
import { splitTarget } from '../gateway/to-event.ts';
import { type Encoding, makeEntityTag, type SiteFile, type SiteFileReader } from './site-files.ts';

/** What the pages are told at run time rather than when they are built. */
export type SiteConfig = { readonly googleClientId?: string };

/** Answers one request to anything but the API. */
export type StaticSite = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

const CONFIG_PATH = '/config.json';
const FOREVER = 'public, max-age=31536000, immutable';
const REVALIDATE = 'no-cache';

/**
 * Serves the built single-page app as CloudFront does: a path without an extension is the app itself, files in
 * `/assets/` carry a hash in their name and are kept for good, everything else is asked for again each time.
 *
 * @param readFile Reads the files of the built app.
 */
export function createStaticSite(readFile: SiteFileReader, config: SiteConfig): StaticSite {
  return async (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return sendText(response, 405, 'Method not allowed');
    const path = decodePath(request.url ?? '/');
    if (path === undefined) return sendText(response, 400, 'Bad request');
    const file =
      path === CONFIG_PATH
        ? makeConfigFile(config)
        : await readFile(toFilePath(path), chooseEncoding(request.headers['accept-encoding']));
    if (file === undefined) return sendText(response, 404, 'Not found');
    sendFile(request, response, file, path.startsWith('/assets/') ? FOREVER : REVALIDATE);
  };
}

function decodePath(target: string): string | undefined {
  try {
    return decodeURIComponent(splitTarget(target).path);
  } catch {
    return undefined;
  }
}

/** The rule of infra/cloudfront/rewrite-spa-paths.js: every place in the app is the same page. */
function toFilePath(path: string): string {
  const lastSegment = path.slice(path.lastIndexOf('/') + 1);
  return lastSegment.includes('.') ? path : '/index.html';
}

/** The best encoding a client takes; one it refuses with `q=0` is not taken. */
function chooseEncoding(header: string | string[] | undefined): Encoding {
  const accepted = String(header ?? '')
    .split(',')
    .filter((item) => !/;\s*q=0(?:\.0*)?\s*$/.test(item))
    .map((item) => item.split(';')[0]?.trim());
  if (accepted.includes('br')) return 'br';
  return accepted.includes('gzip') ? 'gzip' : 'identity';
}

function makeConfigFile(config: SiteConfig): SiteFile {
  const body = Buffer.from(JSON.stringify(config));
  return { contentType: 'application/json; charset=utf-8', etag: makeEntityTag(body), encoding: 'identity', body };
}

function sendFile(request: IncomingMessage, response: ServerResponse, file: SiteFile, cacheControl: string): void {
  const headers = { 'cache-control': cacheControl, etag: file.etag, vary: 'accept-encoding' };
  if (isUnchanged(request.headers['if-none-match'], file.etag)) {
    response.writeHead(304, headers).end();
    return;
  }
  response.writeHead(200, {
    ...headers,
    'content-type': file.contentType,
    'content-length': file.body.length,
    ...(file.encoding !== 'identity' && { 'content-encoding': file.encoding }),
  });
  response.end(request.method === 'HEAD' ? undefined : file.body);
}

function isUnchanged(ifNoneMatch: string | undefined, etag: string): boolean {
  const known = (ifNoneMatch ?? '').split(',').map((tag) => tag.trim());
  return known.includes(etag) || known.includes('*');
}

function sendText(response: ServerResponse, status: number, text: string): void {
  const allow = status === 405 ? { allow: 'GET, HEAD' } : {};
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': REVALIDATE, ...allow });
  response.end(text);
}
