import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { chunkModulesFile } from './list-chunk-modules.ts';

/** The part of Vite's manifest that is read here: https://vite.dev/guide/backend-integration */
export type Manifest = Readonly<Record<string, { readonly file: string; readonly imports?: readonly string[] }>>;

/** Somebody who opens the product, and the modules that draw the first screen. */
interface Visitor {
  readonly name: string;
  /** Keys of the manifest. */
  readonly entries: readonly string[];
  /** Most bytes of JavaScript, brotli: just above what it is, so that what is added shows. */
  readonly limit: number;
}

const forEverybody = ['index.html', 'src/app/draw-app.tsx'];
const visitors: readonly Visitor[] = [
  { name: 'learner', entries: [...forEverybody, 'src/learner/learner-app.tsx'], limit: 87.5 * 1024 },
  { name: 'parent', entries: [...forEverybody, 'src/parent/parent-app.tsx'], limit: 95 * 1024 },
  { name: 'signed out', entries: [...forEverybody, 'src/signed-out/signed-out-app.tsx'], limit: 88 * 1024 },
];

/** What a visitor fetches before the first screen. */
interface FirstLoad {
  readonly name: string;
  readonly files: number;
  readonly bytes: number;
  readonly limit: number;
  /** The source files in it. */
  readonly modules: readonly string[];
}

/** Measures what each visitor of the build in `folder` fetches first. */
export function measureFirstLoads(folder: string): FirstLoad[] {
  const readJson = (name: string): unknown => JSON.parse(readFileSync(join(folder, name), 'utf8'));
  const manifest = readJson('.vite/manifest.json') as Manifest;
  const modulesByFile = readJson(chunkModulesFile) as Readonly<Record<string, readonly string[]>>;
  return visitors.map(({ name, entries, limit }) => {
    const files = collectInitialFiles(manifest, entries);
    const bytes = files.reduce((sum, file) => sum + brotliCompressSync(readFileSync(join(folder, file))).length, 0);
    return { name, files: files.length, bytes, limit, modules: files.flatMap((file) => modulesByFile[file] ?? []) };
  });
}

/** Only for grown-ups: the folders of `src` that no learner may download. */
const grownUpFolders = /^src\/(parent|admin)\//;

/** The JavaScript files that the entries need before they can run, each once: what they import, and what that imports. */
export function collectInitialFiles(manifest: Manifest, entries: readonly string[]): string[] {
  const keys = new Set<string>();
  const visit = (key: string): void => {
    if (keys.has(key)) return;
    const chunk = manifest[key];
    if (!chunk)
      throw new Error(
        `The build has no chunk for ${key}. Was it moved? Then name its new place in web/check-bundle.ts.`,
      );
    keys.add(key);
    chunk.imports?.forEach(visit);
  };
  entries.forEach(visit);
  return [...keys].map((key) => manifest[key]?.file ?? '').filter((file) => file.endsWith('.js'));
}

/** The modules among these that are a grown-up's screens. */
export function findForeignModules(modules: readonly string[]): string[] {
  return modules.filter((module) => grownUpFolders.test(module));
}

/** One line for each visitor: JavaScript before the first screen. */
export function printTable(rows: readonly Pick<FirstLoad, 'name' | 'files' | 'bytes' | 'limit'>[]): string {
  const lines = rows.map(({ name, files, bytes, limit }) => {
    return `${name.padEnd(12)}${String(files).padStart(3)} files${formatKilobytes(bytes).padStart(11)} of ${formatKilobytes(limit)}`;
  });
  return ['JavaScript before the first screen (brotli)', ...lines].join('\n');
}

function formatKilobytes(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KB`;
}
