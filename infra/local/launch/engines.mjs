// @ts-check
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { describeMachine, installPrograms } from './system-packages.mjs';

/**
 * @typedef {object} BrowserEngine
 * @property {string} id Name of the engine's project in `vitest.config.ts`.
 * @property {string} name Everyday name of the engine.
 * @property {readonly string[]} commands Commands that must be on the path.
 * @property {readonly string[]} packages Debian packages that contain the commands.
 */

/** The browser engines that families use besides Chromium. @type {readonly BrowserEngine[]} */
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
 * Finds the browser engines to test in, and installs missing ones where possible.
 *
 * @param {import('./system-packages.mjs').Surroundings} machine Machine to check; by default this one.
 * @returns {Promise<readonly string[]>} the ids of the engines that are installed.
 */
export async function prepareEngines(machine = describeMachine()) {
  const ready = [];
  for (const engine of browserEngines) {
    if (!isInstalled(engine, machine.env)) await installEngine(engine, machine);
    if (isInstalled(engine, machine.env)) ready.push(engine.id);
    else
      machine.say(
        `Nothing is tested in ${engine.name} here: that takes the packages ${engine.packages.join(' and ')} of Debian.`,
      );
  }
  return ready;
}

/**
 * @param {BrowserEngine} engine Browser engine to install.
 * @param {import('./system-packages.mjs').Surroundings} machine Machine to install it on.
 */
async function installEngine({ name, packages }, machine) {
  const installs = [['install', '--yes', '--no-install-recommends', ...packages]];
  const managers = { linux: [{ command: 'apt-get', needsRoot: true, installs, refresh: ['update'] }] };
  await installPrograms({ name, purpose: 'the tests in every engine', managers }, machine);
}

/**
 * @param {BrowserEngine} engine Browser engine to look for.
 * @param {NodeJS.ProcessEnv} env Environment variables, of which `PATH` is searched.
 * @returns {boolean} whether all of the engine's commands are installed.
 */
function isInstalled({ commands }, env) {
  const folders = (env['PATH'] ?? '').split(delimiter);
  return commands.every((name) => folders.some((folder) => existsSync(join(folder, name))));
}
