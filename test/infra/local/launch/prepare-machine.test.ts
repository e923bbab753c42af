import { describe, expect, test } from 'vitest';
import {
  matchesLock,
  LaunchError,
  requireNodeVersion,
  requireSpace,
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
  test('is told how much room is missing on its disk', () => {
    expect(() => requireSpace(300, 300)).not.toThrow();
    expect(() => requireSpace(300, 299)).toThrow(
      /is too full\. It has 299 MB free, and Flashspark needs 300\. Free some space/,
    );
  });

  test.each(['20.0.0', '24.21.0', '100.1.0'])('may have Node %s', (version) => {
    expect(() => requireNodeVersion(version)).not.toThrow();
  });

  test.each(['18.20.4', '19.9.0', '4.0.0'])('is told that Node %s is too old and where to get another', (version) => {
    expect(() => requireNodeVersion(version)).toThrow(LaunchError);
    expect(() => requireNodeVersion(version)).toThrow(/Node\.js 20.*nodejs\.org/);
  });
});
