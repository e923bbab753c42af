import { addDays } from '../../../../shared/scheduling/calendar-day.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { describeState, stateOf } from '../../../../web/src/parent/assign/assignment-state.tsx';

const today = '2026-11-20';
const inBerlin = { today, timeZone: 'Europe/Berlin' };

test('what is done is done, however late it was', () => {
  const assignment = { dueDate: '2026-11-01', completedAt: '2026-11-19T16:00:00.000Z' };
  expect(stateOf(assignment, today)).toBe('done');
  expect(describeState(assignment, inBerlin)).toEqual({ word: 'Done', detail: 'November 19, 2026' });
});

test('something done after midnight belongs to the study day before, in the household’s time zone', () => {
  // 02:30 in Berlin, before the study day starts at 04:00.
  expect(describeState({ completedAt: '2026-11-20T01:30:00.000Z' }, inBerlin).detail).toBe('November 19, 2026');
  expect(describeState({ completedAt: '2026-11-20T01:30:00.000Z' }, { today, timeZone: 'Asia/Tokyo' }).detail).toBe(
    'November 20, 2026',
  );
});

test('without a due date it stays open', () => {
  expect(stateOf({}, today)).toBe('open');
  expect(describeState({}, inBerlin)).toEqual({ word: 'Open', detail: 'no due date' });
});

test.each([
  [-1, 'overdue', 'Overdue', 'was due November 19, 2026'],
  [0, 'due-soon', 'Due soon', 'today'],
  [1, 'due-soon', 'Due soon', 'tomorrow'],
  [2, 'due-soon', 'Due soon', 'in 2 days'],
  [3, 'open', 'Open', 'due November 23, 2026'],
])('%i days before its due date it is %s', (days, state, word, detail) => {
  const assignment = { dueDate: addDays(today, days) };
  expect(stateOf(assignment, today)).toBe(state);
  expect(describeState(assignment, inBerlin)).toEqual({ word, detail });
});

test('the word always tells the state', () => {
  const words = { open: 'Open', 'due-soon': 'Due soon', overdue: 'Overdue', done: 'Done' };
  const assignments = fc.record(
    {
      dueDate: fc.integer({ min: -400, max: 400 }).map((days) => addDays(today, days)),
      completedAt: fc.constant('2026-11-19T16:00:00.000Z'),
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(assignments, (assignment) => {
      expect(describeState(assignment, inBerlin).word).toBe(words[stateOf(assignment, today)]);
    }),
  );
});
