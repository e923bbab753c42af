import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Release } from '../service-worker/releases.ts';
import type { WordArea } from '../src/words/word-areas.ts';
import { listLanguages, nameWordModule } from './catalogue.ts';
import { chunkModulesFile } from './list-chunk-modules.ts';
import { keptFilesList, workerFile } from './service-worker.ts';

/** The fields of Vite's manifest that are used here: https://vite.dev/guide/backend-integration */
export type Manifest = Readonly<Record<string, { readonly file: string; readonly imports?: readonly string[] }>>;

/** A type of user and the modules of their first screen. */
interface Visitor {
  readonly name: string;
  /** Keys of the modules in the manifest. */
  readonly entries: readonly string[];
  /** Maximum JavaScript size in bytes (brotli), just above the current size so that growth is noticed. */
  readonly limit: number;
}

const forEverybody = ['index.html', 'src/app/draw-app.tsx'];
const signedIn = [...forEverybody, 'src/app/signed-in.tsx'];
const learnerEntries = [...signedIn, 'src/learner/learner-app.tsx'];
const visitors: readonly Visitor[] = [
  // Everything before the first API call: `app/start.ts`, without React.
  { name: 'first call', entries: ['index.html'], limit: 3.4 * 1024 },
  { name: 'learner', entries: learnerEntries, limit: 91.7 * 1024 },
  { name: 'a card', entries: [...learnerEntries, 'src/learner/study/study-area.tsx'], limit: 123.9 * 1024 },
  { name: 'parent', entries: [...signedIn, 'src/parent/parent-app.tsx'], limit: 95 * 1024 },
  { name: 'signed out', entries: [...forEverybody, 'src/signed-out/signed-out-app.tsx'], limit: 78.9 * 1024 },
];

/** Files loaded together, such as those for a user's first screen. */
interface FirstLoad {
  readonly name: string;
  readonly files: number;
  readonly bytes: number;
  readonly limit: number;
  readonly modules: readonly string[];
}

/** Measures what each type of user loads first from the build in `folder`. */
export function measureFirstLoads(folder: string): FirstLoad[] {
  const readJson = (name: string): unknown => JSON.parse(readFileSync(join(folder, name), 'utf8'));
  const manifest = readJson('.vite/manifest.json') as Manifest;
  const modulesByFile = readJson(chunkModulesFile) as Readonly<Record<string, readonly string[]>>;
  return visitors.map(({ name, entries, limit }) => {
    const files = collectInitialFiles(manifest, entries);
    return {
      name,
      files: files.length,
      bytes: sumBrotli(folder, files),
      limit,
      modules: files.flatMap((file) => modulesByFile[file] ?? []),
    };
  });
}

/** Sizes by path: many files are in several parts of the report, and to compress one takes long. */
const brotliSizes = new Map<string, number>();

function brotliSizeOf(path: string): number {
  const size = brotliSizes.get(path) ?? brotliCompressSync(readFileSync(path)).length;
  brotliSizes.set(path, size);
  return size;
}

/** @returns the size in bytes of files of the build, each compressed with brotli */
function sumBrotli(folder: string, files: readonly string[]): number {
  return files.reduce((sum, file) => sum + brotliSizeOf(join(folder, file)), 0);
}

/** The areas of words that a first screen waits for in a language other than English, and their maximum size in bytes (brotli) in the largest one. */
const firstWords: readonly { readonly name: string; readonly areas: readonly WordArea[]; readonly limit: number }[] = [
  { name: 'learner', areas: ['everywhere', 'learner'], limit: 2.1 * 1024 },
  { name: 'parent', areas: ['everywhere', 'parts', 'parent'], limit: 14.3 * 1024 },
  { name: 'signed out', areas: ['everywhere', 'parts', 'entrance'], limit: 6.2 * 1024 },
];

/** Measures the words that each type of user loads with the first screen, in the language where they are largest. */
export function measureFirstWords(folder: string): Omit<FirstLoad, 'modules'>[] {
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest;
  const languages = listLanguages().filter((language) => language !== 'en');
  return firstWords.map(({ name, areas, limit }) => {
    const sizes = languages.map((language) => {
      const files = areas.map((area) => manifest[nameWordModule(language, area)]?.file ?? '');
      return sumBrotli(folder, files);
    });
    return { name, files: areas.length, bytes: Math.max(...sizes), limit };
  });
}

/** Maximum size in bytes (brotli) of all JavaScript that a learner's app may fetch after its first screen. */
const laterLimit = 155 * 1024;

/** Measures every screen of a learner's app that is not part of the first load, with what it imports: the most that a child's evening can fetch later. */
export function measureLaterLoad(folder: string): Omit<FirstLoad, 'modules'> {
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Manifest;
  const first = new Set(collectInitialFiles(manifest, learnerEntries));
  const screens = Object.keys(manifest).filter((module) => module.startsWith('src/learner/'));
  const files = collectInitialFiles(manifest, screens).filter((file) => !first.has(file));
  return { name: 'learner', files: files.length, bytes: sumBrotli(folder, files), limit: laterLimit };
}

/** Maximum size in bytes (brotli) of the service worker and of all files that it caches. */
const keptLimits = { worker: 10 * 1024, files: 480 * 1024 } as const;

/** Measures the service worker and its cached files, and lists the screens of learners and visitors that would not open offline. */
export function measureKeptFiles(folder: string): { loads: FirstLoad[]; missing: string[] } {
  const read = (name: string): string => readFileSync(join(folder, name), 'utf8');
  const release = JSON.parse(read(keptFilesList)) as Release;
  const kept = release.files.map(({ url }) => url.slice(1));
  const modulesByFile = JSON.parse(read(chunkModulesFile)) as Readonly<Record<string, readonly string[]>>;
  const languages = Object.values(release.languages).map((files) =>
    sumBrotli(
      folder,
      files.map((url) => url.slice(1)),
    ),
  );
  // Only one language is cached: count the largest.
  const bytes = sumBrotli(folder, kept) + Math.max(0, ...languages);
  return {
    loads: [
      { name: 'the worker', files: 1, bytes: sumBrotli(folder, [workerFile]), limit: keptLimits.worker, modules: [] },
      { name: 'kept by it', files: kept.length, bytes, limit: keptLimits.files, modules: [] },
    ],
    missing: findUnkeptModules(modulesByFile, kept),
  };
}

/** Folders of `src` with screens of learners and visitors. */
const openFolders = /^src\/(learner|signed-out)\//;

/** @returns the modules of learners' and visitors' screens that are in no cached file */
export function findUnkeptModules(
  modulesByFile: Readonly<Record<string, readonly string[]>>,
  kept: readonly string[],
): string[] {
  const there = new Set(kept.flatMap((file) => modulesByFile[file] ?? []));
  return Object.values(modulesByFile)
    .flat()
    .filter((module) => openFolders.test(module) && !there.has(module));
}

/** Folders of `src` with screens of adults, which learners must not download. */
const grownUpFolders = /^src\/(parent|admin)\//;

/** @returns the JavaScript files that the entries import statically, directly or indirectly, without duplicates */
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

/** @returns the modules that belong to screens of adults */
export function findForeignModules(modules: readonly string[]): string[] {
  return modules.filter((module) => grownUpFolders.test(module));
}

/** Maximum size in bytes of a file with cards of ready decks, which loads while a family waits for them. */
const deckLimit = 60_000;

/** @returns the modules of ready decks whose file is too large */
export function findLargeDecks(manifest: Manifest, sizeOf: (file: string) => number): string[] {
  return Object.entries(manifest)
    .filter(([module, { file }]) => module.startsWith('../shared/library/') && sizeOf(file) > deckLimit)
    .map(([module]) => module);
}

/**
 * Lists the style sheets that a page links before its last one. There must be none: CSS modules, in the last one, override rules of `src/styles` with equal
 * specificity, so they must come after all others.
 */
export function findEarlierStyles(page: string): string[] {
  return [...page.matchAll(/<link rel="stylesheet"[^>]* href="([^"]*)"/g)].map(([, file = '']) => file).slice(0, -1);
}

/**
 * Lists sentences that the build left uncompiled: with placeholders, since the page has no parser and would show `{name}`, and those of workers, which are built
 * without the catalogue and throw at `@lingui/core/macro`.
 */
export function findRawSentences(code: string): string[] {
  if (code.includes('@lingui/core/macro')) return ['a sentence in a worker (@lingui/core/macro)'];
  return [...code.matchAll(/\bid:(["'`])[\w+/]{6}\1,message:(["'`])((?:(?!\2).)*\{\w+[,}].*?)\2/g)].map(
    ([, , , sentence = '']) => sentence,
  );
}

export function printTable(
  title: string,
  rows: readonly Pick<FirstLoad, 'name' | 'files' | 'bytes' | 'limit'>[],
): string {
  const lines = rows.map(({ name, files, bytes, limit }) => {
    return `${name.padEnd(12)}${String(files).padStart(3)} files${formatKilobytes(bytes).padStart(11)} of ${formatKilobytes(limit)}`;
  });
  return [title, ...lines].join('\n');
}

function formatKilobytes(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KB`;
}
