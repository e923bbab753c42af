import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { DeckManager } from '../../../../../web/src/parent/create/decks/deck-manager.tsx';
import { proves } from '../../../../specification/proves.ts';
import { fakeApi, makeJson, makeRefusal } from '../../../support/fake-api.ts';
import { catchDownloads } from './support/downloads.ts';
import { householdId, makeCard, makeDeck, paths } from './support/make-deck.ts';
import { renderFeature, startFreshFeature } from './support/render-feature.tsx';

startFreshFeature();

const deck = makeDeck('Sums', { totalCards: 3 });
const few = makeDeck('Few', { totalCards: 2 });
const cards = [makeCard(deck, '1+1', '2'), makeCard(deck, '=1+2', '3'), makeCard(deck, '2+2', '4')];
const makeQuiz = `POST /api/decks/${deck.id}/quiz`;

async function openDeck(name = 'Sums', answers: Parameters<typeof fakeApi>[0] = {}) {
  const calls = fakeApi({
    [`GET ${paths.decks}`]: makeJson(200, [deck, few]),
    [`GET ${paths.cards(deck)}`]: makeJson(200, cards),
    [`GET ${paths.cards(few)}`]: makeJson(200, cards.slice(0, 2)),
    ...answers,
  });
  const { user } = renderFeature(<DeckManager onOpenQuizzes={() => undefined} householdId={householdId} canManage />);
  await user.click(await screen.findByRole('button', { name }));
  const detail = within(await screen.findByRole('article', { name }));
  await detail.findByText('1+1');
  return { calls, user, detail };
}

test('the sides of a card are called FRONT and BACK', async () => {
  proves('decks-card-front', 'decks-card-back');
  const { detail } = await openDeck();
  const [first] = detail.getAllByRole('listitem');
  expect(first?.textContent).toContain('FRONT1+1BACK2');
});

test('Cancel closes the form of a new card', async () => {
  proves('decks-cancel-new-card');
  const { user, detail } = await openDeck();
  await user.click(detail.getByRole('button', { name: '+ Add Card' }));
  await user.click(within(screen.getByRole('form', { name: 'Add card' })).getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByLabelText('Front (Question)')).toBeNull();
});

test('two cards are too few for a quiz, and the button says why', async () => {
  proves('decks-quiz-disabled-under-3-cards', 'valid-need-at-least-3-cards-generate');
  const { detail } = await openDeck('Few');
  const button = detail.getByRole<HTMLButtonElement>('button', {
    name: 'Quiz',
    description: 'Need at least 3 cards to generate a quiz',
  });
  expect(button.disabled).toBe(true);
});

test('the quiz button says Creating... while it works', async () => {
  proves('decks-creating');
  const { user, detail } = await openDeck('Sums', { [makeQuiz]: 'never' });
  await user.click(detail.getByRole('button', { name: 'Quiz' }));
  expect(await detail.findByRole('button', { name: 'Creating...' })).toBeDefined();
});

test('a deck that lost its cards meanwhile shows the server’s words', async () => {
  proves('valid-need-at-least-3-cards-generate');
  const refusal = makeRefusal(409, 'too-few-cards', 'Need at least 3 cards to generate a quiz');
  const { user, detail } = await openDeck('Sums', { [makeQuiz]: refusal });
  await user.click(detail.getByRole('button', { name: 'Quiz' }));
  expect((await detail.findByRole('alert')).textContent).toBe('Need at least 3 cards to generate a quiz');
});

test('cards that cannot be loaded say so and come with Retry', async () => {
  proves('error-card-load-failure-deck-manager');
  let isDown = true;
  const answer = () => (isDown ? makeRefusal(403, 'not-allowed', 'Not now.') : makeJson(200, cards));
  fakeApi({ [`GET ${paths.decks}`]: makeJson(200, [deck]), [`GET ${paths.cards(deck)}`]: answer });
  const { user } = renderFeature(<DeckManager onOpenQuizzes={() => undefined} householdId={householdId} canManage />);
  await user.click(await screen.findByRole('button', { name: 'Sums' }));
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Failed to load cards');
  isDown = false;
  await user.click(within(alert).getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('1+1')).toBeDefined();
});

test('the exported file lets no spreadsheet run what a card says', async () => {
  proves('real-formulas-exported-cells-neutralised');
  const downloads = catchDownloads();
  const { user } = await openDeck();
  await user.click(screen.getByRole('button', { name: 'Export', hidden: true }));
  expect(await downloads[0]?.content.text()).toContain("'=1+2");
});

test('Import in the list opens the form for a CSV file', async () => {
  proves('decks-import');
  fakeApi({ [`GET ${paths.decks}`]: makeJson(200, [deck]) });
  const { user } = renderFeature(<DeckManager onOpenQuizzes={() => undefined} householdId={householdId} canManage />);
  await screen.findByRole('button', { name: 'Sums' });
  await user.click(screen.getByRole('button', { name: 'Import' }));
  expect(await screen.findByRole('dialog', { name: 'Import Deck from CSV' })).toBeDefined();
});
