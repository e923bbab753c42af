import { limits } from '../limits.ts';
import { chooseOtherAnswers, type DeckAnswer, formOf, prepareAnswer } from '../quiz/choose-distractors.ts';
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

/** @returns the cards' answers that can be options: pictures, sounds and short texts */
export function toOptions<C extends CardSides>(cards: readonly C[], isReversed: boolean): AnswerOption<C>[] {
  return cards.map((card) => toOption(card, isReversed)).filter(isShort);
}

/** Beside a text, an option shows no picture or sound. */
function toOption<C extends CardSides>(card: C, isReversed: boolean): AnswerOption<C> {
  const [front, back] = [idsOf(card.frontMedia), idsOf(card.backMedia)];
  const [asked, answer] = isReversed ? [card.back, card.front] : [card.front, card.back];
  const media = isReversed ? { front: back, back: front } : { front, back };
  const shown = prepareAnswer(asked, answer, media);
  return { ...shown, ...(answer !== '' && { media: [] }), card };
}

function idsOf(media: readonly ShownMedia[] = []): string[] {
  return media.map((one) => ('id' in one ? one.id : one.media));
}

function isShort({ text, media }: DeckAnswer): boolean {
  return text === '' ? media.length > 0 : text.length <= limits.shortAnswerLength;
}

interface OptionsOf<C extends CardSides> {
  readonly isReversed: boolean;
  readonly near: readonly AnswerOption<C>[];
  /** Answers of the family's other decks of the subject, where the deck has too few. */
  readonly elsewhere?: readonly AnswerOption<C>[] | undefined;
  /** Cards that the learner confused with this one before, newest first. */
  readonly before?: readonly AnswerOption<C>[] | undefined;
  readonly seed: string;
  readonly judge: OptionJudge;
}

/** @returns three wrong answers: earlier mix-ups first, then similar-looking ones; empty if there are too few */
export function chooseOthers<C extends CardSides>(
  card: C,
  { isReversed, near, elsewhere, before, seed, judge }: OptionsOf<C>,
): AnswerOption<C>[] {
  const right = toOption(card, isReversed);
  if (!isShort(right)) return [];
  const others = chooseOtherAnswers(right, near, { count: othersOffered, seed, judge, first: before, elsewhere });
  return others.length < othersOffered ? [] : others;
}

/** Whether a deck alone has too few different answers of some form to choose from. */
export function lacksOthers<C extends CardSides>(near: readonly AnswerOption<C>[]): boolean {
  const byForm = Map.groupBy(near, formOf);
  const count = (answers: readonly DeckAnswer[]) =>
    new Set(answers.map(({ foldedBack, media }) => [foldedBack, ...media].join(' '))).size;
  return near.length === 0 || [...byForm.values()].some((answers) => count(answers) <= othersOffered);
}
