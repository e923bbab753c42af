import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

/** Style sheets name the files by this prefix: `url('@typeface/lexend-latin.woff2')`. */
const prefix = '@typeface';

const cacheFolder = fileURLToPath(new URL('../../node_modules/.cache/typeface', import.meta.url));

/** Weights of `--weight-normal` to `--weight-heavy` in tokens.css. Other weights of the font would double its size. */
const weights = { min: 400, max: 700 };

/** IDs in the font's name table that the Open Font License requires to stay: copyright, license, license URL. */
const noticeIds = [0, 13, 14];

/** The subsets: their file in the package and their characters, which are those of `unicode-range` in typeface.css. */
const subsets = [
  {
    name: 'lexend-latin',
    source: 'lexend-latin-wght-normal',
    ranges: [
      [0x20, 0x7e],
      [0xa0, 0xff],
      [0x2000, 0x2193],
    ],
  },
  { name: 'lexend-latin-ext', source: 'lexend-latin-ext-wght-normal', ranges: [[0x100, 0x17f]] },
] as const;

/** Reduces the typeface to the characters and weights in use, and preloads the file that every screen needs. */
export function typeface(): Plugin {
  return {
    name: 'typeface',
    async config() {
      await mkdir(cacheFolder, { recursive: true });
      for (const { name } of subsets) {
        // Renamed when whole, because another build may be reading the file.
        const whole = join(cacheFolder, `${name}-${process.pid}.woff2`);
        await writeFile(whole, await makeSubset(name));
        await rename(whole, join(cacheFolder, `${name}.woff2`));
      }
      return { resolve: { alias: { [prefix]: cacheFolder } } };
    },
    transformIndexHtml: {
      order: 'post',
      handler(_page, { bundle }) {
        const font = Object.keys(bundle ?? {}).find((file) => /lexend-latin-(?!ext)/.test(file));
        if (font === undefined) return [];
        const attrs = { rel: 'preload', href: `/${font}`, as: 'font', type: 'font/woff2', crossorigin: true };
        return [{ tag: 'link', attrs, injectTo: 'head' }];
      },
    },
  };
}

/** @returns a subset of the typeface as WOFF2, with its copyright notice and license. */
export async function makeSubset(name: (typeof subsets)[number]['name']): Promise<Buffer> {
  const subset = subsets.find((one) => one.name === name) ?? subsets[0];
  const file = import.meta.resolve(`@fontsource-variable/lexend/files/${subset.source}.woff2`);
  const characters = subset.ranges.flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)),
  );
  return await subsetFont(await readFile(fileURLToPath(file)), characters.join(''), {
    targetFormat: 'woff2',
    variationAxes: { wght: weights },
    preserveNameIds: noticeIds,
  });
}
