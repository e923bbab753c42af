import { generateQuiz as generate } from '../../shared/quiz/generate-quiz.ts';
import { shuffleBySeed } from '../../shared/quiz/seeded-shuffle.ts';
import { generateQuiz } from '../../shared/routes/quizzes.ts';
import { storedDecks } from '../data/content/deck.ts';
import { defineCreation } from '../platform/call/define-creation.ts';
import { openJudge } from '../study/offer-others.ts';
import { makeQuiz } from './present-quiz.ts';
import { chooseQuizCards } from './quiz-cards.ts';

/** Suffixes of quiz names. Children read them too, so no card is called weak. */
const about = { first: '', weakest: ' – tricky cards', new: ' – new cards' } as const;

export const handler = defineCreation(generateQuiz, async ({ params, body, household, effects, now }) => {
  const deck = await storedDecks.requireById(household, params.deckId);
  const [{ asked, all }, judge] = await Promise.all([chooseQuizCards(household, deck, body), openJudge(deck)]);
  const quizId = effects.newId(now);
  const { questions, ...content } = generate(deck, all, quizId, {
    asked: body.order === 'mixed' ? shuffleBySeed(asked, `${quizId}:questions`) : asked,
    secondsPerQuestion: body.secondsPerQuestion,
    about: about[body.cards ?? 'first'],
    judge,
  });
  const known = questions.map(({ cards, ...question }) => ({ ...question, source: { deck: deck.deck, cards } }));
  return await makeQuiz(household, { ...content, questions: known }, quizId, now);
});
