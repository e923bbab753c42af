import { dirname, join } from 'node:path';
import type { Metafile, Plugin } from 'esbuild';

const beside = /^\.\/([\w-]+)\.ts$/;

/**
 * Leaves files imported by `import('./….ts')` out of the bundle. Each becomes a separate bundle next to it, so a cold start doesn't load
 * it. The two bundles share no module, so such a file should only hold a stateless library.
 */
export const leaveForLater: Plugin = {
  name: 'leave-for-later',
  setup: (build) => {
    build.onResolve({ filter: beside }, ({ path, kind }) =>
      kind === 'dynamic-import' ? { path: path.replace(beside, './$1.mjs'), external: true } : undefined,
    );
  },
};

/** @returns the files that a bundle imports lazily: name next to the bundle → source file, from the root. */
export function findLaterFiles(
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
