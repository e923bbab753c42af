import { expect, test } from 'vitest';
import { listPeople } from '../../../../web/src/parent/settings/household-people.ts';
import { emma, parentMember } from '../../support/smith-family.ts';

const kidMember = {
  ...parentMember,
  id: 'H1-kid',
  userId: 'kid',
  user: { id: 'kid', email: 'kid@example.com', role: 'learner' },
} as const;

test('a learner and the account that studies as it are one person', () => {
  const people = listPeople([kidMember, parentMember], [{ ...emma, userId: 'kid' }]);
  expect(people.map(({ kind, id }) => [kind, id])).toEqual([
    ['grown-up', parentMember.id],
    ['learner', emma.id],
  ]);
  expect(people[1]?.member).toBe(kidMember);
});

test('a learner without an account is nobody’s member', () => {
  expect(listPeople([parentMember], [emma])[1]?.member).toBeUndefined();
});
