import { expect, test } from 'vitest';
import { studyDayOf } from '../../../../../shared/scheduling/study-day.ts';
import { describeNextDue } from '../../../../../web/src/learner/study/session/open-study.ts';

const inBerlin = (instant: Date) => studyDayOf(instant, 'Europe/Berlin');

/** 2026-03-02 is a Monday. */
const now = new Date('2026-03-02T15:00:00.000Z');

test.each([
  ['2026-03-02T20:00:00.000Z', 'later today'],
  ['2026-03-03T02:59:00.000Z', 'later today'],
  ['2026-03-03T03:00:00.000Z', 'tomorrow'],
  ['2026-03-06T12:00:00.000Z', 'on Friday'],
  ['2026-03-08T12:00:00.000Z', 'on Sunday'],
  ['2026-03-09T12:00:00.000Z', 'on March 9'],
  ['2027-01-03T12:00:00.000Z', 'on January 3, 2027'],
])('a card that is due at %s comes %s', (due, words) => {
  expect(describeNextDue(due, now, inBerlin)).toBe(`Nothing due today. Next card ${words}.`);
});

test('counts in days of the family’s zone', () => {
  expect(describeNextDue('2026-03-03T03:00:00.000Z', now, (instant) => studyDayOf(instant, 'America/New_York'))).toBe(
    'Nothing due today. Next card later today.',
  );
});
