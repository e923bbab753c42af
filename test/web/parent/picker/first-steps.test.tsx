import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { notice } from '../../../../shared/notice.ts';
import { App } from '../../../../web/src/app/app.tsx';
import { makeJson, makeRefusal } from '../../support/fake-api.ts';
import { startFresh } from '../../support/open-app.tsx';
import { answerAs, answersInSequence, openAsNewParent } from '../../support/open-as-parent.ts';
import { makeMe } from '../../support/people.ts';
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
  await press(user, 'More animals');
  await press(user, 'koala', 'radio');
}

function reload() {
  cleanup();
  render(<App />);
}

const agree = async (user: User) => await press(user, /I’m the parent or guardian/, 'checkbox');

test('one question at a time leads to a family named after the child, with the tables that were chosen', async () => {
  const { calls, user } = openAsNewParent(made);
  await nameChild(user);
  expect(screen.getByText('You’ll be “Emma’s Family”.')).toBeDefined();
  await press(user, 'Next');
  expect(document.activeElement).toBe(await screen.findByRole('heading', { name: 'What’s first?' }));
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
  expect(within(screen.getByRole('group', { name: 'Picture' })).getByText('koala')).toBeDefined();
  await press(user, 'More animals');
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'koala', checked: true }));
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
  expect(await screen.findByText('Check the box to go on.')).toBeDefined();
  expect(calls.every(({ method }) => method === 'GET')).toBe(true);
});

test.each([
  ['I’ll paste a list', 'Import your cards', ['dialog', 'Import Deck from Text']],
  ['I have a file', 'Import your cards', ['dialog', 'Import Deck from CSV']],
  ['I’ll type the cards', 'Type the first cards', ['textbox', 'Deck Name']],
] as const)(
  'something of our own leads to typing or to the import, even where the family is known only after the screen: %s',
  async (choice, button, [role, name]) => {
    let answer = (_family: Response): void => undefined;
    const { user } = openAsNewParent({
      ...made,
      'GET /api/households/H1': async () => await new Promise<Response>((resolve) => (answer = resolve)),
    });
    await nameChild(user);
    await press(user, 'Next');
    await press(user, /Something of our own/);
    await press(user, choice);
    await agree(user);
    await press(user, 'Start');
    await press(user, button);
    await screen.findByRole('heading', { name: 'My Decks' });
    answer(makeJson(200, smiths));
    expect(await screen.findByRole(role, { name })).toBeDefined();
  },
);

test('a list to paste finds its field open, with the focus', async () => {
  const { user } = openAsNewParent({ ...made, 'GET /api/households/H1': makeJson(200, smiths) });
  await nameChild(user);
  await press(user, 'Next');
  await press(user, /Something of our own/);
  await press(user, 'I’ll paste a list');
  await agree(user);
  await press(user, 'Start');
  await press(user, 'Import your cards');
  const field = await screen.findByLabelText('Paste your cards here');
  expect(field.closest('details')?.open).toBe(true);
  await waitFor(() => expect(document.activeElement).toBe(field));
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

test('what is answered differently before the next try is corrected, and another deck takes the place of the first', async () => {
  const importPath = (deckId: string) => `POST /api/decks/${deckId}/cards/import`;
  const counting = makeDeck('Counting');
  const { calls, user } = openAsNewParent({
    ...made,
    'POST /api/decks': answersInSequence(makeJson(201, counting), makeJson(201, tables)),
    [importPath(counting.id)]: makeRefusal(409, 'deck-full', 'The deck is full.'),
    [`DELETE /api/decks/${counting.id}`]: new Response(null, { status: 204 }),
    'PATCH /api/households/H1': makeJson(200, smiths),
    'PATCH /api/households/H1/learners/H1-L1': makeJson(200, { ...emma, name: 'Emmi' }),
  });
  await nameChild(user);
  await press(user, 'Next');
  await press(user, /Counting/);
  await agree(user);
  await press(user, 'Start');
  await screen.findByRole('alert');
  await press(user, 'Back');
  await press(user, 'Back');
  await user.type(await screen.findByLabelText('First child'), '{Backspace}i');
  await press(user, 'Next');
  await press(user, /Times tables/);
  await press(user, 'Next');
  await agree(user);
  await press(user, 'Start');
  expect(await screen.findByRole('heading', { name: 'Emmi is ready' })).toBeDefined();
  const writes = calls
    .filter(({ method }) => method !== 'GET')
    .map(({ method, path, body }) => ({ call: `${method} ${path}`, body }));
  expect(writes.slice(4)).toMatchObject([
    { call: 'PATCH /api/households/H1', body: { name: 'Emmi’s Family' } },
    { call: 'PATCH /api/households/H1/learners/H1-L1', body: { name: 'Emmi', avatar: 'koala' } },
    { call: `DELETE /api/decks/${counting.id}` },
    { call: 'POST /api/decks', body: { library: { id: 'times-tables' } } },
    { call: importPath(tables.id) },
  ]);
  const [first, second] = writes
    .filter(({ call }) => call.endsWith('/import'))
    .map(({ body }) => body as { readonly importId: string });
  expect(first?.importId).not.toBe(second?.importId);
});

test('changing the family’s name moves the focus to its field, and the child who is ready takes it', async () => {
  const { user } = openAsNewParent(made);
  await nameChild(user);
  await press(user, 'Change the family name');
  expect(document.activeElement).toBe(screen.getByLabelText('Family name'));
  await press(user, 'Next');
  await press(user, /Counting/);
  await agree(user);
  await press(user, 'Start');
  expect(document.activeElement).toBe(await screen.findByRole('heading', { name: 'Emma is ready' }));
});

test('a family name that is opened and left empty is made from the child’s', async () => {
  const { calls, user } = openAsNewParent(made);
  await press(user, 'Change the family name');
  await nameChild(user);
  expect(screen.getByLabelText<HTMLInputElement>('Family name').placeholder).toBe('Emma’s Family');
  await user.type(screen.getByLabelText('Family name'), ' ');
  await press(user, 'Next');
  await press(user, /Counting/);
  await agree(user);
  await press(user, 'Start');
  expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({ name: 'Emma’s Family' });
});

async function makeFamily() {
  let isMade = false;
  const answers = answerAs();
  const opened = openAsNewParent({
    ...made,
    'POST /api/households': () => {
      isMade = true;
      return makeJson(201, smiths);
    },
    'GET /api/me': () => (isMade ? (answers['GET /api/me'] as Response) : makeJson(200, makeMe('parent'))),
    'GET /api/households': () => makeJson(200, isMade ? [smiths] : []),
  });
  const { user } = opened;
  await nameChild(user);
  await press(user, 'Next');
  await press(user, /Counting/);
  await agree(user);
  await press(user, 'Start');
  await screen.findByRole('heading', { name: 'Emma is ready' });
  return opened;
}

test('a reload when the child is ready opens the household, and the child’s name has left the history entry', async () => {
  await makeFamily();
  expect(JSON.stringify(window.history.state)).not.toContain('Emma');
  reload();
  expect(await screen.findByRole('button', { name: 'Learners' })).toBeDefined();
  expect(screen.queryByText('Select a household to manage')).toBeNull();
});

test('the child who is ready stays while the account is fetched again, and Back from the household leads to the list', async () => {
  const { calls, user } = await makeFamily();
  const countAccounts = () => calls.filter(({ path }) => path === '/api/me').length;
  const before = countAccounts();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 });
  window.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(countAccounts()).toBe(before + 1));
  vi.useRealTimers();
  await press(user, 'Show me around');
  await screen.findByRole('button', { name: 'Learners' });
  window.history.back();
  expect(await screen.findByText('Select a household to manage')).toBeDefined();
});
