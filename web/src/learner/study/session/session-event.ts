import { t } from '@lingui/core/macro';
import type { Today } from '../../../../../shared/scheduling/daily-goal.ts';
import { wordsOfSide } from '../../../../../shared/card-marks.ts';
import type { Deck } from '../../../../../shared/schemas/deck.ts';
import type { Streak } from '../../../../../shared/schemas/progress.ts';
import { arrangeWork, countReady, type HomeWork, minutesLeft } from '../../home/arrange-work.ts';
import { todaysMix } from '../../learner-place.ts';
import { type RunningSession, type StudiedCard, totalsOf } from './running-session.ts';

/* Content of the session summary. Computed from the local session and Home's data, so it also works offline. */

/** @returns a hard card that the learner now knows: one answered wrong last time and right on the first try now, else the one with the most wrong answers. */
export function findTamed({ session, answers }: RunningSession): StudiedCard | undefined {
  const hard = session.cards.flatMap((card) => {
    const own = answers.filter(({ cardId }) => cardId === card.id);
    const wrong = own.filter(({ rating }) => rating === 'wrong').length;
    const wasTricky = card.why?.kind === 'again' && wrong === 0 && !own.some(({ helped }) => helped);
    const isKnown = own.at(-1)?.rating === 'correct';
    const weight = wasTricky ? Infinity : wrong;
    return isKnown && weight > 0 && hasWords(card) ? [{ card, weight }] : [];
  });
  return hard.toSorted((a, b) => b.weight - a.weight)[0]?.card;
}

function hasWords({ front, back, frontMedia, backMedia }: StudiedCard): boolean {
  return wordsOfSide(front, frontMedia) !== '' && wordsOfSide(back, backMedia) !== '';
}

/** Streak in days before and after the session. */
export interface StreakStep {
  readonly before: number;
  readonly now: number;
}

/** @returns the streak increase of this session; undefined if cards were already done earlier today, or if the data needed to tell is missing. */
export function findStreakStep(
  running: RunningSession,
  streak: Streak | undefined,
  today: Pick<Today, 'done'> | undefined | null,
): StreakStep | undefined {
  if (!streak || streak.currentStreak < 1 || !today) return undefined;
  const isFirstOfDay = today.done <= totalsOf(running).cardsCorrect;
  return isFirstOfDay ? { before: streak.currentStreak - 1, now: streak.currentStreak } : undefined;
}

/** Next step after a session. `more` is the number of optional cards beyond today's; `minutes` is the time left to reach the daily goal. */
export type NextStep =
  | { readonly kind: 'done-for-today'; readonly more: number }
  | { readonly kind: 'same'; readonly cards: number; readonly minutes?: number }
  | { readonly kind: 'deck'; readonly deck: Deck; readonly cards: number }
  | { readonly kind: 'stop' };

interface Waiting {
  /** The learner's study for today; undefined if the Home screen's data doesn't include it. */
  readonly today?: Today | undefined;
  readonly decks: readonly Deck[];
  readonly work: readonly HomeWork[];
}

/** @returns the next step after a session: the same deck, else an assigned deck, else the one with the most due cards. */
export function pickNext(deckId: string, { today, decks, work }: Waiting, now: Date): NextStep {
  const waiting = decks
    .map((deck) => ({ ...deck, dueCards: countReady(deck, work) }))
    .filter(({ dueCards }) => dueCards > 0);
  const own = waiting.find(({ id }) => id === deckId)?.dueCards ?? 0;
  if (!today) return own > 0 ? { kind: 'same', cards: own } : { kind: 'stop' };
  const { portion: left } = today;
  const minutes = minutesLeft(today);
  const isMix = deckId === todaysMix.id;
  if (left === 0) return { kind: 'done-for-today', more: isMix ? (today.more ?? 0) : own };
  if (isMix) return { kind: 'same', cards: left, ...(minutes > 0 && { minutes }) };
  if (own > 0) return { kind: 'same', cards: own };
  const given = arrangeWork(work, now).open.flatMap(
    ({ resourceId }) => waiting.find(({ id }) => id === resourceId) ?? [],
  );
  const [deck] = [...given, ...waiting.toSorted((a, b) => b.dueCards - a.dueCards)];
  return deck ? { kind: 'deck', deck, cards: Math.min(deck.dueCards, left) } : { kind: 'stop' };
}

/** @returns praise for the result. "Every single one" needs more than one card. */
export function findPraise({
  cards,
  rightFirstTime,
}: {
  readonly cards: number;
  readonly rightFirstTime: number;
}): string {
  return cards > 1 && rightFirstTime === cards ? t`Wow, every single one!` : t`Well done!`;
}
