// @ts-check
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { LaunchError } from './prepare-machine.mjs';

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
  return `Flashspark keeps its data in DynamoDB Local, which needs Java ${oldestJava} or newer (${found}) or a running Docker: ${install}, then try again.`;
}

/**
 * Finds what runs DynamoDB Local, and installs Java if there is nothing.
 * @returns {Promise<'java' | 'docker'>} the runtime.
 * @throws {LaunchError} when there is neither and Java could not be installed.
 */
export async function prepareDatabaseRuntime() {
  const runtime = chooseDatabaseRuntime(findJavaVersion(), isDockerRunning);
  if (runtime !== undefined) return runtime;
  const { platform, env } = process;
  const isAtTerminal = process.stdin.isTTY && process.stdout.isTTY;
  const ask = isAtTerminal ? askAtTerminal : undefined;
  const isRoot = process.getuid?.() === 0;
  const { isInstalled, output } = await installJava({ platform, env, isRoot, ask, say: console.log });
  const fresh = isInstalled ? findFreshJava(platform, env) : undefined;
  if (fresh !== undefined) process.env.PATH = `${fresh}${delimiter}${env.PATH ?? ''}`;
  const javaVersion = findJavaVersion();
  if (chooseDatabaseRuntime(javaVersion, () => false) !== undefined) return 'java';
  const sentence = explainMissingJava(javaVersion, platform);
  throw new LaunchError(
    output === '' ? sentence : `${output}\nInstalling Java failed; its own words are above. ${sentence}`,
  );
}

/** @returns {number | undefined} the version of the Java on the path. */
function findJavaVersion() {
  return readJavaVersion(spawnSync('java', ['-version'], { encoding: 'utf8' }).stderr ?? '');
}

/**
 * @param {string} question Question, ending with the possible answers.
 * @returns {Promise<boolean>} true unless the answer is no.
 */
async function askAtTerminal(question) {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(question);
  terminal.close();
  return !/^n/i.test(answer.trim());
}

function isDockerRunning() {
  return spawnSync('docker', ['info'], { stdio: 'ignore', timeout: 10_000 }).status === 0;
}

/**
 * @typedef {object} PackageManager
 * @property {string} command Command name.
 * @property {boolean} needsRoot Whether it installs system-wide, as root.
 * @property {readonly (readonly string[])[]} installs Arguments of each attempt, tried in order: available Java versions depend on the
 * system's age.
 * @property {readonly string[]} [refresh] Arguments that update its package list, before a second round of attempts.
 */

/** @type {Readonly<Record<string, readonly PackageManager[]>>} */
const managers = {
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
      installs: ['java-17-openjdk-headless', 'java-21-openjdk-headless', 'java-latest-openjdk-headless'].map((name) => [
        'install',
        '--assumeyes',
        name,
      ]),
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
};

/**
 * @typedef {object} Surroundings
 * @property {string} platform Value of `process.platform`.
 * @property {boolean} isRoot Whether this process runs as root.
 * @property {NodeJS.ProcessEnv} env Environment. `FLASHSPARK_INSTALL=no` turns installing off.
 * @property {((question: string) => Promise<boolean>) | undefined} ask Asks the user, or undefined without a terminal.
 * @property {(sentence: string) => void} say Prints a message.
 */

/**
 * Installs Java with the system's package manager, as root or with a sudo that needs no password.
 * @param {Surroundings} surroundings The machine.
 * @returns {Promise<{ isInstalled: boolean, output: string }>} whether an attempt succeeded, else the package manager's output.
 */
export async function installJava({ platform, isRoot, env, ask, say }) {
  const nothing = { isInstalled: false, output: '' };
  const manager = managers[platform]?.find(({ command }) => isThere(command, env));
  if (env['FLASHSPARK_INSTALL'] === 'no' || manager === undefined) return nothing;
  const prefix = manager.needsRoot && !isRoot ? ['sudo', '-n'] : [];
  if (prefix.length > 0 && run(['sudo', '-n', 'true'], env).status !== 0) return nothing;
  const first = [...prefix, manager.command, ...(manager.installs[0] ?? [])].join(' ');
  if (ask && !(await ask(`DynamoDB Local, which keeps the data, needs Java. Install it with "${first}"? [Y/n] `)))
    return nothing;
  say(`Installing Java for DynamoDB Local, which keeps the data: ${first} (FLASHSPARK_INSTALL=no refuses this)…`);
  let output = '';
  for (const round of manager.refresh ? [undefined, manager.refresh] : [undefined]) {
    if (round) run([...prefix, manager.command, ...round], env);
    for (const install of manager.installs) {
      const attempt = run([...prefix, manager.command, ...install], env);
      if (attempt.status === 0) return { isInstalled: true, output: '' };
      output = `${attempt.stdout ?? ''}${attempt.stderr ?? ''}`.trim();
    }
  }
  return { isInstalled: false, output };
}

/**
 * Finds a Java that was just installed and is not yet on this process's path.
 * @param {string} platform Value of `process.platform`.
 * @param {NodeJS.ProcessEnv} env Environment, which names the program folder on Windows.
 * @returns {string | undefined} the folder of the java command.
 */
function findFreshJava(platform, env) {
  const programs =
    platform === 'win32' ? join(env['ProgramFiles'] ?? 'C:\\Program Files', 'Eclipse Adoptium') : undefined;
  if (programs === undefined || !existsSync(programs)) return undefined;
  return readdirSync(programs)
    .map((name) => join(programs, name, 'bin'))
    .find((folder) => existsSync(join(folder, 'java.exe')));
}

/**
 * @param {string} command Command name.
 * @param {NodeJS.ProcessEnv} env Environment with the path.
 * @returns {boolean} whether `--version` succeeds.
 */
function isThere(command, env) {
  return run([command, '--version'], env).status === 0;
}

/**
 * @param {readonly string[]} words The command and its arguments.
 * @param {NodeJS.ProcessEnv} env Environment with the path.
 * @returns {import('node:child_process').SpawnSyncReturns<string>} the result.
 */
function run([command = '', ...args], env) {
  return spawnSync(command, args, { encoding: 'utf8', env: { ...env, DEBIAN_FRONTEND: 'noninteractive' } });
}
