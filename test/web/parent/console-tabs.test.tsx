import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { makeJson } from '../support/fake-api.ts';
import { startFresh } from '../support/open-app.tsx';
import { openAsParent } from '../support/open-as-parent.ts';
// Lazy chunks, imported here so that no test waits for them.
import '../../../web/src/parent/create/decks/list/deck-manager.tsx';
import '../../../web/src/parent/create/quizzes/quiz-manager.tsx';
import '../../../web/src/parent/reports/reports-tab.tsx';

startFresh();

async function openConsole() {
  const opened = openAsParent({
    'GET /api/quizzes?householdId=H1': makeJson(200, []),
    'GET /api/assignments?householdId=H1': makeJson(200, []),
  });
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
  ['Settings', 'settings-tab', () => screen.findByRole('heading', { name: 'Household Members' })],
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
