import { hash } from 'node:crypto';
import { cp, mkdtemp, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { builtWeb } from '../../../infra/build/project-paths.ts';

/** Two releases of the app, one of which is served. The first is the build that all journeys use, and the second differs from it as another build would. */
export interface TwoReleases {
  readonly webRoot: string;
  readonly serve: (release: Release) => Promise<void>;
  /** Hides the chunks with this name prefix from a release; `showChunks` restores them. */
  readonly hideChunk: (release: Release, name: string) => Promise<void>;
  readonly showChunks: (release: Release) => Promise<void>;
  /** Swaps the names of two files of a release; a second call swaps them back. */
  readonly exchangeFile: (release: Release, one: string, other: string) => Promise<void>;
  readonly listScripts: (release: Release) => Promise<string[]>;
  readonly remove: () => Promise<void>;
}

type Release = 'first' | 'second';

const hidden = '.hidden';

/** Copies the app's build twice and makes a release of its own of the second copy. Building it would take 14 s of CPU time. */
export async function makeTwoReleases(): Promise<TwoReleases> {
  const folder = await mkdtemp(join(tmpdir(), 'flashspark-releases-'));
  const webRoot = join(folder, 'served');
  const assetsOf = (release: Release): string => join(folder, release, 'assets');
  // The local server's compressed copies hold the scripts of the first. Those of styles stay: a page may be reading one while the other release comes.
  const filter = (file: string) => !/\.(?:js|html)\.(?:br|gz)$/.test(file);
  await Promise.all([
    cp(builtWeb, join(folder, 'first'), { recursive: true }),
    cp(builtWeb, join(folder, 'second'), { recursive: true, filter }),
  ]);
  await changeScripts(join(folder, 'second'), 'second');
  return {
    webRoot,
    // In one step: a request in between would find no file at all.
    serve: async (release) => {
      await symlink(join(folder, release), `${webRoot}-next`);
      await rename(`${webRoot}-next`, webRoot);
    },
    hideChunk: async (release, name) =>
      await renameScripts(assetsOf(release), (file) => (file.startsWith(name) ? file + hidden : file)),
    showChunks: async (release) => await renameScripts(assetsOf(release), (file) => file.replace(hidden, '')),
    exchangeFile: async (release, one, other) => {
      const [first, second] = [join(folder, release, one), join(folder, release, other)];
      await rename(first, `${first}${hidden}`);
      await rename(second, first);
      await rename(`${first}${hidden}`, second);
    },
    listScripts: async (release) => (await readdir(assetsOf(release))).filter((file) => file.endsWith('.js')),
    remove: async () => await rm(folder, { recursive: true }),
  };
}

const hashInName = /-([\w-]{6,8})\.js$/;

/**
 * Makes another release of a copied build, as the bundler does when it adds a line to each chunk: all have other hashed names, also where pages, other chunks and
 * the service worker name them, and the worker's release has another id.
 */
async function changeScripts(folder: string, release: Release): Promise<void> {
  const assets = await readdir(join(folder, 'assets'));
  const newNames = new Map(
    assets
      .filter((file) => hashInName.test(file))
      .map((file) => [file, file.replace(hashInName, (_, sum: string) => `-${sum.slice(1)}${sum.slice(0, 1)}.js`)]),
  );
  const withNewNames = (text: string) => text.replaceAll(/[\w.-]+\.js\b/g, (name) => newNames.get(name) ?? name);
  for (const [file, newName] of newNames) {
    const code = await readFile(join(folder, 'assets', file), 'utf8');
    await rm(join(folder, 'assets', file));
    const line = `\nglobalThis.flashsparkRelease = ${JSON.stringify(release)};\n`;
    await writeFile(join(folder, 'assets', newName), withNewNames(code) + line);
  }
  const page = withNewNames(await readFile(join(folder, 'index.html'), 'utf8'));
  await writeFile(join(folder, 'index.html'), page);
  const worker = withNewNames(await readFile(join(folder, 'sw.js'), 'utf8'));
  const sum = `sha256-${hash('sha256', page, 'base64')}`;
  const ofPage = `{url:"/index.html",revision:"${release}",integrity:"${sum}"}`;
  await writeFile(
    join(folder, 'sw.js'),
    worker.replace(/\{url:"\/index\.html"[^}]*\}/, ofPage).replace(/id:"\w+"/, `id:"${release}"`),
  );
}

async function renameScripts(folder: string, newName: (file: string) => string): Promise<void> {
  const files = await readdir(folder);
  const changed = files.filter((file) => newName(file) !== file);
  await Promise.all(changed.map(async (file) => await rename(join(folder, file), join(folder, newName(file)))));
}
