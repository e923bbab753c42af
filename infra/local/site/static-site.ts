import type { IncomingMessage, ServerResponse } from 'node:http';
import sirv from 'sirv';
import { splitTarget } from '../gateway/to-event.ts';

/** Run-time configuration of the pages, served as `config.json`. */
export type SiteConfig = { readonly googleClientId?: string };

export type StaticSite = (request: IncomingMessage, response: ServerResponse) => void;

const configPath = '/config.json';
const forever = 'public, max-age=31536000, immutable';
const askAgain = 'no-cache';

/**
 * Serves the built app like CloudFront: paths without an extension get index.html, hashed files in `/assets/` are
 * cached forever, and everything else is revalidated.
 * @param root Absolute folder of the built app. Undefined: only the configuration is served.
 */
export function createStaticSite(root: string | undefined, config: SiteConfig): StaticSite {
  const serveFile = root === undefined ? undefined : openFolder(root);
  return (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return sendText(response, 405, 'Method not allowed');
    const path = decodePath(request.url ?? '/');
    if (path === undefined) return sendText(response, 400, 'Bad request');
    if (path === configPath) return sendConfig(response, config);
    const sendNotFound = (): void => sendText(response, 404, 'Not found');
    if (serveFile === undefined) return sendNotFound();
    const { headers } = request;
    if (isPlaceInApp(path)) request.url = '/index.html';
    headers['accept-encoding'] = dropRefused(headers['accept-encoding']);
    response.setHeader('cache-control', path.startsWith('/assets/') ? forever : askAgain);
    // A 304 response repeats the ETag, which sirv only sends with a body.
    if (headers['if-none-match'] !== undefined) response.setHeader('etag', headers['if-none-match']);
    serveFile(request, response, sendNotFound);
  };
}

function openFolder(root: string) {
  return sirv(root, {
    // Checks the disk for each request, so that changed files are served.
    dev: true,
    etag: true,
    brotli: true,
    gzip: true,
    dotfiles: true,
    extensions: [],
    setHeaders: (response) => response.removeHeader('etag'),
  });
}

function decodePath(target: string): string | undefined {
  try {
    return decodeURIComponent(splitTarget(target).path);
  } catch {
    return undefined;
  }
}

/** @returns whether the path is a client-side route, by the same rule as infra/cloudfront/rewrite-spa-paths.js. */
function isPlaceInApp(path: string): boolean {
  return !path.slice(path.lastIndexOf('/') + 1).includes('.');
}

/** Removes encodings that the client refuses with `q=0`, which sirv would accept. */
function dropRefused(acceptEncoding: string | string[] | undefined): string {
  const items = String(acceptEncoding ?? '').split(',');
  return items.filter((item) => !/;\s*q=0(?:\.0*)?\s*$/.test(item)).join(',');
}

function sendConfig(response: ServerResponse, config: SiteConfig): void {
  const headers = { 'content-type': 'application/json; charset=utf-8', 'cache-control': askAgain };
  response.writeHead(200, headers).end(JSON.stringify(config));
}

function sendText(response: ServerResponse, status: number, text: string): void {
  const allow = status === 405 ? { allow: 'GET, HEAD' } : {};
  response.removeHeader('etag');
  response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': askAgain, ...allow });
  response.end(text);
}
