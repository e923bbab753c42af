import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, rename, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { builtWeb, projectRoot } from '../../../infra/build/project-paths.ts';

/** Two real builds of the app, one of which is served. The first is the one that all journeys use. */
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

const run = promisify(execFile);
const hidden = '.hidden';

/** Copies the app's build and makes another one, in a separate process as `npm run build:web` does. */
export async function buildTwoReleases(): Promise<TwoReleases> {
  const folder = await mkdtemp(join(tmpdir(), 'flashspark-releases-'));
  const webRoot = join(folder, 'served');
  const assetsOf = (release: Release): string => join(folder, release, 'assets');
  await Promise.all([
    cp(builtWeb, join(folder, 'first'), { recursive: true }),
    buildRelease(join(folder, 'second'), 'second'),
  ]);
  return {
    webRoot,
    serve: async (release) => {
      await rm(webRoot, { force: true });
      await symlink(join(folder, release), webRoot);
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

async function buildRelease(outDir: string, release: Release): Promise<void> {
  const script = join(projectRoot, 'test/e2e/releases/build-release.ts');
  await run(process.execPath, [script, outDir, release], {
    cwd: projectRoot,
    env: { ...process.env, NODE_ENV: 'production' },
  });
}

async function renameScripts(folder: string, newName: (file: string) => string): Promise<void> {
  const files = await readdir(folder);
  const changed = files.filter((file) => newName(file) !== file);
  await Promise.all(changed.map(async (file) => await rename(join(folder, file), join(folder, newName(file)))));
}
