// @ts-check
import { spawnSync, spawn } from 'node:child_process';
import { existsSync, readFileSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** A problem with this machine. The message tells the user what to do. */
export class LaunchError extends Error {
  /** @param {string} message Sentence for the user. */
  constructor(message) {
    super(message);
    this.name = 'LaunchError';
  }
}

/** The folder that holds package.json. */
export const projectRoot = fileURLToPath(new URL('../../../', import.meta.url));

const oldestNode = 20;

/** Disk space needed for the installation. The packages take about 1.1 GB, and npm caches a second copy. */
const megabytesForPackages = 2_000;
/** Disk space needed for build output and years of a family's data. */
const megabytesToRun = 300;

/**
 * @param {string} version Value of `process.versions.node`.
 * @throws {LaunchError} when it is too old for the launcher.
 */
export function requireNodeVersion(version) {
  if (Number.parseInt(version, 10) >= oldestNode) return;
  throw new LaunchError(
    `Flashspark needs Node.js ${oldestNode} or newer. This is ${version}. Get it from https://nodejs.org and try again.`,
  );
}

/**
 * @typedef {Record<string, { version?: string, optional?: boolean }>} LockedPackages
 * The `packages` of a lock file, by path from the project's root.
 */

/**
 * Compares the lock file with npm's record of installed packages. npm writes the record last, so it is missing after an
 * interrupted install. Optional packages may be missing, because most are for other platforms.
 * @param {LockedPackages} locked Packages in the lock file.
 * @param {LockedPackages | undefined} installed Packages in npm's record.
 * @returns {boolean} whether every package is installed in its locked version.
 */
export function matchesLock(locked, installed) {
  if (installed === undefined) return false;
  return Object.entries(locked).every(([place, wanted]) => {
    const there = installed[place];
    if (place === '' || (wanted.optional === true && there === undefined)) return true;
    return there?.version === wanted.version;
  });
}

/**
 * Installs the packages of the lock file, unless they are installed already.
 * @returns {Promise<string>} the path of the project's own Node.
 * @throws {LaunchError} when npm fails or the project's Node can't be prepared.
 */
export async function installPackages() {
  const isComplete = matchesLock(
    readPackages('package-lock.json') ?? {},
    readPackages('node_modules/.package-lock.json'),
  );
  requireSpace(isComplete ? megabytesToRun : megabytesForPackages, readFreeMegabytes());
  if (!isComplete) await runNpmCi();
  return prepareNode();
}

/** @returns {number} the free megabytes on the project's disk. */
function readFreeMegabytes() {
  const { bavail, bsize } = statfsSync(projectRoot);
  return Math.floor((bavail * bsize) / 1_000_000);
}

/**
 * @param {number} needed Megabytes.
 * @param {number} free Megabytes.
 * @throws {LaunchError} when there is not enough space.
 */
export function requireSpace(needed, free) {
  if (free >= needed) return;
  throw new LaunchError(
    `The disk with ${projectRoot} is too full. It has ${free} MB free, and Flashspark needs ${needed}. Free some space and try again.`,
  );
}

/**
 * @param {string} file Path from the project's root.
 * @returns {LockedPackages | undefined} the packages, or undefined if the file doesn't exist.
 */
function readPackages(file) {
  const path = join(projectRoot, file);
  if (!existsSync(path)) return undefined;
  const lock = /** @type {{ packages: LockedPackages }} */ (JSON.parse(readFileSync(path, 'utf8')));
  return lock.packages;
}

async function runNpmCi() {
  const first = !existsSync(join(projectRoot, 'node_modules'));
  const reason = first ? 'for the first start' : 'again, because the lock file changed';
  console.log(`Installing packages ${reason}. This takes a minute…`);
  const began = Date.now();
  const { status, output } = await runNpm(['ci', '--no-audit', '--no-fund']);
  if (status !== 0) {
    throw new LaunchError(`${output}\nThe packages weren’t installed. npm’s output is above. Fix that and try again.`);
  }
  console.log(`Packages installed in ${Math.round((Date.now() - began) / 1000)} s.`);
}

/**
 * Runs the npm that started this process, otherwise the one on the PATH (on Windows a batch file, which needs a shell).
 * @param {readonly string[]} args npm's arguments.
 * @returns {Promise<{ status: number | null, output: string }>} the exit status and the output.
 */
function runNpm(args) {
  const own = process.env.npm_execpath;
  const child = own?.endsWith('.js')
    ? spawn(process.execPath, [own, ...args], { cwd: projectRoot })
    : spawn('npm', args, { cwd: projectRoot, shell: process.platform === 'win32' });
  let output = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (output += chunk));
  return new Promise((resolve) => {
    child.on('error', (error) => resolve({ status: 1, output: error.message }));
    child.on('close', (status) => resolve({ status, output }));
  });
}

/**
 * Makes sure that the `node` package has its binary. An install script downloads it, which newer npm versions don't run
 * by default. It is safe to run here, because the project pins the package and its checksum.
 * @returns {string} the path of the binary.
 */
function prepareNode() {
  const folder = join(projectRoot, 'node_modules', 'node');
  const binary = join(folder, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  const wanted = readPackages('package-lock.json')?.['node_modules/node']?.version;
  if (readNodeVersion(binary) === wanted) return binary;
  const script = spawnSync(process.execPath, ['installArchSpecificPackage.js'], { cwd: folder, encoding: 'utf8' });
  if (readNodeVersion(binary) === wanted) return binary;
  throw new LaunchError(
    `${script.stdout}${script.stderr}\nThe project needs Node ${wanted}, which didn’t install. Run "npm rebuild node" in the project's folder and try again.`,
  );
}

/**
 * @param {string} binary Path of a Node binary.
 * @returns {string | undefined} the version, such as "24.21.0", or undefined if it doesn't run.
 */
function readNodeVersion(binary) {
  return spawnSync(binary, ['--version'], { encoding: 'utf8' }).stdout?.trim().slice(1);
}
