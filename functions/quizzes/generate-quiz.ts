import { ProductError } from '../../shared/errors.ts';
import { limits } from '../../shared/limits.ts';
import { generateQuiz as generate } from '../../shared/quiz/generate-quiz.ts';
import { generateQuiz } from '../../shared/routes/quizzes.ts';
import { storedCards } from '../data/card.ts';
import { storedDecks } from '../data/deck.ts';
import { defineCreation } from '../platform/define-creation.ts';
import { makeQuiz } from './create-quiz.ts';

export const handler = defineCreation(generateQuiz, async ({ params, household, effects, now }) => {
  const deck = await storedDecks.requireById(household, params.deckId);
  const cards = await storedCards.first(household.rows, { deck: deck.deck }, limits.cardsConsideredForQuiz);
  if (cards.length < limits.minCardsForQuiz) throw new ProductError('too-few-cards');
  const quizId = effects.newId(now);
  const content = generate(
    deck,
    cards.map(({ card, front, back }) => ({ id: card, front, back })),
    quizId,
  );
  return makeQuiz(household, content, quizId, now);
});
