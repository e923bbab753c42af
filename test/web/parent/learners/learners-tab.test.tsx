import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { proves } from '../../../specification/proves.ts';
import { makeJson, makeRefusal } from '../../support/fake-api.ts';
import { startFresh } from '../../support/open-app.tsx';
import { inTurn, openAsParent } from '../../support/open-as-parent.ts';
import { emma, makeReport } from '../../support/smith-family.ts';

startFresh();

const list = 'GET /api/households/H1/learners';
const summary = 'GET /api/reports/learners/H1-L1/summary';

test('shows each learner’s cards and streak', async () => {
  proves('learners-name-on-card', 'learners-n-cards-studied', 'learners-n-day-streak');
  openAsParent();
  expect(await screen.findByRole('heading', { name: 'Emma' })).toBeDefined();
  expect(await screen.findByText('12 cards studied')).toBeDefined();
  expect(screen.getByText('4 day streak')).toBeDefined();
});

test('leads from the first visit to the first learner', async () => {
  proves('learners-add-learner', 'learners-no-learners-yet', 'learners-add-learner-get-started');
  const { calls, user } = openAsParent({
    [list]: inTurn(makeJson(200, []), makeJson(200, [emma])),
    'POST /api/households/H1/learners': makeJson(201, emma),
  });
  expect(await screen.findByText('No learners yet')).toBeDefined();
  expect(screen.getByText('Add a learner to get started')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Add Learner' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(await dialog.findByLabelText('Learner Name'), 'Emma');
  await user.click(dialog.getByRole('radio', { name: 'panda' }));
  await user.click(dialog.getByRole('button', { name: 'Add Learner' }));
  expect(await screen.findByRole('heading', { name: 'Emma' })).toBeDefined();
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ name: 'Emma', avatar: 'panda' });
});

test('offers the twelve animals, first one that nobody has', async () => {
  const { user } = openAsParent();
  await screen.findByRole('heading', { name: 'Emma' });
  await user.click(screen.getByRole('button', { name: 'Add Learner' }));
  expect(await screen.findAllByRole('radio')).toHaveLength(12);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'owl' }).checked).toBe(true);
});

test('says why a learner could not be added, and keeps the name', async () => {
  proves('error-failed-add-learner-shown-keeps');
  const { user } = openAsParent({ 'POST /api/households/H1/learners': new TypeError('Failed to fetch') });
  await user.click(await screen.findByRole('button', { name: 'Add Learner' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(await dialog.findByLabelText('Learner Name'), 'Tom');
  await user.click(dialog.getByRole('button', { name: 'Add Learner' }));
  expect((await dialog.findByRole('alert')).textContent).toMatch(
    /^Failed to add learner\. Flashspark could not be reached/,
  );
  expect(dialog.getByLabelText<HTMLInputElement>('Learner Name').value).toBe('Tom');
});

test('View Progress opens the reports and not the details', async () => {
  proves('learners-view-progress', 'real-view-progress-opens-learner-report');
  const { user } = openAsParent();
  await user.click(await screen.findByRole('button', { name: 'View Progress' }));
  expect(screen.getByRole('button', { name: 'Reports' }).getAttribute('aria-current')).toBe('page');
  expect(await screen.findByRole('combobox', { name: 'Learner' })).toBeDefined();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(window.history.state).toMatchObject({ place: { at: { tab: 'reports', learnerId: 'H1-L1' } } });
});

test('a list that cannot be loaded says so, and Retry loads it', async () => {
  proves('error-learners-load-failure-shown-retry');
  const { user } = openAsParent({ [list]: inTurn(makeRefusal(403, 'not-allowed', 'Not now.'), makeJson(200, [emma])) });
  expect(await screen.findByText('Failed to load learners')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { name: 'Emma' })).toBeDefined();
});

test('progress that cannot be loaded leaves the learner there, and Retry loads it', async () => {
  proves('error-stats-load-failure-shown-retry');
  const report = makeJson(200, makeReport({ totalCardsStudied: 1 }));
  const { user } = openAsParent({ [summary]: inTurn(makeRefusal(403, 'not-allowed', 'Not now.'), report) });
  expect(await screen.findByText('Progress could not be loaded.')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('1 card studied')).toBeDefined();
});

test('a viewer sees the learners, and no button that would be refused', async () => {
  const { user } = openAsParent({}, 'viewer');
  await user.click(await screen.findByRole('button', { name: 'Emma' }));
  expect(screen.getByRole('dialog', { name: 'Learner Details' })).toBeDefined();
  await waitFor(() => expect(screen.getAllByText(/H1-L1/)).toHaveLength(1));
  for (const name of ['Add Learner', 'Edit', 'Delete', 'Create sign-in code']) {
    expect(screen.queryByRole('button', { name })).toBeNull();
  }
});

test('the list waits for the first steps above it, so that nothing moves', async () => {
  const { calls } = openAsParent({ 'GET /api/households/H1/devices': 'never' });
  await waitFor(() => expect(calls.filter(({ path }) => path.endsWith('/summary'))).toHaveLength(1));
  expect(await screen.findByText('Loading learners...')).toBeDefined();
  expect(screen.queryByRole('heading', { name: 'Emma' })).toBeNull();
  expect(screen.getByRole('heading', { name: 'Smith Family' })).toBeDefined();
});

test('devices that cannot be read keep no learner from showing, and each report is read once', async () => {
  const { calls } = openAsParent({ 'GET /api/households/H1/devices': makeRefusal(403, 'not-allowed', 'Not now.') });
  expect(await screen.findByText('12 cards studied')).toBeDefined();
  expect(calls.filter(({ path }) => path.endsWith('/summary'))).toHaveLength(1);
});
