import { listChoices, tidyChoice } from '../study/asked-gap.ts';
import { type AnswerLook, kindOf, lookOf, unlikeness } from './answer-likeness.ts';
import { foldText } from './fold-text.ts';
import type { OptionJudge } from './option-judge.ts';
import { fillPlaces, type QuizWords } from './quiz-words.ts';
import { shuffleBySeed } from './seeded-shuffle.ts';

/** An answer in a deck, with texts prepared for comparison. */
export type DeckAnswer = {
  /** The answer's text; empty if it is only a picture or a sound. */
  readonly text: string;
  /** Ids of the pictures and sounds that an option shows of the answer. */
  readonly media: readonly string[];
  readonly asked: AskedSide;
  readonly foldedBack: string;
  readonly look: AnswerLook;
};

interface AskedSide {
  readonly folded: string;
  readonly media: readonly string[];
}

/** Ids of the pictures and sounds on each side of a card. */
export interface MediaOfSides {
  readonly front: readonly string[];
  readonly back: readonly string[];
}

/** Prepares a card's answer once for all questions of a quiz. `back` is the text as shown in the option. */
export function prepareAnswer(front: string, back: string, shown?: MediaOfSides): DeckAnswer {
  const asked = { folded: foldText(front), media: shown?.front ?? [] };
  // What the question shows already can't be the answer.
  const media = shown?.back.filter((id) => !asked.media.includes(id)) ?? [];
  return { text: back, media, asked, foldedBack: foldText(back), look: lookOf(back) };
}

/** @returns the answer as an option that shows only its text */
export function dropMedia<T extends DeckAnswer>(answer: T): T {
  return { ...answer, media: [] };
}

/** How an option shows its answer. Options of one question are all of one form, because any other would stand out. */
type AnswerForm = 'text' | 'media' | 'both';

export function formOf({ text, media }: Pick<DeckAnswer, 'text' | 'media'>): AnswerForm {
  if (media.length === 0) return 'text';
  return text === '' ? 'media' : 'both';
}

/** Settings for picking options. */
export interface Picking<T extends DeckAnswer> {
  readonly count: number;
  /** Seed that decides between equally suitable answers. */
  readonly seed: string;
  readonly judge: OptionJudge;
  /** Answers that are picked before the similar-looking ones. */
  readonly first?: readonly T[] | undefined;
  /** Answers of other decks. They follow the deck's answers of the same kind, and come before its other ones. */
  readonly elsewhere?: readonly T[] | undefined;
}

/**
 * Picks up to `count` wrong options of the right answer's form: first those in `first`, then answers of other cards: of the same kind before others, of the deck
 * before `elsewhere`, similar-looking ones first. None is accepted by the judge as the right answer, as the answer of another card with the same question, or as
 * another option.
 */
export function chooseOtherAnswers<T extends DeckAnswer>(
  right: DeckAnswer,
  deck: readonly T[],
  { count, seed, judge, first = [], elsewhere = [] }: Picking<T>,
): T[] {
  const form = formOf(right);
  // A text beside which other cards show a picture is an option as text alone.
  const inForm = (answers: readonly T[]): T[] =>
    (form === 'text' ? answers.map(dropMedia) : answers).filter(
      (answer) => formOf(answer) === form && (form === 'media' || answer.text !== ''),
    );
  const [own, ahead, foreign] = [inForm(deck), inForm(first), inForm(elsewhere)];
  const rightOnes = findRightAnswers(right, [...own, ...ahead, ...foreign]);
  const taken = new Set(rightOnes.map(nameAnswer));
  const isWrong = (answer: T) => !taken.has(nameAnswer(answer));
  const before = new Map(ahead.filter(isWrong).map((answer) => [nameAnswer(answer), answer]));
  const foreignOnes = new Set(foreign);
  const wrong = new Map([...foreign, ...own].filter(isWrong).map((answer) => [nameAnswer(answer), answer]));
  // A question that lists its choices, such as `its / it’s`, is about telling those apart.
  const listed = listChoices(right.asked.folded);
  const likely = shuffleBySeed(
    [...wrong].filter(([name]) => !before.has(name)).map(([, answer]) => answer),
    seed,
  )
    .map((answer) => {
      const isListed = listed.length > 0 && listed.includes(tidyChoice(answer.text));
      return { answer, distance: isListed ? -1 : distanceFrom(right, answer, foreignOnes.has(answer)) };
    })
    .toSorted((a, b) => a.distance - b.distance)
    .map(({ answer }) => answer);
  const chosen: T[] = [];
  for (const answer of [...before.values(), ...likely]) {
    if (chosen.length === count) break;
    if (!isSameQuestion(answer.asked, right.asked, judge) && !isTaken(answer, right, [...rightOnes, ...chosen], judge))
      chosen.push(answer);
  }
  return chosen;
}

/** More than the distance between the looks of two answers can be. */
const aKind = 100;

function distanceFrom(right: DeckAnswer, answer: DeckAnswer, isElsewhere: boolean): number {
  const kind = kindOf(right.look) === kindOf(answer.look) ? 0 : 2 * aKind;
  return kind + (isElsewhere ? aKind : 0) + unlikeness(right.look, answer.look);
}

/** Like {@link chooseOtherAnswers}, filled up with placeholders (text only) if there are too few answers. */
export function chooseDistractors<T extends DeckAnswer>(
  right: DeckAnswer,
  deck: readonly T[],
  picking: Picking<T>,
  { fillers, another }: Pick<QuizWords, 'fillers' | 'another'>,
): (T | Filler)[] {
  const options: (T | Filler)[] = chooseOtherAnswers(right, deck, picking);
  const rightOnes = findRightAnswers(right, deck);
  // Each text that is already taken rules out only a few placeholders, so the loop ends.
  for (let at = 0; options.length < picking.count; at += 1) {
    const text = fillers[at] ?? fillPlaces(another, { number: at + 1 - fillers.length });
    const filler = { text, media: [] };
    if (!isTaken(filler, right, [...rightOnes, ...options], picking.judge)) options.push(filler);
  }
  return options;
}

/** An option without a card. */
export type Filler = Pick<DeckAnswer, 'text' | 'media'>;

/** Whether an option shows the same as another one, or is accepted for it. */
function isTaken(
  answer: Filler,
  { asked }: DeckAnswer,
  options: readonly Filler[],
  { isAccepted }: OptionJudge,
): boolean {
  if (answer.text === '')
    return options.some(({ media }) => isPartOf(media, answer.media) || isPartOf(answer.media, media));
  return options.some(
    ({ text }) => foldText(text) === foldText(answer.text) || isAccepted(answer.text, text, asked.folded),
  );
}

function isPartOf(some: readonly string[], all: readonly string[]): boolean {
  return some.length > 0 && some.every((id) => all.includes(id));
}

/** Whether two sides ask the same: the same text, unless both show something else beside it, or a picture of the other. */
function isSameQuestion(one: AskedSide, other: AskedSide, judge: OptionJudge): boolean {
  if ((one.folded === '') !== (other.folded === '')) return false;
  if (one.folded !== '' && !judge.isSameQuestion(one.folded, other.folded)) return false;
  if (one.folded !== '' && (one.media.length === 0 || other.media.length === 0)) return true;
  return isPartOf(one.media, other.media) || isPartOf(other.media, one.media);
}

/** Names what an option shows, to find equal ones. */
function nameAnswer({ text, media, foldedBack }: DeckAnswer): string {
  return text === '' ? media.toSorted().join(' ') : foldedBack;
}

/** The answers to the same question, without duplicates. */
function findRightAnswers(right: DeckAnswer, deck: readonly DeckAnswer[]): DeckAnswer[] {
  const same = deck.filter(({ asked }) => isEqualSide(asked, right.asked));
  return [...new Map([right, ...same].map((answer) => [nameAnswer(answer), answer])).values()];
}

function isEqualSide(one: AskedSide, other: AskedSide): boolean {
  return (
    one.folded === other.folded &&
    one.media.length === other.media.length &&
    one.media.every((id) => other.media.includes(id))
  );
}
