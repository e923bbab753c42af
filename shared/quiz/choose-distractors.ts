import { lookOf, unlikeness } from './answer-likeness.ts';
import type { AnswerLook } from './answer-likeness.ts';
import { foldText } from './fold-text.ts';
import { shuffleBySeed } from './seeded-shuffle.ts';

/** Wrong answers for decks that cannot give three. They are never right, because the right answer always stands there. */
const placeholders = ['None of these', 'Something else', 'I am not sure yet'];

/** An answer of the deck, the texts folded as two answers are compared. */
export type DeckAnswer = {
  readonly text: string;
  readonly foldedFront: string;
  readonly foldedBack: string;
  readonly look: AnswerLook;
};

/** A card's answer, prepared once for all questions of a quiz. `back` is the text that is shown as an option. */
export function prepareAnswer(front: string, back: string): DeckAnswer {
  return { text: back, foldedFront: foldText(front), foldedBack: foldText(back), look: lookOf(back) };
}

/**
 * At most so many wrong options beside `right`, which is one of the deck: those that come `first`, then answers of other cards that look
 * most like it, equally like ones chosen by the seed. No two are the same once folded, and none is right: not the right answer in
 * other letters, nor the back of another card with the same front.
 */
export function chooseOtherAnswers<T extends DeckAnswer>(
  right: DeckAnswer,
  deck: readonly T[],
  count: number,
  seed: string,
  first: readonly T[] = [],
): T[] {
  const taken = rightAnswers(right, [...deck, ...first]);
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
  return [...ahead.values(), ...likely].slice(0, count);
}

/** {@link chooseOtherAnswers}, with placeholders where the deck has no more: they are texts and nothing else. */
export function chooseDistractors<T extends DeckAnswer>(
  right: DeckAnswer,
  deck: readonly T[],
  count: number,
  seed: string,
): (T | { readonly text: string })[] {
  const chosen = chooseOtherAnswers(right, deck, count, seed);
  const taken = new Set([...rightAnswers(right, deck), ...chosen.map(({ foldedBack }) => foldedBack)]);
  return [...chosen, ...findPlaceholders(taken, count - chosen.length).map((text) => ({ text }))];
}

function rightAnswers({ foldedFront }: DeckAnswer, deck: readonly DeckAnswer[]): Set<string> {
  return new Set(deck.flatMap((answer) => (answer.foldedFront === foldedFront ? [answer.foldedBack] : [])));
}

/** So many placeholders that are none of the taken texts: there are always enough, as each taken text rules out one. */
function findPlaceholders(taken: ReadonlySet<string>, count: number): string[] {
  const numbered = Array.from({ length: taken.size + count }, (_, index) => `Another answer ${index + 1}`);
  return [...placeholders, ...numbered].filter((text) => !taken.has(foldText(text))).slice(0, count);
}
