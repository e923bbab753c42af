// @ts-check
/**
 * What `npm start`, `npm test` and their siblings run: `node infra/local/launch.mjs <command> [arguments]`.
 *
 * Plain JavaScript for Node 20 and later that needs no package: it brings a fresh clone to the point where the
 * project's own Node 24 and packages can take over, then hands over.
 */
import { describeCommands, findCommand, runCommand } from './launch/commands.mjs';
import { prepareDatabaseRuntime } from './launch/database-runtime.mjs';
import { prepareEngines } from './launch/engines.mjs';
import { installPackages, LaunchError, requireNodeVersion } from './launch/prepare-machine.mjs';

/**
 * @param {readonly string[]} words The command and its arguments.
 * @returns {Promise<number>} The exit code to end with.
 */
async function launch([name = '', ...args]) {
  const command = findCommand(name);
  if (command === undefined) {
    console.error(describeCommands(name));
    return 1;
  }
  requireNodeVersion(process.versions.node);
  const database = command.needsDatabase ? await prepareDatabaseRuntime() : undefined;
  const engines = command.needsEngines?.(args) ? await prepareEngines() : [];
  const node = await installPackages();
  return runCommand({ node, script: command.script, args, database, engines });
}

try {
  process.exitCode = await launch(process.argv.slice(2));
} catch (error) {
  // What a person can act on is a sentence; anything else is a defect and keeps its stack.
  console.error(error instanceof LaunchError ? error.message : error);
  process.exitCode = 1;
}
