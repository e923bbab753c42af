import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rename, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { projectRoot } from '../../../infra/build/project-paths.ts';

/** Two real builds of the app, one of which is served. */
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

/** Builds the app twice, in separate processes as `npm run build:web` does. */
export async function buildTwoReleases(): Promise<TwoReleases> {
  const folder = await mkdtemp(join(tmpdir(), 'flashspark-releases-'));
  const webRoot = join(folder, 'served');
  const assetsOf = (release: Release): string => join(folder, release, 'assets');
  await Promise.all((['first', 'second'] as const).map((release) => buildRelease(join(folder, release), release)));
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
  await run('node', [script, outDir, release], { cwd: projectRoot, env: { ...process.env, NODE_ENV: 'production' } });
}

async function renameScripts(folder: string, newName: (file: string) => string): Promise<void> {
  const files = await readdir(folder);
  const changed = files.filter((file) => newName(file) !== file);
  await Promise.all(changed.map(async (file) => await rename(join(folder, file), join(folder, newName(file)))));
}
