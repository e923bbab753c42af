import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { addSizes, cardBytesInBin } from '../../../../../../shared/card-marks.ts';
import { makeJson, makeRefusal, type SeenCall } from '../../../../support/fake-api.ts';
import { startFreshFeature } from '../../../../support/render-feature.tsx';
import { makeCard, paths } from '../../support/make-deck.ts';
import { deck, egypt, openDeck, openTools, other, peru, script } from '../../support/open-deck.tsx';

startFreshFeature();

const deletionOf = ({ body }: SeenCall) =>
  (body as { readonly deletion: { readonly id: string; readonly left: number; readonly laterBytes: number } }).deletion;
const idsOf = ({ body }: SeenCall) => (body as { readonly cardIds: readonly string[] }).cardIds;

test('of the selected cards those that cannot be deleted stay, selected, with the reason; Undo brings the others back', async () => {
  let [isInBin, isDown] = [true, true];
  const lefts = [1, 0];
  const { user, detail, calls } = await openDeck('World capitals', {
    change: {
      [`GET ${paths.cards(deck)}`]: () => makeJson(200, isInBin ? [peru, script, egypt] : [peru, script]),
      [`POST /api/decks/${deck.id}/cards/delete`]: (call) =>
        idsOf(call).includes(script.id)
          ? makeRefusal(409, 'being-imported', 'It is being imported.')
          : makeJson(200, { deleted: idsOf(call).length }),
    },
  });
  await openTools(user, detail);
  await user.click(within(detail).getByRole('button', { name: 'Select' }));
  await user.click(screen.getByLabelText(`Select ${peru.front}`));
  await user.keyboard('{Shift>}');
  await user.click(screen.getByLabelText(`Select ${egypt.front}`));
  await user.keyboard('{/Shift}');
  expect(await screen.findByText('3 cards selected')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  const question = within(screen.getByRole('alertdialog'));
  expect(question.getByText('They stay in the bin for 30 days, with your children’s progress.')).toBeDefined();
  await user.click(question.getByRole('button', { name: 'Delete' }));
  expect((await screen.findByRole('alert')).textContent).toContain(
    '1 card is unchanged and still selected. It is being imported.',
  );
  expect(screen.getByText('1 card selected')).toBeDefined();
  expect(screen.queryByText('Lima')).toBeNull();
  expect(screen.getByLabelText<HTMLInputElement>(`Select ${script.front}`).checked).toBe(true);
  expect(calls.flatMap((call) => (call.path.endsWith('/delete') ? [idsOf(call).length] : []))).toEqual([3, 1, 1, 1]);
  const deletions = calls.filter(({ path }) => path.endsWith('/delete')).map(deletionOf);
  const [{ id } = { id: '' }] = deletions;
  const sizes = [peru, script, egypt].map(cardBytesInBin);
  const laterBytes = [0, addSizes(sizes.slice(1)), sizes[2], 0];
  expect(deletions).toEqual([3, 3, 2, 1].map((left, at) => ({ id, left, laterBytes: laterBytes[at] })));
  const place = `/bin/${deck.id}-${id}/restore`;
  const rest = globalThis.fetch;
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    if (!address.endsWith(place)) return await rest(address, init);
    if (isDown) return makeRefusal(403, 'not-allowed', 'Not now.');
    return makeJson(200, {
      id: egypt.id,
      kind: 'card',
      name: egypt.front,
      deletedAt: '2026-01-05T09:00:00.000Z',
      left: lefts.shift(),
    });
  });
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Not now. 2 cards are still in the bin.')).toBeDefined();
  [isInBin, isDown] = [false, false];
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('2 cards restored')).toBeDefined();
  expect(lefts).toEqual([]);
  expect(await screen.findByText('Lima')).toBeDefined();
});

test('selected cards move in the order of the deck, go on where a call failed, and say what becomes of what is known', async () => {
  let isDown = true;
  const left = [{ ...deck, totalCards: 2 }, other];
  const { user, detail, calls } = await openDeck('World capitals', {
    change: {
      [`GET ${paths.decks}`]: makeJson(200, left),
      [`POST /api/decks/${deck.id}/cards/move`]: () =>
        isDown ? makeRefusal(409, 'conflict', 'Somebody else changed it.') : makeJson(200, { left: [] }),
    },
  });
  await openTools(user, detail);
  await user.click(within(detail).getByRole('button', { name: 'Select' }));
  await user.click(screen.getByLabelText(`Select ${egypt.front}`));
  await user.click(screen.getByLabelText(`Select ${peru.front}`));
  await user.click(screen.getByRole('button', { name: 'Copy to...' }));
  expect(screen.getByText(/Their progress isn’t copied/)).toBeDefined();
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Cancel' }));
  await user.click(screen.getByRole('button', { name: 'Move to...' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Move 2 cards to...' }));
  expect(dialog.getByText('Your children keep their progress on them.')).toBeDefined();
  fireEvent.change(dialog.getByLabelText('To which deck'), { target: { value: other.id } });
  await user.click(dialog.getByRole('button', { name: 'Move' }));
  expect((await dialog.findByRole('alert')).textContent).toContain('Somebody else changed it.');
  isDown = false;
  await user.click(dialog.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByText('2 cards moved to “Times tables”')).toBeDefined();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByText('0 cards selected')).toBeDefined();
  const moves = calls.filter(({ path }) => path.endsWith('/move'));
  expect(moves.map(({ body }) => body)).toEqual(
    [1, 2].map(() => ({ cardIds: [peru.id, egypt.id], toDeckId: other.id })),
  );
});

test('selected cards get the tags that are typed for them, and the screen says so', async () => {
  const bodies: unknown[] = [];
  const tag = (card: typeof peru) => (call: SeenCall) => {
    bodies.push(call.body);
    return makeJson(200, { ...card, ...(call.body as object) });
  };
  const { user, detail } = await openDeck('World capitals', {
    change: Object.fromEntries(
      [peru, egypt].map((card) => [`PATCH /api/decks/${deck.id}/cards/${card.id}`, tag(card)]),
    ),
  });
  await openTools(user, detail);
  await user.click(within(detail).getByRole('button', { name: 'Select' }));
  for (const { front } of [peru, egypt]) await user.click(screen.getByLabelText(`Select ${front}`));
  await user.click(screen.getByRole('button', { name: 'Tags' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Tags of 2 cards' }));
  await user.type(dialog.getByLabelText('Add'), 'easy, first week');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('2 cards tagged')).toBeDefined();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(bodies).toEqual([{ tags: ['easy', 'first week'] }, { tags: ['easy', 'first week'] }]);
});

test('a cell that cannot be saved says so, keeps what was typed while one is elsewhere, and is saved by Retry', async () => {
  let isDown = true;
  const patch = ({ body }: SeenCall) =>
    isDown
      ? makeRefusal(409, 'conflict', 'Somebody else changed it.')
      : makeJson(200, { ...peru, ...(body as object) });
  const { user, detail, calls } = await openDeck('World capitals', {
    change: { [`PATCH /api/decks/${deck.id}/cards/${peru.id}`]: patch },
  });
  await openTools(user, detail);
  await user.click(within(detail).getByRole('button', { name: 'Table' }));
  const cell = () => screen.getByLabelText<HTMLTextAreaElement>('Back, card 1');
  await user.type(await screen.findByLabelText('Back, card 1'), '!{Enter}');
  expect((await screen.findByRole('alert')).textContent).toBe('Somebody else changed it.');
  expect(document.activeElement).toBe(screen.getByLabelText('Back, card 2'));
  await user.click(within(detail).getByRole('button', { name: 'Table' }));
  await within(detail).findByRole('button', { name: `Edit ${peru.front}` });
  await user.click(within(detail).getByRole('button', { name: 'Table' }));
  await waitFor(() => expect(cell().value).toBe('Lima!'));
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(cell().value).toBe('Lima!');
  expect(calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body)).toEqual([
    { back: 'Lima!' },
    { back: 'Lima!' },
  ]);
  await user.type(cell(), '?{Escape}');
  expect(cell().value).toBe('Lima!');
});

test('what the children know is asked for only when the list goes by it, and can be tried again', async () => {
  const many = Array.from({ length: 9 }, (_, at) => makeCard(deck, `Question ${at}`, `Answer ${at}`));
  const state = { cardId: many[4]?.id, learnerId: 'mia', seen: 3, wrong: 3 };
  let isDown = true;
  const { user, detail, calls } = await openDeck('World capitals', {
    change: {
      [`GET ${paths.cards(deck)}`]: makeJson(200, many),
      [`GET /api/decks/${deck.id}/card-states?limit=1000`]: () =>
        isDown ? makeRefusal(403, 'not-allowed', 'Not now.') : makeJson(200, [state]),
    },
  });
  await within(detail).findByText('Answer 0');
  await openTools(user, detail);
  const asked = () => calls.filter(({ path }) => path.includes('card-states')).length;
  expect(asked()).toBe(0);
  fireEvent.change(screen.getByLabelText('Show'), { target: { value: 'never-right' } });
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Failed to load what your children know');
  isDown = false;
  await user.click(within(alert).getByRole('button', { name: 'Retry' }));
  expect(await within(detail).findByText('Answer 4')).toBeDefined();
  expect(within(detail).getAllByRole('listitem')).toHaveLength(1);
});

test('cards for which the bin has no room stay, all at once, with what to do', async () => {
  const sentence = 'The bin has no room for this.';
  const { user, detail, calls } = await openDeck('World capitals', {
    change: {
      [`GET ${paths.cards(deck)}`]: makeJson(200, [peru, script, egypt]),
      [`POST /api/decks/${deck.id}/cards/delete`]: makeRefusal(409, 'bin-full', sentence),
    },
  });
  await openTools(user, detail);
  await user.click(within(detail).getByRole('button', { name: 'Select' }));
  await user.click(await screen.findByRole('button', { name: 'All 3' }));
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  expect((await screen.findByRole('alert')).textContent).toContain(
    `3 cards are unchanged and still selected. ${sentence}`,
  );
  expect(calls.filter(({ path }) => path.endsWith('/delete'))).toHaveLength(1);
  expect(screen.getByText('3 cards selected')).toBeDefined();
});

test('a deck that lost all its cards offers nothing to do with selected ones', async () => {
  let isGone = false;
  const { user, detail } = await openDeck('World capitals', {
    change: {
      [`GET ${paths.cards(deck)}`]: () => makeJson(200, isGone ? [] : [peru, script, egypt]),
      [`POST /api/decks/${deck.id}/cards/delete`]: () => {
        isGone = true;
        return makeJson(200, { deleted: 3 });
      },
    },
  });
  await openTools(user, detail);
  await user.click(within(detail).getByRole('button', { name: 'Select' }));
  await user.click(await screen.findByRole('button', { name: 'All 3' }));
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('No Cards Yet')).toBeDefined();
  expect(screen.queryByRole('region', { name: 'Selected cards' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Undo' })).toBeDefined();
});
