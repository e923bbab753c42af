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
 * Reads the major version from the output of `java -version`: "17.0.15" is 17, and the old format "1.8.0_392" is 8.
 * @param {string} output Complete output of the command.
 * @returns {number | undefined} the version, or undefined without one, as for macOS's placeholder command.
 */
export function readJavaVersion(output) {
  const match = /version "(?:1\.)?(\d+)/.exec(output);
  return match?.[1] === undefined ? undefined : Number(match[1]);
}

/**
 * Chooses what runs DynamoDB Local: Java if it is recent enough, else Docker.
 * @param {number | undefined} javaVersion Installed Java version, if any.
 * @param {() => boolean} askDocker Checks whether Docker runs. Called only if Java is unsuitable, because it takes a second.
 * @returns {'java' | 'docker' | undefined} the choice, or undefined without either.
 */
export function chooseDatabaseRuntime(javaVersion, askDocker) {
  if (javaVersion !== undefined && javaVersion >= oldestJava) return 'java';
  return askDocker() ? 'docker' : undefined;
}

/**
 * Explains what to install on a machine without a suitable Java or Docker.
 * @param {number | undefined} javaVersion Installed Java version, if any.
 * @param {string} platform Value of `process.platform`.
 * @returns {string} one sentence, with the platform's install command.
 */
export function explainMissingJava(javaVersion, platform) {
  const found = javaVersion === undefined ? 'none was found' : `Java ${javaVersion} was found`;
  const install = javaInstallCommands[platform] ?? 'install one from https://adoptium.net';
  return `Flashspark keeps its data in DynamoDB Local, which needs Java ${oldestJava} or newer (${found}) or Docker: ${install}, then try again.`;
}

/**
 * Finds what runs DynamoDB Local, and installs Java if there is nothing.
 * @returns {Promise<'java' | 'docker'>} the runtime.
 * @throws {LaunchError} when there is neither and Java could not be installed.
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
    output === '' ? sentence : `${output}\nJava wasn’t installed. Its output is above. ${sentence}`,
  );
}

/** @returns {number | undefined} the version of the Java on the path. */
function findJavaVersion() {
  return readJavaVersion(spawnSync('java', ['-version'], { encoding: 'utf8' }).stderr ?? '');
}

function isDockerRunning() {
  return spawnSync('docker', ['info'], { stdio: 'ignore', timeout: 10_000 }).status === 0;
}

/** The Java runtime for DynamoDB Local, and how to install it on each platform. @type {import('./system-packages.mjs').Programs} */
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
 * Finds a Java that was installed a moment ago, which may be only on the path of shells opened later.
 *
 * @param {string} platform Value of `process.platform`.
 * @param {NodeJS.ProcessEnv} env Environment variables, which on Windows name the folder of installed programs.
 * @returns {string | undefined} the folder of a Java that is installed but not on this process's path.
 */
function findFreshJava(platform, env) {
  const programs =
    platform === 'win32' ? join(env['ProgramFiles'] ?? 'C:\\Program Files', 'Eclipse Adoptium') : undefined;
  if (programs === undefined || !existsSync(programs)) return undefined;
  return readdirSync(programs)
    .map((name) => join(programs, name, 'bin'))
    .find((folder) => existsSync(join(folder, 'java.exe')));
}
