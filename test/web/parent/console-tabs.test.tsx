import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPlaceFor, readEntry } from '../../../web/src/lib/page/navigation.ts';
import { openAsAdmin } from '../admin/support/open-as-admin.ts';
import { makeJson } from '../support/fake-api.ts';
import { openAsParent } from '../support/open-as-parent.ts';
import { startFreshFeature } from '../support/render-feature.tsx';
import { emma, makeReport } from '../support/smith-family.ts';
import { menuAction } from './create/support/open-deck.tsx';
import { makeDeck } from './create/support/make-deck.ts';
import { makeActivity } from './reports/support/open-reports.tsx';
// Lazy chunks, imported here so that no test waits for them.
import '../../../web/src/parent/assign/assignments-tab.tsx';
import '../../../web/src/parent/create/decks/list/deck-manager.tsx';
import '../../../web/src/parent/create/quizzes/quiz-manager.tsx';
import '../../../web/src/parent/reports/reports-tab.tsx';

startFreshFeature();

const capitals = makeDeck('Capitals', { householdId: 'H1', totalCards: 4 });
const answers = {
  'GET /api/quizzes?householdId=H1': makeJson(200, []),
  'GET /api/assignments?householdId=H1': makeJson(200, []),
};

async function openConsole(more: Parameters<typeof openAsParent>[0] = {}, role?: Parameters<typeof openAsParent>[1]) {
  const opened = openAsParent({ ...answers, ...more }, role);
  await screen.findByRole('heading', { level: 1, name: 'Smith Family' });
  return opened;
}

test('has five tabs at the bottom, Learners first [console-screen, console-learners, console-create, console-assign, console-reports, console-settings, console-learners-default-tab, state-household-console-tabs-learners-create]', async () => {
  await openConsole();
  const tabs = [...screen.getByRole('navigation').querySelectorAll('button')];
  expect(tabs.map(({ textContent }) => textContent)).toEqual(['Learners', 'Create', 'Assign', 'Reports', 'Settings']);
  expect(tabs.map((tab) => tab.getAttribute('aria-current'))).toEqual(['page', null, null, null, null]);
});

test.each([
  ['Learners', 'learners-tab', () => screen.findByRole('heading', { name: 'Learners' })],
  ['Create', 'create-tab', () => screen.findByRole('heading', { name: 'My Decks' })],
  ['Assign', 'assign-tab', () => screen.findByRole('button', { name: 'Assign a deck or quiz' })],
  ['Reports', 'reports-tab', () => screen.findByRole('combobox', { name: 'Learner' })],
  ['Settings', 'settings-tab', () => screen.findByRole('navigation', { name: 'Settings' })],
])('%s opens its own screen [%s]', async (tab, _id, find) => {
  const { user } = await openConsole();
  await user.click(screen.getByRole('button', { name: tab }));
  expect(await find()).toBeDefined();
});

test('Create shows decks first, and the quizzes with their form when it is asked for [create-decks, create-quizzes, state-create-sub-tab-decks-quizzes]', async () => {
  const { user } = await openConsole();
  await user.click(screen.getByRole('button', { name: 'Create' }));
  expect(await screen.findByRole('heading', { name: 'My Decks' })).toBeDefined();
  await user.click(screen.getByRole('tab', { name: 'Quizzes' }));
  expect(await screen.findByRole('heading', { name: 'My Quizzes' })).toBeDefined();
  expect(screen.queryByRole('form', { name: 'Create Quiz' })).toBeNull();
  await user.click(await screen.findByRole('button', { name: /New Quiz|first quiz/ }));
  expect(screen.getByRole('form', { name: 'Create Quiz' })).toBeDefined();
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'My Decks' })).toBeNull());
});

/** Goes to a place of the console, as a link of another screen does. */
function goTo(place: object, owner: 'parent' | 'admin' = 'parent'): void {
  act(() => openPlaceFor(`user-${owner}`, { screen: 'console', householdId: 'H1', ...place }));
}

const placeNow = () => (readEntry().place as { readonly at: unknown }).at;

test('“Give to a child” of a deck leads to Assign, navigation and all, and the closed form stays closed', async () => {
  const { user } = await openConsole({ 'GET /api/decks?householdId=H1': makeJson(200, [capitals]) });
  await user.click(screen.getByRole('button', { name: 'Create' }));
  await user.click(await screen.findByRole('button', { name: 'Capitals' }));
  await screen.findByRole('article', { name: 'Capitals' });
  await user.click(menuAction('Give to a child'));
  const form = within(await screen.findByRole('dialog', { name: 'New assignment' }));
  expect(screen.getByRole('button', { name: 'Assign' }).getAttribute('aria-current')).toBe('page');
  expect(screen.getByRole('heading', { level: 1, name: 'Smith Family' })).toBeDefined();
  expect(placeNow()).toMatchObject({ tab: 'assignments', deckId: capitals.id });
  await user.click(form.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(placeNow()).toEqual({ screen: 'console', householdId: 'H1', tab: 'assignments' });
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Assigned' })));
});

test.each([
  ['import', 'dialog', 'Import Deck from CSV', 'Close'],
  ['new-deck', 'form', /./, 'Cancel'],
])('what Create opens by itself (%s) stays closed once it was closed', async (opens, role, name, close) => {
  const { user } = await openConsole();
  goTo({ tab: 'create', opens });
  const opened = within(await screen.findByRole(role, { name }));
  await user.click(opened.getByRole('button', { name: close }));
  expect(screen.queryByRole(role, { name })).toBeNull();
  expect(placeNow()).toEqual({ screen: 'console', householdId: 'H1', tab: 'create' });
  if (role === 'dialog')
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'My Decks' })));
});

const hardest = { cardId: 'c1', deckId: 'H1-D1', deckName: 'Capitals', front: 'Peru?', back: 'Lima', wrong: 4 };
const tom = { ...emma, id: 'H1-L2', name: 'Tom' };
const reports = {
  'GET /api/households/H1/learners': makeJson(200, [emma, tom]),
  'GET /api/reports/learners/H1-L1/activity?days=30': makeJson(200, makeActivity({ hardestCards: [hardest] })),
  'GET /api/reports/learners/H1-L2/summary': makeJson(200, makeReport()),
  'GET /api/reports/learners/H1-L2/activity?days=30': makeJson(200, makeActivity()),
};

test.each([
  ['offered to an owner', 'owner', 1],
  ['not offered to a viewer', 'viewer', 0],
] as const)('in a report, to practice its weak cards together is %s', async (_, role, count) => {
  await openConsole(reports, role);
  goTo({ tab: 'reports' });
  expect(await screen.findByRole('button', { name: 'Peru?' })).toBeDefined();
  expect(screen.queryAllByRole('button', { name: 'Practice' })).toHaveLength(count);
});

test('in a report, to practice its weak cards together is not offered to an admin', async () => {
  openAsAdmin({ ...answers, ...reports });
  await screen.findByRole('heading', { name: 'System Overview' });
  goTo({ tab: 'reports' }, 'admin');
  expect(await screen.findByRole('button', { name: 'Peru?' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Practice' })).toBeNull();
});

test('another learner’s report starts with the figures, not at the weak cards, and its next step names the learner', async () => {
  const { user } = await openConsole(reports);
  goTo({ tab: 'reports', learnerId: 'H1-L1', part: 'weak-cards' });
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Learner' }), 'Tom');
  expect(placeNow()).toMatchObject({ learnerId: 'H1-L2', part: 'figures' });
  await user.click(await screen.findByRole('button', { name: 'Assign something' }));
  expect(placeNow()).toMatchObject({ tab: 'assignments', learnerId: 'H1-L2' });
  const form = within(await screen.findByRole('dialog', { name: 'New assignment' }));
  expect(form.getByRole<HTMLInputElement>('checkbox', { name: 'Tom' }).checked).toBe(true);
});
