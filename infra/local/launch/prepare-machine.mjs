// @ts-check
import { spawnSync, spawn } from 'node:child_process';
import { existsSync, readFileSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Something on this machine is missing or refused; the message is a sentence that says what to do. */
export class LaunchError extends Error {
  /** @param {string} message The sentence. */
  constructor(message) {
    super(message);
    this.name = 'LaunchError';
  }
}

/** The folder that holds package.json, whatever folder the command was called from. */
export const projectRoot = fileURLToPath(new URL('../../../', import.meta.url));

const oldestNode = 20;

/** The packages take some 1.1 GB, and npm keeps each of them a second time while it installs. */
const megabytesForPackages = 2_000;
/** What is built of them, and a family's data for years. */
const megabytesToRun = 300;

/**
 * @param {string} version As in `process.versions.node`.
 * @throws {LaunchError} When it is older than the launcher can run on.
 */
export function requireNodeVersion(version) {
  if (Number.parseInt(version, 10) >= oldestNode) return;
  throw new LaunchError(
    `Flashspark needs Node.js ${oldestNode} or newer to start; this is ${version}. Get it from https://nodejs.org and try again.`,
  );
}

/**
 * @typedef {Record<string, { version?: string, optional?: boolean }>} LockedPackages
 *   The `packages` of a lock file, by their place under the project's root.
 */

/**
 * Compares the lock file with npm's own record of what it installed. npm writes that record last, so an install
 * that was cut short has none. Optional packages may be absent: most belong to other systems.
 *
 * @param {LockedPackages} locked What the lock file asks for.
 * @param {LockedPackages | undefined} installed What npm recorded.
 * @returns {boolean} Whether every package is there in its version.
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
 * Brings `node_modules` to what the lock file says, if it is not there already.
 *
 * @returns {Promise<string>} The path of the project's own Node.
 * @throws {LaunchError} When npm fails or the project's Node cannot be made ready.
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

/** @returns {number} What is left where the project lies. */
function readFreeMegabytes() {
  const { bavail, bsize } = statfsSync(projectRoot);
  return Math.floor((bavail * bsize) / 1_000_000);
}

/**
 * @param {number} needed Megabytes.
 * @param {number} free Megabytes.
 * @throws {LaunchError} When the disk is too full.
 */
export function requireSpace(needed, free) {
  if (free >= needed) return;
  throw new LaunchError(
    `The disk that holds ${projectRoot} is too full: ${free} MB are free, and Flashspark needs ${needed}. Make room and try again.`,
  );
}

/**
 * @param {string} file From the project's root.
 * @returns {LockedPackages | undefined} Undefined when the file is not there.
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
    throw new LaunchError(
      `${output}\nInstalling the packages failed; npm's own words are above. Mend that and try again.`,
    );
  }
  console.log(`Packages installed in ${Math.round((Date.now() - began) / 1000)} s.`);
}

/**
 * npm that started this process, else the one on the path, which is a batch file on Windows and needs a shell.
 *
 * @param {readonly string[]} args Its arguments.
 * @returns {Promise<{ status: number | null, output: string }>} Everything npm said, to be shown only if it fails.
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
 * The `node` package fetches its binary in an install script, which newer versions of npm do not run unasked.
 * Then the script is run here: the project pins the package and its checksum.
 *
 * @returns {string} The path of the binary.
 */
function prepareNode() {
  const folder = join(projectRoot, 'node_modules', 'node');
  const binary = join(folder, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  const wanted = readPackages('package-lock.json')?.['node_modules/node']?.version;
  if (readNodeVersion(binary) === wanted) return binary;
  const script = spawnSync(process.execPath, ['installArchSpecificPackage.js'], { cwd: folder, encoding: 'utf8' });
  if (readNodeVersion(binary) === wanted) return binary;
  throw new LaunchError(
    `${script.stdout}${script.stderr}\nNode ${wanted}, which the project runs on, could not be made ready. Run "npm rebuild node" in the project's folder and try again.`,
  );
}

/**
 * @param {string} binary Its path.
 * @returns {string | undefined} Such as "24.21.0"; undefined when it does not run.
 */
function readNodeVersion(binary) {
  return spawnSync(binary, ['--version'], { encoding: 'utf8' }).stdout?.trim().slice(1);
}
