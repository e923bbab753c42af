import { errorCatalogue } from '../errors.ts';
import { cutName } from '../import/cards/deck-name.ts';
import { limits } from '../limits.ts';
import type { Question, QuizContent } from '../schemas/quiz.ts';
import { chooseDistractors, prepareAnswer } from './choose-distractors.ts';
import type { DeckAnswer } from './choose-distractors.ts';
import { shuffleBySeed } from './seeded-shuffle.ts';

/** Both sides trimmed and not empty, as a card is stored. */
export type QuizCard = { readonly id: string; readonly front: string; readonly back: string };

/** A question that knows of which cards its options are, by their ids: empty for one that is of none. */
type GeneratedQuestion = Question & { readonly cards: string[] };
type GeneratedQuiz = Omit<QuizContent, 'questions'> & { readonly questions: GeneratedQuestion[] };

/** What somebody chose of a quiz; without it, it is as specified. */
interface QuizWishes {
  /** What is asked about, in this order, among `cards`. */
  readonly asked?: readonly QuizCard[];
  /** Null for no time limit. */
  readonly secondsPerQuestion?: number | null | undefined;
  /** What stands behind the deck's name. */
  readonly about?: string;
}

/**
 * A quiz about the first ten cards of a deck, in their order, or about those that are wished for: each front with its back among three wrong answers, which
 * come from all cards that are passed in. The same deck, cards and seed give the same quiz. Sides that are longer than a
 * question or an option may be are cut, with an ellipsis; answers are compared as they are shown. Questions that would make it larger than a quiz may be are left out.
 *
 * @throws RangeError when there are fewer than {@link limits.minCardsForQuiz} cards.
 */
export function generateQuiz(
  deck: { readonly name: string },
  cards: readonly QuizCard[],
  seed: string,
  { asked = cards.slice(0, limits.generatedQuestions), secondsPerQuestion, about = '' }: QuizWishes = {},
): GeneratedQuiz {
  if (cards.length < limits.minCardsForQuiz) throw new RangeError(errorCatalogue['too-few-cards'].sentence);
  const prepared = new Map(cards.map((card) => [card.id, prepareCard(card)]));
  const answers = [...prepared.values()];
  const questions = asked.flatMap((card) => {
    const right = prepared.get(card.id);
    return right ? [buildQuestion(card, right, answers, `${seed}:${card.id}`)] : [];
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

/** The time limit of a generated quiz, in seconds; none where somebody wished for none. */
export function timeLimitFor(questionCount: number, secondsPerQuestion?: number | null): number | undefined {
  if (secondsPerQuestion === null) return undefined;
  if (secondsPerQuestion !== undefined) return secondsPerQuestion * questionCount;
  return Math.min(limits.generatedSecondsPerQuestion * questionCount, limits.generatedSeconds);
}

/** A card's back as an option shows it. */
export function toOption(back: string): string {
  return cutText(back, limits.optionLength);
}

/** An answer of a deck, with the id of its card. */
type CardAnswer = DeckAnswer & { readonly card: string };

function prepareCard({ id, front, back }: QuizCard): CardAnswer {
  return { ...prepareAnswer(front, toOption(back)), card: id };
}

function buildQuestion(
  card: QuizCard,
  right: CardAnswer,
  answers: readonly CardAnswer[],
  seed: string,
): GeneratedQuestion {
  const wrong = chooseDistractors(right, answers, limits.generatedOptions - 1, `${seed}:wrong`);
  const options = shuffleBySeed([right, ...wrong], `${seed}:order`);
  return {
    question: cutText(card.front, limits.questionLength),
    options: options.map(({ text }) => text),
    correctIndex: options.indexOf(right),
    explanation: showBothSides(card),
    cards: options.map((option) => answers.find((answer) => answer === option)?.card ?? ''),
  };
}

/** Of both sides of a card together. */
const roomForSides = limits.explanationLength - '“” goes with “”.'.length;

/** The right answer stands beside it anyway: what helps is what belongs together. */
function showBothSides({ front, back }: QuizCard): string {
  const [shown, other] = [back, front].map((side) => cutText(side, roomForSides / 2));
  return `“${shown}” goes with “${other}”.`;
}

/** @returns as many as fit into one quiz. */
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
