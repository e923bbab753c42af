import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { makeJson, makeRefusal } from '../../support/fake-api.ts';
import { startFresh } from '../../support/open-app.tsx';
import { answersInSequence, openAsParent, openSettingsArea } from '../../support/open-as-parent.ts';
import { smiths } from '../../support/smith-family.ts';

startFresh();

const change = 'PATCH /api/households/H1';

async function openSettings(...args: Parameters<typeof openAsParent>) {
  const opened = openAsParent(...args);
  await openSettingsArea(opened.user, 'Family & people');
  await screen.findByText('Europe/Berlin');
  return opened;
}

async function openForm(answers: Parameters<typeof openAsParent>[0]) {
  const opened = await openSettings(answers);
  await opened.user.click(screen.getByRole('button', { name: 'Edit household' }));
  return opened;
}

test('tells name, members, learners and when a study day starts [learning-study-day-starts-04-00]', async () => {
  await openSettings();
  expect(screen.getByText('1 member')).toBeDefined();
  expect(screen.getByText('1 learner')).toBeDefined();
  expect(screen.getByText(/A study day starts at 4:00 AM/)).toBeDefined();
});

test('renames the household everywhere [real-household-name-can-edited]', async () => {
  const renamed = makeJson(200, { ...smiths, name: 'Smith & Co' });
  const { calls, user } = await openForm({
    'GET /api/households/H1': answersInSequence(makeJson(200, smiths), renamed),
    [change]: renamed,
  });
  await user.clear(screen.getByLabelText('Household Name'));
  await user.type(screen.getByLabelText('Household Name'), 'Smith & Co');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Smith & Co' })).toBeDefined();
  expect(calls.find(({ method }) => method === 'PATCH')?.body).toEqual({ name: 'Smith & Co' });
});

test('takes a city for its time zone [learning-time-zone-editable-settings]', async () => {
  const { calls, user } = await openForm({ [change]: makeJson(200, smiths) });
  await user.clear(screen.getByLabelText('Time zone'));
  await user.type(screen.getByLabelText('Time zone'), 'new york');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls.find(({ method }) => method === 'PATCH')?.body).toEqual({ timeZone: 'America/New_York' });
});

test('offers the current time zone first', async () => {
  await openForm({});
  expect(document.querySelector('datalist option')?.getAttribute('value')).toBe('Europe/Berlin');
});

test('refuses what is no time zone before it calls', async () => {
  const { calls, user } = await openForm({});
  await user.clear(screen.getByLabelText('Time zone'));
  await user.type(screen.getByLabelText('Time zone'), 'Gotham');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Please choose a time zone from the list.')).toBeDefined();
  expect(calls.some(({ method }) => method === 'PATCH')).toBe(false);
});

test('says that somebody else changed it at the same moment, and keeps what was typed', async () => {
  const { user } = await openForm({
    [change]: makeRefusal(409, 'conflict', 'Someone else just changed this. Please try again.'),
  });
  await user.type(screen.getByLabelText('Household Name'), '!');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect((await screen.findByRole('alert')).textContent).toMatch(/^Someone else just changed this/);
  expect(screen.getByLabelText<HTMLInputElement>('Household Name').value).toBe('Smith Family!');
});

test('deletes the household only once its name was typed [real-households-can-deleted]', async () => {
  const { calls, user } = await openSettings({ 'DELETE /api/households/H1': new Response(null, { status: 204 }) });
  await user.click(screen.getByRole('button', { name: 'Delete household' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.type(dialog.getByLabelText(/to confirm/), 'Smiths');
  await user.click(dialog.getByRole('button', { name: 'Delete household' }));
  expect(await dialog.findByText('This isn’t the household’s name.')).toBeDefined();
  expect(calls.some(({ method }) => method === 'DELETE')).toBe(false);
  await user.clear(dialog.getByLabelText(/to confirm/));
  await user.type(dialog.getByLabelText(/to confirm/), ' Smith  Family ');
  await user.type(dialog.getByLabelText('Your password'), 'correct horse 42');
  await user.click(dialog.getByRole('button', { name: 'Delete household' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'All Households' })).toBeDefined();
  expect(calls.find(({ method }) => method === 'DELETE')?.body).toEqual({ password: 'correct horse 42' });
});

test('a guardian may change the household, but not delete it', async () => {
  await openSettings({}, 'guardian');
  expect(await screen.findByRole('button', { name: 'Edit household' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Delete household' })).toBeNull();
});

test('a viewer sees it without any button that would be refused', async () => {
  await openSettings({}, 'viewer');
  expect(await screen.findByRole('button', { name: 'parent@example.com' })).toBeDefined();
  for (const name of ['Edit household', 'Invite a grown-up', 'Delete household']) {
    expect(screen.queryByRole('button', { name })).toBeNull();
  }
});
