import { errorCatalogue } from '../errors.ts';
import { cutName } from '../import/cards/deck-name.ts';
import { escapeLine } from '../import/markup/write-marks.ts';
import { limits } from '../limits.ts';
import type { SideLanguages } from '../schemas/deck.ts';
import type { CardMedia } from '../schemas/media.ts';
import type { Question, QuizContent } from '../schemas/quiz.ts';
import { isDictation } from '../study/dictated.ts';
import { kindOf } from './answer-likeness.ts';
import {
  chooseDistractors,
  chooseOtherAnswers,
  type DeckAnswer,
  dropMedia,
  type Filler,
  formOf,
  prepareAnswer,
} from './choose-distractors.ts';
import { makeOptionJudge, type OptionJudge } from './option-judge.ts';
import { shuffleBySeed } from './seeded-shuffle.ts';
import { fillPlaces, type QuizWords, quizWords } from './quiz-words.ts';
import { nameOption } from './shown-sides.ts';

/** A card with the plain text of its sides, trimmed. A side without text has a picture or a sound. */
export interface QuizCard {
  readonly id: string;
  readonly front: string;
  readonly back: string;
  readonly frontMedia?: readonly CardMedia[] | undefined;
  readonly backMedia?: readonly CardMedia[] | undefined;
  /** The sides with their marks, in a formatted deck. */
  readonly marked?: { readonly front: string; readonly back: string } | undefined;
}

/** A question with the card id of each option; the id is empty for placeholders and cards of other decks. */
type GeneratedQuestion = Question & { readonly cards: string[] };
type GeneratedQuiz = Omit<QuizContent, 'questions'> & {
  readonly questions: GeneratedQuestion[];
  /** Number of cards of which no fair question can be made, among those asked about; absent if 0. */
  readonly leftOut?: number;
};

/** Optional settings; the defaults are those of the specification. */
interface QuizWishes {
  /** The cards to ask about, in order; a subset of `cards`. */
  readonly asked?: readonly QuizCard[];
  /** The number of questions, by default that of `asked`; a card of which none can be made is replaced by the next one. */
  readonly count?: number | undefined;
  /** Cards of other decks, whose answers are offered where the deck has too few. */
  readonly elsewhere?: readonly QuizCard[];
  /** Time per question; null for no time limit. */
  readonly secondsPerQuestion?: number | null | undefined;
  /** The suffix after the deck's name. */
  readonly about?: keyof QuizWords['about'];
  /** The words of the person who makes the quiz. */
  readonly words?: QuizWords;
  /** Judge that knows the language of the answers. By default, a judge without any language. */
  readonly judge?: OptionJudge;
}

/**
 * Generates a quiz about the first cards of a deck, or of `asked`, in order. Each question shows the front of a card as the card does, and offers its back among
 * three wrong answers from all of `cards`. The same deck, cards and seed always give the same quiz. Sides longer than a question or an option allows are cut with
 * an ellipsis, and answers are compared as shown. Dictated words, whose question would show the answer, and questions beyond the maximum quiz size are left out.
 * @throws RangeError if there are fewer than {@link limits.minCardsForQuiz} cards
 */
export function generateQuiz(
  deck: { readonly name: string } & SideLanguages,
  cards: readonly QuizCard[],
  seed: string,
  {
    asked,
    count = asked?.length ?? limits.generatedQuestions,
    elsewhere = [],
    secondsPerQuestion,
    about = 'first',
    words = quizWords.en,
    judge = makeOptionJudge(),
  }: QuizWishes = {},
): GeneratedQuiz {
  if (cards.length < limits.minCardsForQuiz) throw new RangeError(errorCatalogue['too-few-cards'].sentence);
  const room = prepareRoom(cards, elsewhere, { judge, words });
  const suffix = words.about[about];
  const questions: GeneratedQuestion[] = [];
  let leftOut = 0;
  for (const { id } of asked ?? cards) {
    if (questions.length === count) break;
    const right = room.byId.get(id);
    const question = right && !isDictation(right.card, deck) && buildQuestion(right, room, `${seed}:${id}`);
    if (question) questions.push(question);
    else leftOut += 1;
  }
  const fitting = takeFitting(questions);
  return {
    name: cutName(fillPlaces(words.name, { deck: deck.name }), limits.nameLength - suffix.length) + suffix,
    description: cutText(fillPlaces(words.description, { deck: deck.name }), limits.descriptionLength),
    questions: fitting,
    ...(leftOut > 0 && { leftOut }),
    timeLimit: timeLimitFor(fitting.length, secondsPerQuestion),
    passingScore: limits.defaultPassingScore,
  };
}

/** Whether the deck has too few answers of the same kind for some of the cards to ask about, so that those of other decks are needed. */
export function lacksAnswers(cards: readonly QuizCard[], asked: readonly QuizCard[], judge: OptionJudge): boolean {
  const { own, byId } = prepareRoom(cards, [], { judge, words: quizWords.en });
  return asked.some(({ id }) => {
    const right = byId.get(id);
    const others = right ? chooseOtherAnswers(right, own, { count: wrongOptions, seed: '', judge }) : [];
    return others.filter(({ look }) => right && kindOf(look) === kindOf(right.look)).length < wrongOptions;
  });
}

/** Time limit of a generated quiz in seconds; undefined for none. */
export function timeLimitFor(questionCount: number, secondsPerQuestion?: number | null): number | undefined {
  if (secondsPerQuestion === null) return undefined;
  if (secondsPerQuestion !== undefined) return secondsPerQuestion * questionCount;
  return Math.min(limits.generatedSecondsPerQuestion * questionCount, limits.generatedSeconds);
}

/** Whether an option of a generated question still shows the card's back. */
export function showsBack(
  { back, backMedia = [], marked }: QuizCard,
  option: string,
  media: readonly CardMedia[] = [],
): boolean {
  const isText = option === cutText(back, limits.optionLength) || option === marked?.back;
  const isMedia = media.length > 0 && media.every(({ id }) => backMedia.some((one) => one.id === id));
  return (media.length === 0 || isMedia) && (isText || (isMedia && back === ''));
}

const wrongOptions = limits.generatedOptions - 1;

type CardAnswer = DeckAnswer & { readonly card: QuizCard };

/** The answers that a quiz is made of. */
interface Room {
  readonly own: readonly CardAnswer[];
  readonly foreign: readonly CardAnswer[];
  readonly byId: ReadonlyMap<string, CardAnswer>;
  readonly judge: OptionJudge;
  readonly words: QuizWords;
}

type Told = Pick<Room, 'judge' | 'words'>;

function prepareRoom(cards: readonly QuizCard[], elsewhere: readonly QuizCard[], told: Told): Room {
  const own = cards.map(prepareCard);
  const byId = new Map(own.map((one) => [one.card.id, one]));
  return { own, foreign: elsewhere.map(prepareCard), byId, ...told };
}

function prepareCard(card: QuizCard): CardAnswer {
  const media = { front: idsOf(card.frontMedia), back: idsOf(card.backMedia) };
  return { ...prepareAnswer(card.front, cutText(card.back, limits.optionLength), media), card };
}

function idsOf(media: readonly CardMedia[] = []): string[] {
  return media.map(({ id }) => id);
}

type Option = CardAnswer | Filler;

/** @returns the question about a card; undefined if none is fair */
function buildQuestion(right: CardAnswer, room: Room, seed: string): GeneratedQuestion | undefined {
  const options = offerOptions(right, room, seed);
  if (!options) return undefined;
  const { card } = right;
  const isMarked = [card, ...options.flatMap((one) => ('card' in one ? one.card : []))].some(hasMarks);
  const shown = options.map((one, at) => writeOption(one, at, isMarked));
  const { front, frontMedia = [] } = card;
  const own = new Set(room.own.map((one) => one.card.id));
  const explanation = front !== '' && card.back !== '' && showBothSides(card, room.words);
  return {
    question:
      front === ''
        ? room.words.question
        : writeSide(front, card.marked?.front, { isMarked, most: limits.questionLength }),
    options: shown.map(({ text }) => text),
    correctIndex: options.findIndex((one) => 'card' in one && one.card === card),
    ...(explanation && { explanation }),
    ...(frontMedia.length > 0 && { questionMedia: [...frontMedia] }),
    ...(shown.some(({ media }) => media.length > 0) && { optionMedia: shown.map(({ media }) => media) }),
    ...(isMarked && { format: 'formatted' }),
    cards: options.map((one) => ('card' in one && own.has(one.card.id) ? one.card.id : '')),
  };
}

/** @returns the options in random order, the right one among them; undefined if there are too few that look alike */
function offerOptions(right: CardAnswer, { own, foreign, judge, words }: Room, seed: string): Option[] | undefined {
  const picking = { count: wrongOptions, seed: `${seed}:wrong`, judge, elsewhere: foreign };
  const mix = (answer: CardAnswer, wrong: readonly Option[]) => shuffleBySeed([answer, ...wrong], `${seed}:order`);
  const isText = formOf(right) === 'text';
  const others = isText ? [] : chooseOtherAnswers(right, own, picking);
  if (others.length === wrongOptions) return mix(right, others);
  if (right.text === '') return undefined;
  // Made-up answers are texts, so only among texts they don't stand out.
  const inWords = dropMedia(right);
  return mix(inWords, chooseDistractors(inWords, own, picking, words));
}

function hasMarks({ front, back, marked }: QuizCard): boolean {
  return marked !== undefined && (marked.front !== front || marked.back !== back);
}

function writeOption(
  option: Option,
  at: number,
  isMarked: boolean,
): { readonly text: string; readonly media: CardMedia[] } {
  const { text, media } = option;
  const { back = text, backMedia = [], marked } = 'card' in option ? option.card : {};
  return {
    text: text === '' ? nameOption(at) : writeSide(back, marked?.back, { isMarked, most: limits.optionLength }),
    media: backMedia.filter(({ id }) => media.includes(id)),
  };
}

/** Writes a side within a length, with its marks if the question is formatted. */
function writeSide(
  plain: string,
  marked: string | undefined,
  { isMarked, most }: { readonly isMarked: boolean; readonly most: number },
): string {
  if (!isMarked) return cutText(plain, most);
  const written = marked ?? escapeLine(plain, true);
  // Cut marks could mean something else. An escaped text is at most twice as long.
  return written.length <= most ? written : escapeLine(cutText(plain, Math.floor(most / 2)), true);
}

/** The explanation of a question. It shows both sides of the card, because the marked options already show which answer is right. */
function showBothSides(card: QuizCard, { pair }: QuizWords): string {
  const most = Math.floor((limits.explanationLength - fillPlaces(pair, { back: '', front: '' }).length) / 2);
  return fillPlaces(pair, { back: cutText(card.back, most), front: cutText(card.front, most) });
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
