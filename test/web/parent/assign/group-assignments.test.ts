import { expect, test } from 'vitest';
import { groupByLearner, isShown } from '../../../../web/src/parent/assign/assignment-group.tsx';
import { emma } from '../../support/smith-family.ts';
import { makeAssignment } from './support/make-assignment.ts';

const tom = { ...emma, id: 'H1-L2', name: 'Tom' };

test('groups by learner in the learners’ order, open work above done work, the newest first', () => {
  const groups = groupByLearner(
    [
      makeAssignment('old', { createdAt: '2026-11-01T12:00:00.000Z' }),
      makeAssignment('of Tom', { learnerId: 'H1-L2' }),
      makeAssignment('done', { createdAt: '2026-11-20T12:00:00.000Z', completedAt: '2026-11-20T16:00:00.000Z' }),
      makeAssignment('done before', { createdAt: '2026-11-02T12:00:00.000Z', completedAt: '2026-11-20T16:00:00.000Z' }),
      makeAssignment('new', { createdAt: '2026-11-19T12:00:00.000Z' }),
      makeAssignment('middle', { createdAt: '2026-11-10T12:00:00.000Z' }),
    ],
    [emma, tom],
  );
  expect(groups.map(({ learner, assignments }) => [learner.name, assignments.map(({ id }) => id)])).toEqual([
    ['Emma', ['new', 'middle', 'old', 'done', 'done before']],
    ['Tom', ['of Tom']],
  ]);
});

test('leaves out learners without any, and assignments of learners who are gone', () => {
  expect(groupByLearner([makeAssignment('a', { learnerId: 'H1-L9' })], [emma, tom])).toEqual([]);
});

test('open is everything that is not done', () => {
  const done = makeAssignment('a', { completedAt: '2026-11-19T12:00:00.000Z' });
  const overdue = makeAssignment('b', { dueDate: '2026-01-01' });
  const shown = (filter: 'all' | 'open' | 'done') =>
    [done, overdue].filter((one) => isShown(one, filter)).map(({ id }) => id);
  expect([shown('all'), shown('open'), shown('done')]).toEqual([['a', 'b'], ['b'], ['a']]);
});
