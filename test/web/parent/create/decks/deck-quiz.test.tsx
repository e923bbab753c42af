import { within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { proves } from '../../../../specification/proves.ts';
import { makeJson, makeRefusal } from '../../../support/fake-api.ts';
import { startFreshFeature } from '../../../support/render-feature.tsx';
import { paths } from '../support/make-deck.ts';
import { deck, egypt, openDeck, peru } from '../support/open-deck.tsx';

startFreshFeature();

const makeQuiz = `POST /api/decks/${deck.id}/quiz`;

test('the quiz button of a deck with three cards makes a quiz, says so, and leads to it', async () => {
  proves('decks-quiz', 'error-quiz-name-created-successfully', 'real-success-text-status-region-button');
  const quiz = { id: 'quiz-1', name: 'Quiz: World capitals' };
  const onOpenQuizzes = vi.fn();
  const change = { [makeQuiz]: makeJson(201, quiz) };
  const { user, detail } = await openDeck('World capitals', { change, onOpenQuizzes });
  await within(detail).findByText('Lima');
  await user.click(within(detail).getByRole('button', { name: 'Quiz' }));
  const status = await within(detail).findByRole('status');
  expect(status.textContent).toContain('Quiz "Quiz: World capitals" created successfully!');
  await user.click(within(status).getByRole('button', { name: 'Open Quizzes' }));
  expect(onOpenQuizzes).toHaveBeenCalledOnce();
});

test('two cards are too few for a quiz, and the button says why', async () => {
  proves('decks-quiz-disabled-under-3-cards', 'valid-need-at-least-3-cards-generate');
  const { detail } = await openDeck('World capitals', {
    change: { [`GET ${paths.cards(deck)}`]: makeJson(200, [peru, egypt]) },
  });
  await within(detail).findByText('Lima');
  const button = within(detail).getByRole<HTMLButtonElement>('button', {
    name: 'Quiz',
    description: 'Need at least 3 cards to generate a quiz',
  });
  expect(button.disabled).toBe(true);
});

test('the quiz button says Creating... while it works', async () => {
  proves('decks-creating');
  const { user, detail } = await openDeck('World capitals', { change: { [makeQuiz]: 'never' } });
  await within(detail).findByText('Lima');
  await user.click(within(detail).getByRole('button', { name: 'Quiz' }));
  expect(await within(detail).findByRole('button', { name: 'Creating...' })).toBeDefined();
});

test.each([
  [
    'the server’s words when the deck lost its cards meanwhile',
    makeRefusal(409, 'too-few-cards', 'Need at least 3 cards to generate a quiz'),
    'Need at least 3 cards to generate a quiz',
  ],
  [
    'the specified words without a server’s sentence',
    () => new Response('<html>', { status: 502 }),
    expect.stringContaining('Failed to generate quiz. Please try again.'),
  ],
])('a quiz that could not be made shows %s', async (_, answer, words) => {
  proves({
    'valid-need-at-least-3-cards-generate': 'the deck lost its cards meanwhile',
    'error-failed-generate-quiz-please-try': 'the specified words without',
  });
  const { user, detail } = await openDeck('World capitals', { change: { [makeQuiz]: answer } });
  await within(detail).findByText('Lima');
  await user.click(within(detail).getByRole('button', { name: 'Quiz' }));
  expect((await within(detail).findByRole('alert')).textContent).toEqual(words);
});
