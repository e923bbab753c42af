import { lookOf, unlikeness } from './answer-likeness.ts';
import type { AnswerLook } from './answer-likeness.ts';
import { foldText } from './fold-text.ts';
import type { OptionJudge } from './option-judge.ts';
import { shuffleBySeed } from './seeded-shuffle.ts';

/** Filler options for decks with fewer than three wrong answers. They are never right, because the right answer is always among the options. */
const placeholders = ['None of these', 'Something else', 'I am not sure yet'];

/** An answer in the deck, with folded texts for comparison. */
export type DeckAnswer = {
  readonly text: string;
  readonly foldedFront: string;
  readonly foldedBack: string;
  readonly look: AnswerLook;
};

/** Prepares a card's answer once for all questions of a quiz. `back` is the text as shown in the option. */
export function prepareAnswer(front: string, back: string): DeckAnswer {
  return { text: back, foldedFront: foldText(front), foldedBack: foldText(back), look: lookOf(back) };
}

/** Settings for picking options. */
export interface Picking<T extends DeckAnswer> {
  readonly count: number;
  /** Seed that decides between equally suitable answers. */
  readonly seed: string;
  readonly judge: OptionJudge;
  /** Answers that are picked before the similar-looking ones. */
  readonly first?: readonly T[] | undefined;
}

/**
 * Picks up to `count` wrong options for `right`: first those in `first`, then the most similar-looking answers of other cards. None is accepted by the judge
 * as the right answer, as the answer of another card with the same question, or as another option.
 */
export function chooseOtherAnswers<T extends DeckAnswer>(
  right: DeckAnswer,
  deck: readonly T[],
  { count, seed, judge, first = [] }: Picking<T>,
): T[] {
  const rightOnes = findRightAnswers(right, [...deck, ...first]);
  const taken = new Set(rightOnes.map(({ foldedBack }) => foldedBack));
  const isWrong = ({ foldedBack }: T) => !taken.has(foldedBack);
  const ahead = new Map(first.filter(isWrong).map((answer) => [answer.foldedBack, answer]));
  const wrong = new Map(deck.filter(isWrong).map((answer) => [answer.foldedBack, answer]));
  const likely = shuffleBySeed(
    [...wrong.values()].filter(({ foldedBack }) => !ahead.has(foldedBack)),
    seed,
  )
    .map((answer) => ({ answer, distance: unlikeness(right.look, answer.look) }))
    .toSorted((a, b) => a.distance - b.distance)
    .map(({ answer }) => answer);
  const chosen: T[] = [];
  for (const answer of [...ahead.values(), ...likely]) {
    if (chosen.length === count) break;
    const isSameQuestion = judge.isSameQuestion(answer.foldedFront, right.foldedFront);
    if (!isSameQuestion && !isTaken(answer.text, right, [...rightOnes, ...chosen], judge)) chosen.push(answer);
  }
  return chosen;
}

/** Like {@link chooseOtherAnswers}, filled up with placeholders (text only) if the deck has too few answers. */
export function chooseDistractors<T extends DeckAnswer>(
  right: DeckAnswer,
  deck: readonly T[],
  picking: Picking<T>,
): (T | { readonly text: string })[] {
  const options: (T | { readonly text: string })[] = chooseOtherAnswers(right, deck, picking);
  const rightOnes = findRightAnswers(right, deck);
  // Each text that is already taken rules out only a few placeholders, so the loop ends.
  for (let at = 0; options.length < picking.count; at += 1) {
    const text = placeholders[at] ?? `Another answer ${at + 1 - placeholders.length}`;
    if (!isTaken(text, right, [...rightOnes, ...options], picking.judge)) options.push({ text });
  }
  return options;
}

function isTaken(
  text: string,
  { foldedFront }: DeckAnswer,
  options: readonly { readonly text: string }[],
  { isAccepted }: OptionJudge,
): boolean {
  return options.some(
    (option) => foldText(option.text) === foldText(text) || isAccepted(text, option.text, foldedFront),
  );
}

/** The answers to the same question, without duplicates. */
function findRightAnswers(right: DeckAnswer, deck: readonly DeckAnswer[]): DeckAnswer[] {
  const same = deck.filter(({ foldedFront }) => foldedFront === right.foldedFront);
  return [...new Map([right, ...same].map((answer) => [answer.foldedBack, answer])).values()];
}
