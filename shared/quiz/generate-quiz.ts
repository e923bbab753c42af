import { errorCatalogue } from '../errors.ts';
import { cutName } from '../import/deck-name.ts';
import { limits } from '../limits.ts';
import type { Question, QuizContent } from '../schemas/quiz.ts';
import { chooseDistractors, prepareAnswer } from './choose-distractors.ts';
import type { DeckAnswer } from './choose-distractors.ts';
import { shuffleBySeed } from './seeded-shuffle.ts';

/** Both sides trimmed and not empty, as a card is stored. */
export type QuizCard = { readonly id: string; readonly front: string; readonly back: string };

/**
 * A quiz about the first ten cards of a deck, in their order: each front with its back among three wrong answers, which
 * come from all cards that are passed in. The same deck, cards and seed give the same quiz. Sides that are longer than a
 * question or an option may be are cut, with an ellipsis; answers are compared as they are shown.
 *
 * @throws RangeError when there are fewer than {@link limits.minCardsForQuiz} cards.
 */
export function generateQuiz(deck: { readonly name: string }, cards: readonly QuizCard[], seed: string): QuizContent {
  if (cards.length < limits.minCardsForQuiz) {
    throw new RangeError(errorCatalogue['too-few-cards'].sentence);
  }
  const prepared = cards.map((card) => ({
    card,
    answer: prepareAnswer(card.front, cutText(card.back, limits.optionLength)),
  }));
  const answers = prepared.map(({ answer }) => answer);
  const questions = prepared
    .slice(0, limits.generatedQuestions)
    .map(({ card, answer }) => buildQuestion(card, answer, answers, `${seed}:${card.id}`));
  return {
    name: cutName(`Quiz: ${deck.name}`, limits.nameLength),
    description: cutText(`Auto-generated quiz from ${deck.name}`, limits.descriptionLength),
    questions,
    timeLimit: timeLimitFor(questions.length),
    passingScore: limits.defaultPassingScore,
  };
}

/** The time limit of a generated quiz, in seconds. */
export function timeLimitFor(questionCount: number): number {
  return Math.min(limits.generatedSecondsPerQuestion * questionCount, limits.generatedSeconds);
}

function buildQuestion(card: QuizCard, right: DeckAnswer, answers: readonly DeckAnswer[], seed: string): Question {
  const wrong = chooseDistractors(right, answers, limits.generatedOptions - 1, `${seed}:wrong`);
  const options = shuffleBySeed([right.text, ...wrong], `${seed}:order`);
  return {
    question: cutText(card.front, limits.questionLength),
    options,
    correctIndex: options.indexOf(right.text),
    explanation: cutText(`The answer is: ${card.back}`, limits.explanationLength),
  };
}

function cutText(text: string, length: number): string {
  return text.length <= length ? text : `${cutName(text, length - 1)}…`;
}
