import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { lightRoutes } from './web/build/light-routes.ts';
import { listChunkModules } from './web/build/list-chunk-modules.ts';

/** Where `vite` (hot reload) sends the calls that the browser makes to its own origin. */
const apiOrigin = process.env['API_ORIGIN'] ?? 'http://localhost:3000';

const ofFirstScreens =
  /node_modules.(react|react-dom|scheduler|@tanstack.(query-core|react-query)|ulid)[\\/]|lucide-react.dist.esm.(?!icons)|src.(lib|words|components.(feedback|layout|avatars))[\\/]|controls.button|shared.(errors|limits|retention)\.ts|shared.scheduling.study-(clock|day)/;
const ofForms = /zod|react-hook-form|@hookform|@standard-schema|shared.schemas|controls.field/;

export default defineConfig({
  root: fileURLToPath(new URL('web', import.meta.url)),
  plugins: [react(), lightRoutes(), listChunkModules()],
  server: { proxy: { '/api': apiOrigin, '/config.json': apiOrigin, '/mailbox': apiOrigin } },
  build: {
    outDir: fileURLToPath(new URL('dist/web', import.meta.url)),
    emptyOutDir: true,
    manifest: true,
    // Pictures stay files of their own: the content security policy allows no data: addresses, and files are cached.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // Few and larger files: what every first screen needs in one piece, and what checks a form with the first form.
          groups: [
            { name: 'base', test: ofFirstScreens, priority: 2 },
            { name: 'forms', test: ofForms, priority: 1 },
          ],
        },
      },
    },
  },
});
