import { screen } from '@testing-library/react';
import type { AdminStats } from '../../../../shared/schemas/admin.ts';
import type { Household } from '../../../../shared/schemas/household.ts';
import { startSession } from '../../../../web/src/lib/account/session.ts';
import { fakeApi, makeJson } from '../../support/fake-api.ts';
import { openApp } from '../../support/open-app.tsx';
import { answerAs } from '../../support/open-as-parent.ts';
import { makeMe, makeSession } from '../../support/people.ts';
import { smiths } from '../../support/smith-family.ts';
import type { ManagedUser } from '../../../../web/src/queries/admin.ts';

export type Answers = Parameters<typeof fakeApi>[0];

export const statsCall = 'GET /api/admin/stats';
export const recent = 'GET /api/households?limit=6';
export const households = 'GET /api/households?limit=50';
export const users = 'GET /api/users?limit=50';
export const audit = 'GET /api/admin/audit?limit=20';

export const stats: AdminStats = {
  totalHouseholds: 1_204,
  totalUsers: 2_310,
  totalLearners: 1_876,
  totalDecks: 5_001,
  activeUsers: 912,
};

/** Returns a household as an admin gets it, without a role. */
export function makeHousehold(facts: Partial<Household> = {}): Household {
  const { role: _none, ...household } = smiths;
  return { ...household, ...facts };
}

export const kid: ManagedUser = {
  ...makeMe('learner'),
  id: 'user-kid',
  email: 'kid@example.com',
  households: [],
  disabled: false,
};
export const mother: ManagedUser = {
  ...makeMe('parent'),
  email: 'mother@example.com',
  households: [{ id: 'H1', name: 'Smith Family', role: 'owner' }],
  disabled: false,
};
export const self: ManagedUser = { ...makeMe('admin'), email: 'admin@example.com', disabled: false };

/** Returns the header with which a list links to its next page. */
export function linkTo(address: string): Record<string, string> {
  return { link: `<${address}>; rel="next"` };
}

export function openAsAdmin(answers: Answers = {}) {
  const calls = fakeApi({
    ...answerAs(),
    'GET /api/me': makeJson(200, makeMe('admin')),
    'GET /api/households/H1': makeJson(200, makeHousehold()),
    [statsCall]: makeJson(200, stats),
    [recent]: makeJson(200, [makeHousehold()]),
    [households]: makeJson(200, [makeHousehold()]),
    [users]: makeJson(200, [kid, mother, self]),
    [audit]: makeJson(200, []),
    ...answers,
  });
  startSession(makeSession('admin'));
  return { calls, user: openApp() };
}

export async function openAdminTab(tab: 'Households' | 'Users' | 'Settings', answers: Answers = {}) {
  const opened = openAsAdmin(answers);
  await opened.user.click(await screen.findByRole('button', { name: tab }));
  return opened;
}
