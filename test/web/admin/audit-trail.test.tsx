import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { AuditEntry } from '../../../shared/schemas/admin.ts';
import { makeJson, makeRefusal } from '../support/fake-api.ts';
import { startFresh } from '../support/open-app.tsx';
import { answersInSequence } from '../support/open-as-parent.ts';
import { audit, linkTo, openAdminTab } from './support/open-as-admin.ts';

startFresh();

const assigned: AuditEntry = {
  id: 'A2',
  at: '2026-11-20T12:30:00.000Z',
  actorId: 'user-admin',
  actorEmail: 'admin@example.com',
  action: 'assign-user',
  userId: 'user-kid',
  userEmail: 'kid@example.com',
  householdId: 'H1',
  householdName: 'Smith Family',
};
const disabled: AuditEntry = {
  ...assigned,
  id: 'A1',
  at: '2026-11-19T08:00:00.000Z',
  action: 'disable-user',
  actorEmail: 'chief@example.com',
};

async function readTrail(): Promise<(string | null)[]> {
  const trail = (await screen.findByRole('heading', { name: 'Admin activity' })).closest('section');
  return (await within(trail as HTMLElement).findAllByRole('listitem')).map(({ textContent }) => textContent);
}

test('tells who did what to whom, and when, as the server orders it [admin-audit-trail-who-did-what]', async () => {
  await openAdminTab('Settings', { [audit]: makeJson(200, [assigned, disabled]) });
  const [first, second] = await readTrail();
  expect(first).toContain('admin@example.com assigned kid@example.com to Smith Family');
  expect(first).toContain('November 20, 2026');
  expect(second).toContain('chief@example.com disabled kid@example.com');
});

const told: readonly [facts: Partial<AuditEntry> & Pick<AuditEntry, 'action'>, words: string][] = [
  [{ action: 'create-user' }, 'created the user kid@example.com'],
  [{ action: 'assign-user' }, 'assigned kid@example.com to Smith Family'],
  [{ action: 'disable-user' }, 'disabled kid@example.com'],
  [{ action: 'enable-user' }, 'enabled kid@example.com'],
  [{ action: 'create-household' }, 'created the household Smith Family'],
  [{ action: 'visit-household' }, 'gave a reason to view Smith Family'],
  [{ action: 'look-into-household', deed: 'learners/get-report-summary' }, 'viewed the report summary of Smith Family'],
  [{ action: 'change-household', deed: 'decks/delete-deck' }, 'used "delete deck" in Smith Family'],
  // Accounts and households whose email or name is unknown are shown by id.
  [{ action: 'assign-user', userEmail: undefined, householdName: undefined }, 'assigned user-kid to H1'],
];

test('has words for every kind of action', async () => {
  const entries = told.map(([facts], index) => ({ ...assigned, ...facts, id: `A${index}` }));
  await openAdminTab('Settings', { [audit]: makeJson(200, entries) });
  const lines = await readTrail();
  expect(lines.map((line) => line?.replace(/^admin@example\.com (.*)November 20, 2026.*$/, '$1'))).toEqual(
    told.map(([, words]) => words),
  );
});

test('goes back in time with Load more', async () => {
  const { user } = await openAdminTab('Settings', {
    [audit]: makeJson(200, [assigned], linkTo('/api/admin/audit?limit=20&cursor=A2')),
    [`${audit}&cursor=A2`]: makeJson(200, [disabled]),
  });
  await user.click(await screen.findByRole('button', { name: 'Load more' }));
  expect(await screen.findByText('2 actions in all')).toBeDefined();
  expect(await readTrail()).toHaveLength(2);
});

test('says that nothing happened yet', async () => {
  await openAdminTab('Settings');
  expect(await screen.findByText('Nothing yet')).toBeDefined();
});

test('a trail that cannot be loaded says so, and Retry loads it', async () => {
  const { user } = await openAdminTab('Settings', {
    [audit]: answersInSequence(makeRefusal(403, 'not-allowed', 'Not now.'), makeJson(200, [disabled])),
  });
  expect(await screen.findByText('Failed to load admin activity')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await readTrail()).toHaveLength(1);
});

test('what was done meanwhile is there when the tab is opened again', async () => {
  const { user } = await openAdminTab('Settings', {
    [audit]: answersInSequence(makeJson(200, [disabled]), makeJson(200, [assigned, disabled])),
  });
  expect(await readTrail()).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Overview' }));
  await user.click(screen.getByRole('button', { name: 'Settings' }));
  expect(await screen.findByText(/assigned kid@example\.com/)).toBeDefined();
});
