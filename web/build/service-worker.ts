import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import type { Plugin, Rolldown } from 'vite';
import type { KeptFile, Release } from '../service-worker/releases.ts';
import { readWordModule } from './catalogue.ts';

/** Path of the list of files that the service worker caches, next to Vite's own manifest. */
export const keptFilesList = '.vite/kept-files.json';

/** File name of the service worker. At the root, its scope is the whole origin. */
export const workerFile = 'sw.js';

/** The fields of a build chunk that are used here. */
export interface BuiltChunk {
  readonly imports: readonly string[];
  readonly dynamicImports: readonly string[];
  /** The module that the chunk was created for; null for shared chunks. */
  readonly facadeModuleId: string | null;
  readonly viteMetadata?: { readonly importedCss: ReadonlySet<string>; readonly importedAssets: ReadonlySet<string> };
}

/** Screens that the service worker caches only when used: no learner opens them, and they don't work offline. */
const grownUpScreens = /\/src\/(?:parent|admin|together)\//;

/** Areas of words that are cached only when used: those of {@link grownUpScreens}, the legal pages, which are long, and refusals, which a server says in English too. */
const otherAreas = ['parent', 'settings', 'making', 'shelf', 'admin', 'together', 'refusals', 'legal'];

/** @returns the URLs of each language's words that the service worker caches */
export function listWordFiles(chunks: Readonly<Record<string, BuiltChunk>>): Record<string, string[]> {
  const languages: Record<string, string[]> = {};
  for (const [file, { facadeModuleId }] of Object.entries(chunks)) {
    const words = readWordModule(facadeModuleId ?? '');
    if (words && !otherAreas.includes(words.area)) (languages[words.language] ??= []).push(`/${file}`);
  }
  return languages;
}

/** Files of `public` that the app shows, excluding files for crawlers and the largest icons, which only an installation fetches. */
const publicFiles = /(?<!-512)\.(?:svg|png|webmanifest)$/;

/** The font of flags, cached only when used: most systems have their own. */
const flagFont = /\/flags-[^/]+$/;

/**
 * Lists the files of everything that a learner or a visitor can open, without duplicates: all static and dynamic imports of the page's script, except
 * adults' screens, the words of other languages and flags. New screens are included automatically.
 */
export function listLearnerFiles(chunks: Readonly<Record<string, BuiltChunk>>, entry: string): string[] {
  const files = new Set<string>();
  const visit = (file: string): void => {
    const chunk = chunks[file];
    const module = chunk?.facadeModuleId ?? '';
    if (files.has(file) || !chunk || grownUpScreens.test(module) || readWordModule(module)) return;
    files.add(file);
    for (const asset of [...(chunk.viteMetadata?.importedCss ?? []), ...(chunk.viteMetadata?.importedAssets ?? [])])
      if (!flagFont.test(asset)) files.add(asset);
    [...chunk.imports, ...chunk.dynamicImports].forEach(visit);
  };
  visit(entry);
  return [...files].toSorted();
}

/** Builds the service worker with its list of cached files. It is bundled separately from the pages because it must be one classic script. */
export function serviceWorker(): Plugin {
  let root = '';
  return {
    name: 'service-worker',
    apply: 'build',
    enforce: 'post',
    configResolved(config) {
      root = config.root;
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const release = describeRelease(bundle, join(root, 'public'));
        this.emitFile({ type: 'asset', fileName: keptFilesList, source: JSON.stringify(release, null, 2) });
        const source = await bundleWorker(join(root, 'service-worker/service-worker.ts'), release);
        this.emitFile({ type: 'asset', fileName: workerFile, source });
      },
    },
  };
}

function describeRelease(bundle: Rolldown.OutputBundle, publicFolder: string): Release {
  const outputs = Object.values(bundle);
  const page = outputs.find(({ fileName }) => fileName === 'index.html');
  const chunks = Object.fromEntries(outputs.flatMap((one) => (one.type === 'chunk' ? [[one.fileName, one]] : [])));
  const entry = Object.values(chunks).find(({ isEntry }) => isEntry);
  if (page?.type !== 'asset' || !entry) throw new Error('The build has no page, or no script of it.');
  const files: KeptFile[] = [
    ...listLearnerFiles(chunks, entry.fileName).map((file) => ({ url: `/${file}`, revision: null })),
    ...readdirSync(publicFolder)
      .filter((file) => publicFiles.test(file))
      .map((file) => describeFile(`/${file}`, readFileSync(join(publicFolder, file)))),
    describeFile('/index.html', page.source),
  ];
  return {
    id: hash(JSON.stringify(files)).slice(0, 12),
    entry: `/${entry.fileName}`,
    files,
    languages: listWordFiles(chunks),
  };
}

/**
 * Describes a file with a fixed name. The digest prevents a new worker from caching the previous release's page while the new release is still being uploaded.
 */
function describeFile(url: string, content: string | Uint8Array): KeptFile {
  const digest = createHash('sha256').update(content).digest('base64');
  return { url, revision: hash(content).slice(0, 12), integrity: `sha256-${digest}` };
}

function hash(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}

async function bundleWorker(file: string, release: Release): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [file],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: 'es2022',
    legalComments: 'none',
    define: { builtRelease: JSON.stringify(release), 'process.env.NODE_ENV': '"production"' },
  });
  return outputFiles[0]?.text ?? '';
}
