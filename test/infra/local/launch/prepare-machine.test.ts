import { describe, expect, test } from 'vitest';
import {
  matchesLock,
  LaunchError,
  chooseDatabaseRuntime,
  explainMissingJava,
  readJavaVersion,
  requireNodeVersion,
} from '../../../../infra/local/launch/prepare-machine.mjs';

describe('the packages', () => {
  const locked = {
    '': {},
    'node_modules/a': { version: '1.0.0' },
    'node_modules/other-system': { version: '2.0.0', optional: true },
  };
  const installed = { 'node_modules/a': { version: '1.0.0' } };

  test('are in place when npm recorded every one, those for other systems aside', () => {
    expect(matchesLock(locked, installed)).toBe(true);
  });

  test('are in place beside one that somebody added', () => {
    expect(matchesLock(locked, { ...installed, 'node_modules/b': { version: '1.0.0' } })).toBe(true);
  });

  test.each([
    ['nothing was ever installed, or not to the end', undefined],
    ['one is missing', {}],
    ['one has another version', { 'node_modules/a': { version: '1.0.1' } }],
    ['an optional one has another version', { ...installed, 'node_modules/other-system': { version: '1.9.0' } }],
  ])('are installed when %s', (_, record) => {
    expect(matchesLock(locked, record)).toBe(false);
  });
});

describe('the machine', () => {
  test.each(['20.0.0', '24.21.0', '100.1.0'])('may have Node %s', (version) => {
    expect(() => requireNodeVersion(version)).not.toThrow();
  });

  test.each(['18.20.4', '19.9.0', '4.0.0'])('is told that Node %s is too old and where to get another', (version) => {
    expect(() => requireNodeVersion(version)).toThrow(LaunchError);
    expect(() => requireNodeVersion(version)).toThrow(/Node\.js 20.*nodejs\.org/);
  });

  test.each([
    ['openjdk version "17.0.15" 2025-04-15', 17],
    ['openjdk version "21" 2023-09-19', 21],
    ['Picked up JAVA_TOOL_OPTIONS: -Xmx1g\nopenjdk version "25.0.1" 2025-10-21', 25],
    ['java version "1.8.0_392"', 8],
    ['Unable to locate a Java Runtime.', undefined],
    ['', undefined],
  ])('that says %j has Java %s', (output, version) => {
    expect(readJavaVersion(output)).toBe(version);
  });

  test.each([
    [17, false, 'java'],
    [25, true, 'java'],
    [11, true, 'docker'],
    [undefined, true, 'docker'],
    [11, false, undefined],
    [undefined, false, undefined],
  ] as const)('with Java %s and Docker %s runs the database in %s', (java, docker, runtime) => {
    expect(chooseDatabaseRuntime(java, () => docker)).toBe(runtime);
  });

  test('is not asked for Docker while Java will do', () => {
    const askDocker = (): boolean => {
      throw new Error('asked');
    };
    expect(chooseDatabaseRuntime(17, askDocker)).toBe('java');
  });

  test.each([
    ['linux', 'apt-get install openjdk-17-jre-headless'],
    ['darwin', 'brew install --cask temurin@17'],
    ['win32', 'winget install EclipseAdoptium.Temurin.17.JRE'],
    ['freebsd', 'https://adoptium.net'],
  ])('of kind %s is told what to install', (platform, hint) => {
    const sentence = explainMissingJava(undefined, platform);
    expect(sentence).toContain(hint);
    expect(sentence).toContain('Java 17');
  });

  test('with an old Java is told which one was found', () => {
    expect(explainMissingJava(11, 'linux')).toContain('Java 11 was found');
  });
});
