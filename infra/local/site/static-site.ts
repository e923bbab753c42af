import type { IncomingMessage, ServerResponse } from 'node:http';
import sirv from 'sirv';
import { splitTarget } from '../gateway/to-event.ts';

/** What the pages are told at run time rather than when they are built. */
export type SiteConfig = { readonly googleClientId?: string };

/** Answers one request to anything but the API. */
export type StaticSite = (request: IncomingMessage, response: ServerResponse) => void;

const configPath = '/config.json';
const forever = 'public, max-age=31536000, immutable';
const askAgain = 'no-cache';

/**
 * Serves the built single-page app as CloudFront does: a path without an extension is the app itself, files in
 * `/assets/` carry a hash in their name and are kept for good, everything else is asked for again each time.
 *
 * @param root Absolute folder of the built app; without it there is only the configuration.
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
    // A 304 repeats the tag; sirv writes it only into an answer with a body.
    if (headers['if-none-match'] !== undefined) response.setHeader('etag', headers['if-none-match']);
    serveFile(request, response, sendNotFound);
  };
}

function openFolder(root: string) {
  return sirv(root, {
    // Looks at the disk for each request, so that a changed file is sent.
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

/** The rule of infra/cloudfront/rewrite-spa-paths.js: every place in the app is the same page. */
function isPlaceInApp(path: string): boolean {
  return !path.slice(path.lastIndexOf('/') + 1).includes('.');
}

/** Without the encodings that the client refuses with `q=0`, which sirv would take for accepted. */
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
