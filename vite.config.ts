import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { listChunkModules } from './web/build/list-chunk-modules.ts';

/** Where `vite` (hot reload) sends the calls that the browser makes to its own origin. */
const apiOrigin = process.env['API_ORIGIN'] ?? 'http://localhost:3000';

export default defineConfig({
  root: fileURLToPath(new URL('web', import.meta.url)),
  plugins: [react(), listChunkModules()],
  server: { proxy: { '/api': apiOrigin, '/config.json': apiOrigin, '/mailbox': apiOrigin } },
  build: {
    outDir: fileURLToPath(new URL('dist/web', import.meta.url)),
    emptyOutDir: true,
    manifest: true,
    // Pictures stay files of their own: the content security policy allows no data: addresses, and files are cached.
    assetsInlineLimit: 0,
  },
});
