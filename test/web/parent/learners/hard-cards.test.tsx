import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
// Lazy chunks, imported here so that no test waits for them.
import '../../../../web/src/parent/learners/first-checklist.tsx';
import '../../../../web/src/parent/learners/hard-card.tsx';
import { findHardNews, keepHardSeen } from '../../../../web/src/parent/learners/hard-cards.ts';
import { makeJson } from '../../support/fake-api.ts';
import { startFresh } from '../../support/open-app.tsx';
import { answersInSequence, openAsParent } from '../../support/open-as-parent.ts';
import { emma, makeToday } from '../../support/smith-family.ts';
import { makeCard, makeDeck, paths } from '../create/support/make-deck.ts';

startFresh();
afterEach(() => {
  vi.useRealTimers();
});

const list = 'GET /api/households/H1/learners';
const today = 'GET /api/households/H1/today';
const tables = { cardId: 'C1', deckId: 'D1', deckName: 'Tables', wrong: 4 };
const link = { name: 'Tricky card in Tables' };

/** Returns a day at the end of a week in which Emma missed three cards, `hardest` most often. */
const makeHardWeek = (hardest = tables) =>
  makeToday({ waiting: 0, totalCardsStudied: 12, hardest }, { 2: { reviews: 9, correct: 6 } });

/** Makes the open page read again what it shows, as it does when one comes back to it. */
function comeBack() {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 });
  fireEvent(window, new Event('visibilitychange'));
}

test.each([
  ['a card that nobody has opened', undefined, 4, true],
  ['a card that was wrong once more since it was opened', 4, 5, false],
  ['a card that was wrong twice more since it was opened', 4, 6, true],
])('told is %s: %s, then %i', (_, seen, wrong, isTold) => {
  if (seen !== undefined) keepHardSeen(emma.id, { ...tables, wrong: seen });
  expect(findHardNews(makeHardWeek({ ...tables, wrong })) !== undefined).toBe(isTold);
});

test('a card opened for one child is told of for another one, and so is another card', () => {
  keepHardSeen(emma.id, tables);
  expect(findHardNews({ ...makeHardWeek(), learnerId: 'H1-L2' })).toEqual(tables);
  expect(findHardNews(makeHardWeek({ ...tables, cardId: 'C2' }))?.cardId).toBe('C2');
});

test.each([
  ['waits with an only child', [emma], 0],
  ['shows with siblings', [emma, { ...emma, id: 'H1-L2', name: 'Tom' }], 1],
])('while a card is often wrong and nobody has looked, what the home offers below %s', async (_, learners, shown) => {
  const { calls } = openAsParent({ [list]: makeJson(200, learners), [today]: makeJson(200, [makeHardWeek()]) });
  await screen.findByRole('button', link);
  if (shown > 0) await screen.findByText(/^First steps/);
  await waitFor(() => expect(document.querySelector('[data-busy]')).toBeNull());
  expect(screen.queryAllByText(/^First steps/)).toHaveLength(shown);
  expect(calls.filter(({ path }) => path.endsWith('/devices'))).toHaveLength(shown);
});

test('what is open below an only child stays when a card gets hard', async () => {
  const calm = makeToday({ totalCardsStudied: 12 });
  const { user } = openAsParent({
    [today]: answersInSequence(makeJson(200, [calm]), makeJson(200, [makeHardWeek()])),
  });
  await user.click(await screen.findByText(/^First steps/));
  comeBack();
  await screen.findByRole('button', link);
  expect(screen.getByRole('button', { name: 'Hide the first steps' })).toBeDefined();
});

test('handing over stays open when the first session comes in from another device', async () => {
  const { user } = openAsParent({
    [today]: answersInSequence(makeJson(200, [makeToday()]), makeJson(200, [makeToday({ totalCardsStudied: 12 })])),
    'GET /api/decks?householdId=H1': makeJson(200, [makeDeck('Tables', { totalCards: 1 })]),
  });
  await user.click(await screen.findByText('First steps: 2 of 5'));
  await user.click(screen.getByRole('button', { name: 'Let a child study their first card' }));
  const dialog = await screen.findByRole('dialog', { name: 'Hand the device to Emma?' });
  comeBack();
  await screen.findByText('First steps: 3 of 5');
  expect(dialog.isConnected).toBe(true);
});

test('a viewer gets to the hard cards of a hard week in one press, and isn’t told again', async () => {
  const { user } = openAsParent({ [today]: makeJson(200, [makeHardWeek()]) }, 'viewer');
  await user.click(await screen.findByRole('button', link));
  expect(window.history.state).toMatchObject({
    place: { at: { tab: 'reports', learnerId: 'H1-L1', part: 'weak-cards' } },
  });
  await user.click(screen.getByRole('button', { name: 'Learners' }));
  await screen.findByRole('heading', { name: 'Emma' });
  expect(screen.queryByRole('button', link)).toBeNull();
});

test('mends a card that is often wrong where it is told of, and gives its deck with one more tap', async () => {
  const [deck, other] = [makeDeck('Tables'), makeDeck('Capitals')];
  const card = makeCard(deck, '6 × 7', '24');
  const hardest = { ...tables, cardId: card.id, deckId: deck.id };
  const { calls, user } = openAsParent({
    [today]: makeJson(200, [makeHardWeek(hardest)]),
    'GET /api/decks?householdId=H1': makeJson(200, [other, deck]),
    [`GET ${paths.cards(deck)}`]: makeJson(200, [card]),
    [`PATCH /api/decks/${deck.id}/cards/${card.id}`]: makeJson(200, { ...card, back: '42' }),
    'GET /api/assignments?householdId=H1': makeJson(200, []),
  });
  await user.click(await screen.findByRole('button', link));
  const back = await screen.findByLabelText('Back (Answer)');
  await user.clear(back);
  await user.type(back, '42');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('The card is saved')).toBeDefined();
  expect(calls.find(({ method }) => method === 'PATCH')?.body).toMatchObject({ back: '42' });
  await user.click(screen.getByRole('button', { name: 'Assign Tables to Emma' }));
  const resource = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Resource' });
  expect(resource.selectedOptions[0]?.textContent).toBe('Tables');
});

test('once a grown-up has looked at a hard card, its link makes room for the hints and leaves the focus at the title', async () => {
  const { user } = openAsParent({
    [today]: makeJson(200, [makeHardWeek()]),
    [`GET ${paths.cards(makeDeck('Tables', { id: 'D1' }))}`]: makeJson(200, []),
  });
  await user.click(await screen.findByRole('button', link));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Card' }));
  expect(await dialog.findByText(/couldn’t find this card/)).toBeDefined();
  expect(screen.getByRole('button', link)).toBeDefined();
  expect(screen.queryByText(/^First steps/)).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  expect(await screen.findByText(/^First steps/)).toBeDefined();
  expect(screen.queryByRole('button', link)).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Learners' }));
});
