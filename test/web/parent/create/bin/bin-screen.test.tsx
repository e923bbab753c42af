import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { BinEntry } from '../../../../../shared/schemas/bin.ts';
import { BinScreen } from '../../../../../web/src/parent/create/bin/bin-screen.tsx';
import { fakeApi, makeJson, makeRefusal } from '../../../support/fake-api.ts';
import { renderFeature, startFreshFeature } from '../../../support/render-feature.tsx';
import { deck as capitals, openDeck, peru } from '../support/open-deck.tsx';
import { householdId, paths } from '../support/make-deck.ts';

startFreshFeature();

const deletedAt = '2026-01-05T12:00:00.000Z';
const deck: BinEntry = { id: 'deck-9', kind: 'deck', name: 'Rivers', deletedAt };
const card: BinEntry = { id: 'card-9', kind: 'card', name: '', deletedAt, deckId: capitals.id };
const work: BinEntry = { id: 'work-9', kind: 'assignment', name: 'Rivers', deletedAt, learnerId: 'emma' };

const pathOf = ({ id }: Pick<BinEntry, 'id'>) => `/api/households/${id}/bin/${id}`;

function openBin(told: Response, change: Parameters<typeof fakeApi>[0] = {}) {
  const calls = fakeApi({
    [`GET /api/households/${householdId}/bin`]: told,
    [`GET ${paths.decks}`]: makeJson(200, [capitals]),
    [`GET /api/households/${householdId}/learners`]: makeJson(200, [{ id: 'emma', name: 'Emma', householdId }]),
    ...change,
  });
  return { calls, ...renderFeature(<BinScreen householdId={householdId} onBack={() => undefined} />) };
}

test('the bin says what was deleted, from where, until when it is there, and restores it', async () => {
  const { user } = openBin(makeJson(200, [card, deck, work]), {
    [`POST ${pathOf(card)}/restore`]: makeJson(200, card),
    [`POST ${pathOf(work)}/restore`]: makeRefusal(409, 'restore-first', 'Restore the deck first.'),
  });
  const cards = await screen.findByRole('region', { name: 'Cards' });
  await within(cards).findByText('In World capitals');
  expect(within(cards).getByText('A card with a picture or a sound')).toBeDefined();
  expect(within(cards).getByText('Deleted January 5, 2026 · gone for good on February 4, 2026')).toBeDefined();
  await within(screen.getByRole('region', { name: 'Assignments' })).findByText('For Emma');
  await user.click(within(cards).getByRole('button', { name: /^Restore/ }));
  await screen.findByText('Card restored');
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Cards' })).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Bin' })));
  const assignments = screen.getByRole('region', { name: 'Assignments' });
  await user.click(within(assignments).getByRole('button', { name: /^Restore/ }));
  await screen.findByText('Restore the deck first.');
});

test('what is deleted for good is asked for, and goes from the bin', async () => {
  const { user, calls } = openBin(makeJson(200, [deck, { ...card, deckId: deck.id }]), {
    [`DELETE ${pathOf(deck)}`]: new Response(null, { status: 204 }),
  });
  await user.click(await screen.findByRole('button', { name: 'Delete Rivers for good' }));
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete for good' }));
  await screen.findByText('The bin is empty');
  expect(calls.some(({ method }) => method === 'DELETE')).toBe(true);
});

test('cards that were deleted together are one entry, restored as a whole or in part', async () => {
  const deletionId = 'one-9';
  const cards = [1, 2, 3].map((at) => ({ ...card, id: `card-${at}`, name: `Card ${at}`, deletionId }));
  const lefts = [2, 0];
  let told: readonly BinEntry[] = cards;
  const { user, calls } = openBin(makeJson(200, []), {
    [`GET /api/households/${householdId}/bin`]: () => makeJson(200, told),
    [`POST ${pathOf({ id: 'card-2' })}/restore`]: makeJson(200, cards[1]),
    [`POST ${pathOf({ id: deletionId })}/restore`]: () => {
      told = lefts.length > 1 ? told : [];
      return makeJson(200, { ...cards[0], left: lefts.shift() });
    },
  });
  const list = await screen.findByRole('region', { name: 'Cards' });
  expect(within(list).getByText('3 cards')).toBeDefined();
  expect(within(list).queryByText('Card 2')).toBeNull();
  const show = within(list).getByRole('button', { name: 'Show 3 cards' });
  await user.click(show);
  expect(show.getAttribute('aria-expanded')).toBe('true');
  await user.click(within(list).getByRole('button', { name: 'Restore Card 2' }));
  await within(list).findByText('2 cards');
  told = cards.filter(({ name }) => name !== 'Card 2');
  await user.click(within(list).getByRole('button', { name: 'Restore 2 cards' }));
  await screen.findByText('2 cards restored');
  await screen.findByText('The bin is empty');
  expect(calls.filter(({ path }) => path === `${pathOf({ id: deletionId })}/restore`)).toHaveLength(2);
});

test('cards that were deleted together are listed as they were added, and name their deck when it is in the bin, too', async () => {
  const cards = [3, 1, 2].map((at) => ({
    ...card,
    id: `card-${at}`,
    name: `Card ${at}`,
    deletionId: 'one-9',
    deckId: deck.id,
    deletedAt: `2026-01-05T12:0${at}:00.000Z`,
  }));
  const { user } = openBin(makeJson(200, [...cards, deck]), {
    [`POST ${pathOf({ id: 'one-9' })}/restore`]: makeRefusal(409, 'restore-first', 'Restore the deck first.'),
  });
  const list = await screen.findByRole('region', { name: 'Cards' });
  await within(list).findByText('In Rivers');
  await user.click(within(list).getByRole('button', { name: 'Show 3 cards' }));
  expect(
    within(list)
      .getAllByText(/^Card \d$/, { selector: 'p' })
      .map(({ textContent }) => textContent),
  ).toEqual(['Card 1', 'Card 2', 'Card 3']);
  await user.click(within(list).getByRole('button', { name: 'Restore 3 cards' }));
  await screen.findByText('Restore the deck first. 3 cards are still in the bin.');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
});

test('cards that were deleted together are deleted for good in as many calls as it takes', async () => {
  const cards = [1, 2].map((at) => ({ ...card, id: `card-${at}`, deletionId: 'one-9' }));
  const statuses = [204, 204];
  const { user } = openBin(makeJson(200, cards), {
    [`DELETE ${pathOf({ id: 'one-9' })}`]: () =>
      statuses.pop() === undefined ? makeRefusal(404, 'not-found', 'Gone.') : new Response(null, { status: 204 }),
  });
  await user.click(await screen.findByRole('button', { name: 'Delete 2 cards for good' }));
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete for good' }));
  await screen.findByText('The bin is empty');
  expect(statuses).toEqual([]);
});

test('a bin that cannot be read says so', async () => {
  openBin(makeRefusal(403, 'not-allowed', 'You may not do this.'));
  expect(await screen.findByText('Failed to load the bin')).toBeDefined();
});

test('Undo brings a card back, by its button or by the keys; it stays while the focus is there, and gives it back', async () => {
  // Install the fake timers before the message appears, because timers that already run keep the real clock.
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const bin = { id: peru.id, kind: 'card', name: peru.front, deletedAt, deckId: capitals.id };
  const { user, detail, calls } = await openDeck('World capitals', {
    change: { [`POST ${pathOf(peru)}/restore`]: makeJson(200, bin) },
  });
  const remove = async () => {
    await user.click(await within(detail).findByRole('button', { name: `Delete ${peru.front}` }));
    await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
  };
  await remove();
  const undo = await screen.findByRole('button', { name: 'Undo' });
  await waitFor(() => expect(document.activeElement).toBe(within(detail).getByRole('heading', { name: 'Cards' })));
  act(() => undo.focus());
  act(() => void vi.advanceTimersByTime(60_000));
  vi.useRealTimers();
  await user.keyboard('{Enter}');
  await screen.findByText('Card restored');
  expect(document.activeElement).toBe(within(detail).getByRole('heading', { name: 'Cards' }));
  await remove();
  await screen.findByRole('button', { name: 'Undo' });
  await user.keyboard('{Control>}z{/Control}');
  await screen.findByText('Card restored');
  expect(calls.filter(({ method, path }) => method === 'POST' && path.endsWith('/restore'))).toHaveLength(2);
});
