// @ts-check
import { spawnSync } from 'node:child_process';
import { createInterface } from 'node:readline/promises';

/**
 * @typedef {object} PackageManager
 * @property {string} command Name of the package manager's program.
 * @property {boolean} needsRoot Whether it must run as root.
 * @property {readonly (readonly string[])[]} installs Arguments of each install command. They are tried in order until one succeeds, because package names differ between releases of a system.
 * @property {readonly string[]} [refresh] Arguments that update the package index. If all install commands fail, they are repeated once after this.
 */

/**
 * @typedef {object} Programs
 * @property {string} name Name for messages.
 * @property {string} purpose Reason for the installation, to follow "for" in a message.
 * @property {Readonly<Record<string, readonly PackageManager[]>>} managers Package managers by `process.platform`. The first one found is used.
 */

/**
 * @typedef {object} Surroundings
 * @property {string} platform Value of `process.platform`.
 * @property {boolean} isRoot Whether this process runs as root.
 * @property {NodeJS.ProcessEnv} env Environment with the `PATH`. `FLASHSPARK_INSTALL=no` forbids installations.
 * @property {((question: string) => Promise<boolean>) | undefined} ask Asks the user a yes/no question; undefined without a terminal.
 * @property {(sentence: string) => void} say Prints a message.
 */

/** @returns {Surroundings} a description of this machine. */
export function describeMachine() {
  const { platform, env } = process;
  const isAtTerminal = process.stdin.isTTY && process.stdout.isTTY;
  const isRoot = process.getuid?.() === 0;
  return { platform, env, isRoot, ask: isAtTerminal ? askAtTerminal : undefined, say: console.log };
}

/**
 * Installs programs with the system's package manager, as root or with a `sudo` that needs no password. Asks first if there is a
 * terminal.
 *
 * @param {Programs} programs Programs to install.
 * @param {Surroundings} surroundings Machine to install them on.
 * @returns {Promise<{ isInstalled: boolean, output: string }>} whether an install command succeeded, and otherwise the output of the last one.
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
 * @param {string} question Text with the possible answers at its end.
 * @returns {Promise<boolean>} false if the answer begins with "n".
 */
async function askAtTerminal(question) {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(question);
  terminal.close();
  return !/^n/i.test(answer.trim());
}

/**
 * @param {string} command Name of a program.
 * @param {NodeJS.ProcessEnv} env Environment with the `PATH`.
 * @returns {boolean} whether the program can be run.
 */
function isThere(command, env) {
  return run([command, '--version'], env).status === 0;
}

/**
 * @param {readonly string[]} words Name of a program, and its arguments.
 * @param {NodeJS.ProcessEnv} env Environment with the `PATH`.
 * @returns {import('node:child_process').SpawnSyncReturns<string>} the exit status and output.
 */
function run([command = '', ...args], env) {
  return spawnSync(command, args, { encoding: 'utf8', env: { ...env, DEBIAN_FRONTEND: 'noninteractive' } });
}
