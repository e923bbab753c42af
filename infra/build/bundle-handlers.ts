import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { build, type BuildOptions, type BuildResult, type Metafile } from 'esbuild';
import { dropUnusedConstants } from './droppable-constants.ts';
import { compareRoutesWithHandlers, handlerFileOf } from './handler-files.ts';
import { findLazyImports, splitLazyImports } from './lazy-imports.ts';
import { copyNativeLibrary } from './native-library.ts';
import { readPasswordsFromFile, readsPasswordList, writePasswordList } from './password-list.ts';

export interface BundleRequest {
  /** Directory that holds `functions/` and `infra/`. */
  readonly root: string;
  /** Folder for the bundles, emptied first. Each function gets `<outDirectory>/<id>/index.mjs`, plus the files it reads or imports lazily. */
  readonly outDirectory: string;
  /** Folder for the source maps, emptied first. Each function gets `<mapsDirectory>/<id>/index.mjs.map`, which is never deployed. Absent: no source maps. */
  readonly mapsDirectory?: string;
  readonly routeIds: readonly string[];
  /** Functions without a route: id → file, relative to the root. */
  readonly otherFunctions: Readonly<Record<string, string>>;
}

export interface Bundle {
  readonly id: string;
  readonly bytes: number;
}

// Defines `require`, which bundled CommonJS dependencies still call for Node's modules and which an ES module lacks.
const requireForCommonJs =
  "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);";

/**
 * Bundles every function in one esbuild call. @returns the bundles, largest first.
 * @throws {Error} listing each route without a handler, handler without a route, and file that exports no `handler`.
 */
export async function bundleHandlers(request: BundleRequest): Promise<Bundle[]> {
  refuse(compareRoutesWithHandlers(request.routeIds, listHandlerFiles(request)));
  const entries = new Map([
    ...request.routeIds.map((id): [string, string] => [id, handlerFileOf(id)]),
    ...Object.entries(request.otherFunctions),
  ]);
  const result = await build({ ...bundleSettings, ...placesOf(request, entries) });
  refuse(findMissingExports(result.metafile, [...entries.values()]));
  writeFunctions(request, entries, result);
  await writeLaterFiles(request, entries, result.metafile);
  return measure(result.metafile, entries);
}

const exportsHandler = /\bexport (const|async function|function) handler\b|\bexport \{[^}]*\bhandler\b/;

/** Route handlers share folders with other modules. A file is a handler if it exports `handler`. */
function listHandlerFiles({ root, otherFunctions }: BundleRequest): string[] {
  const others = new Set(Object.values(otherFunctions));
  return globSync('functions/**/*.ts', { cwd: root })
    .map((file) => file.split(sep).join('/'))
    .filter((file) => !others.has(file) && exportsHandler.test(readFileSync(join(root, file), 'utf8')));
}

/** esbuild options for every function bundle, exported so that bundle measurements use the same ones. */
export const bundleSettings = {
  outExtension: { '.js': '.mjs' },
  bundle: true,
  splitting: false,
  format: 'esm',
  platform: 'node',
  target: 'node24',
  mainFields: ['module', 'main'],
  // Keep identifiers unminified for readable stack traces.
  minifyWhitespace: true,
  minifySyntax: true,
  legalComments: 'none',
  banner: { js: requireForCommonJs },
  alias: { '@aws-sdk/credential-provider-node': join(import.meta.dirname, 'environment-credentials.ts') },
  plugins: [readPasswordsFromFile, splitLazyImports, dropUnusedConstants],
  // Source maps omit the sources, which are in the repository.
  sourcesContent: false,
  write: false,
  metafile: true,
  logLevel: 'warning',
} as const satisfies BuildOptions;

/** Source maps hold paths relative to the map, so esbuild gets the maps directory as its output directory. */
function placesOf({ root, outDirectory, mapsDirectory }: BundleRequest, entries: ReadonlyMap<string, string>) {
  return {
    absWorkingDir: root,
    entryPoints: Object.fromEntries([...entries].map(([id, file]) => [`${id}/index`, file])),
    outdir: mapsDirectory ?? outDirectory,
    sourcemap: mapsDirectory === undefined ? false : 'external',
  } as const;
}

function writeFunctions(
  { outDirectory, mapsDirectory }: BundleRequest,
  entries: ReadonlyMap<string, string>,
  { outputFiles, metafile }: BuildResult<typeof bundleSettings>,
): void {
  const builtDirectory = mapsDirectory ?? outDirectory;
  for (const directory of [outDirectory, builtDirectory]) rmSync(directory, { recursive: true, force: true });
  for (const { path, contents } of outputFiles) {
    const place = path.endsWith('.map') ? builtDirectory : outDirectory;
    const file = join(place, relative(builtDirectory, path));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, contents);
  }
  const outputs = outputsOf(metafile);
  for (const [id, file] of entries) {
    if (readsPasswordList(outputs.get(file))) writePasswordList(join(outDirectory, id));
  }
}

async function writeLaterFiles(
  { root, outDirectory }: BundleRequest,
  entries: ReadonlyMap<string, string>,
  metafile: Metafile,
): Promise<void> {
  const outputs = outputsOf(metafile);
  const wanted = [...entries].flatMap(([id, file]) =>
    [...findLazyImports(outputs.get(file), metafile)].map(([name, source]) => ({ place: join(id, name), source })),
  );
  for (const [source, places] of Map.groupBy(wanted, (one) => one.source)) {
    const { outputFiles, metafile: parts } = await build({
      ...bundleSettings,
      absWorkingDir: root,
      entryPoints: [source],
      outdir: outDirectory,
    });
    const [built] = outputFiles;
    for (const { place } of places) {
      writeFileSync(join(outDirectory, place), built?.contents ?? '');
      copyNativeLibrary(root, join(outDirectory, dirname(place)), parts);
    }
  }
}

function outputsOf(metafile: Metafile): Map<string | undefined, Metafile['outputs'][string]> {
  return new Map(Object.values(metafile.outputs).map((output) => [output.entryPoint, output]));
}

function findMissingExports(metafile: Metafile, files: readonly string[]): string[] {
  const outputs = outputsOf(metafile);
  return files
    .filter((file) => !outputs.get(file)?.exports.includes('handler'))
    .map((file) => `${file} exports no handler: export const handler = … from it.`);
}

function measure(metafile: Metafile, entries: ReadonlyMap<string, string>): Bundle[] {
  const outputs = outputsOf(metafile);
  return [...entries]
    .map(([id, file]) => ({ id, bytes: outputs.get(file)?.bytes ?? 0 }))
    .toSorted((a, b) => b.bytes - a.bytes);
}

function refuse(problems: readonly string[]): void {
  if (problems.length > 0) throw new Error(problems.join('\n'));
}
