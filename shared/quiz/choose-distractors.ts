import { lookOf, unlikeness } from './answer-likeness.ts';
import type { AnswerLook } from './answer-likeness.ts';
import { foldText } from './fold-text.ts';
import { shuffleBySeed } from './seeded-shuffle.ts';

/** Filler options for decks with fewer than three wrong answers. They are always wrong, because the right answer is always an option. */
const placeholders = ['None of these', 'Something else', 'I am not sure yet'];

/** An answer in the deck, with folded texts for comparison. */
export type DeckAnswer = {
  readonly text: string;
  readonly foldedFront: string;
  readonly foldedBack: string;
  readonly look: AnswerLook;
};

/** Prepares a card's answer once for all questions of a quiz. `back` is the option text as shown. */
export function prepareAnswer(front: string, back: string): DeckAnswer {
  return { text: back, foldedFront: foldText(front), foldedBack: foldText(back), look: lookOf(back) };
}

/**
 * Picks up to `count` wrong options for `right`: first those in `first`, then the most similar-looking answers of other cards. The seed breaks ties. No two
 * options are equal after folding, and none is correct: neither a spelling variant of the right answer nor the back of another card with the same front.
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

/** Like {@link chooseOtherAnswers}, filled up with placeholders (text only) if the deck has too few answers. */
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

/** `count` placeholders that differ from all taken texts. There are always enough, because each taken text rules out at most one. */
function findPlaceholders(taken: ReadonlySet<string>, count: number): string[] {
  const numbered = Array.from({ length: taken.size + count }, (_, index) => `Another answer ${index + 1}`);
  return [...placeholders, ...numbered].filter((text) => !taken.has(foldText(text))).slice(0, count);
}
