import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { addSizes } from '../../../../../shared/card-marks.ts';
import type { ImportCard } from '../../../../../shared/import/cards/review-rows.ts';
import { limits } from '../../../../../shared/limits.ts';
import { chooseCards, takeEdits, usualTicks } from '../../../../../web/src/parent/create/import/card-edits.ts';
import { DeckImportsDialog } from '../../../../../web/src/parent/create/import/deck-imports.tsx';
import { ImportDialog } from '../../../../../web/src/parent/create/import/import-dialog.tsx';
import { fakeApi, makeJson, type SeenCall } from '../../../support/fake-api.ts';
import { renderFeature, startFreshFeature } from '../../../support/render-feature.tsx';
import { makeCard, makeDeck } from '../support/make-deck.ts';
import { fileInput, makeCsv, makeTestDevices } from '../support/open-import.tsx';

startFreshFeature();

const deck = makeDeck('Animals', { totalCards: 4 });
const existing = ['cat=gato', 'dog=pero', 'bird=pájaro', 'cow=vaca'].map((text) => {
  const [front = '', back = ''] = text.split('=');
  return makeCard(deck, front, back);
});
/** Compared with the deck: one new row that occurs twice, one changed, two equal, and one missing. */
const newer = makeCsv('animals.csv', 'front,back', 'cat,gato', 'dog,perro', 'bird,pájaro', 'fish,pez', 'fish,pez');
const base = `/api/decks/${deck.id}`;
const answers = {
  [`POST ${base}/imports/changes`]: makeJson(200, { changed: 1, removed: 0 }),
  [`POST ${base}/cards/import`]: makeJson(200, { imported: 1 }),
  [`POST ${base}/imports/undo`]: makeJson(200, { left: 0 }),
};

async function openUpdate(file = newer) {
  const calls = fakeApi(answers);
  const onClose = vi.fn();
  const devices = makeTestDevices();
  renderFeature(<ImportDialog target={{ kind: 'deck', deck, existing }} devices={devices} onClose={onClose} />);
  const user = userEvent.setup();
  await user.upload(fileInput(), file);
  await screen.findByRole('region', { name: 'Preview' });
  return { calls, onClose, user };
}

const bodies = (calls: readonly SeenCall[]) => calls.map(({ path, body }) => [path.slice(base.length), body]);

test('a newer file with extras gives them to the cards, says so, and leaves those it has none for', async () => {
  const file = makeCsv('animals.csv', 'front,back,extra', 'cat,gato,el gato', 'dog,pero,', 'bird,pájaro,');
  const { calls, user } = await openUpdate(file);
  const groups = screen.getByRole('region', { name: 'What happens to the cards' });
  await user.click(within(groups).getByText('1 changed card'));
  expect(await within(groups).findByText('el gato')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Import Cards' }));
  await waitFor(() => expect(calls.length).toBeGreaterThan(0));
  const changes = [{ cardId: existing[0]?.id, front: 'cat', back: 'gato', extra: 'el gato' }];
  expect(bodies(calls)[0]).toMatchObject(['/imports/changes', { changes, removed: [] }]);
});

test('a file that is imported again says what is new, changed, the same, gone and repeated, and changes no more than that is ticked', async () => {
  const { calls, user } = await openUpdate();
  const groups = screen.getByRole('region', { name: 'What happens to the cards' });
  const titles = ['1 new card', '1 changed card', '2 the same', '1 not in the file', '1 repeated in the file'];
  for (const title of titles) expect(within(groups).getByText(title)).toBeDefined();
  expect(
    within(groups)
      .getAllByRole<HTMLInputElement>('checkbox')
      .map(({ checked }) => checked),
  ).toEqual([true, false, false, false]);
  await user.click(within(groups).getByText('1 changed card'));
  expect(await within(groups).findByText('pero')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Import Cards' }));
  expect(await screen.findByText('“Animals”: 1 added, 1 changed, 0 removed.')).toBeDefined();
  const [importId, name] = ['id-2', 'animals.csv'];
  const changes = [{ cardId: existing[1]?.id, front: 'dog', back: 'perro' }];
  expect(bodies(calls).slice(0, 2)).toEqual([
    ['/imports/changes', { importId, name, changes, removed: [] }],
    ['/cards/import', { importId, name, offset: 0, cards: [{ front: 'fish', back: 'pez' }] }],
  ]);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  const question = await screen.findByRole('alertdialog', { name: 'Undo “animals.csv”?' });
  expect(question.textContent).toContain('1 card from this import is removed');
  expect(question.textContent).toContain('Cards you moved to another deck stay there.');
  expect(question.textContent).toContain('1 changed card gets its old text back');
  await user.click(within(question).getByRole('button', { name: 'Undo import' }));
  await waitFor(() => expect(bodies(calls).at(-1)).toEqual(['/imports/undo', { importId }]));
});

test('every call of an import says what the later ones put into the bin, so that the first is refused if that is too much', () => {
  const changes = [{ cardId: 'deck-card', front: 'dog', back: 'perro' }];
  const gone = Array.from({ length: limits.removalsPerImportCall + 2 }, (_, at) => ({
    id: `card-${at}`,
    size: 500 + at,
  }));
  const edits = { changes, removed: gone.map(({ id }) => id), sizes: gone.map(({ size }) => size) };
  const bytes = addSizes(edits.sizes);
  expect(takeEdits(edits, 0)).toEqual({ changes, removed: [], later: { cards: gone.length, bytes } });
  const last = edits.sizes.slice(-2);
  expect(takeEdits(edits, 1)).toMatchObject({ changes: [], later: { cards: 2, bytes: addSizes(last) } });
  expect(takeEdits(edits, 1 + limits.removalsPerImportCall)).toEqual({ changes: [], removed: edits.removed.slice(-2) });
});

test('cards go, or come in a second time, only where that is ticked', async () => {
  const { calls, user } = await openUpdate();
  await user.click(screen.getByRole('checkbox', { name: 'Remove 1 card that isn’t in the file' }));
  await user.click(screen.getByRole('checkbox', { name: 'Add these cards a second time' }));
  await user.click(screen.getByRole('checkbox', { name: 'Add this card too' }));
  await user.click(screen.getByRole('checkbox', { name: /^Use the new text/ }));
  await user.click(screen.getByRole('button', { name: 'Import Cards' }));
  expect(await screen.findByText('“Animals”: 4 added, 0 changed, 1 removed.')).toBeDefined();
  const [edits, added] = calls.map(({ body }) => body as { removed?: string[]; cards?: { front: string }[] });
  expect(edits).toMatchObject({ changes: [], removed: [existing[3]?.id] });
  expect(added?.cards?.map(({ front }) => front)).toEqual(['cat', 'bird', 'fish', 'fish']);
});

test('a file whose cards are all in the deck imports nothing and says so', async () => {
  const { calls, user } = await openUpdate(makeCsv('again.csv', 'front,back', 'dog,pero', 'cat,gato'));
  expect(screen.getByText(/^All cards in this file are already in the deck/)).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Import Cards' }));
  expect(calls).toEqual([]);
});

test('the imports of a deck are listed, and an undo goes on until nothing is left', async () => {
  const told = { startedAt: '2026-01-05T09:00:00.000Z', added: 3, changed: 2, removed: 0, undo: 'possible' };
  const imports = [
    { id: 'a', name: 'animals.csv', ...told },
    { id: 'b', ...told, undo: 'done' },
  ];
  let left = 2;
  const calls = fakeApi({
    [`GET ${base}/imports`]: makeJson(200, imports),
    [`POST ${base}/imports/undo`]: () => makeJson(200, { left: (left -= 1) }),
  });
  renderFeature(<DeckImportsDialog deck={deck} onClose={() => undefined} />);
  const user = userEvent.setup();
  const [first, second] = await screen.findAllByRole('listitem');
  expect(first?.textContent).toContain('3 added, 2 changed');
  expect(second?.textContent).toContain('Undone');
  await user.click(screen.getByRole('button', { name: 'Undo animals.csv' }));
  await user.click(await screen.findByRole('button', { name: 'Undo import' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(calls.filter(({ path }) => path.endsWith('/undo'))).toHaveLength(2);
});

const long = 'x'.repeat(limits.cardSideLength);
const cardsOf = (count: number): ImportCard[] =>
  Array.from({ length: count }, (_, line) => ({ front: `${line}`, back: long, line }));

test('edits go out in calls that the server takes, each once and in their order', () => {
  const changed = cardsOf(120).map((sides) => ({ card: makeCard(deck, sides.front, 'old'), sides }));
  const gone = cardsOf(45).map(({ line }) => makeCard(deck, `gone ${line}`, 'x'));
  const changes = { fresh: [], changed, same: [], gone };
  const { edits } = chooseCards({ cards: [], refused: [] }, changes, { ...usualTicks, gone: true });
  const sent: string[] = [];
  for (let start = 0; start < 165;) {
    const call = takeEdits(edits, start);
    expect(JSON.stringify(call).length).toBeLessThan(limits.requestBodyBytes);
    expect(call.changes.length).toBeLessThanOrEqual(limits.changesPerImportCall);
    expect(call.removed.length).toBeLessThanOrEqual(limits.removalsPerImportCall);
    const ids = [...call.changes.map(({ cardId }) => cardId), ...call.removed];
    expect(ids).not.toEqual([]);
    sent.push(...ids);
    start += ids.length;
  }
  expect(sent).toEqual([...changed.map(({ card }) => card.id), ...gone.map(({ id }) => id)]);
});

test('a card in the file that has a picture for the words of a side changes neither words nor extra', () => {
  const card = makeCard(deck, 'dog', 'Hund');
  const changed = [{ card, sides: { front: '', back: 'Hund', extra: 'der', line: 1 } }];
  const changes = { fresh: [], changed, same: [], gone: [] };
  expect(chooseCards({ cards: [], refused: [] }, changes, usualTicks).edits.changes).toEqual([]);
});
