// @ts-check
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { describeMachine, installPrograms } from './system-packages.mjs';

/**
 * @typedef {object} BrowserEngine
 * @property {string} id Name of its project in `vitest.config.ts`.
 * @property {string} name Name for messages.
 * @property {readonly string[]} commands Programs that must be on the path.
 * @property {readonly string[]} packages Debian packages that contain the programs.
 */

/** The browser engines to test beside Chromium. @type {readonly BrowserEngine[]} */
const browserEngines = [
  {
    id: 'webkit',
    name: 'WebKit, the engine of Safari,',
    commands: ['WebKitWebDriver', 'Xvfb'],
    packages: ['webkit2gtk-driver', 'xvfb'],
  },
  { id: 'firefox', name: 'Firefox', commands: ['firefox-esr'], packages: ['firefox-esr'] },
];

/**
 * Finds the installed browser engines, and installs missing ones with the system's package manager. Prints a line for each engine
 * that remains missing.
 *
 * @param {import('./system-packages.mjs').Surroundings} machine The machine to search; this one by default.
 * @returns {Promise<readonly string[]>} the ids of the installed engines.
 */
export async function prepareEngines(machine = describeMachine()) {
  const ready = [];
  for (const engine of browserEngines) {
    if (!isInstalled(engine, machine.env)) await installEngine(engine, machine);
    if (isInstalled(engine, machine.env)) ready.push(engine.id);
    else
      machine.say(
        `No tests in ${engine.name} on this machine: install the Debian packages ${engine.packages.join(' and ')} to run them.`,
      );
  }
  return ready;
}

/**
 * @param {BrowserEngine} engine The engine to install.
 * @param {import('./system-packages.mjs').Surroundings} machine The machine to install it on.
 */
async function installEngine({ name, packages }, machine) {
  const installs = [['install', '--yes', '--no-install-recommends', ...packages]];
  const managers = { linux: [{ command: 'apt-get', needsRoot: true, installs, refresh: ['update'] }] };
  await installPrograms({ name, purpose: 'the tests in every engine', managers }, machine);
}

/**
 * @param {BrowserEngine} engine The engine to look for.
 * @param {NodeJS.ProcessEnv} env Environment whose `PATH` is searched.
 * @returns {boolean} whether all its programs are on the path.
 */
function isInstalled({ commands }, env) {
  const folders = (env['PATH'] ?? '').split(delimiter);
  return commands.every((name) => folders.some((folder) => existsSync(join(folder, name))));
}
