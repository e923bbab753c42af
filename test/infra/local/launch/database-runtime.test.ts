import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  chooseDatabaseRuntime,
  explainMissingJava,
  java,
  readJavaVersion,
} from '../../../../infra/local/launch/database-runtime.mjs';
import { prepareEngines } from '../../../../infra/local/launch/engines.mjs';
import { installPrograms } from '../../../../infra/local/launch/system-packages.mjs';

let folder: string;
let said: string[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'flashspark-java-'));
  said = [];
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Puts a program on the path that appends its arguments to the file `asked` and then runs the script. */
function place(name: string, script = 'exit 0'): void {
  const file = join(folder, name);
  const version = `[ "$1" = --version ] && exit 0`;
  writeFileSync(file, `#!/bin/sh\n${version}\necho "${name} $*" >> "${join(folder, 'asked')}"\n${script}\n`);
  chmodSync(file, 0o755);
}

function readAsked(): string[] {
  try {
    return readFileSync(join(folder, 'asked'), 'utf8').trim().split('\n');
  } catch {
    return [];
  }
}

interface Machine {
  readonly platform?: string;
  readonly isRoot?: boolean;
  readonly env?: Record<string, string>;
  readonly ask?: (question: string) => Promise<boolean>;
}

async function install({ platform = 'linux', isRoot = true, env = {}, ask }: Machine = {}) {
  const say = (sentence: string) => void said.push(sentence);
  return await installPrograms(java, { platform, isRoot, env: { PATH: folder, ...env }, ask, say });
}

describe('a machine without Java', () => {
  it.each([
    ['linux', 'apt-get', 'apt-get install --yes --no-install-recommends openjdk-17-jre-headless'],
    ['linux', 'dnf', 'dnf install --assumeyes java-17-openjdk-headless'],
    ['linux', 'apk', 'apk add openjdk17-jre-headless'],
    ['darwin', 'brew', 'brew install --cask temurin@17'],
    [
      'win32',
      'winget',
      'winget install --exact --id EclipseAdoptium.Temurin.17.JRE --accept-source-agreements --accept-package-agreements',
    ],
  ])('of %s gets one by %s, which is said before', async (platform, manager, asked) => {
    place(manager);
    expect(await install({ platform })).toEqual({ isInstalled: true, output: '' });
    expect(readAsked()).toEqual([asked]);
    expect(said).toEqual([expect.stringContaining(`${asked} (FLASHSPARK_INSTALL=no refuses this)`)]);
  });

  it('gets a newer one where there is no 17, after the list of packages was brought up to date', async () => {
    place(
      'apt-get',
      'case "$*" in *update) exit 0;; *21*) grep -q update "$(dirname "$0")/asked" && exit 0;; esac; exit 100',
    );
    expect((await install({ env: { PATH: `${folder}:/usr/bin:/bin` } })).isInstalled).toBe(true);
    expect(readAsked().map((words) => words.split(' ').at(-1))).toEqual([
      'openjdk-17-jre-headless',
      'openjdk-21-jre-headless',
      'default-jre-headless',
      'update',
      'openjdk-17-jre-headless',
      'openjdk-21-jre-headless',
    ]);
  });

  it('is told what the package manager said when nothing could be had', async () => {
    place('dnf', 'echo "No match for argument" >&2; exit 1');
    expect(await install()).toEqual({ isInstalled: false, output: 'No match for argument' });
  });

  it('is left alone where no package manager is known', async () => {
    expect(await install()).toEqual({ isInstalled: false, output: '' });
    place('apt-get');
    expect((await install({ platform: 'sunos' })).isInstalled).toBe(false);
    expect([...readAsked(), ...said]).toEqual([]);
  });
});

describe('whoever may not install for the whole machine', () => {
  it('does so with a sudo that asks for no password', async () => {
    place('apt-get');
    place('sudo', '[ "$1" = -n ] && shift; exec "$@"');
    expect((await install({ isRoot: false, env: { PATH: `${folder}:/usr/bin:/bin` } })).isInstalled).toBe(true);
    expect(readAsked()).toEqual([
      'sudo -n true',
      'sudo -n apt-get install --yes --no-install-recommends openjdk-17-jre-headless',
      'apt-get install --yes --no-install-recommends openjdk-17-jre-headless',
    ]);
  });

  it('installs nothing where sudo asks for one, or is not there', async () => {
    place('apt-get');
    expect((await install({ isRoot: false })).isInstalled).toBe(false);
    place('sudo', 'exit 1');
    expect((await install({ isRoot: false })).isInstalled).toBe(false);
    expect([readAsked(), said]).toEqual([['sudo -n true'], []]);
  });
});

describe('a person', () => {
  it('at a terminal is asked first, and can say no', async () => {
    place('apt-get');
    const questions: string[] = [];
    const answer = (isYes: boolean) => (question: string) => {
      questions.push(question);
      return Promise.resolve(isYes);
    };
    expect((await install({ ask: answer(false) })).isInstalled).toBe(false);
    expect(readAsked()).toEqual([]);
    expect((await install({ ask: answer(true) })).isInstalled).toBe(true);
    expect(questions[0]).toContain('Install it with "apt-get install --yes');
  });

  it('who set FLASHSPARK_INSTALL=no is asked nothing, and nothing is installed', async () => {
    place('apt-get');
    const ask = () => expect.unreachable();
    expect(await install({ ask, env: { FLASHSPARK_INSTALL: 'no' } })).toEqual({ isInstalled: false, output: '' });
    expect(readAsked()).toEqual([]);
  });
});

describe('the machine', () => {
  it.each([
    ['openjdk version "17.0.15" 2025-04-15', 17],
    ['openjdk version "21" 2023-09-19', 21],
    ['Picked up JAVA_TOOL_OPTIONS: -Xmx1g\nopenjdk version "25.0.1" 2025-10-21', 25],
    ['java version "1.8.0_392"', 8],
    ['Unable to locate a Java Runtime.', undefined],
    ['', undefined],
  ])('that says %j has Java %s', (output, version) => {
    expect(readJavaVersion(output)).toBe(version);
  });

  it.each([
    [17, false, 'java'],
    [25, true, 'java'],
    [11, true, 'docker'],
    [undefined, true, 'docker'],
    [11, false, undefined],
    [undefined, false, undefined],
  ] as const)('with Java %s and Docker %s runs the database in %s', (version, docker, runtime) => {
    expect(chooseDatabaseRuntime(version, () => docker)).toBe(runtime);
  });

  it('is not asked for Docker while Java will do', () => {
    const askDocker = (): boolean => {
      throw new Error('asked');
    };
    expect(chooseDatabaseRuntime(17, askDocker)).toBe('java');
  });

  it.each([
    ['linux', 'apt-get install openjdk-17-jre-headless'],
    ['darwin', 'brew install --cask temurin@17'],
    ['win32', 'winget install EclipseAdoptium.Temurin.17.JRE'],
    ['freebsd', 'https://adoptium.net'],
  ])('of kind %s is told what to install', (platform, hint) => {
    const sentence = explainMissingJava(undefined, platform);
    expect(sentence).toContain(hint);
    expect(sentence).toContain('Java 17');
  });

  it('with an old Java is told which one was found', () => {
    expect(explainMissingJava(11, 'linux')).toContain('Java 11 was found');
  });
});

describe('the engines beside Chromium', () => {
  const prepare = async (env: Record<string, string> = {}) => {
    const say = (sentence: string) => void said.push(sentence);
    return await prepareEngines({
      platform: 'linux',
      isRoot: true,
      env: { PATH: folder, ...env },
      ask: undefined,
      say,
    });
  };

  it('are used as they are there, without a word', async () => {
    for (const name of ['WebKitWebDriver', 'Xvfb', 'firefox-esr', 'apt-get']) place(name);
    expect(await prepare()).toEqual(['webkit', 'firefox']);
    expect([...readAsked(), ...said]).toEqual([]);
  });

  it('are installed by apt-get where they are missing', async () => {
    place('apt-get', `case "$*" in *firefox-esr) : > "$(/usr/bin/dirname "$0")/firefox-esr";; esac`);
    expect(await prepare()).toEqual(['firefox']);
    expect(readAsked()).toEqual([
      'apt-get install --yes --no-install-recommends webkit2gtk-driver xvfb',
      'apt-get install --yes --no-install-recommends firefox-esr',
    ]);
    expect(said.at(1)).toBe(
      'No tests in WebKit, the engine of Safari, on this machine: install the Debian packages webkit2gtk-driver and xvfb to run them.',
    );
  });

  it('that cannot be had are named, and nothing is tested in them', async () => {
    expect(await prepare({ FLASHSPARK_INSTALL: 'no' })).toEqual([]);
    expect(said).toEqual([
      expect.stringContaining('webkit2gtk-driver and xvfb'),
      expect.stringContaining('firefox-esr'),
    ]);
  });
});
