// @ts-check
import { spawnSync } from 'node:child_process';
import { createInterface } from 'node:readline/promises';

/**
 * @typedef {object} PackageManager
 * @property {string} command Its name on the path.
 * @property {boolean} needsRoot Whether it installs for the whole machine, as root.
 * @property {readonly (readonly string[])[]} installs Its arguments, one attempt after the other: which packages a system has depends on its age.
 * @property {readonly string[]} [refresh] What brings its list of packages up to date, before a second round.
 */

/**
 * @typedef {object} Programs
 * @property {string} name As people call them.
 * @property {string} purpose What they are for, in a few words.
 * @property {Readonly<Record<string, readonly PackageManager[]>>} managers How each platform gets them.
 */

/**
 * @typedef {object} Surroundings
 * @property {string} platform As in `process.platform`.
 * @property {boolean} isRoot Whether this process may do everything.
 * @property {NodeJS.ProcessEnv} env Its `PATH` is searched; `FLASHSPARK_INSTALL=no` refuses.
 * @property {((question: string) => Promise<boolean>) | undefined} ask Asks the person at the terminal; undefined where there is none.
 * @property {(sentence: string) => void} say Tells what happens.
 */

/** @returns {Surroundings} This machine. */
export function describeMachine() {
  const { platform, env } = process;
  const isAtTerminal = process.stdin.isTTY && process.stdout.isTTY;
  const isRoot = process.getuid?.() === 0;
  return { platform, env, isRoot, ask: isAtTerminal ? askAtTerminal : undefined, say: console.log };
}

/**
 * Installs programs by the system's own package manager: as root, or with a sudo that asks for no password.
 *
 * @param {Programs} programs What to install.
 * @param {Surroundings} surroundings The machine.
 * @returns {Promise<{ isInstalled: boolean, output: string }>} Whether one attempt went through, and what the package manager said if not.
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
 * @param {string} question Ends with what may be typed.
 * @returns {Promise<boolean>} Whether the person said anything but no.
 */
async function askAtTerminal(question) {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(question);
  terminal.close();
  return !/^n/i.test(answer.trim());
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
