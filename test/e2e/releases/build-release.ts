import { build, type Plugin } from 'vite';

/** Writes the release into every chunk, so that all of them differ from those of another release, and so do their names. */
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
