import { readFileSync } from 'node:fs';
import { dirname, sep } from 'node:path';
import type { OnLoadResult, Plugin, PluginBuild } from 'esbuild';
import { trimmedModules, uncalledModules } from './unused-parts.ts';

/** Leaves what `unused-parts.ts` names out of the bundles; a library that changed so that nothing is found to trim fails the build. */
export const leaveOutUnused: Plugin = {
  name: 'leave-out-unused',
  setup: (build) => {
    build.onLoad({ filter: /[\\/]node_modules[\\/](@aws-sdk|@smithy|zod)[\\/]/ }, async ({ path }) => {
      const file = pathBelowPackages(path);
      if (!uncalledModules.some((module) => module.test(file))) return trim(path, file);
      return { contents: await throwFromEveryExport(build, path, file), loader: 'js' };
    });
  },
};

function pathBelowPackages(path: string): string {
  return path.split(sep).join('/').split('/node_modules/').at(-1) ?? path;
}

function trim(path: string, file: string): OnLoadResult | undefined {
  const module = trimmedModules.find((candidate) => candidate.path.test(file));
  if (!module) return undefined;
  const source = readFileSync(path, 'utf8');
  const contents = module.trim(source);
  if (contents === source)
    throw new Error(`Nothing to trim in ${file}: the library changed, so change infra/bundling/unused-parts.ts.`);
  return { contents, loader: file.endsWith('.json') ? 'json' : 'js', resolveDir: dirname(path) };
}

async function throwFromEveryExport(build: PluginBuild, path: string, file: string): Promise<string> {
  const alone = await build.esbuild.build({
    entryPoints: [path],
    outdir: dirname(path),
    format: 'esm',
    write: false,
    metafile: true,
  });
  const names = Object.values(alone.metafile.outputs).flatMap((output) => output.exports);
  const sentence = JSON.stringify(`${file} is not in the bundles, see infra/bundling/unused-parts.ts.`);
  return `function leftOut() { throw new Error(${sentence}); }\nexport { ${names.map((name) => `leftOut as ${name}`).join(', ')} };`;
}
