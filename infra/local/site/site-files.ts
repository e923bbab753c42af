import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join, sep, extname } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** The ways of writing a body that this site offers. */
export type Encoding = 'br' | 'gzip' | 'identity';

/** A file of the site, as it goes over the wire. */
export type SiteFile = {
  readonly contentType: string;
  /** A weak tag: one content has one tag in all its encodings. */
  readonly etag: string;
  readonly encoding: Encoding;
  readonly body: Buffer;
};

/** Reads a file of the site by its path in the address; undefined when there is none. */
export type SiteFileReader = (path: string, encoding: Encoding) => Promise<SiteFile | undefined>;

/** Near CloudFront's choice: the highest quality would hold up the first request for half a second. */
const brotliQuality = 5;

const compressWithBrotli = promisify(brotliCompress);
const compressWithGzip = promisify(gzip);

/**
 * Reads files below a folder, compressing each at its first request only. A file that changed is read again.
 *
 * @param root Absolute folder; nothing outside it is ever read.
 */
export function createSiteFileReader(root: string): SiteFileReader {
  const cache = new Map<string, SiteFile>();
  return async (path, encoding) => {
    const file = join(root, path);
    if (!file.startsWith(root + sep) || file.includes('\0')) return undefined;
    const found = await stat(file).catch(() => undefined);
    if (found?.isFile() !== true) return undefined;
    const version = `${encoding} ${found.mtimeMs} ${found.size} ${file}`;
    const loaded = cache.get(version) ?? (await loadFile(file, encoding));
    cache.set(version, loaded);
    return loaded;
  };
}

async function loadFile(file: string, wanted: Encoding): Promise<SiteFile> {
  const content = await readFile(file);
  const contentType = findContentType(file);
  const encoding = isCompressible(contentType) ? wanted : 'identity';
  return { contentType, etag: makeEntityTag(content), encoding, body: await encode(content, encoding) };
}

async function encode(content: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'identity') return content;
  if (encoding === 'gzip') return compressWithGzip(content);
  return compressWithBrotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } });
}

/** The weak entity tag of a content. */
export function makeEntityTag(content: Buffer | string): string {
  return `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
}

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
