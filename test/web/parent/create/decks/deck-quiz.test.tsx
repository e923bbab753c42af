import { within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { proves } from '../../../../specification/proves.ts';
import { makeJson } from '../../../support/fake-api.ts';
import { householdId } from './support/make-deck.ts';
import { deck, openDeck } from './support/open-deck.tsx';
import { startFreshFeature } from './support/render-feature.tsx';

startFreshFeature();

test('the quiz button of a deck with three cards makes a quiz, says so, and leads to it', async () => {
  proves('decks-quiz', 'error-quiz-name-created-successfully', 'real-success-text-status-region-button');
  const quiz = { id: 'quiz-1', name: 'Quiz: World capitals' };
  const onOpenQuizzes = vi.fn();
  const change = { [`POST /api/decks/${deck.id}/quiz`]: makeJson(201, quiz) };
  const { user, detail } = await openDeck('World capitals', { change, onOpenQuizzes });
  await within(detail).findByText('Lima');
  await user.click(within(detail).getByRole('button', { name: 'Quiz' }));
  const status = await within(detail).findByRole('status');
  expect(status.textContent).toContain('Quiz "Quiz: World capitals" created successfully!');
  await user.click(within(status).getByRole('button', { name: 'Open Quizzes' }));
  expect(onOpenQuizzes).toHaveBeenCalledOnce();
});

test('breaks down by learner what has been reached, once somebody looks', async () => {
  proves('learning-deck-page-breaks-mastered-cards');
  const learner = { id: 'H1-L1', name: 'Emma', householdId, createdAt: '2026-01-05T09:00:00.000Z' };
  const reached = {
    deckId: deck.id,
    name: deck.name,
    totalCards: 3,
    studiedCards: 3,
    masteredCards: 2,
    accuracy: 0.75,
    dueCards: 0,
  };
  const activity = { days: [], decks: [reached], dueWithin7Days: 0, dueWithin30Days: 0, hardestCards: [] };
  const change = {
    [`GET /api/households/${householdId}/learners`]: makeJson(200, [learner]),
    'GET /api/reports/learners/H1-L1/activity?days=1': makeJson(200, activity),
  };
  const { detail, user } = await openDeck('World capitals', { change });
  await user.click(within(detail).getByText('By learner'));
  const row = await within(detail).findByRole('row', { name: /Emma/ });
  expect(
    within(row)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(['2', '3', '75%']);
});

test('a quiz that could not be made says so', async () => {
  proves('error-failed-generate-quiz-please-try');
  const change = { [`POST /api/decks/${deck.id}/quiz`]: () => new Response('<html>', { status: 502 }) };
  const { user, detail } = await openDeck('World capitals', { change });
  await within(detail).findByText('Lima');
  await user.click(within(detail).getByRole('button', { name: 'Quiz' }));
  expect((await within(detail).findByRole('alert')).textContent).toContain(
    'Failed to generate quiz. Please try again.',
  );
});
