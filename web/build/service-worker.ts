import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import type { Plugin, Rolldown } from 'vite';
import type { KeptFile, Release } from '../service-worker/releases.ts';

/** Where the build says which files the worker keeps, beside Vite's own manifest. */
export const keptFilesList = '.vite/kept-files.json';

/** Its address says how far it reaches: the whole origin. */
export const workerFile = 'sw.js';

/** What is read here of a chunk of the build. */
export interface BuiltChunk {
  readonly imports: readonly string[];
  readonly dynamicImports: readonly string[];
  /** The module that a chunk was made for, when it is loaded by itself. */
  readonly facadeModuleId: string | null;
  readonly viteMetadata?: { readonly importedCss: ReadonlySet<string>; readonly importedAssets: ReadonlySet<string> };
}

/** The screens that the worker leaves for when they are used: no learner opens them, and they do nothing without a connection. */
const grownUpScreens = /\/src\/(?:parent|admin|together)\//;

/** Files of `public` that the app shows or the system takes when the app is installed. Crawlers' files are not the app's. */
const publicFiles = /\.(?:svg|png|webmanifest)$/;

/**
 * The files behind everything that a learner or a visitor can open, each once: what the page's script imports, at once or later, and so on, without the
 * screens of grown-ups. A new screen is in it by itself.
 */
export function listLearnerFiles(chunks: Readonly<Record<string, BuiltChunk>>, entry: string): string[] {
  const files = new Set<string>();
  const visit = (file: string): void => {
    const chunk = chunks[file];
    if (files.has(file) || !chunk || grownUpScreens.test(chunk.facadeModuleId ?? '')) return;
    files.add(file);
    for (const asset of [...(chunk.viteMetadata?.importedCss ?? []), ...(chunk.viteMetadata?.importedAssets ?? [])])
      files.add(asset);
    [...chunk.imports, ...chunk.dynamicImports].forEach(visit);
  };
  visit(entry);
  return [...files].toSorted();
}

/**
 * Makes the worker that keeps the app on the device, with the list of what it keeps. It is bundled apart from the pages: a worker of this kind is one
 * classic script.
 */
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
  return { id: hash(JSON.stringify(files)).slice(0, 12), entry: `/${entry.fileName}`, files };
}

/** A file whose name stays the same: without its digest, a worker could take the page of the release before for its own while files are uploaded. */
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
