import { extname } from 'node:path';

const TEXT = 'charset=utf-8';

const contentTypes: Readonly<Record<string, string>> = {
  '.css': `text/css; ${TEXT}`,
  '.csv': `text/csv; ${TEXT}`,
  '.html': `text/html; ${TEXT}`,
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': `text/javascript; ${TEXT}`,
  '.json': `application/json; ${TEXT}`,
  '.map': `application/json; ${TEXT}`,
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': `text/plain; ${TEXT}`,
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** The media type of a file, by its extension. */
export function findContentType(file: string): string {
  return contentTypes[extname(file).toLowerCase()] ?? 'application/octet-stream';
}

/** Whether compressing a file of this type makes it smaller: images and fonts are compressed already. */
export function isCompressible(contentType: string): boolean {
  return /^(?:text\/|application\/(?:json|manifest\+json|wasm)|image\/svg)/.test(contentType);
}
