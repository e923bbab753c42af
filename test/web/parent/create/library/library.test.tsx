import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { libraryDecks } from '../../../../../shared/library/decks.ts';
import type { Deck } from '../../../../../shared/schemas/deck.ts';
import { DeckManager } from '../../../../../web/src/parent/create/decks/list/deck-manager.tsx';
import { LibraryNote } from '../../../../../web/src/parent/create/library/library-update.tsx';
import { LibraryDialog } from '../../../../../web/src/parent/create/library/library-dialog.tsx';
import { fakeApi, makeJson, makeRefusal, type SeenCall } from '../../../support/fake-api.ts';
import { renderFeature, startFreshFeature } from '../../../support/render-feature.tsx';
import { householdId, makeCard, makeDeck, paths } from '../support/make-deck.ts';
import { makeTestDevices } from '../support/open-import.tsx';

startFreshFeature();

const taken = makeDeck('Taken');
const saved = (call: SeenCall) => makeJson(200, { imported: (call.body as { cards: unknown[] }).cards.length });

function openLibrary(decks: readonly Deck[] = [], change: Parameters<typeof fakeApi>[0] = {}) {
  const calls = fakeApi({
    'POST /api/decks': makeJson(201, taken),
    [`POST /api/decks/${taken.id}/cards/import`]: saved,
    ...change,
  });
  const onOpen = vi.fn<(deckId: string) => void>();
  const onClose = vi.fn<() => void>();
  const feature = renderFeature(
    <LibraryDialog
      householdId={householdId}
      decks={decks}
      onOpen={onOpen}
      onClose={onClose}
      devices={makeTestDevices()}
    />,
  );
  return { calls, onOpen, onClose, ...feature };
}

const offers = () => screen.queryAllByRole('button', { name: /^Add / }).map(({ ariaLabel }) => ariaLabel);
const rows = () =>
  within(screen.getByRole('region', { name: 'Preview' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    );

test('one tap takes a deck: with its name, languages and origin, and all its cards [library-taken]', async () => {
  const { user, calls, onOpen } = openLibrary();
  expect(offers()).toHaveLength(libraryDecks.length);
  await user.click(screen.getByRole('button', { name: 'Add First words' }));
  expect(await screen.findByText('It is in your decks now.')).toBeDefined();
  const [creation, cards] = calls;
  expect(creation?.body).toEqual({
    householdId,
    name: 'First words in Spanish',
    description: 'Twenty words for a first talk.',
    subject: 'Languages',
    frontLanguage: 'en',
    backLanguage: 'es',
    library: { id: 'first-words', version: 1, options: 'from=en&to=es' },
  });
  const sent = cards?.body as { cards: unknown[] } | undefined;
  expect(sent?.cards).toHaveLength(20);
  expect(sent?.cards[0]).toEqual({ front: 'hello', back: 'hola' });
  await user.click(screen.getByRole('button', { name: 'Open the deck' }));
  expect(onOpen).toHaveBeenCalledWith(taken.id);
});

test('is searched, and narrowed to an age and a subject', async () => {
  const { user } = openLibrary();
  await user.type(screen.getByRole('searchbox', { name: 'Search ready decks' }), 'capitals of eu');
  expect(offers()).toEqual(['Add Capitals of Europe']);
  await user.clear(screen.getByRole('searchbox'));
  await user.selectOptions(screen.getByLabelText('Age'), '3');
  expect(offers()).toContain('Add Picture words: animals');
  expect(offers()).not.toContain('Add Chemical elements');
  await user.selectOptions(screen.getByLabelText('Subject'), 'Numbers');
  expect(offers()).toEqual(['Add Counting']);
  await user.selectOptions(screen.getByLabelText('Subject'), 'Music');
  expect(screen.getByText('No ready deck fits. Try another age or subject.')).toBeDefined();
});

test('shows a deck’s cards, source and licence as they are chosen, and takes them so', async () => {
  const { user, calls } = openLibrary();
  await user.click(screen.getByRole('button', { name: 'Times tables' }));
  expect(await screen.findByText('From: Made for Flashspark. Licence: MIT.')).toBeDefined();
  expect(screen.getByText('Ages 7–11 · 30 cards')).toBeDefined();
  await waitFor(() => expect(rows()).toHaveLength(6));
  await user.click(screen.getByRole('checkbox', { name: '2' }));
  await user.click(screen.getByRole('checkbox', { name: '5' }));
  expect(screen.getByRole('checkbox', { name: '10' })).toHaveProperty('disabled', true);
  await waitFor(() => expect(rows()[0]).toEqual(['1 × 10', '10']));
  await user.click(screen.getByRole('button', { name: 'Show all 10 cards' }));
  expect(rows()).toHaveLength(10);
  await user.click(screen.getByRole('button', { name: 'Add to our decks' }));
  await screen.findByText('It is in your decks now.');
  expect(calls[0]?.body).toMatchObject({ name: 'Times tables: 10', library: { options: 'tables=10' } });
});

test('picture words come in any two languages; a translation needs two', async () => {
  const { user } = openLibrary();
  await user.click(screen.getByRole('button', { name: 'Picture words: animals' }));
  await waitFor(() => expect(rows()[0]).toEqual(['🐕', 'dog']));
  await user.selectOptions(screen.getByLabelText('Words to learn'), 'Italian');
  await user.selectOptions(screen.getByLabelText('On the front'), 'With the word in German');
  await waitFor(() => expect(rows()[0]).toEqual(['🐕 Hund', 'cane']));
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(document.activeElement?.textContent).toBe('Picture words: animals');
  await user.click(screen.getByRole('button', { name: 'First words' }));
  await user.selectOptions(screen.getByLabelText('Language to learn'), 'English');
  expect(screen.getByText('Please choose two different languages.')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Add to our decks' })).toHaveProperty('disabled', true);
});

test('says what the family has already', async () => {
  const own = makeDeck('Our tables', { library: { id: 'times-tables', version: 1, options: 'tables=2%2C5%2C10' } });
  const { user } = openLibrary([own]);
  expect(offers()).not.toContain('Add Times tables');
  expect(screen.getByText('Added')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Times tables' }));
  expect(screen.getByText('Your family has this deck: “Our tables”.')).toBeDefined();
  await user.click(screen.getByRole('checkbox', { name: '2' }));
  expect(screen.queryByText('Your family has this deck: “Our tables”.')).toBeNull();
});

test('goes on where it was cut off: no second deck, and no card twice', async () => {
  let refusals = 1;
  const { user, calls } = openLibrary([], {
    [`POST /api/decks/${taken.id}/cards/import`]: (call) =>
      (refusals -= 1) >= 0 ? makeRefusal(403, 'forbidden', 'Not now.') : saved(call),
  });
  await user.click(screen.getByRole('button', { name: 'Add The planets' }));
  expect(await screen.findByText('Not now.')).toBeDefined();
  expect(screen.getByText('0 of 16 cards')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Go on' }));
  await screen.findByText('It is in your decks now.');
  const [, first, second] = calls;
  expect(calls.filter(({ method }) => method === 'POST').map(({ path }) => path)).toEqual([
    '/api/decks',
    first?.path,
    first?.path,
  ]);
  expect(second?.body).toEqual(first?.body);
});

const mediaPath = `POST /api/households/${householdId}/media`;

/** Answers each upload of a picture with a new id. */
function keepPictures() {
  let count = 0;
  return () => makeJson(201, { id: `picture-${(count += 1)}`, type: 'image/webp', bytes: 9 });
}

test('a drawn deck shows what it is like; its pictures are saved first, so that a family without room for them gets no half of a deck', async () => {
  let isFull = true;
  const keep = keepPictures();
  const { user, calls } = openLibrary([], {
    [mediaPath]: () => (isFull ? makeRefusal(409, 'media-full', 'No room for pictures.') : keep()),
  });
  await user.click(screen.getByRole('button', { name: 'Telling the time' }));
  await waitFor(() => expect(screen.getAllByRole('img', { name: 'A clock face' })).toHaveLength(6));
  await user.click(screen.getByRole('checkbox', { name: 'Half hours' }));
  await user.click(screen.getByRole('button', { name: 'Add to our decks' }));
  expect(await screen.findByText('No room for pictures.')).toBeDefined();
  expect(calls.map(({ path }) => path).filter((path) => !path.endsWith('/media'))).toEqual([]);
  isFull = false;
  calls.length = 0;
  await user.click(screen.getByRole('button', { name: 'Go on' }));
  await screen.findByText('It is in your decks now.');
  const sent = calls.filter(({ method }) => method === 'POST');
  expect(sent.map(({ path }) => path.split('/').at(-1))).toEqual([...Array(12).fill('media'), 'decks', 'import']);
  const last = sent.at(-1);
  if (!last) throw new Error('Nothing was sent.');
  const { cards } = last.body as { cards: { frontMedia: { id: string }[] }[] };
  expect(cards[2]).toEqual({ front: '', back: '3:00', frontMedia: [{ id: 'picture-3', alt: 'A clock face' }] });
  expect(new Set(cards.map(({ frontMedia: [picture] }) => picture?.id)).size).toBe(12);
});

test('stands beside Import, for whoever may change decks', async () => {
  fakeApi({ [`GET ${paths.decks}`]: makeJson(200, []) });
  const { user } = renderFeature(<DeckManager householdId={householdId} canManage onOpenQuizzes={() => undefined} />);
  await user.click(await screen.findByRole('button', { name: 'Ready decks', hidden: true }));
  expect(await screen.findByRole('dialog', { name: 'Ready decks' })).toBeDefined();
});

const source = makeDeck('Our tables', {
  library: { id: 'times-tables', version: 1, options: 'tables=5' },
  totalCards: 10,
});
const tables = Array.from({ length: 10 }, (_, index) => makeCard(source, `${index + 1} × 5`, String(5 * (index + 1))));

async function openTaken(deck: Deck, cards = tables) {
  const ok = () => makeJson(200, {});
  const calls = fakeApi({
    [`GET ${paths.decks}`]: makeJson(200, [deck]),
    [`GET ${paths.cards(deck)}`]: makeJson(200, cards),
    [`POST /api/decks/${deck.id}/cards/import`]: saved,
    [`PATCH /api/decks/${deck.id}`]: makeJson(200, deck),
    ...Object.fromEntries(cards.map(({ id }) => [`PATCH /api/decks/${deck.id}/cards/${id}`, ok])),
    ...Object.fromEntries(
      cards.map(({ id }) => [`DELETE /api/decks/${deck.id}/cards/${id}`, new Response(null, { status: 204 })]),
    ),
  });
  const feature = renderFeature(<DeckManager householdId={householdId} canManage onOpenQuizzes={() => undefined} />);
  await feature.user.click(await screen.findByRole('button', { name: deck.name }));
  return { calls, ...feature };
}

test('a newer version of the library says so, and is taken card by card, with what is remembered [library-updated]', async () => {
  const older = { ...source, library: { id: 'times-tables', version: 0, options: 'tables=5' } };
  const [first, second, ...others] = tables;
  if (!first || !second) throw new Error('There are ten.');
  const own = makeCard(source, '11 × 5', '55');
  const gone = makeCard(source, '12 × 5', '60');
  const { user, calls } = await openTaken(older, [{ ...second, back: '11' }, ...others, own, gone]);
  await screen.findByText('The ready deck “Times tables” has changed.');
  await user.click(screen.getByRole('button', { name: 'See what is new' }));
  const dialog = await screen.findByRole('dialog', { name: 'Update “Our tables”' });
  const box = (name: string) => within(dialog).findByRole('checkbox', { name });
  expect(await box('1 × 5 → 5')).toHaveProperty('checked', true);
  expect(await box('2 × 5 → 11 10')).toHaveProperty('checked', true);
  expect(await box('11 × 5 → 55')).toHaveProperty('checked', false);
  await user.click(await box('12 × 5 → 60'));
  await user.click(within(dialog).getByRole('button', { name: 'Update' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const writes = calls.filter(({ method }) => method !== 'GET');
  expect(writes.map(({ method, path }) => `${method} ${path.replace(`/api/decks/${source.id}`, '')}`)).toEqual([
    'POST /cards/import',
    `PATCH /cards/${second.id}`,
    `DELETE /cards/${gone.id}`,
    'PATCH ',
  ]);
  expect(writes[0]?.body).toMatchObject({ offset: 0, cards: [{ front: '1 × 5', back: '5' }] });
  expect(writes[1]?.body).toEqual({ front: '2 × 5', back: '10' });
  expect(writes[3]?.body).toEqual({ library: { id: 'times-tables', version: 1, options: 'tables=5' } });
});

test('a deck that is as the library has it says where it is from, and that nothing is new', async () => {
  const { user } = await openTaken(source);
  await screen.findByText('From the ready deck “Times tables”.', { exact: false });
  await user.click(screen.getByRole('button', { name: 'Compare with it' }));
  expect(await screen.findByText('All cards are as they are in the library.')).toBeDefined();
});

test('a deck of an older version gets its pictures, all or none, and what children remember stays', async () => {
  const clocks = makeDeck('Clocks', { library: { id: 'clock', version: 1, options: 'answer=digits' } });
  const cards = ['🕐 1:00', '🕑 2:00', 'our 7:77'].map((text) => {
    const [front = '', back = ''] = text.split(' ');
    return { ...makeCard(clocks, front, back), id: `${clocks.id}-${back.replace(':', '')}` };
  });
  const ok = () => makeJson(200, {});
  let isFull = true;
  const keep = keepPictures();
  const calls = fakeApi({
    [mediaPath]: () => (isFull ? makeRefusal(409, 'media-full', 'No room for pictures.') : keep()),
    [`POST /api/decks/${clocks.id}/cards/import`]: saved,
    [`PATCH /api/decks/${clocks.id}`]: makeJson(200, clocks),
    ...Object.fromEntries(cards.map(({ id }) => [`PATCH /api/decks/${clocks.id}/cards/${id}`, ok])),
  });
  const { user } = renderFeature(<LibraryNote deck={clocks} cards={cards} devices={makeTestDevices()} />);
  await user.click(screen.getByRole('button', { name: 'See what is new' }));
  expect(await screen.findByText('New in the library (22)')).toBeDefined();
  expect(screen.getByText('Changed (2)')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Update' }));
  expect(await screen.findByText('No room for pictures.')).toBeDefined();
  expect(calls.filter(({ path }) => !path.endsWith('/media'))).toEqual([]);
  isFull = false;
  calls.length = 0;
  await user.click(screen.getByRole('button', { name: 'Update' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const [added, first] = calls.filter(({ path }) => !path.endsWith('/media'));
  expect(calls.filter(({ path }) => path.endsWith('/media'))).toHaveLength(24);
  expect(added?.body).toMatchObject({ cards: { length: 22 } });
  const [one] = cards;
  expect(first?.path).toBe(`/api/decks/${clocks.id}/cards/${one?.id}`);
  expect(first?.body).toEqual({
    front: '',
    back: '1:00',
    frontMedia: [{ id: expect.stringMatching(/^picture-/) as string, alt: 'A clock face' }],
  });
});

test('a taken deck is given to a child at once, and no keyboard covers the list it was found in', async () => {
  const anna = { id: 'L1', householdId, name: 'Anna', createdAt: taken.createdAt };
  const ben = { ...anna, id: 'L2', name: 'Ben' };
  const { user, calls, onOpen } = openLibrary([], {
    [`GET /api/households/${householdId}/learners`]: makeJson(200, [anna, ben]),
    'POST /api/assignments': (call) =>
      (call.body as { learnerId: string }).learnerId === 'L2'
        ? makeRefusal(409, 'too-many-assignments', 'Ben has a lot to do.')
        : makeJson(201, {
            id: 'A1',
            householdId,
            learnerId: 'L1',
            type: 'deck',
            resourceId: taken.id,
            resourceName: taken.name,
            createdAt: taken.createdAt,
          }),
  });
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Ready decks' }));
  await user.click(screen.getByRole('button', { name: 'Add First words' }));
  await user.click(await screen.findByRole('button', { name: 'Give it to Anna' }));
  expect(await screen.findByText('Anna has it now.')).toBeDefined();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Give it to Ben' }));
  expect(calls.at(-1)?.body).toEqual({ householdId, learnerId: 'L1', type: 'deck', resourceId: taken.id });
  await user.click(screen.getByRole('button', { name: 'Give it to Ben' }));
  expect(await screen.findByText('Ben has a lot to do.')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Open the deck' }));
  expect(onOpen).toHaveBeenCalledWith(taken.id);
});
