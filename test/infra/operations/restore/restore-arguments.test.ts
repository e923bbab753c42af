import { describe, expect, it } from 'vitest';
import { readRestoreArguments } from '../../../../infra/operations/restore/restore-arguments.ts';

const moment = '2026-11-20T10:00:00Z';
const at = new Date(moment);

it.each([
  [['--stage', 'prod', '--at', moment], { mode: 'restore', stage: 'prod', at, isDrill: false }],
  [['--stage=prod', '--at', moment, '--drill'], { mode: 'restore', stage: 'prod', at, isDrill: true }],
  [['--stage', 'dev', '--existing', 'from-backup'], { mode: 'adopt', stage: 'dev', existing: 'from-backup' }],
  [['--stage', 'prod', '--erased-in', 'old'], { mode: 'replay', stage: 'prod', erasedIn: 'old' }],
])('%o is understood', (typed, asked) => {
  expect(readRestoreArguments(typed)).toEqual(asked);
});

describe('what is missing or does not fit is asked for', () => {
  it.each([
    [['--at', moment], 'Name the deployment: --stage prod'],
    [['--stage', 'production', '--at', moment], 'Use --stage dev or --stage prod'],
    [['--stage', 'prod'], '--at 2026-11-20T10:00:00Z'],
    [['--stage', 'prod', '--existing', 'x', '--at', moment], 'Use --existing <table>'],
    [['--stage', 'prod', '--existing', 'x', '--drill'], 'Use --existing <table>'],
    [['--stage', 'prod', '--existing', ''], 'Use --existing <table>'],
    [['--stage', 'prod', '--erased-in', 'x', '--at', moment], '--erased-in <table> alone'],
    [['--stage', 'prod', '--erased-in', 'x', '--existing', 'y'], '--erased-in <table> alone'],
    [['--stage', 'prod', '--exists', 'x'], "Unknown option '--exists'"],
  ])('%o', (typed, words) => {
    expect(() => readRestoreArguments(typed)).toThrow(words);
  });
});
