import { dayMs } from '../../../../shared/scheduling/calendar-day.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Assignment } from '../../../../shared/schemas/assignment.ts';
import { arrangeWork, describeDone, describeDue } from '../../../../web/src/learner/home/arrange-work.ts';

const now = new Date('2026-11-20T16:00:00.000Z');

const instants = fc
  .integer({ min: -20 * dayMs, max: 0 })
  .map((offset) => new Date(now.getTime() + offset).toISOString());
const assignments: fc.Arbitrary<Assignment> = fc.record(
  {
    id: fc.uuid(),
    householdId: fc.constant('H1'),
    learnerId: fc.constant('H1-L1'),
    type: fc.constantFrom('deck', 'quiz'),
    resourceId: fc.constant('H1-D1'),
    resourceName: fc.string(),
    dueDate: instants.map((instant) => instant.slice(0, 10)),
    createdAt: instants,
    completedAt: instants,
  },
  { requiredKeys: ['id', 'householdId', 'learnerId', 'type', 'resourceId', 'resourceName', 'createdAt'] },
);
const lists = fc.uniqueArray(assignments, { selector: ({ id }) => id });

test('everything open is there once: soonest due first, what has no due date last, the older of two equals first', () => {
  fc.assert(
    fc.property(lists, (all) => {
      const { open } = arrangeWork(all, now);
      expect(new Set(open)).toEqual(new Set(all.filter(({ completedAt }) => completedAt === undefined)));
      const keys = open.map(({ dueDate = '9999', createdAt }) => `${dueDate} ${createdAt}`);
      expect(keys).toEqual(keys.toSorted());
    }),
  );
});

test('what was done in the last seven days is there, the latest first, and nothing older', () => {
  fc.assert(
    fc.property(lists, (all) => {
      const { done } = arrangeWork(all, now);
      const times = done.map(({ completedAt }) => Date.parse(completedAt));
      const expected = all.flatMap(({ completedAt }) => (completedAt === undefined ? [] : [Date.parse(completedAt)]));
      expect(times).toEqual(expected.filter((time) => now.getTime() - time <= 7 * dayMs).toSorted((a, b) => b - a));
    }),
  );
});

test.each([
  ['2026-11-10', 'Was due on November 10'],
  ['2026-11-13', 'Was due on November 13'],
  ['2026-11-14', 'Was due on Saturday'],
  ['2026-11-19', 'Was due yesterday'],
  ['2026-11-20', 'Today'],
  ['2026-11-21', 'By tomorrow'],
  ['2026-11-22', 'By Sunday'],
  ['2026-11-26', 'By Thursday'],
  ['2026-11-27', 'By November 27'],
])('work due on %s reads "%s" on Friday, November 20', (dueDate, words) => {
  expect(describeDue(dueDate, '2026-11-20')).toBe(words);
});

test.each([
  ['2026-11-20T16:00:00.000Z', 'Done today'],
  ['2026-11-19T16:00:00.000Z', 'Done yesterday'],
  ['2026-11-16T16:00:00.000Z', 'Done on Monday'],
  ['2026-11-13T16:30:00.000Z', 'Done on November 13'],
])('work finished at %s reads "%s"', (completedAt, words) => {
  expect(describeDone(completedAt, '2026-11-20')).toBe(words);
});
