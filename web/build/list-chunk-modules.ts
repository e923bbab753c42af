import { relative } from 'node:path';
import type { Plugin } from 'vite';

/** Path of the list in the build output, next to Vite's own manifest. */
export const chunkModulesFile = '.vite/chunk-modules.json';

/**
 * Writes which source files each chunk contains (`{ "assets/x.js": ["src/app/app.tsx", …] }`, relative to `web/`), so that `check-bundle.ts` can
 * verify that learners download no parent screen.
 */
export function listChunkModules(): Plugin {
  let root = '';
  return {
    name: 'list-chunk-modules',
    apply: 'build',
    configResolved(config) {
      root = config.root;
    },
    generateBundle(_options, bundle) {
      const modulesByFile: Record<string, string[]> = {};
      for (const output of Object.values(bundle)) {
        if (output.type !== 'chunk') continue;
        modulesByFile[output.fileName] = output.moduleIds.map((id) => relative(root, id));
      }
      this.emitFile({ type: 'asset', fileName: chunkModulesFile, source: JSON.stringify(modulesByFile, null, 2) });
    },
  };
}
