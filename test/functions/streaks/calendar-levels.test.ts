import { ulid } from 'ulid';
import { expect, it } from 'vitest';
import { createQuiz, completeAttempt, startAttempt } from '../../../shared/routes/quizzes.ts';
import { getCalendar } from '../../../shared/routes/streaks.ts';
import { recordReviews, startSession } from '../../../shared/routes/study.ts';
import { makeDeck, makeFamily } from '../../support/test-family.ts';
import { openTestProduct } from '../../support/test-product.ts';

it('a day has level 0 without activity, 1 below 30, 2 from 30 and 3 from 50, a quiz counting as 20 cards [state-day-fills-later-counts, constant-activity-cards-studied-20-per, constant-level-0-inactive, constant-level-1-under-30, constant-level-2-30-more, constant-level-3-50-more]', async () => {
  const product = await openTestProduct();
  const family = await makeFamily(product);
  const deck = await makeDeck(product, family, 20);
  const { token } = family.child;
  const session = await product.call(startSession, token, { params: { deckId: deck.id }, body: { mode: 'all' } });
  const body = {
    householdId: family.household.id,
    name: 'Q',
    questions: [{ question: 'a?', options: ['a', 'b'], correctIndex: 0 }],
  };
  const quiz = await product.call(createQuiz, family.parent.token, { body });

  async function study(card: number): Promise<void> {
    const review = {
      id: ulid(),
      cardId: session.cards[card]?.id ?? '',
      rating: 'correct' as const,
      answeredAt: product.now().toISOString(),
    };
    await product.call(recordReviews, token, { params: { sessionId: session.id }, body: { reviews: [review] } });
  }
  async function takeQuiz(): Promise<void> {
    const attempt = await product.call(startAttempt, token, { params: { quizId: quiz.id }, body: {} });
    await product.call(completeAttempt, token, { params: { attemptId: attempt.id }, body: { answers: [0] } });
  }
  async function today() {
    const params = { learnerId: family.learner.id };
    const days = await product.call(getCalendar, token, { params, query: { year: 2026, month: 1 } });
    return days.find(({ date }) => date === 5);
  }

  expect(await today()).toEqual({ date: 5, isActive: false, cardsStudied: 0, quizzesCompleted: 0, level: 0 });
  for (let card = 0; card < 9; card += 1) await study(card);
  await takeQuiz();
  expect(await today()).toEqual({ date: 5, isActive: true, cardsStudied: 9, quizzesCompleted: 1, level: 1 });
  await study(9);
  expect(await today()).toMatchObject({ cardsStudied: 10, level: 2 });
  await takeQuiz();
  expect(await today()).toMatchObject({ quizzesCompleted: 2, level: 3 });
});
