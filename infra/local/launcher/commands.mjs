// @ts-check
/**
 * @typedef {object} Command
 * @property {string} script What to run, from the project's root.
 * @property {boolean} needsDatabase Whether it starts DynamoDB Local, and so needs Java or Docker. Operators' commands use a product
 *   that runs already, here or in the cloud.
 * @property {string} summary One line for the list of commands.
 */

/** @type {Record<string, Command>} */
const commands = {
  start: { script: 'infra/local/start.ts', needsDatabase: true, summary: 'run the product on this machine' },
  dev: { script: 'infra/local/dev.ts', needsDatabase: true, summary: 'the same with hot reload' },
  test: { script: 'test/runner/run-tests.ts', needsDatabase: true, summary: 'run every test' },
  check: { script: 'infra/local/run-checks.ts', needsDatabase: true, summary: 'lint, types, tests, builds and synth' },
  deploy: { script: 'infra/operations/deploy.ts', needsDatabase: false, summary: 'deploy to AWS: --stage dev|prod' },
  'admin:create': {
    script: 'infra/operations/admin-create.ts',
    needsDatabase: false,
    summary: 'make an admin account: --email …',
  },
  'admin:recount': {
    script: 'infra/operations/admin-recount.ts',
    needsDatabase: false,
    summary: "count the admin's totals anew",
  },
  'table:check': {
    script: 'infra/operations/check-table.ts',
    needsDatabase: false,
    summary: 'look for contradictions in the table',
  },
  'table:restore': {
    script: 'infra/operations/restore-table.ts',
    needsDatabase: false,
    summary: 'copy the table as it was: --stage … (--at … [--drill] | --existing …)',
  },
};

/**
 * @param {string} name As typed.
 * @returns {Command | undefined} Undefined when there is no such command.
 */
export function findCommand(name) {
  return Object.hasOwn(commands, name) ? commands[name] : undefined;
}

/**
 * The list of commands, for somebody who asked for one that is not there.
 *
 * @param {string} asked What was typed; empty for nothing.
 * @returns {string} Several lines.
 */
export function describeCommands(asked) {
  const lines = Object.entries(commands).map(([name, { summary }]) => `  ${name.padEnd(15)}${summary}`);
  const opening = asked === '' ? 'Say what to run:' : `There is no command "${asked}". The commands are:`;
  return [opening, ...lines].join('\n');
}
