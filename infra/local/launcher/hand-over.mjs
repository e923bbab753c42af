// @ts-check
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { delimiter, dirname, resolve as resolvePath } from 'node:path';
import { projectRoot } from './project-root.mjs';
import { watchNpm } from './watch-npm.mjs';

/** @type {readonly NodeJS.Signals[]} */
const FORWARDED_SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Runs a script of the project with its own Node, passes signals on and waits for its end.
 *
 * The channel between the two tells the script when this process dies without a word, so that nothing is left running.
 *
 * @param {{ node: string, script: string, args: readonly string[], database?: 'java' | 'docker' }} options
 *   The Node and the script to run, and what DynamoDB Local is to run in.
 * @returns {Promise<number>} The exit code to end with.
 */
export function runCommand({ node, script, args, database }) {
  const child = spawn(node, [resolvePath(projectRoot, script), ...args], {
    cwd: projectRoot,
    env: childEnvironment(node, database),
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  for (const signal of FORWARDED_SIGNALS) process.on(signal, () => child.kill(signal));
  const watch = watchNpm(() => child.kill('SIGTERM'));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code, signal) => {
      clearInterval(watch);
      resolve(toExitCode(code, signal));
    });
  });
}

/**
 * @param {number | null} code As in the `exit` event of a process.
 * @param {NodeJS.Signals | null} signal As there.
 * @returns {number} What a shell reports: the code, or 128 plus the number of the signal.
 */
export function toExitCode(code, signal) {
  if (signal !== null) return 128 + constants.signals[signal];
  return code ?? 1;
}

/**
 * @param {string} node Its path.
 * @param {string | undefined} database What DynamoDB Local is to run in.
 * @returns {NodeJS.ProcessEnv} With the project's Node first on the path.
 */
function childEnvironment(node, database) {
  const path = `${dirname(node)}${delimiter}${process.env.PATH ?? ''}`;
  return { ...process.env, PATH: path, ...(database === undefined ? {} : { DYNAMODB_LOCAL_RUNTIME: database }) };
}
