import { cleanup, render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { notice } from '../../../../shared/notice.ts';
import { App } from '../../../../web/src/app/app.tsx';
import { makeJson, makeRefusal } from '../../support/fake-api.ts';
import { startFresh } from '../../support/open-app.tsx';
import { openAsNewParent } from '../../support/open-as-parent.ts';
import { emma, smiths } from '../../support/smith-family.ts';
import { makeDeck } from '../create/support/make-deck.ts';

startFresh();

const tables = makeDeck('Tables');

const made = {
  'POST /api/households': makeJson(201, smiths),
  'POST /api/households/H1/learners': makeJson(201, emma),
  'POST /api/decks': makeJson(201, tables),
  [`POST /api/decks/${tables.id}/cards/import`]: makeJson(200, { imported: 10 }),
};

type User = ReturnType<typeof openAsNewParent>['user'];

const press = async (user: User, name: string | RegExp, role = 'button') =>
  await user.click(await screen.findByRole(role, { name }));

async function nameChild(user: User) {
  await user.type(await screen.findByLabelText('First child'), 'Emma');
  await press(user, 'koala', 'radio');
}

function reload() {
  cleanup();
  render(<App />);
}

const agree = async (user: User) => await press(user, /I am the parent or guardian/, 'checkbox');

test('one question at a time leads to a family named after the child, with the tables that were chosen', async () => {
  const { calls, user } = openAsNewParent(made);
  await nameChild(user);
  expect(screen.getByText('You’ll be “Emma’s Family”.')).toBeDefined();
  await press(user, 'Next');
  expect(document.activeElement).toBe(await screen.findByRole('heading', { name: 'What first?' }));
  expect(screen.queryByText('No households yet')).toBeNull();
  await press(user, /Times tables/);
  for (const table of ['3', '2', '5', '10']) await user.click(await screen.findByRole('checkbox', { name: table }));
  await press(user, 'Next');
  await agree(user);
  await press(user, 'Start');
  expect(await screen.findByRole('heading', { name: 'Emma is ready' })).toBeDefined();
  const bodies = calls.filter(({ method }) => method === 'POST').map(({ body }) => body);
  expect(bodies[0]).toMatchObject({ name: 'Emma’s Family', consent: { noticeVersion: notice.version } });
  expect(bodies[1]).toEqual({ name: 'Emma', avatar: 'koala' });
  expect(bodies[2]).toMatchObject({ library: { id: 'times-tables', options: 'tables=3' } });
});

test('a reload loses neither the question nor an answer, and Back leads to them', async () => {
  const { user } = openAsNewParent();
  await nameChild(user);
  await press(user, 'Change the family name');
  await user.clear(screen.getByLabelText('Family name'));
  await user.type(screen.getByLabelText('Family name'), 'Smiths');
  reload();
  expect((await screen.findByLabelText<HTMLInputElement>('Family name')).value).toBe('Smiths');
  await press(user, 'Next');
  await press(user, /Counting/);
  await screen.findByText(/^No ads/);
  reload();
  await screen.findByText(/^No ads/);
  await press(user, 'Back');
  await press(user, 'Back');
  expect((await screen.findByLabelText<HTMLInputElement>('First child')).value).toBe('Emma');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'koala' }).checked).toBe(true);
  expect(JSON.stringify([localStorage, sessionStorage])).not.toContain('Emma');
});

test('what is agreed to is the whole notice, one press away, and nothing is stored without the tick', async () => {
  const { calls, user } = openAsNewParent(made);
  await nameChild(user);
  await press(user, 'Next');
  await press(user, /Counting/);
  await press(user, 'Read it all');
  const dialog = within(await screen.findByRole('dialog'));
  for (const sentence of notice.write({ sendsMails: true, familyOnly: true }))
    expect(dialog.getByText(sentence)).toBeDefined();
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  await press(user, 'Start');
  expect(await screen.findByText(/^Please read this and agree\./)).toBeDefined();
  expect(calls.every(({ method }) => method === 'GET')).toBe(true);
});

test('something of our own leads to typing or to the import', async () => {
  const { user } = openAsNewParent({ ...made, 'GET /api/households/H1': makeJson(200, smiths) });
  await nameChild(user);
  await press(user, 'Next');
  await press(user, /Something of our own/);
  await press(user, 'I’ll paste a list');
  await agree(user);
  await press(user, 'Start');
  await press(user, 'Import your cards');
  expect(await screen.findByRole('dialog', { name: /^Import Deck/ })).toBeDefined();
});

test('two equal languages are refused before anything is made', async () => {
  const { user } = openAsNewParent();
  await nameChild(user);
  await press(user, 'Next');
  await press(user, /First words/);
  const known = await screen.findByLabelText<HTMLSelectElement>('Language you know');
  await user.selectOptions(screen.getByLabelText('Language to learn'), known.value);
  expect(screen.getByText('Please choose two different languages.')).toBeDefined();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Next' }).disabled).toBe(true);
});

test('what cannot be made is said, and pressing Start again makes the rest', async () => {
  const { calls, user } = openAsNewParent({
    ...made,
    'POST /api/households/H1/learners': makeRefusal(409, 'too-many-learners', 'There are 20 learners.'),
  });
  await nameChild(user);
  await press(user, 'Next');
  await press(user, /Counting/);
  await agree(user);
  await press(user, 'Start');
  expect((await screen.findByRole('alert')).textContent).toBe('There are 20 learners.');
  await press(user, 'Start');
  expect(calls.filter(({ method, path }) => method === 'POST' && path === '/api/households')).toHaveLength(1);
});
