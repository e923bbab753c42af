import { ProductError } from '../../shared/errors.ts';
import { generateQuiz as generate } from '../../shared/quiz/generate-quiz.ts';
import { quizWords } from '../../shared/quiz/quiz-words.ts';
import { shuffleBySeed } from '../../shared/quiz/seeded-shuffle.ts';
import { generateQuiz } from '../../shared/routes/quizzes.ts';
import { isDictation } from '../../shared/study/dictated.ts';
import { toStoredQuestion } from '../data/content/quiz.ts';
import { storedDecks } from '../data/content/deck.ts';
import { defineCreation } from '../platform/call/define-creation.ts';
import { openJudge } from '../study/offer-others.ts';
import { makeQuiz } from './present-quiz.ts';
import { chooseQuizCards } from './quiz-cards.ts';

export const handler = defineCreation(generateQuiz, async ({ params, body, household, effects, now }) => {
  const deck = await storedDecks.requireById(household, params.deckId);
  const judging = openJudge(deck);
  const [{ asked, all, elsewhere, count }, judge] = await Promise.all([
    chooseQuizCards(household, deck, body, judging),
    judging,
  ]);
  const quizId = effects.newId(now);
  const made = generate(deck, all, quizId, {
    asked,
    count,
    elsewhere,
    secondsPerQuestion: body.secondsPerQuestion,
    about: body.cards ?? 'first',
    words: quizWords[body.language ?? 'en'],
    judge,
  });
  const { questions, leftOut, ...content } = made;
  if (questions.length === 0)
    throw new ProductError(asked.every((card) => isDictation(card, deck)) ? 'spelled-by-ear' : 'too-few-alike');
  const known = questions.map(({ cards, ...question }) =>
    toStoredQuestion(household.id, question, { deck: deck.deck, cards }),
  );
  const ordered = body.order === 'mixed' ? shuffleBySeed(known, `${quizId}:questions`) : known;
  const { actions, answer } = await makeQuiz(household, { ...content, questions: ordered }, quizId, now);
  return { actions, answer: { ...answer, ...(leftOut !== undefined && { leftOut }) } };
});
