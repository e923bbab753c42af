import { dirname, join } from 'node:path';
import type { Metafile, Plugin } from 'esbuild';

const beside = /^\.\/([\w-]+)\.ts$/;

/**
 * Keeps what a handler imports by `import('./….ts')` out of its bundle: that file is bundled by itself and stands beside, so that a start
 * does not even read it. The two share no module, so it should hold a library that keeps no state.
 */
export const leaveForLater: Plugin = {
  name: 'leave-for-later',
  setup: (build) => {
    build.onResolve({ filter: beside }, ({ path, kind }) =>
      kind === 'dynamic-import' ? { path: path.replace(beside, './$1.mjs'), external: true } : undefined,
    );
  },
};

/** @returns the files that a bundle imports when a call needs them: name beside the bundle → source, from the root. */
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
