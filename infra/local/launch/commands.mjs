// @ts-check
import { spawn, spawnSync } from 'node:child_process';
import { constants } from 'node:os';
import { delimiter, dirname, resolve as resolvePath } from 'node:path';
import { projectRoot } from './prepare-machine.mjs';

/**
 * @typedef {object} Command
 * @property {string} script Script to run, from the project's root.
 * @property {boolean} needsDatabase Whether it starts DynamoDB Local, and so needs Java or Docker. Operators' commands use a running
 * product, here or in the cloud.
 * @property {string} summary One line for the list of commands.
 */

/** @type {readonly NodeJS.Signals[]} */
const forwardedSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** Interval of the check that npm is still running. */
const watchMs = 300;

/** @type {Record<string, Command>} */
const commands = {
  start: { script: 'infra/local/launch/start.ts', needsDatabase: true, summary: 'run Flashspark on this machine' },
  dev: { script: 'infra/local/launch/dev.ts', needsDatabase: true, summary: 'run Flashspark with hot reload' },
  test: {
    script: 'test/runner/run-tests.ts',
    needsDatabase: true,
    summary: 'run every test',
  },
  'test:mutants': {
    script: 'test/mutants/run-mutants.ts',
    needsDatabase: true,
    summary: 'add defects to a copy and check that the tests catch them',
  },
  'test:schedules': {
    script: 'test/faults/run-schedules.ts',
    needsDatabase: true,
    summary: 'run 10,000 study schedules on three devices, and 20 in browsers',
  },
  'test:kill': {
    script: 'test/faults/kill/kill.ts',
    needsDatabase: true,
    summary: 'kill the running product repeatedly: --kills 100 --seed …',
  },
  'test:load': {
    script: 'test/faults/load/load.ts',
    needsDatabase: true,
    summary: 'simulate many families: --families 50 --seconds 120',
  },
  check: {
    script: 'test/runner/run-checks.ts',
    needsDatabase: true,
    summary: 'run lint, types, tests, builds and synth',
  },
  deploy: {
    script: 'infra/operations/deploy/deploy.ts',
    needsDatabase: false,
    summary: 'deploy to AWS: --stage dev|prod',
  },
  'admin:create': {
    script: 'infra/operations/admin/admin-create.ts',
    needsDatabase: false,
    summary: 'create an admin account: --email …',
  },
  'admin:recount': {
    script: 'infra/operations/admin/admin-recount.ts',
    needsDatabase: false,
    summary: 'recount the admin’s totals',
  },
  'table:check': {
    script: 'infra/operations/admin/check-table.ts',
    needsDatabase: false,
    summary: 'check the table for contradictions',
  },
  'table:restore': {
    script: 'infra/operations/restore/restore-table.ts',
    needsDatabase: false,
    summary: 'restore the table to a past moment: --stage … (--at … [--drill] | --existing …)',
  },
};

/**
 * @param {string} name Name as typed.
 * @returns {Command | undefined} the command, or undefined if there is none.
 */
export function findCommand(name) {
  return Object.hasOwn(commands, name) ? commands[name] : undefined;
}

/**
 * Lists the commands, for a missing or unknown name.
 * @param {string} asked Name as typed, or empty.
 * @returns {string} the text, in several lines.
 */
export function describeCommands(asked) {
  const lines = Object.entries(commands).map(([name, { summary }]) => `  ${name.padEnd(15)}${summary}`);
  const opening = asked === '' ? 'Pick a command:' : `There is no command "${asked}". The commands are:`;
  return [opening, ...lines].join('\n');
}

/**
 * Runs a project script with the project's own Node, forwards signals and waits until it ends. The IPC channel tells the script when
 * this process is killed, so that nothing keeps running.
 * @param {{ node: string, script: string, args: readonly string[], database?: 'java' | 'docker' }} options
 * The Node binary, the script and what runs DynamoDB Local.
 * @returns {Promise<number>} the exit code.
 */
export function runCommand({ node, script, args, database }) {
  const child = spawn(node, [resolvePath(projectRoot, script), ...args], {
    cwd: projectRoot,
    env: childEnvironment(node, database),
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  for (const signal of forwardedSignals) process.on(signal, () => child.kill(signal));
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
 * @param {number | null} code Exit code, as in the `exit` event of a process.
 * @param {NodeJS.Signals | null} signal Signal, as in the same event.
 * @returns {number} the exit code that a shell reports: the code, or 128 plus the signal's number.
 */
export function toExitCode(code, signal) {
  if (signal !== null) return 128 + constants.signals[signal];
  return code ?? 1;
}

/**
 * @param {string} node Path of the Node binary.
 * @param {string | undefined} database What runs DynamoDB Local.
 * @returns {NodeJS.ProcessEnv} the environment, with the project's Node first on the path.
 */
function childEnvironment(node, database) {
  const path = `${dirname(node)}${delimiter}${process.env.PATH ?? ''}`;
  const runtime = database === undefined ? {} : { DYNAMODB_LOCAL_RUNTIME: database };
  return { ...process.env, PATH: path, ...runtime };
}

/**
 * Watches the npm that started this process. If npm is killed, or its shell swallows a signal, this process gets no signal itself.
 * @param {() => void} onGone Called when npm is gone.
 * @returns {NodeJS.Timeout | undefined} the timer, or undefined if npm did not start this process.
 */
function watchNpm(onGone) {
  const npm = process.env.npm_lifecycle_event === undefined ? undefined : findNpm(process.ppid);
  if (npm === undefined) return undefined;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid !== parent || !isRunning(npm)) onGone();
  }, watchMs);
  return watch.unref();
}

/**
 * Finds npm, which is the parent process or the parent of the shell that runs the script.
 * @param {number} parent Id of the parent process.
 * @returns {number | undefined} npm's process id, or undefined without `ps`, as on Windows.
 */
function findNpm(parent) {
  const first = describeProcess(parent);
  if (first === undefined || first.isNpm) return first && parent;
  return describeProcess(first.parent)?.isNpm === true ? first.parent : undefined;
}

/**
 * @param {number} pid A process id.
 * @returns {{ parent: number, isNpm: boolean } | undefined} the process, or undefined if it is unknown.
 */
function describeProcess(pid) {
  const { stdout } = spawnSync('ps', ['-o', 'ppid=,args=', '-p', String(pid)], { encoding: 'utf8' });
  const match = /^\s*(\d+)\s+(.*)/.exec(stdout ?? '');
  if (match === null) return undefined;
  return { parent: Number(match[1]), isNpm: /(?:^|[\s/])npm(?:-cli\.js)?(?:\s|$)/.test(match[2] ?? '') };
}

/**
 * @param {number} pid A process id.
 * @returns {boolean} whether the process exists.
 */
function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
