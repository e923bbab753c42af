// @ts-check
/**
 * Entry point of the npm commands: `node infra/local/launch.mjs <command> [arguments]`.
 * Plain JavaScript for Node 20 and later without packages. Installs the packages and the project's own Node 24, then
 * runs the command.
 */
import { describeCommands, findCommand, runCommand } from './launch/commands.mjs';
import { prepareDatabaseRuntime } from './launch/database-runtime.mjs';
import { installPackages, LaunchError, requireNodeVersion } from './launch/prepare-machine.mjs';

/**
 * @param {readonly string[]} words The command and its arguments.
 * @returns {Promise<number>} the exit code.
 */
async function launch([name = '', ...args]) {
  const command = findCommand(name);
  if (command === undefined) {
    console.error(describeCommands(name));
    return 1;
  }
  requireNodeVersion(process.versions.node);
  const database = command.needsDatabase ? await prepareDatabaseRuntime() : undefined;
  const node = await installPackages();
  return runCommand({ node, script: command.script, args, database });
}

try {
  process.exitCode = await launch(process.argv.slice(2));
} catch (error) {
  // A LaunchError is a message for the user. Any other error is a defect and is printed with its stack.
  console.error(error instanceof LaunchError ? error.message : error);
  process.exitCode = 1;
}
