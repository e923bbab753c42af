// @ts-check
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { LaunchError } from './prepare-machine.mjs';
import { describeMachine, installPrograms } from './system-packages.mjs';

const oldestJava = 17;

/** @type {Partial<Record<string, string>>} */
const javaInstallCommands = {
  darwin: 'brew install --cask temurin@17',
  linux:
    'sudo apt-get install openjdk-17-jre-headless (Debian, Ubuntu) or sudo dnf install java-17-openjdk-headless (Fedora)',
  win32: 'winget install EclipseAdoptium.Temurin.17.JRE',
};

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
  if (javaVersion !== undefined && javaVersion >= oldestJava) return 'java';
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
  return `Flashspark keeps its data in DynamoDB Local, which needs Java ${oldestJava} or newer (${found}) or a running Docker: ${install}, then try again.`;
}

/**
 * Finds what DynamoDB Local will run in; where there is nothing, installs Java.
 *
 * @returns {Promise<'java' | 'docker'>} What it is.
 * @throws {LaunchError} When this machine has neither, and none could be installed.
 */
export async function prepareDatabaseRuntime() {
  const runtime = chooseDatabaseRuntime(findJavaVersion(), isDockerRunning);
  if (runtime !== undefined) return runtime;
  const machine = describeMachine();
  const { platform, env } = machine;
  const { isInstalled, output } = await installPrograms(java, machine);
  const fresh = isInstalled ? findFreshJava(platform, env) : undefined;
  if (fresh !== undefined) process.env.PATH = `${fresh}${delimiter}${env.PATH ?? ''}`;
  const javaVersion = findJavaVersion();
  if (chooseDatabaseRuntime(javaVersion, () => false) !== undefined) return 'java';
  const sentence = explainMissingJava(javaVersion, platform);
  throw new LaunchError(
    output === '' ? sentence : `${output}\nInstalling Java failed; its own words are above. ${sentence}`,
  );
}

/** @returns {number | undefined} Of the Java on the path. */
function findJavaVersion() {
  return readJavaVersion(spawnSync('java', ['-version'], { encoding: 'utf8' }).stderr ?? '');
}

function isDockerRunning() {
  return spawnSync('docker', ['info'], { stdio: 'ignore', timeout: 10_000 }).status === 0;
}

/** What DynamoDB Local runs in. @type {import('./system-packages.mjs').Programs} */
export const java = {
  name: 'Java',
  purpose: 'DynamoDB Local, which keeps the data',
  managers: {
    linux: [
      {
        command: 'apt-get',
        needsRoot: true,
        installs: ['openjdk-17-jre-headless', 'openjdk-21-jre-headless', 'default-jre-headless'].map((name) => [
          'install',
          '--yes',
          '--no-install-recommends',
          name,
        ]),
        refresh: ['update'],
      },
      {
        command: 'dnf',
        needsRoot: true,
        installs: ['java-17-openjdk-headless', 'java-21-openjdk-headless', 'java-latest-openjdk-headless'].map(
          (name) => ['install', '--assumeyes', name],
        ),
      },
      {
        command: 'apk',
        needsRoot: true,
        installs: ['openjdk17-jre-headless', 'openjdk21-jre-headless'].map((name) => ['add', name]),
        refresh: ['update'],
      },
    ],
    darwin: [{ command: 'brew', needsRoot: false, installs: [['install', '--cask', 'temurin@17']] }],
    win32: [
      {
        command: 'winget',
        needsRoot: false,
        installs: [
          [
            'install',
            '--exact',
            '--id',
            'EclipseAdoptium.Temurin.17.JRE',
            '--accept-source-agreements',
            '--accept-package-agreements',
          ],
        ],
      },
    ],
  },
};

/**
 * A program that was installed a moment ago may be on the path of later shells alone.
 *
 * @param {string} platform As in `process.platform`.
 * @param {NodeJS.ProcessEnv} env Where Windows says what its folders are.
 * @returns {string | undefined} The folder of a Java that is there, but not on this process's path.
 */
function findFreshJava(platform, env) {
  const programs =
    platform === 'win32' ? join(env['ProgramFiles'] ?? 'C:\\Program Files', 'Eclipse Adoptium') : undefined;
  if (programs === undefined || !existsSync(programs)) return undefined;
  return readdirSync(programs)
    .map((name) => join(programs, name, 'bin'))
    .find((folder) => existsSync(join(folder, 'java.exe')));
}
