// @ts-check
import { spawnSync } from 'node:child_process';
import { LaunchError } from './launch-error.mjs';

const OLDEST_NODE = 20;
const OLDEST_JAVA = 17;

/** @type {Partial<Record<string, string>>} */
const javaInstallCommands = {
  darwin: 'brew install --cask temurin@17',
  linux:
    'sudo apt-get install openjdk-17-jre-headless (Debian, Ubuntu) or sudo dnf install java-17-openjdk-headless (Fedora)',
  win32: 'winget install EclipseAdoptium.Temurin.17.JRE',
};

/**
 * @param {string} version As in `process.versions.node`.
 * @throws {LaunchError} When it is older than the launcher can run on.
 */
export function requireNodeVersion(version) {
  if (Number.parseInt(version, 10) >= OLDEST_NODE) return;
  throw new LaunchError(
    `Flashspark needs Node.js ${OLDEST_NODE} or newer to start; this is ${version}. Get it from https://nodejs.org and try again.`,
  );
}

/**
 * Reads the major version out of what `java -version` prints: "17.0.15" is 17, and the old style "1.8.0_392" is 8.
 *
 * @param {string} output All that it printed.
 * @returns {number | undefined} Undefined when there is no version in it, as with macOS's placeholder command.
 */
export function readJavaVersion(output) {
  const match = /version "(?:1\.)?(\d+)/.exec(output);
  return match?.[1] === undefined ? undefined : Number(match[1]);
}

/**
 * Chooses what runs DynamoDB Local: a Java new enough, else Docker, else nothing.
 *
 * @param {number | undefined} javaVersion Undefined when none was found.
 * @param {() => boolean} askDocker Whether Docker runs; asked only when Java does not do, for it takes a second.
 * @returns {'java' | 'docker' | undefined} Undefined when there is neither.
 */
export function chooseDatabaseRuntime(javaVersion, askDocker) {
  if (javaVersion !== undefined && javaVersion >= OLDEST_JAVA) return 'java';
  return askDocker() ? 'docker' : undefined;
}

/**
 * The one sentence for a machine that can run neither.
 *
 * @param {number | undefined} javaVersion What was found, if anything.
 * @param {string} platform As in `process.platform`.
 * @returns {string} With the command that installs Java there.
 */
export function explainMissingJava(javaVersion, platform) {
  const found = javaVersion === undefined ? 'none was found' : `Java ${javaVersion} was found`;
  const install = javaInstallCommands[platform] ?? 'install one from https://adoptium.net';
  return `Flashspark keeps its data in DynamoDB Local, which needs Java ${OLDEST_JAVA} or newer (${found}) or a running Docker: ${install}, then try again.`;
}

/**
 * @returns {'java' | 'docker'} What DynamoDB Local will run in.
 * @throws {LaunchError} When this machine has neither.
 */
export function requireDatabaseRuntime() {
  const javaVersion = readJavaVersion(spawnSync('java', ['-version'], { encoding: 'utf8' }).stderr ?? '');
  const runtime = chooseDatabaseRuntime(javaVersion, isDockerRunning);
  if (runtime === undefined) throw new LaunchError(explainMissingJava(javaVersion, process.platform));
  return runtime;
}

function isDockerRunning() {
  return spawnSync('docker', ['info'], { stdio: 'ignore', timeout: 10_000 }).status === 0;
}
