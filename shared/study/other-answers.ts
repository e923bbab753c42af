import { limits } from '../limits.ts';
import { chooseOtherAnswers, type DeckAnswer, prepareAnswer } from '../quiz/choose-distractors.ts';
import type { OptionJudge } from '../quiz/option-judge.ts';

const othersOffered = 3;

/** A card whose media come from an API response (`id`) or from storage (`media`). */
interface CardSides {
  readonly front: string;
  readonly back: string;
  readonly frontMedia?: readonly ShownMedia[] | undefined;
  readonly backMedia?: readonly ShownMedia[] | undefined;
}
type ShownMedia = { readonly id: string } | { readonly media: string };

/** A card's answer in one direction. */
export type AnswerOption<C extends CardSides> = DeckAnswer & { readonly card: C };

/** @returns the cards' answers that are short enough to be options */
export function toOptions<C extends CardSides>(cards: readonly C[], isReversed: boolean): AnswerOption<C>[] {
  return cards.map((card) => toOption(card, isReversed)).filter(isShort);
}

function toOption<C extends CardSides>(card: C, isReversed: boolean): AnswerOption<C> {
  const [front, back] = [identify(card.front, card.frontMedia), identify(card.back, card.backMedia)];
  const [asked, answer] = isReversed ? [back, card.front] : [front, card.back];
  return { ...prepareAnswer(asked, answer), card };
}

/** Identifies a side by its text and media ids, so that two sides without text are equal only if they show the same media. */
function identify(text: string, media: readonly ShownMedia[] = []): string {
  return [text, ...media.map((one) => ('id' in one ? one.id : one.media))].join(' ');
}

/** Whether a text is short enough for an option. Sides without text never are. */
function isShort({ text }: DeckAnswer): boolean {
  return text !== '' && text.length <= limits.shortAnswerLength;
}

interface OptionsOf<C extends CardSides> {
  readonly isReversed: boolean;
  readonly near: readonly AnswerOption<C>[];
  /** Cards that the learner confused with this one before, newest first. */
  readonly before?: readonly AnswerOption<C>[] | undefined;
  readonly seed: string;
  readonly judge: OptionJudge;
}

/** @returns three wrong answers: earlier mix-ups first, then similar-looking ones; empty if there are too few */
export function chooseOthers<C extends CardSides>(
  card: C,
  { isReversed, near, before, seed, judge }: OptionsOf<C>,
): AnswerOption<C>[] {
  const right = toOption(card, isReversed);
  if (!isShort(right)) return [];
  const others = chooseOtherAnswers(right, near, { count: othersOffered, seed, judge, first: before });
  return others.length < othersOffered ? [] : others;
}
