import { globSync, rmSync } from 'node:fs';
import { join, sep } from 'node:path';
import { build, type Metafile } from 'esbuild';
import { compareRoutesWithHandlers, handlerFileOf } from './compare-routes-with-handlers.ts';

export interface BundleRequest {
  /** Directory that holds `functions/` and `infra/`. */
  readonly root: string;
  /** Emptied first; each function gets `<outDirectory>/<id>/index.mjs`. */
  readonly outDirectory: string;
  readonly routeIds: readonly string[];
  /** Functions without a route: id → file, from the root. */
  readonly otherFunctions: Readonly<Record<string, string>>;
}

/** One finished bundle. */
export interface Bundle {
  readonly id: string;
  readonly bytes: number;
}

// CommonJS dependencies inside an ES module still ask for Node's modules by `require`.
const requireForCommonJs =
  "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);";

/**
 * Bundles every function in one call of esbuild.
 * @returns The bundles, largest first.
 * @throws {Error} naming every route without handler, handler without route, and file that exports no `handler`.
 */
export async function bundleHandlers(request: BundleRequest): Promise<Bundle[]> {
  refuse(compareRoutesWithHandlers(request.routeIds, listHandlerFiles(request.root)));
  const entries = new Map([
    ...request.routeIds.map((id): [string, string] => [id, handlerFileOf(id)]),
    ...Object.entries(request.otherFunctions),
  ]);
  rmSync(request.outDirectory, { recursive: true, force: true });
  const { metafile } = await runEsbuild(request, entries);
  refuse(findMissingExports(metafile, [...entries.values()]));
  return measure(metafile, entries);
}

function listHandlerFiles(root: string): string[] {
  return globSync('functions/api/**/*.ts', { cwd: root }).map((file) => file.split(sep).join('/'));
}

async function runEsbuild({ root, outDirectory }: BundleRequest, entries: ReadonlyMap<string, string>) {
  return build({
    absWorkingDir: root,
    entryPoints: Object.fromEntries([...entries].map(([id, file]) => [`${id}/index`, file])),
    outdir: outDirectory,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: false,
    format: 'esm',
    platform: 'node',
    target: 'node24',
    mainFields: ['module', 'main'],
    minify: true,
    // Stack traces and error names stay readable without source maps.
    keepNames: true,
    legalComments: 'none',
    banner: { js: requireForCommonJs },
    alias: { '@aws-sdk/credential-provider-node': join(import.meta.dirname, 'environment-credentials.ts') },
    metafile: true,
    logLevel: 'warning',
  });
}

function findMissingExports(metafile: Metafile, files: readonly string[]): string[] {
  const exporting = Object.values(metafile.outputs).filter((output) => output.exports.includes('handler'));
  const complete = new Set(exporting.map((output) => output.entryPoint));
  return files
    .filter((file) => !complete.has(file))
    .map((file) => `${file} exports no handler: export const handler = … from it.`);
}

function measure(metafile: Metafile, entries: ReadonlyMap<string, string>): Bundle[] {
  const bytesOf = new Map(Object.values(metafile.outputs).map((output) => [output.entryPoint, output.bytes]));
  return [...entries]
    .map(([id, file]) => ({ id, bytes: bytesOf.get(file) ?? 0 }))
    .toSorted((a, b) => b.bytes - a.bytes);
}

function refuse(problems: readonly string[]): void {
  if (problems.length > 0) throw new Error(problems.join('\n'));
}
