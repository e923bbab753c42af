// @ts-check
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { describeMachine, installPrograms } from './system-packages.mjs';

/**
 * @typedef {object} BrowserEngine
 * @property {string} id As the projects of `vitest.config.ts` are called.
 * @property {string} name As people call it.
 * @property {readonly string[]} commands What must be on the path.
 * @property {readonly string[]} packages Of Debian.
 */

/** The engines that families have beside Chromium. @type {readonly BrowserEngine[]} */
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
 * Finds the engines to test in, and installs those that are missing where that is possible.
 *
 * @param {import('./system-packages.mjs').Surroundings} machine This machine unless told otherwise.
 * @returns {Promise<readonly string[]>} Their ids.
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
 * @param {BrowserEngine} engine What is missing.
 * @param {import('./system-packages.mjs').Surroundings} machine Where.
 */
async function installEngine({ name, packages }, machine) {
  const installs = [['install', '--yes', '--no-install-recommends', ...packages]];
  const managers = { linux: [{ command: 'apt-get', needsRoot: true, installs, refresh: ['update'] }] };
  await installPrograms({ name, purpose: 'the tests in every engine', managers }, machine);
}

/**
 * @param {BrowserEngine} engine Which one.
 * @param {NodeJS.ProcessEnv} env With the path.
 * @returns {boolean} Whether all of it is there.
 */
function isInstalled({ commands }, env) {
  const folders = (env['PATH'] ?? '').split(delimiter);
  return commands.every((name) => folders.some((folder) => existsSync(join(folder, name))));
}
