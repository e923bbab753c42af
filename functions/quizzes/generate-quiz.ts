import { ProductError } from '../../shared/errors.ts';
import { limits } from '../../shared/limits.ts';
import { generateQuiz as generate } from '../../shared/quiz/generate-quiz.ts';
import { generateQuiz } from '../../shared/routes/quizzes.ts';
import { wordsOfSide } from '../../shared/card-marks.ts';
import { storedCards } from '../data/card.ts';
import { type StoredDeck, storedDecks } from '../data/deck.ts';
import { defineCreation } from '../platform/define-creation.ts';
import { makeQuiz } from './create-quiz.ts';

export const handler = defineCreation(generateQuiz, async ({ params, household, effects, now }) => {
  const deck = await storedDecks.requireById(household, params.deckId);
  const cards = await storedCards.first(household.rows, { deck: deck.deck }, limits.cardsConsideredForQuiz);
  const read = await findReader(deck);
  const inWords = cards.map((card) => ({
    id: card.card,
    front: wordsOfSide(read(card.front), card.frontMedia),
    back: wordsOfSide(read(card.back), card.backMedia),
  }));
  // A quiz asks in words.
  const usable = inWords.filter(({ front, back }) => front !== '' && back !== '');
  if (usable.length < limits.minCardsForQuiz) throw new ProductError('too-few-cards');
  const quizId = effects.newId(now);
  const content = generate(deck, usable, quizId);
  return makeQuiz(household, content, quizId, now);
});

/** A quiz is plain text. What reads formatted sides is in a file of its own, which is read for such a deck only. */
async function findReader({ format }: StoredDeck): Promise<(side: string) => string> {
  if (format !== 'formatted') return (side) => side;
  return (await import('./rich-text-library.ts')).toPlainText;
}
