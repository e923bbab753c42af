import { cutName } from '../import/deck-name.ts';
import { limits } from '../limits.ts';
import type { Question, QuizContent } from '../schemas/quiz.ts';
import { chooseDistractors, prepareAnswer } from './choose-distractors.ts';
import type { DeckAnswer } from './choose-distractors.ts';
import { quizLimits } from './quiz-limits.ts';
import { shuffleBySeed } from './seeded-shuffle.ts';

/** A deck with fewer cards gives no quiz. */
export const MIN_CARDS = 3;

const MAX_QUESTIONS = 10;
const OPTIONS = 4;
const SECONDS_PER_QUESTION = 60;
const MAX_SECONDS = 600;

/** Both sides trimmed and not empty, as a card is stored. */
export type QuizCard = { readonly id: string; readonly front: string; readonly back: string };

/**
 * A quiz about the first ten cards of a deck, in their order: each front with its back among three wrong answers, which
 * come from all cards that are passed in. The same deck, cards and seed give the same quiz. Sides that are longer than a
 * question or an option may be are cut, with an ellipsis; answers are compared as they are shown.
 *
 * @throws RangeError when there are fewer than {@link MIN_CARDS} cards.
 */
export function generateQuiz(deck: { readonly name: string }, cards: readonly QuizCard[], seed: string): QuizContent {
  if (cards.length < MIN_CARDS) {
    throw new RangeError('Need at least 3 cards to generate a quiz');
  }
  const prepared = cards.map((card) => ({
    card,
    answer: prepareAnswer(card.front, cutText(card.back, quizLimits.optionLength)),
  }));
  const answers = prepared.map(({ answer }) => answer);
  const questions = prepared
    .slice(0, MAX_QUESTIONS)
    .map(({ card, answer }) => buildQuestion(card, answer, answers, `${seed}:${card.id}`));
  return {
    name: cutName(`Quiz: ${deck.name}`, limits.nameLength),
    description: cutText(`Auto-generated quiz from ${deck.name}`, limits.descriptionLength),
    questions,
    timeLimit: timeLimitFor(questions.length),
    passingScore: quizLimits.defaultPassingScore,
  };
}

/** The time limit of a generated quiz, in seconds. */
export function timeLimitFor(questionCount: number): number {
  return Math.min(SECONDS_PER_QUESTION * questionCount, MAX_SECONDS);
}

function buildQuestion(card: QuizCard, right: DeckAnswer, answers: readonly DeckAnswer[], seed: string): Question {
  const wrong = chooseDistractors(right, answers, OPTIONS - 1, `${seed}:wrong`);
  const options = shuffleBySeed([right.text, ...wrong], `${seed}:order`);
  return {
    question: cutText(card.front, quizLimits.questionLength),
    options,
    correctIndex: options.indexOf(right.text),
    explanation: cutText(`The answer is: ${card.back}`, quizLimits.explanationLength),
  };
}

function cutText(text: string, length: number): string {
  return text.length <= length ? text : `${cutName(text, length - 1)}…`;
}
