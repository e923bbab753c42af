// @ts-check
import { execFile } from 'node:child_process';
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
  if (env['FLASHSPARK_INSTALL'] === 'no') return nothing;
  const manager = await findManager(managers[platform] ?? [], env);
  if (manager === undefined) return nothing;
  const prefix = manager.needsRoot && !isRoot ? ['sudo', '-n'] : [];
  if (prefix.length > 0 && !(await run(['sudo', '-n', 'true'], env)).succeeded) return nothing;
  const first = [...prefix, manager.command, ...(manager.installs[0] ?? [])].join(' ');
  if (ask && !(await ask(`${name} is needed for ${purpose}. Install it with "${first}"? [Y/n] `))) return nothing;
  say(`Installing ${name} for ${purpose}: ${first} (FLASHSPARK_INSTALL=no refuses this)…`);
  let output = '';
  for (const round of manager.refresh ? [undefined, manager.refresh] : [undefined]) {
    if (round) await run([...prefix, manager.command, ...round], env);
    for (const install of manager.installs) {
      const attempt = await run([...prefix, manager.command, ...install], env);
      if (attempt.succeeded) return { isInstalled: true, output: '' };
      output = attempt.output.trim();
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
 * @param {readonly PackageManager[]} managers Package managers to look for.
 * @param {NodeJS.ProcessEnv} env Environment with the `PATH`.
 * @returns {Promise<PackageManager | undefined>} the first that can be run.
 */
async function findManager(managers, env) {
  for (const manager of managers) {
    const { succeeded } = await run([manager.command, '--version'], env);
    if (succeeded) return manager;
  }
  return undefined;
}

/** Output in bytes that is kept of a command. A package manager writes a line or two for each package. */
const maxBuffer = 64_000_000;

/**
 * Runs a command without blocking, because packages of npm may be installed meanwhile.
 * @param {readonly string[]} words Name of a program, and its arguments.
 * @param {NodeJS.ProcessEnv} env Environment with the `PATH`.
 * @returns {Promise<{ succeeded: boolean, output: string }>} whether it exits with 0, and what it writes.
 */
async function run([command = '', ...args], env) {
  const options = { env: { ...env, DEBIAN_FRONTEND: 'noninteractive' }, maxBuffer };
  return await new Promise((resolve) => {
    const child = execFile(command, args, options, (error, stdout, stderr) =>
      resolve({ succeeded: error === null, output: `${stdout}${stderr}` }),
    );
    // A question that nobody sees would wait forever.
    child.stdin?.end();
  });
}
