import { limits } from '../limits.ts';
import { chooseOtherAnswers, type DeckAnswer, prepareAnswer } from '../quiz/choose-distractors.ts';

/** Wrong answers beside the right one. */
const othersOffered = 3;

/** A card, as it goes out (`id`) or as it is stored (`media`). */
interface CardSides {
  readonly front: string;
  readonly back: string;
  readonly frontMedia?: readonly ShownMedia[] | undefined;
  readonly backMedia?: readonly ShownMedia[] | undefined;
}
type ShownMedia = { readonly id: string } | { readonly media: string };

/** A card as it is answered in one direction. */
export type AnswerOption<C extends CardSides> = DeckAnswer & { readonly card: C };

/** @returns the answers of cards, without what nobody would read for long. */
export function toOptions<C extends CardSides>(cards: readonly C[], isReversed: boolean): AnswerOption<C>[] {
  return cards.map((card) => toOption(card, isReversed)).filter(isShort);
}

function toOption<C extends CardSides>(card: C, isReversed: boolean): AnswerOption<C> {
  const [front, back] = [identify(card.front, card.frontMedia), identify(card.back, card.backMedia)];
  const [asked, answer] = isReversed ? [back, card.front] : [front, card.back];
  return { ...prepareAnswer(asked, answer), card };
}

/** Two sides without words are the same only where they show the same. */
function identify(text: string, media: readonly ShownMedia[] = []): string {
  return [text, ...media.map((one) => ('id' in one ? one.id : one.media))].join(' ');
}

/** What a side without words shows is no answer among others. */
function isShort({ text }: DeckAnswer): boolean {
  return text !== '' && text.length <= limits.shortAnswerLength;
}

/** Of what wrong answers to a card are chosen. */
interface OptionsOf<C extends CardSides> {
  readonly isReversed: boolean;
  readonly near: readonly AnswerOption<C>[];
  /** With what the learner mixed it up before, the newest first. */
  readonly before?: readonly AnswerOption<C>[] | undefined;
  readonly seed: string;
}

/** @returns three wrong answers: what the card was mixed up with before, then what looks like it. None where there are too few. */
export function chooseOthers<C extends CardSides>(
  card: C,
  { isReversed, near, before, seed }: OptionsOf<C>,
): AnswerOption<C>[] {
  const right = toOption(card, isReversed);
  if (!isShort(right)) return [];
  const others = chooseOtherAnswers(right, [right, ...near], othersOffered, seed, before);
  return others.length < othersOffered ? [] : others;
}
