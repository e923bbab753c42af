import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { describeDeck } from '../../../../../../web/src/parent/create/decks/list/deck-card.tsx';
import { DeckManager } from '../../../../../../web/src/parent/create/decks/list/deck-manager.tsx';
import { fakeApi, makeJson, makeRefusal } from '../../../../support/fake-api.ts';
import { householdId, makeCard, makeDeck, paths } from '../../support/make-deck.ts';
import { findAction, menuAction } from '../../support/open-deck.tsx';
import { renderFeature, startFreshFeature } from '../../../../support/render-feature.tsx';

startFreshFeature();

const capitals = makeDeck('World capitals', {
  description: 'All continents',
  totalCards: 1323,
  masteredCards: 41,
  accuracy: 0.824,
});
const tables = makeDeck('Times tables');

function openList(decks = [capitals, tables], canManage = true) {
  const calls = fakeApi({
    [`GET ${paths.decks}`]: makeJson(200, decks),
    'POST /api/decks': (call) => makeJson(201, makeDeck('Animals', call.body as object)),
    [`DELETE /api/decks/${tables.id}`]: new Response(null, { status: 204 }),
  });
  return {
    calls,
    ...renderFeature(<DeckManager onOpenQuizzes={() => undefined} householdId={householdId} canManage={canManage} />),
  };
}

test('shows the decks by name, with cards, mastered cards and the accuracy once there is one [decks-deck-manager-list, decks-loading-decks, decks-name, decks-deck-description, decks-total-cards, decks-mastered-cards, decks-accuracy-percent, decks-accuracy-present-only, entity-deck-accuracy-percent]', async () => {
  openList();
  expect(screen.getByText('Loading decks...')).toBeDefined();
  const items = await screen.findAllByRole('listitem');
  expect(items.map((item) => within(item).getByRole('heading').textContent)).toEqual([
    'Times tables',
    'World capitals',
  ]);
  const [first, second] = items;
  expect(second?.textContent).toMatch(/All continents.*1,323 cards.*41 mastered.*82% accuracy/);
  expect(first?.textContent).toMatch(/0 cards.*0 mastered$/);
  expect(screen.getByText(/likely remembered for 3 weeks or more/)).toBeDefined();
});

test('a deck’s bar draws what is mastered, so that nothing is full before it is finished', async () => {
  openList([makeDeck('World capitals', { totalCards: 12, masteredCards: 3, accuracy: 1 })]);
  const bar = await screen.findByRole<HTMLProgressElement>('progressbar', { name: 'Mastered' });
  expect(bar.position).toBe(0.25);
});

test('the line of a deck’s figures breaks between figures, not between a figure and its word', () => {
  expect(describeDeck(capitals).split(' ')).toEqual(['1,323\u00A0cards,', '41\u00A0mastered,', '82%\u00A0accuracy']);
});

test('an empty household is told how to begin, until it does [decks-no-decks-yet, decks-create-first-deck-get-started]', async () => {
  const { user } = openList([]);
  expect(await screen.findByText('No Decks Yet')).toBeDefined();
  expect(screen.getByText('Create your first deck to get started')).toBeDefined();
  await user.click(screen.getByRole('button', { name: '+ New Deck' }));
  expect(screen.queryByText('No Decks Yet')).toBeNull();
  // The form stands alone, without the other ways above it.
  for (const name of ['+ New Deck', 'Ready decks', 'Import']) expect(screen.queryByRole('button', { name })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByText('No Decks Yet')).toBeDefined();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: '+ New Deck' }));
});

test('decks that cannot be loaded say so and come with Retry [error-failed-load-decks]', async () => {
  let isDown = true;
  fakeApi({
    [`GET ${paths.decks}`]: () => (isDown ? makeRefusal(403, 'not-allowed', 'You may not.') : makeJson(200, [tables])),
  });
  const { user } = renderFeature(<DeckManager onOpenQuizzes={() => undefined} householdId={householdId} canManage />);
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Failed to load decks');
  isDown = false;
  await user.click(within(alert).getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { name: 'Times tables' })).toBeDefined();
});

test('a new deck joins the list and opens, ready for its first card [decks-new-deck, decks-deck-name, decks-description, decks-create]', async () => {
  const { user, calls } = openList();
  await user.click(await findAction('+ New Deck'));
  expect(document.activeElement).toBe(screen.getByLabelText('Deck Name'));
  await user.type(screen.getByLabelText('Deck Name'), 'Animals');
  await user.type(screen.getByLabelText('Description'), 'On the farm');
  await user.click(screen.getByText('More', { selector: 'summary' }));
  expect((await screen.findByLabelText<HTMLSelectElement>('How children answer')).value).toBe('flip');
  await user.click(screen.getByText('Languages for reading aloud'));
  await user.selectOptions(await screen.findByLabelText('Language of the front'), 'Spanish');
  await user.click(screen.getByRole('button', { name: 'Create' }));
  expect(await screen.findByRole('article', { name: 'Animals' })).toBeDefined();
  expect(document.activeElement).toBe(screen.getByLabelText('Front (Question)'));
  expect(screen.getByRole('button', { name: 'Animals' })).toBeDefined();
  expect(screen.queryByLabelText('Deck Name')).toBeNull();
  const ways = { answerWay: 'flip', asks: 'front', format: 'plain', extraBefore: false };
  const chosen = { frontLanguage: 'es', backLanguage: '', ...ways };
  expect(calls.findLast(({ method }) => method === 'POST')?.body).toEqual({
    name: 'Animals',
    description: 'On the farm',
    subject: '',
    ...chosen,
    householdId,
  });
});

test('a deck without a name is not sent [valid-deck-name-required]', async () => {
  const { user, calls } = openList();
  await user.click(await findAction('+ New Deck'));
  await user.type(screen.getByLabelText('Deck Name'), '   ');
  await user.click(screen.getByRole('button', { name: 'Create' }));
  expect(await screen.findByText('Deck name is required')).toBeDefined();
  expect(calls.filter(({ method, path }) => method === 'POST' && path === '/api/decks')).toEqual([]);
});

test.each([
  ['the server’s own sentence', makeRefusal(409, 'too-many-decks', 'There are 500 decks.'), /^There are 500 decks\.$/],
  ['the specified words without one [error-failed-create-deck]', new Error('no network'), /^Failed to create deck\. /],
])('a deck that cannot be made keeps what was typed and shows %s', async (_, answer, words) => {
  fakeApi({ [`GET ${paths.decks}`]: makeJson(200, []), 'POST /api/decks': answer });
  const { user } = renderFeature(<DeckManager onOpenQuizzes={() => undefined} householdId={householdId} canManage />);
  await user.click(await findAction('+ New Deck'));
  await user.type(screen.getByLabelText('Deck Name'), 'Animals');
  await user.click(screen.getByRole('button', { name: 'Create' }));
  expect((await screen.findByRole('alert')).textContent).toMatch(words);
  expect(screen.getByLabelText<HTMLInputElement>('Deck Name').value).toBe('Animals');
});

test('Cancel closes the form and gives the focus back [decks-cancel-new-deck]', async () => {
  const { user } = openList();
  await user.click(await findAction('+ New Deck'));
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByLabelText('Deck Name')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add a deck' }));
});

test('a deck goes from the list after the question and the server’s yes [decks-my-decks, decks-delete-deck, valid-sure-want-delete-deck-all]', async () => {
  const { user, calls } = openList();
  await user.click(await screen.findByRole('button', { name: 'Delete Times tables' }));
  const question = screen.getByRole('alertdialog');
  expect(within(question).getByText('Are you sure you want to delete this deck and all its cards?')).toBeDefined();
  await user.click(within(question).getByRole('button', { name: 'Delete' }));
  await screen.findByText('Deck deleted');
  expect(screen.queryByRole('heading', { name: 'Times tables' })).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'My Decks' }));
  expect(calls.at(-1)).toMatchObject({ method: 'DELETE', path: `/api/decks/${tables.id}` });
});

test('a deck that the server keeps stays in the list, and the dialog says why [state-deck-delete-removes-locally-only, error-deck-delete-failure-shown]', async () => {
  fakeApi({
    [`GET ${paths.decks}`]: makeJson(200, [tables]),
    [`DELETE /api/decks/${tables.id}`]: makeRefusal(409, 'conflict', 'Somebody changed this at the same moment.'),
  });
  const { user } = renderFeature(<DeckManager onOpenQuizzes={() => undefined} householdId={householdId} canManage />);
  await user.click(await screen.findByRole('button', { name: 'Delete Times tables' }));
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  expect((await screen.findByRole('alert')).textContent).toBe('Somebody changed this at the same moment.');
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Cancel' }));
  expect(screen.getByRole('heading', { name: 'Times tables' })).toBeDefined();
});

const french = makeDeck('Fran\u00E7ais', {
  id: 'deck-french',
  totalCards: 20,
  dueCards: 3,
  subject: 'Languages',
  cover: { colour: 'blue', emoji: '💬' },
  createdAt: '2026-02-05T09:00:00.000Z',
});
const spanish = makeDeck('Spanish', { totalCards: 2, subject: 'languages', dueCards: 5 });
const old = makeDeck('Old', { subject: 'History', archivedAt: '2026-02-01T09:00:00.000Z' });

test('the search looks through decks and the cards of all of them, reads those once, and leads to the card', async () => {
  const cards = Array.from({ length: 5 }, (_, index) => makeCard(french, `le pain ${index}`, `bread ${index}`));
  const dog = makeCard(spanish, 'perro', 'dog');
  const calls = fakeApi({
    [`GET ${paths.decks}`]: makeJson(200, [french, spanish, tables, old]),
    [`GET ${paths.cards(french)}`]: makeJson(200, cards),
    [`GET ${paths.cards(spanish)}`]: makeJson(200, [dog, makeCard(spanish, 'gato', 'cat')]),
  });
  const { user } = renderFeature(<DeckManager onOpenQuizzes={() => undefined} householdId={householdId} canManage />);
  await user.click(await screen.findByRole('button', { name: 'Find and sort' }));
  const field = await screen.findByRole('searchbox', { name: 'Search decks and cards' });
  await user.type(field, 'FRANC\u0327');
  await expect.poll(() => screen.getAllByRole('heading', { level: 3 })).toHaveLength(1);
  expect(screen.getByRole('heading', { name: 'Fran\u00E7ais' })).toBeDefined();
  await user.clear(field);
  await user.type(field, 'BREAD');
  const hits = await screen.findByRole('list', { name: 'Found in Fran\u00E7ais' });
  expect(within(hits).getAllByRole('button')).toHaveLength(3);
  expect(screen.getByText('and 2 more cards')).toBeDefined();
  await user.type(field, 'x');
  expect(await screen.findByText('No deck or card matches “BREADx”.')).toBeDefined();
  await user.clear(field);
  await user.type(field, 'Old');
  // The search matches only archived decks, so their section opens automatically.
  expect(await screen.findByRole('button', { name: 'Bring Old back' })).toBeDefined();
  expect(screen.getByText('Archived (1)').closest('details')?.open).toBe(true);
  await user.clear(field);
  await user.type(field, 'cat');
  await user.click(await screen.findByRole('button', { name: 'gatocat' }));
  const detail = await screen.findByRole('article', { name: 'Spanish' });
  expect(within(detail).getAllByRole('listitem')[0]?.textContent).toContain('gato');
  expect(calls.filter(({ path }) => path.includes('/cards'))).toHaveLength(2);
});

test('decks are narrowed by subject however it is written, and ordered; this device remembers both, and shows what is chosen', async () => {
  const { user, unmount } = openList([french, spanish, capitals, tables, old]);
  const namesOf = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  await screen.findAllByRole('heading', { level: 3 });
  expect(screen.queryByRole('combobox', { name: 'Sort by' })).toBeNull();
  await user.click(await screen.findByRole('button', { name: 'Find and sort' }));
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Sort by' }), 'Most due first');
  expect(namesOf()).toEqual(['Spanish', 'Fran\u00E7ais', 'Times tables', 'World capitals']);
  await user.click(screen.getByRole('button', { name: 'Languages', pressed: false }));
  expect(namesOf()).toEqual(['Spanish', 'Fran\u00E7ais']);
  unmount();
  const again = openList([french, spanish, capitals, tables, old]);
  expect(await screen.findByRole('button', { name: 'Languages', pressed: true })).toBeDefined();
  expect(namesOf()).toEqual(['Spanish', 'Fran\u00E7ais']);
  await again.user.click(screen.getByRole('button', { name: 'All' }));
  await again.user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Subject');
  expect(namesOf()).toEqual(['Fran\u00E7ais', 'Spanish', 'Times tables', 'World capitals']);
});

test('an archived deck stands at the end, folded, and is back with one press', async () => {
  const calls = fakeApi({
    [`GET ${paths.decks}`]: makeJson(200, [tables, old]),
    [`PATCH /api/decks/${old.id}`]: makeJson(200, makeDeck('Old', { subject: 'History' })),
  });
  const { user } = renderFeature(<DeckManager onOpenQuizzes={() => undefined} householdId={householdId} canManage />);
  expect(await screen.findByText('Archived (1)')).toBeDefined();
  expect(screen.queryByRole('searchbox')).toBeNull();
  expect(screen.queryByRole('heading', { name: 'Old' })).toBeNull();
  await user.click(screen.getByText('Archived (1)'));
  await user.click(screen.getByRole('button', { name: 'Bring Old back' }));
  expect(await screen.findByRole('heading', { name: 'Old' })).toBeDefined();
  expect(calls.findLast(({ method }) => method === 'PATCH')?.body).toEqual({ isArchived: false });
});

test('who may only look gets the decks and nothing that changes them', async () => {
  openList([capitals, tables], false);
  const items = await screen.findAllByRole('listitem');
  expect(items).toHaveLength(2);
  const nameOf = (button: HTMLElement) => button.ariaLabel ?? button.textContent;
  const names = screen.getAllByRole('button').map(nameOf);
  expect(names).toEqual(['Find and sort', 'Times tables', 'World capitals']);
  expect(screen.queryByRole('button', { name: 'Export all decks' })).toBeNull();
});

test('Import in the list opens the form for a CSV file [decks-import]', async () => {
  const { user } = openList();
  await screen.findByRole('button', { name: 'Times tables' });
  await user.click(menuAction('Import'));
  expect(await screen.findByRole('dialog', { name: 'Import Deck from CSV' })).toBeDefined();
});

test('closing the first import leaves the focus at the title, because its button went with the empty list', async () => {
  let decks: readonly object[] = [];
  fakeApi({ [`GET ${paths.decks}`]: () => makeJson(200, decks) });
  const { user, client } = renderFeature(
    <DeckManager onOpenQuizzes={() => undefined} householdId={householdId} canManage />,
  );
  await user.click(await screen.findByRole('button', { name: 'Import' }));
  await screen.findByRole('dialog', { name: 'Import Deck from CSV' });
  decks = [tables];
  await client.invalidateQueries();
  expect(await screen.findByRole('heading', { name: 'Times tables', hidden: true })).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'My Decks' })));
});

test('a new deck whose folded cover is refused unfolds it', async () => {
  const { user, calls } = openList();
  await user.click(await findAction('+ New Deck'));
  const form = within(await screen.findByRole('form', { name: 'New deck' }));
  await user.type(form.getByLabelText('Deck Name'), 'Animals');
  await user.click(form.getByText('More', { selector: 'summary' }));
  await user.click(await form.findByText('Subject and cover'));
  await user.type(await form.findByLabelText('Another picture'), 'x');
  await user.click(form.getByText('More', { selector: 'summary' }));
  await waitFor(() => expect(form.queryByLabelText('Another picture')).toBeNull());
  await user.click(form.getByRole('button', { name: 'Create' }));
  const picture = await form.findByLabelText('Another picture');
  expect(picture.getAttribute('aria-invalid')).toBe('true');
  expect(picture.closest('details')?.open).toBe(true);
  expect(calls.every(({ method }) => method === 'GET')).toBe(true);
});
