import { globSync } from 'node:fs';
import { readFile, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Pattern for text files. Images and fonts are already compressed. */
const compressible = '**/*.{css,html,js,json,svg,txt,wasm,webmanifest}';

/** Brotli quality close to CloudFront's. The maximum would delay the first start by seconds. */
const brotliQuality = 5;

const compressWithGzip = promisify(gzip);
const compressWithBrotli = promisify(brotliCompress);

/** Writes `<file>.br` and `<file>.gz` next to each file, like CloudFront's compression. Skips copies that are up to date. */
export async function compressFiles(root: string): Promise<void> {
  const files = globSync(compressible, { cwd: root });
  await Promise.all(files.map((file) => compressFile(join(root, file))));
}

async function compressFile(file: string): Promise<void> {
  if ((await changedAt(`${file}.br`)) > (await changedAt(file))) return;
  const content = await readFile(file);
  await writeWhole(`${file}.gz`, await compressWithGzip(content));
  const params = { [constants.BROTLI_PARAM_QUALITY]: brotliQuality };
  await writeWhole(`${file}.br`, await compressWithBrotli(content, { params }));
}

/** Writes via a temporary file, so that another server that uses the same folder never reads a partial file. */
async function writeWhole(file: string, content: Buffer): Promise<void> {
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, content);
  await rename(draft, file);
}

async function changedAt(file: string): Promise<number> {
  return (await stat(file).catch(() => undefined))?.mtimeMs ?? 0;
}
