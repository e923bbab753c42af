import { errorCatalogue } from '../errors.ts';
import { cutName } from '../import/cards/deck-name.ts';
import { limits } from '../limits.ts';
import type { Question, QuizContent } from '../schemas/quiz.ts';
import { chooseDistractors, prepareAnswer } from './choose-distractors.ts';
import type { DeckAnswer } from './choose-distractors.ts';
import { makeOptionJudge, type OptionJudge } from './option-judge.ts';
import { shuffleBySeed } from './seeded-shuffle.ts';

/** A card with both sides trimmed and non-empty, as stored. */
export type QuizCard = { readonly id: string; readonly front: string; readonly back: string };

/** A question with the card id of each option; the id is empty for placeholders. */
type GeneratedQuestion = Question & { readonly cards: string[] };
type GeneratedQuiz = Omit<QuizContent, 'questions'> & { readonly questions: GeneratedQuestion[] };

/** Optional settings; the defaults are those of the specification. */
interface QuizWishes {
  /** The cards to ask about, in order; a subset of `cards`. */
  readonly asked?: readonly QuizCard[];
  /** Time per question; null for no time limit. */
  readonly secondsPerQuestion?: number | null | undefined;
  /** Suffix after the deck's name. */
  readonly about?: string;
  /** Judge that knows the language of the answers. By default, a judge without any language. */
  readonly judge?: OptionJudge;
}

/**
 * Generates a quiz about the first ten cards of a deck, or about `asked`, in order. Each question shows the front of a card, and offers its back among three
 * wrong answers from all of `cards`. The same deck, cards and seed always give the same quiz. Sides longer than a question or an option allows are cut with an
 * ellipsis, and answers are compared as shown. Questions beyond the maximum quiz size are left out.
 * @throws RangeError if there are fewer than {@link limits.minCardsForQuiz} cards
 */
export function generateQuiz(
  deck: { readonly name: string },
  cards: readonly QuizCard[],
  seed: string,
  {
    asked = cards.slice(0, limits.generatedQuestions),
    secondsPerQuestion,
    about = '',
    judge = makeOptionJudge(),
  }: QuizWishes = {},
): GeneratedQuiz {
  if (cards.length < limits.minCardsForQuiz) throw new RangeError(errorCatalogue['too-few-cards'].sentence);
  const prepared = new Map(cards.map((card) => [card.id, prepareCard(card)]));
  const answers = [...prepared.values()];
  const questions = asked.flatMap((card) => {
    const right = prepared.get(card.id);
    return right ? [buildQuestion(card, right, answers, { seed: `${seed}:${card.id}`, judge })] : [];
  });
  const fitting = takeFitting(questions);
  return {
    name: cutName(`Quiz: ${deck.name}`, limits.nameLength - about.length) + about,
    description: cutText(`Auto-generated quiz from ${deck.name}`, limits.descriptionLength),
    questions: fitting,
    timeLimit: timeLimitFor(fitting.length, secondsPerQuestion),
    passingScore: limits.defaultPassingScore,
  };
}

/** Time limit of a generated quiz in seconds; undefined for none. */
export function timeLimitFor(questionCount: number, secondsPerQuestion?: number | null): number | undefined {
  if (secondsPerQuestion === null) return undefined;
  if (secondsPerQuestion !== undefined) return secondsPerQuestion * questionCount;
  return Math.min(limits.generatedSecondsPerQuestion * questionCount, limits.generatedSeconds);
}

export function toOption(back: string): string {
  return cutText(back, limits.optionLength);
}

type CardAnswer = DeckAnswer & { readonly card: string };

function prepareCard({ id, front, back }: QuizCard): CardAnswer {
  return { ...prepareAnswer(front, toOption(back)), card: id };
}

function buildQuestion(
  card: QuizCard,
  right: CardAnswer,
  answers: readonly CardAnswer[],
  { seed, judge }: { readonly seed: string; readonly judge: OptionJudge },
): GeneratedQuestion {
  const wrong = chooseDistractors(right, answers, { count: limits.generatedOptions - 1, seed: `${seed}:wrong`, judge });
  const options = shuffleBySeed([right, ...wrong], `${seed}:order`);
  return {
    question: cutText(card.front, limits.questionLength),
    options: options.map(({ text }) => text),
    correctIndex: options.indexOf(right),
    explanation: showBothSides(card),
    cards: options.map((option) => answers.find((answer) => answer === option)?.card ?? ''),
  };
}

/** Characters available for both sides of a card together. */
const roomForSides = limits.explanationLength - '“” goes with “”.'.length;

/** The explanation of a question. It shows both sides of the card, because the marked options already show which answer is right. */
function showBothSides({ front, back }: QuizCard): string {
  const [shown, other] = [back, front].map((side) => cutText(side, roomForSides / 2));
  return `“${shown}” goes with “${other}”.`;
}

/** @returns the first questions, up to the maximum size of a quiz */
function takeFitting(questions: readonly GeneratedQuestion[]): GeneratedQuestion[] {
  const encoder = new TextEncoder();
  let bytes = 0;
  return questions.filter((question) => {
    bytes += encoder.encode(JSON.stringify(question)).length + 1;
    return bytes < limits.quizBytes;
  });
}

function cutText(text: string, length: number): string {
  return text.length <= length ? text : `${cutName(text, length - 1)}…`;
}
