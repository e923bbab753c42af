import { build, type Plugin } from 'vite';

/** Adds the release's name to every chunk, so that all chunks and their hashed names differ from those of the app's own build. */
function nameRelease(release: string): Plugin {
  return {
    name: 'name-release',
    renderChunk: (code) => ({
      code: `${code}\nglobalThis.flashsparkRelease = ${JSON.stringify(release)};\n`,
      map: null,
    }),
  };
}

const [outDir = '', release = ''] = process.argv.slice(2);
const plugins = [nameRelease(release)];
await build({ logLevel: 'warn', plugins, worker: { plugins: () => plugins }, build: { outDir, emptyOutDir: true } });
