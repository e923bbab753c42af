import { msg, plural } from '@lingui/core/macro';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Deck } from '../../../../../shared/schemas/deck.ts';
import { DeckManager } from '../../../../../web/src/parent/create/decks/list/deck-manager.tsx';
import { LibraryNote } from '../../../../../web/src/parent/create/library/library-note.tsx';
import { i18n } from '../../../../../web/src/words/catalogue.ts';
import { keyOfSentence } from '../../../../../web/src/words/sentence-key.ts';
import { fakeApi, makeJson, makeRefusal, type SeenCall } from '../../../support/fake-api.ts';
import { renderFeature, startFreshFeature } from '../../../support/render-feature.tsx';
import { householdId, makeCard, makeDeck, paths } from '../support/make-deck.ts';
import { makeTestDevices } from '../support/open-import.tsx';

startFreshFeature();

const saved = (call: SeenCall) => makeJson(200, { imported: (call.body as { cards: unknown[] }).cards.length });

const mediaPath = `POST /api/households/${householdId}/media`;

/** Answers each upload of a picture with a new id. */
function keepPictures() {
  let count = 0;
  return () => makeJson(201, { id: `picture-${(count += 1)}`, type: 'image/webp', bytes: 9 });
}

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
  await screen.findByText('The ready deck “Times tables” has changed. 1 card you don’t have, 1 changed card.');
  await user.click(screen.getByRole('button', { name: 'See what’s new' }));
  const dialog = await screen.findByRole('dialog', { name: 'Update “Our tables”' });
  const box = (name: string) => within(dialog).findByRole('checkbox', { name });
  await user.click(await box('1 × 5 → 5'));
  expect(await box('2 × 5 → before: 11 10')).toHaveProperty('checked', true);
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
  expect(writes[1]?.body).toEqual({ front: '2 × 5', back: '10', fromLibrary: {} });
  expect(writes[3]?.body).toEqual({
    library: { id: 'times-tables', version: 1, options: 'tables=5' },
    libraryCards: 10,
  });
});

test('a newer version leaves what the family edited or may have deleted, unless it is ticked, and says so', async () => {
  const older = { ...source, library: { id: 'times-tables', version: 0, options: 'tables=5' } };
  const [first, second, third, ...others] = tables;
  if (!first || !second || !third) throw new Error('There are ten.');
  const edited = { ...second, back: 'ten', changedAt: '2026-03-01T08:00:00.000Z' };
  const { user, calls } = await openTaken(older, [edited, { ...third, back: '16' }, ...others]);
  await screen.findByText('The ready deck “Times tables” has changed. 1 card you don’t have, 1 changed card.');
  await user.click(await screen.findByRole('button', { name: 'See what’s new' }));
  const dialog = await screen.findByRole('dialog', { name: 'Update “Our tables”' });
  const list = async (name: RegExp) => within(await within(dialog).findByRole('group', { name }));
  const missing = await list(/^Not in your deck \(1\)/);
  expect(missing.getByText('They’re new in the library, or you deleted them. Check the ones to add.')).toBeDefined();
  expect(missing.getByRole('checkbox', { name: '1 × 5 → 5' })).toHaveProperty('checked', false);
  const different = await list(/^Different in your deck \(1\)/);
  expect(different.getByText(/^These stay as they are/)).toBeDefined();
  expect(different.getByRole('checkbox', { name: '2 × 5 → before: ten 10' })).toHaveProperty('checked', false);
  const renewed = await list(/^Changed \(1\)/);
  expect(renewed.getByRole('checkbox', { name: '3 × 5 → before: 16 15' })).toHaveProperty('checked', true);
  await user.click(within(dialog).getByRole('checkbox', { name: '7' }));
  expect((await list(/^New in the library \(10\)/)).getByRole('checkbox', { name: '1 × 7 → 7' })).toHaveProperty(
    'checked',
    true,
  );
  await user.click(within(dialog).getByRole('button', { name: 'Update' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const writes = calls.filter(({ method }) => method !== 'GET');
  expect(writes.map(({ path }) => path.replace(`/api/decks/${source.id}`, ''))).toEqual([
    '/cards/import',
    `/cards/${third.id}`,
    '',
  ]);
  expect(writes[0]?.body).toMatchObject({ cards: { length: 10 } });
});

test('what a newer version brings is said in the words of today', async () => {
  const older = { ...source, library: { id: 'times-tables', version: 0, options: 'tables=5' } };
  await openTaken(older, tables.slice(1));
  await screen.findByText('The ready deck “Times tables” has changed. 1 card you don’t have.');
  const missing = 1;
  const { message = '' } = msg`${plural(missing, { one: '# card you don’t have.', other: '# cards you don’t have.' })}`;
  // A language that no other test speaks.
  i18n.load('sv', { [keyOfSentence(message)]: 'Ett kort till.' });
  act(() => i18n.activate('sv'));
  const said = await screen.findByText('The ready deck “Times tables” has changed. Ett kort till.');
  expect(said).toBeTruthy();
  act(() => i18n.activate('en'));
});

test('an update brings what is added to an answer, and keeps what the family added', async () => {
  const capitals = makeDeck('Capitals', { library: { id: 'capitals-south-america', version: 2 } });
  const brackets = ['Bolivia=Sucre (seat of government: La Paz)', 'Chile=Santiago (seat of parliament: Valparaíso)'];
  const [bolivia, chile] = brackets.map((text) => makeCard(capitals, ...(text.split('=') as [string, string])));
  if (!bolivia || !chile) throw new Error('There are two.');
  const own = { ...chile, extra: 'We were there.' };
  const calls = fakeApi({
    [`POST /api/decks/${capitals.id}/cards/import`]: saved,
    [`PATCH /api/decks/${capitals.id}`]: makeJson(200, capitals),
    ...Object.fromEntries(
      [bolivia, own].map((card) => [`PATCH /api/decks/${capitals.id}/cards/${card.id}`, makeJson(200, card)]),
    ),
  });
  const { user } = renderFeature(<LibraryNote deck={capitals} cards={[bolivia, own]} devices={makeTestDevices()} />);
  await user.click(screen.getByRole('button', { name: 'See what’s new' }));
  await screen.findByText('Changed (2)');
  await user.click(screen.getByRole('button', { name: 'Update' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const bodyOf = ({ id }: { id: string }) => calls.find(({ path }) => path.endsWith(`/cards/${id}`))?.body;
  expect(bodyOf(bolivia)).toEqual({
    front: 'Bolivia',
    back: 'Sucre / La Paz',
    extra: 'Sucre by the constitution; the government sits in La Paz.',
    fromLibrary: {},
  });
  expect(bodyOf(own)).toEqual({ front: 'Chile', back: 'Santiago', fromLibrary: {} });
});

test('a deck that is as the library has it says where it is from, and that nothing is new', async () => {
  const { user } = await openTaken(source);
  await screen.findByText('From the ready deck “Times tables”.', { exact: false });
  await user.click(screen.getByRole('button', { name: 'Add more of it' }));
  expect(await screen.findByText('All cards match the library.')).toBeDefined();
});

test('a deck gets further tables, keeps the cards and what is remembered of them, and its name follows', async () => {
  const named = { ...source, name: 'Times tables: 5' };
  const { user, calls } = await openTaken(named);
  await user.click(await screen.findByRole('button', { name: 'Add more of it' }));
  const dialog = await screen.findByRole('dialog', { name: 'Update “Times tables: 5”' });
  expect(within(dialog).getByRole('checkbox', { name: '5' })).toMatchObject({ checked: true, disabled: true });
  await user.click(within(dialog).getByRole('checkbox', { name: '7' }));
  expect(await within(dialog).findByText('New in the library (10)')).toBeDefined();
  expect(within(dialog).queryByText(/Changed|Only in your deck/)).toBeNull();
  await user.click(within(dialog).getByRole('button', { name: 'Update' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const writes = calls.filter(({ method }) => method !== 'GET');
  expect(writes.map(({ method }) => method)).toEqual(['POST', 'PATCH']);
  const sent = JSON.stringify(writes[0]?.body).match(/"front":"[^"]+"/g);
  expect(sent?.every((front) => front.endsWith('× 7"'))).toBe(true);
  const library = { id: 'times-tables', version: 1, options: 'tables=5%2C7' };
  expect(writes[1]?.body).toEqual({ library, libraryCards: 20, name: 'Times tables: 5, 7' });
});

test.each([
  ['says no language, as it once did', 'Staying healthy'],
  ['was taken in a language that the family reads no longer', 'Gesund bleiben'],
  ['was taken in a third one', 'Rester en bonne santé (allemand)'],
])('the name of a deck in another language follows too if it %s', async (_when, name) => {
  const library = { id: 'healthy-living', version: 3, options: 'ages=4%2C8&language=de' };
  const { user, calls } = await openTaken({ ...makeDeck('Staying healthy', { library }), name }, []);
  await user.click(await screen.findByRole('button', { name: 'Compare with it' }));
  await user.click(await screen.findByRole('button', { name: 'Update' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const [saving] = calls.filter(({ method }) => method === 'PATCH');
  expect(saving?.body).toEqual({ library, libraryCards: 34, name: 'Staying healthy (German)' });
});

test('a deck with nothing to add is compared with the library', async () => {
  await openTaken(makeDeck('Squares', { library: { id: 'squares', version: 1 } }), []);
  expect(await screen.findByRole('button', { name: 'Compare with it' })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Add more of it' })).toBeNull();
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
  await user.click(screen.getByRole('button', { name: 'See what’s new' }));
  await user.click(await screen.findByRole('checkbox', { name: '0 of 22 cards' }));
  expect(screen.getByText('Changed (2)')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Update' }));
  expect(await screen.findByText('No room for pictures.')).toBeDefined();
  expect(calls.filter(({ path }) => !path.endsWith('/media'))).toEqual([]);
  isFull = false;
  calls.length = 0;
  await user.click(screen.getByRole('button', { name: 'Update' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const [added, ...edits] = calls.filter(({ path }) => !path.endsWith('/media'));
  expect(calls.filter(({ path }) => path.endsWith('/media'))).toHaveLength(24);
  expect(added?.body).toMatchObject({ cards: { length: 22 } });
  const [one] = cards;
  const edit = edits.find(({ path }) => path === `/api/decks/${clocks.id}/cards/${one?.id}`);
  expect(edit?.body).toEqual({
    front: '',
    back: '1:00',
    frontMedia: [{ id: expect.stringMatching(/^picture-/) as string, alt: 'A clock face' }],
    fromLibrary: {},
  });
});

test('more of a deck leaves what the family edited and deleted, unless it is ticked', async () => {
  const [first, second, third, ...others] = tables;
  if (!first || !second || !third) throw new Error('There are ten.');
  const changedAt = '2026-03-01T08:00:00.000Z';
  const { user, calls } = await openTaken(source, [{ ...first, back: 'five', changedAt }, ...others]);
  await user.click(await screen.findByRole('button', { name: 'Add more of it' }));
  const dialog = await screen.findByRole('dialog', { name: 'Update “Our tables”' });
  await user.click(within(dialog).getByRole('checkbox', { name: '7' }));
  expect(await within(dialog).findByText('New in the library (10)')).toBeDefined();
  expect(within(dialog).getByText('Not in your deck (2)')).toBeDefined();
  expect(within(dialog).getByText('Different in your deck (1)')).toBeDefined();
  const box = (name: string) => within(dialog).getByRole('checkbox', { name });
  expect(box('1 × 7 → 7')).toHaveProperty('checked', true);
  for (const name of ['2 × 5 → 10', '3 × 5 → 15', '1 × 5 → before: five 5'])
    expect(box(name)).toHaveProperty('checked', false);
  for (const name of ['1 × 5 → before: five 5', '3 × 5 → 15']) await user.click(box(name));
  await user.click(within(dialog).getByRole('button', { name: 'Update' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const writes = calls.filter(({ method }) => method !== 'GET');
  expect(writes.map(({ method }) => method)).toEqual(['POST', 'PATCH', 'PATCH']);
  expect(writes[1]?.body).toEqual({ front: '1 × 5', back: '5', fromLibrary: { changedAt } });
  const sent = JSON.stringify(writes[0]?.body).match(/(?<="front":")[^"]+/g);
  expect(sent?.filter((front) => !front.endsWith('× 7'))).toEqual(['3 × 5']);
});

test('a card of the family isn’t exchanged for the one with the same picture that it deleted', async () => {
  const animals = makeDeck('Animals', { library: { id: 'pictures-animals', version: 4, options: 'from=de&to=en' } });
  const rex = makeCard(animals, '🐕 Rex', 'unser Hund');
  renderFeature(<LibraryNote deck={animals} cards={[rex]} devices={makeTestDevices()} />);
  screen.getByRole('button', { name: 'Compare with it' }).click();
  expect(await screen.findByRole('checkbox', { name: /unser Hund/ })).toHaveProperty('checked', false);
});

test('a card of the family isn’t taken for one of a further level with the same answer', async () => {
  const { user, calls } = await openTaken(source, [...tables, makeCard(source, '11 × 5', '55')]);
  await user.click(await screen.findByRole('button', { name: 'Add more of it' }));
  const dialog = await screen.findByRole('dialog', { name: 'Update “Our tables”' });
  await user.click(within(dialog).getByRole('checkbox', { name: '11' }));
  expect(await within(dialog).findByText('New in the library (10)')).toBeDefined();
  expect(within(dialog).getByRole('checkbox', { name: '5 × 11 → 55' })).toHaveProperty('checked', true);
  expect(within(dialog).getByRole('checkbox', { name: '11 × 5 → 55' })).toHaveProperty('checked', false);
  await user.click(within(dialog).getByRole('button', { name: 'Update' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const writes = calls.filter(({ method }) => method !== 'GET');
  expect(writes.map(({ method }) => method)).toEqual(['POST', 'PATCH']);
  expect(writes[0]?.body).toMatchObject({ cards: { length: 10 } });
});

test('more than twenty new cards are one line, which opens', async () => {
  const { user, calls } = await openTaken(source);
  await user.click(await screen.findByRole('button', { name: 'Add more of it' }));
  const dialog = await screen.findByRole('dialog', { name: 'Update “Our tables”' });
  for (const name of ['6', '7', '8']) await user.click(within(dialog).getByRole('checkbox', { name }));
  const all = await within(dialog).findByRole('checkbox', { name: '30 new cards' });
  expect(all).toMatchObject({ checked: true, indeterminate: false });
  expect(within(dialog).queryByRole('checkbox', { name: '1 × 6 → 6' })).toBeNull();
  await user.click(within(dialog).getByText('Show the cards'));
  await user.click(await within(dialog).findByRole('checkbox', { name: '1 × 6 → 6' }));
  expect(within(dialog).getByRole('checkbox', { name: '29 of 30 new cards' })).toMatchObject({
    checked: false,
    indeterminate: true,
  });
  await user.click(all);
  expect(within(dialog).getByRole('checkbox', { name: '1 × 6 → 6' })).toHaveProperty('checked', true);
  await user.click(all);
  expect(within(dialog).getByRole('checkbox', { name: '1 × 6 → 6' })).toHaveProperty('checked', false);
  expect(within(dialog).getByRole('checkbox', { name: '0 of 30 new cards' })).toHaveProperty('indeterminate', false);
  await user.click(within(dialog).getByRole('checkbox', { name: '2 × 6 → 12' }));
  await user.click(within(dialog).getByRole('button', { name: 'Update' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const sent = calls.find(({ path }) => path.endsWith('/import'))?.body;
  expect(sent).toMatchObject({ cards: [{ front: '2 × 6', back: '12' }] });
});
