import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { areRowsWhole, findLibraryImports, renewExtra } from '../../../../../shared/import/cards/import-rows.ts';
import { LibraryNote } from '../../../../../web/src/parent/create/library/library-note.tsx';
import { fakeApi, makeJson } from '../../../support/fake-api.ts';
import { renderFeature, startFreshFeature } from '../../../support/render-feature.tsx';
import { makeCard, makeDeck } from '../support/make-deck.ts';
import { makeTestDevices } from '../support/open-import.tsx';

startFreshFeature();

const library = { id: 'times-tables', version: 0, options: 'tables=5' };
const deck = makeDeck('Our tables', { library });
const importId = '01KWD5ZHC0ABCDEFGHJKM';
const idOfRow = (row: number) => `${deck.id}-${importId}${String(row).padStart(5, '0')}`;
/** The cards of an older version, which had nine of the ten. */
const cards = Array.from({ length: 9 }, (_, row) => ({
  ...makeCard(deck, `${row + 1} × 5`, row === 2 ? '16' : String(5 * (row + 1))),
  id: idOfRow(row),
}));
/** The only card of a later import. */
const update = `${deck.id}-01KWE5ZHC0KMNPQRSTVWX00000`;
const own = { ...makeCard(deck, '11 × 5', '55'), id: `${deck.id}-01KWD5ZHC0QRSTVWXYZ01234567` };

async function openUpdate(owned: readonly (typeof own)[], taken = deck) {
  const calls = fakeApi({
    [`POST /api/decks/${deck.id}/cards/import`]: makeJson(200, { imported: 1 }),
    [`PATCH /api/decks/${deck.id}`]: makeJson(200, taken),
    [`PATCH /api/decks/${deck.id}/cards/${idOfRow(2)}`]: makeJson(200, {}),
  });
  const { user } = renderFeature(<LibraryNote deck={taken} cards={owned} devices={makeTestDevices()} />);
  await user.click(screen.getByRole('button', { name: 'See what’s new' }));
  return { user, calls, dialog: await screen.findByRole('dialog', { name: 'Update “Our tables”' }) };
}

test('a card that is new in a deck of which the family deleted none is ticked, and one line says what changed', async () => {
  const { user, calls, dialog } = await openUpdate([...cards, own]);
  await screen.findByText('The ready deck “Times tables” has changed. 1 new card, 1 changed card.');
  const news = within(await within(dialog).findByRole('group', { name: /^New in the library \(1\)/ }));
  expect(news.getByRole('checkbox', { name: '10 × 5 → 50' })).toHaveProperty('checked', true);
  expect(within(dialog).queryByText(/^Not in your deck/)).toBeNull();
  await user.click(within(dialog).getByRole('button', { name: 'Update' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await screen.findByText('Deck updated. 1 new card, 1 changed card.')).toBeDefined();
  const [added] = calls.filter(({ method }) => method === 'POST');
  expect(added?.body).toMatchObject({ cards: [{ front: '10 × 5', back: '50' }] });
});

test('no card is ticked in a deck of which the family deleted some: it may be one of them', async () => {
  const { dialog } = await openUpdate(cards.filter(({ id }) => id !== idOfRow(4)));
  await screen.findByText('The ready deck “Times tables” has changed. 2 cards you don’t have, 1 changed card.');
  const missing = within(await within(dialog).findByRole('group', { name: /^Not in your deck \(2\)/ }));
  for (const name of ['5 × 5 → 25', '10 × 5 → 50'])
    expect(missing.getByRole('checkbox', { name })).toHaveProperty('checked', false);
});

test('no card is ticked in a deck of which the family deleted the last ones, or declined new ones before', async () => {
  const counted = { ...deck, libraryCards: 10 };
  const { dialog } = await openUpdate(cards.slice(0, 8), counted);
  await screen.findByText('The ready deck “Times tables” has changed. 2 cards you don’t have, 1 changed card.');
  const missing = within(await within(dialog).findByRole('group', { name: /^Not in your deck \(2\)/ }));
  for (const name of ['9 × 5 → 45', '10 × 5 → 50'])
    expect(missing.getByRole('checkbox', { name })).toHaveProperty('checked', false);
});

test('a newer version with nothing for the deck says nothing', async () => {
  const last = { ...makeCard(deck, '10 × 5', '50'), id: idOfRow(9) };
  const all = [...cards.map((card) => (card.back === '16' ? { ...card, back: '15' } : card)), last];
  renderFeature(<LibraryNote deck={deck} cards={all} devices={makeTestDevices()} />);
  await screen.findByText('From the ready deck “Times tables”.', { exact: false });
  expect(screen.queryByText(/has changed/)).toBeNull();
});

test.each([
  ['all rows of an import', [0, 1, 2], undefined, true],
  ['rows that are written in letters', Array.from({ length: 40 }, (_, row) => row), undefined, true],
  ['a row missing', [0, 2], undefined, false],
  ['the first one missing', [1, 2], undefined, false],
  ['one card, which may have been added alone', [0], undefined, false],
  ['as many cards as the ready deck had', [0, 1, 2], 3, true],
  ['fewer cards than the ready deck had', [0, 1, 2], 4, false],
])('an import with %s', (_what, rows, total, isWhole) => {
  const digits = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
  const ids = rows.map((row) => ({ id: `H-D-${importId}000${digits[Math.floor(row / 32)]}${digits[row % 32]}` }));
  expect(areRowsWhole(ids, ids, total)).toBe(isWhole);
});

test('the one new card of an update is a row too, and a card that was added alone is none', () => {
  const [first, second, third] = [{ id: idOfRow(0) }, { id: idOfRow(1) }, { id: update }];
  expect(areRowsWhole([first, second, third, own], [first, second, third], 3)).toBe(true);
  expect(areRowsWhole([first, second, own], [first, second, own], 3)).toBe(false);
});

test('no card is ticked where the family deleted the last ones, whatever its own file brought', async () => {
  const file = ['11 × 5', '12 × 5'].map((front, row) => ({
    ...makeCard(deck, front, String(55 + 5 * row)),
    id: `${deck.id}-01KWF5ZHC0YZABCDEFGHJ0000${row}`,
  }));
  const { dialog } = await openUpdate([...cards.slice(0, 7), ...file], { ...deck, libraryCards: 9 });
  const missing = within(await within(dialog).findByRole('group', { name: /^Not in your deck \(3\)/ }));
  expect(missing.getByRole('checkbox', { name: '10 × 5 → 50' })).toHaveProperty('checked', false);
});

test('a new card is ticked where the library left one out that the family still has', () => {
  const [first, left, last] = [0, 1, 2].map((row) => ({ id: idOfRow(row) }));
  if (!first || !left || !last) throw new Error('Three rows.');
  expect(areRowsWhole([first, left, last], [first, last], 3)).toBe(true);
});

test('a card of a file that the family imported keeps its extra by default, though the library has one like it', () => {
  const familys = [0, 1, 2].map((row) => ({ id: `deck-01KWF5ZHC0YZABCDEFGHJ0000${row}` }));
  const [same] = familys;
  const librarys = [0, 1, 2].map((row) => ({ id: idOfRow(row) }));
  const [first, second] = librarys;
  if (!same || !first || !second) throw new Error('Three rows.');
  const isImported = findLibraryImports([...librarys, ...familys], [first, second, same]);
  expect([...librarys, ...familys].map(isImported)).toEqual([true, true, true, false, false, false]);
});

test('a changed extra is offered as a change and replaces the library’s older one, or removes it, but none that the family wrote', async () => {
  const capitals = makeDeck('Capitals', { library: { id: 'capitals-south-america', version: 2 } });
  const [bolivia, chile, paraguay, typed] = [
    ['Bolivia', 'Sucre / La Paz', 'The older extra.'],
    ['Chile', 'Santiago', 'We were there.', '2026-03-01T08:00:00.000Z'],
    ['Paraguay', 'Asunción', 'An extra that was wrong.'],
    ['Chile', 'Santiago', 'Typed with the card.'],
  ].map(([front = '', back = '', extra = '', changedAt], row) => ({
    ...makeCard(capitals, front, back),
    id: `${capitals.id}-${importId}0000${row}`,
    extra,
    ...(changedAt !== undefined && { changedAt }),
  }));
  if (!bolivia || !chile || !paraguay || !typed) throw new Error('There are four.');
  const added = { ...typed, id: `${capitals.id}-01KWD5ZHC0QRSTVWXYZ01234567` };
  const mine = [bolivia, chile, paraguay];
  const calls = fakeApi({
    [`POST /api/decks/${capitals.id}/cards/import`]: makeJson(200, { imported: 9 }),
    [`PATCH /api/decks/${capitals.id}`]: makeJson(200, capitals),
    ...Object.fromEntries(
      mine.map((card) => [`PATCH /api/decks/${capitals.id}/cards/${card.id}`, makeJson(200, card)]),
    ),
  });
  expect(renewExtra(added, { extra: 'Parliament meets in Valparaíso.' })).toBeUndefined();
  const { user } = renderFeature(<LibraryNote deck={capitals} cards={mine} devices={makeTestDevices()} />);
  await screen.findByText(/has changed\. .*2 changed cards\.$/);
  await user.click(screen.getByRole('button', { name: 'See what’s new' }));
  const changed = within(await screen.findByRole('group', { name: /^Changed \(2\)/ }));
  expect(changed.getByRole('checkbox', { name: /^Paraguay → Asunción.*An extra that was wrong\.$/ })).toBeDefined();
  expect(
    changed.getByRole('checkbox', { name: /^Bolivia .*The older extra\..*Sucre by the constitution/ }),
  ).toHaveProperty('checked', true);
  await user.click(screen.getByRole('button', { name: 'Update' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const bodyOf = ({ id }: { id: string }) => calls.find(({ path }) => path.endsWith(`/cards/${id}`))?.body;
  expect(mine.map(bodyOf)).toEqual([
    {
      front: 'Bolivia',
      back: 'Sucre / La Paz',
      extra: 'Sucre by the constitution; the government sits in La Paz.',
      fromLibrary: {},
    },
    undefined,
    { front: 'Paraguay', back: 'Asunción', extra: '', fromLibrary: {} },
  ]);
});
