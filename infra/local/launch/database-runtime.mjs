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

/** @returns {number | undefined} Of the Java on the path. */
function findJavaVersion() {
  return readJavaVersion(spawnSync('java', ['-version'], { encoding: 'utf8' }).stderr ?? '');
}

/**
 * @param {string} question Ends with what may be typed.
 * @returns {Promise<boolean>} Whether the person said anything but no.
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
 * @property {string} command Its name on the path.
 * @property {boolean} needsRoot Whether it installs for the whole machine, as root.
 * @property {readonly (readonly string[])[]} installs Its arguments, one attempt after the other: which Java a system has depends on its age.
 * @property {readonly string[]} [refresh] What brings its list of packages up to date, before a second round.
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
 * @property {string} platform As in `process.platform`.
 * @property {boolean} isRoot Whether this process may do everything.
 * @property {NodeJS.ProcessEnv} env Its `PATH` is searched; `FLASHSPARK_INSTALL=no` refuses.
 * @property {((question: string) => Promise<boolean>) | undefined} ask Asks the person at the terminal; undefined where there is none.
 * @property {(sentence: string) => void} say Tells what happens.
 */

/**
 * Installs Java by the system's own package manager: as root, or with a sudo that asks for no password.
 *
 * @param {Surroundings} surroundings The machine.
 * @returns {Promise<{ isInstalled: boolean, output: string }>} Whether one attempt went through, and what the package manager said if not.
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

/**
 * @param {string} command Its name.
 * @param {NodeJS.ProcessEnv} env With the path.
 * @returns {boolean} Whether it answers.
 */
function isThere(command, env) {
  return run([command, '--version'], env).status === 0;
}

/**
 * @param {readonly string[]} words The command and its arguments.
 * @param {NodeJS.ProcessEnv} env With the path.
 * @returns {import('node:child_process').SpawnSyncReturns<string>} What became of it.
 */
function run([command = '', ...args], env) {
  return spawnSync(command, args, { encoding: 'utf8', env: { ...env, DEBIAN_FRONTEND: 'noninteractive' } });
}
