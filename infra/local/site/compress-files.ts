import { globSync } from 'node:fs';
import { readFile, rename, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Images and fonts are compressed already. */
const compressible = '**/*.{css,html,js,json,svg,txt,wasm,webmanifest}';

/** Near CloudFront's choice: the highest quality would hold up the first start for seconds. */
const brotliQuality = 5;

const compressWithGzip = promisify(gzip);
const compressWithBrotli = promisify(brotliCompress);

/** Puts `<file>.br` and `<file>.gz` beside each file of a site, as CloudFront would send it; those that are newer than their file stay. */
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

/** Whoever serves the same folder never sees half a file. */
async function writeWhole(file: string, content: Buffer): Promise<void> {
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, content);
  await rename(draft, file);
}

async function changedAt(file: string): Promise<number> {
  return (await stat(file).catch(() => undefined))?.mtimeMs ?? 0;
}
