import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Measure } from './measure-sources.ts';

const bundles = [
  { name: 'web: JavaScript', folder: 'dist/web', files: '**/*.js' },
  { name: 'web: style sheets', folder: 'dist/web', files: '**/*.css' },
  { name: 'functions', folder: 'dist/functions', files: '**/*.{js,mjs}' },
];

/** @returns the sizes of the built bundles in the checkout's `dist`, in KB, raw and with brotli; `-` if nothing is built. */
export function measureBundles(root: string): Measure[] {
  return bundles.flatMap(({ name, folder, files }) => {
    const cwd = join(root, folder);
    const contents = existsSync(cwd) ? globSync(files, { cwd }).map((file) => readFileSync(join(cwd, file))) : [];
    const kilobytes = (sizes: readonly number[]) =>
      sizes.length === 0 ? '-' : (sizes.reduce((sum, size) => sum + size, 0) / 1024).toFixed(1);
    return [
      [`bundles, KB: ${name}`, kilobytes(contents.map((content) => content.length))],
      [`bundles, KB with brotli: ${name}`, kilobytes(contents.map((content) => brotliCompressSync(content).length))],
    ];
  });
}
