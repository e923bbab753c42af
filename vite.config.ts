import { hash } from 'node:crypto';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import release from './package.json' with { type: 'json' };
import { chunkGroups, listUnloaded } from './web/build/chunk-rules.ts';
import { icons } from './web/build/icons.ts';
import { lightRoutes } from './web/build/light-routes.ts';
import { listChunkModules } from './web/build/list-chunk-modules.ts';
import { macros } from './web/build/macros.ts';
import { pictureWords } from './web/build/picture-words.ts';
import { preloadApp } from './web/build/preload-app.ts';
import { reactNames } from './web/build/react-names.ts';
import { serviceWorker } from './web/build/service-worker.ts';
import { typeface } from './web/build/typeface.ts';
import { words } from './web/build/words.ts';

/** In development, `vite` proxies the browser's same-origin API calls to this URL. */
const apiOrigin = process.env['API_ORIGIN'] ?? 'http://localhost:3000';

const root = fileURLToPath(new URL('web', import.meta.url));

/**
 * Names a CSS class in the build: a hash of the file, then the class name, which compresses best. Unlike Vite's default, it has no line number, so moving
 * a rule doesn't change any JavaScript.
 */
const nameClass = (name: string, file: string): string =>
  `_${hash('sha256', relative(root, file).replaceAll('\\', '/'), 'base64url').slice(0, 4)}${name}`;

/**
 * Names an asset in the build. Models of languages are packed already: as `.gz` they would count as the compressed copy of another file, which the local server
 * writes and the upload leaves out.
 */
const nameAsset = ({ names }: { readonly names: readonly string[] }): string =>
  names.some((name) => name.endsWith('.gz')) ? 'assets/[name]-[hash:6].bin' : 'assets/[name]-[hash:6][extname]';

export default defineConfig({
  root,
  define: {
    releaseVersion: JSON.stringify(release.version),
  },
  plugins: [
    macros(),
    words({ pseudo: process.env['FLASHSPARK_PSEUDO_WORDS'] === 'yes' }),
    react(),
    reactNames(),
    icons(),
    lightRoutes(),
    pictureWords(),
    preloadApp(),
    typeface(),
    listChunkModules(),
    serviceWorker(),
  ],
  // An object at once: an export for each key makes the words of `meanings` a third larger.
  json: { namedExports: false },
  css: { modules: { generateScopedName: nameClass } },
  // Only ES module workers can load code for a single file type as a separate chunk.
  worker: { format: 'es', rolldownOptions: { output: { assetFileNames: nameAsset } } },
  server: { proxy: { '/api': apiOrigin, '/config.json': apiOrigin, '/mailbox': apiOrigin } },
  build: {
    outDir: fileURLToPath(new URL('dist/web', import.meta.url)),
    emptyOutDir: true,
    manifest: true,
    // Browsers without module preload fetch a little later; the polyfill would cost every other browser.
    modulePreload: { polyfill: false, resolveDependencies: listUnloaded },
    // Never inline pictures: the CSP forbids data: URLs, and files can be cached.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // Seven characters, the fewest that Rolldown allows here, and six for assets: the first screens' modules name some 230 other files, and hashes don't compress.
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: nameAsset,
        codeSplitting: { groups: chunkGroups },
      },
    },
  },
});
