// @ts-check
import { spawnSync } from 'node:child_process';
import { createInterface } from 'node:readline/promises';

/**
 * @typedef {object} PackageManager
 * @property {string} command Name of the package manager's command.
 * @property {boolean} needsRoot Whether it installs for the whole machine, as root.
 * @property {readonly (readonly string[])[]} installs Arguments of the install commands to try in turn, because the available packages depend on the system's
 *   age.
 * @property {readonly string[]} [refresh] Arguments of the command that updates the list of packages before a second round of attempts.
 */

/**
 * @typedef {object} Programs
 * @property {string} name Everyday name of the programs.
 * @property {string} purpose Purpose of the programs, in a few words.
 * @property {Readonly<Record<string, readonly PackageManager[]>>} managers Package managers that can install the programs, by platform.
 */

/**
 * @typedef {object} Surroundings
 * @property {string} platform Value of `process.platform`.
 * @property {boolean} isRoot Whether this process runs as root.
 * @property {NodeJS.ProcessEnv} env Environment variables: `PATH` is searched for commands; `FLASHSPARK_INSTALL=no` forbids installing.
 * @property {((question: string) => Promise<boolean>) | undefined} ask Asks the person at the terminal a yes-or-no question; undefined without a terminal.
 * @property {(sentence: string) => void} say Prints a sentence about what is being done.
 */

/** @returns {Surroundings} Description of this machine. */
export function describeMachine() {
  const { platform, env } = process;
  const isAtTerminal = process.stdin.isTTY && process.stdout.isTTY;
  const isRoot = process.getuid?.() === 0;
  return { platform, env, isRoot, ask: isAtTerminal ? askAtTerminal : undefined, say: console.log };
}

/**
 * Installs programs with the system's own package manager: as root, or with a sudo that asks for no password.
 *
 * @param {Programs} programs Programs to install.
 * @param {Surroundings} surroundings Description of this machine.
 * @returns {Promise<{ isInstalled: boolean, output: string }>} Whether an attempt succeeded, and otherwise the package manager's output.
 */
export async function installPrograms({ name, purpose, managers }, { platform, isRoot, env, ask, say }) {
  const nothing = { isInstalled: false, output: '' };
  const manager = managers[platform]?.find(({ command }) => isThere(command, env));
  if (env['FLASHSPARK_INSTALL'] === 'no' || manager === undefined) return nothing;
  const prefix = manager.needsRoot && !isRoot ? ['sudo', '-n'] : [];
  if (prefix.length > 0 && run(['sudo', '-n', 'true'], env).status !== 0) return nothing;
  const first = [...prefix, manager.command, ...(manager.installs[0] ?? [])].join(' ');
  if (ask && !(await ask(`${name} is needed for ${purpose}. Install it with "${first}"? [Y/n] `))) return nothing;
  say(`Installing ${name} for ${purpose}: ${first} (FLASHSPARK_INSTALL=no refuses this)…`);
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
 * @param {string} question Question, ending with the answers that can be typed.
 * @returns {Promise<boolean>} Whether the person answered anything but no.
 */
async function askAtTerminal(question) {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(question);
  terminal.close();
  return !/^n/i.test(answer.trim());
}

/**
 * @param {string} command Name of the command.
 * @param {NodeJS.ProcessEnv} env Environment variables, with the search path.
 * @returns {boolean} Whether the command can be run.
 */
function isThere(command, env) {
  return run([command, '--version'], env).status === 0;
}

/**
 * @param {readonly string[]} words Command and its arguments.
 * @param {NodeJS.ProcessEnv} env Environment variables, with the search path.
 * @returns {import('node:child_process').SpawnSyncReturns<string>} Result of the finished process.
 */
function run([command = '', ...args], env) {
  return spawnSync(command, args, { encoding: 'utf8', env: { ...env, DEBIAN_FRONTEND: 'noninteractive' } });
}
