import { dirname, join } from 'node:path';
import type { Metafile, Plugin } from 'esbuild';

const beside = /^\.\/([\w-]+)\.ts$/;

/** Bundles files imported by `import('./….ts')` separately, so a cold start doesn't load them. They share no module, and so no state, with the handler. */
export const splitLazyImports: Plugin = {
  name: 'leave-for-later',
  setup: (build) => {
    build.onResolve({ filter: beside }, ({ path, kind }) =>
      kind === 'dynamic-import' ? { path: path.replace(beside, './$1.mjs'), external: true } : undefined,
    );
  },
};

/** @returns the files that a bundle imports lazily: name next to the bundle → source file, from the root. */
export function findLazyImports(
  output: Metafile['outputs'][string] | undefined,
  { inputs }: Metafile,
): Map<string, string> {
  const found = Object.keys(output?.inputs ?? {}).flatMap((importer) =>
    (inputs[importer]?.imports ?? [])
      .filter(({ path, kind, external }) => kind === 'dynamic-import' && external && path.startsWith('./'))
      .map(({ path }): [string, string] => [path, join(dirname(importer), path.replace(/\.mjs$/, '.ts'))]),
  );
  return new Map(found);
}
