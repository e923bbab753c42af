import type { SessionMode, WhyToday } from '../schemas/study.ts';
import { type CardState, isDue } from './card-state.ts';
import { chooseAhead } from './ready-by.ts';
import { isResting } from './rest-card.ts';
import { gainPerSecond, retrievability } from './retrievability.ts';
import { studyDayOf } from './study-day.ts';

/** A card that the learner has answered before. */
export type StudiedCard = { cardId: string; state: CardState };

/** A track's studied cards. `later` are those not asked now. */
export interface SplitCards {
  readonly due: readonly StudiedCard[];
  /** Today's share of the cards asked ahead of time, if the deck has a target day. */
  readonly ahead: readonly StudiedCard[];
  readonly later: readonly StudiedCard[];
}

/** Candidates for a session. `unseen` is in deck order. `allowedNew` is the number of new cards that the learner may still study that day. */
export type SessionPlan = SplitCards & {
  unseen: readonly string[];
  allowedNew: number;
  mode: SessionMode;
  now: Date;
  timeZone: string;
};

/**
 * Card ids of a session with one track in study order: due cards, those most likely to be forgotten first, then the new cards still allowed today, then cards
 * ahead of time. Mode `all` ("study anyway") adds the other studied cards in the same order, then further unseen ones, and last those that rest.
 */
export function planSession({ due, ahead, later, unseen, allowedNew, mode, now, timeZone }: SessionPlan): string[] {
  const idsOf = (cards: readonly StudiedCard[]) => cards.map(({ cardId }) => cardId);
  const planned = [...idsOf(sortByForgetting(due, now, timeZone)), ...unseen.slice(0, allowedNew), ...idsOf(ahead)];
  const today = studyDayOf(now, timeZone);
  const resting = later.filter(({ state }) => isResting(state, today));
  const others = sortByForgetting(
    later.filter((card) => !resting.includes(card)),
    now,
    timeZone,
  );
  const rest = [...idsOf(others), ...unseen, ...idsOf(resting)];
  return [...new Set(mode === 'all' ? [...planned, ...rest] : planned)];
}

/** @param day.readyBy the deck's target day, if any */
export function splitDue(
  studied: readonly StudiedCard[],
  {
    now,
    timeZone,
    readyBy: day,
  }: { readonly now: Date; readonly timeZone: string; readonly readyBy?: string | undefined },
): SplitCards {
  const due = studied.filter(({ state }) => isDue(state, now, timeZone));
  const rest = studied.filter(({ state }) => !isDue(state, now, timeZone));
  if (day === undefined) return { due, ahead: [], later: rest };
  const ahead = chooseAhead(rest, { day, today: studyDayOf(now, timeZone), timeZone });
  return { due, ahead, later: rest.filter((card) => !ahead.includes(card)) };
}

/** @returns the cards, those most likely to be forgotten first */
export function sortByForgetting<T extends StudiedCard>(studied: readonly T[], now: Date, timeZone: string): T[] {
  return sortByScore(studied, (state) => retrievability(state, now, timeZone));
}

/** @returns the cards, those with the most gain first, see {@link gainPerSecond} */
export function sortByGain<T extends StudiedCard>(studied: readonly T[], now: Date, timeZone: string): T[] {
  return sortByScore(studied, (state) => -gainPerSecond(state, now, timeZone));
}

/** Sorts from the lowest score, and by id where scores are equal. */
function sortByScore<T extends StudiedCard>(studied: readonly T[], scoreOf: (state: CardState) => number): T[] {
  return studied
    .map((card) => ({ card, score: scoreOf(card.state) }))
    .toSorted((a, b) => a.score - b.score || (a.card.cardId < b.card.cardId ? -1 : 1))
    .map(({ card }) => card);
}

/** Why a session contains a card. `again`: the last answer was wrong; `due`: the learner is about to forget it; `ahead`: not due yet, but studied anyway. */
export function explainToday(state: CardState | undefined, now: Date, timeZone: string): WhyToday {
  if (!state) return { kind: 'new', seen: 0 };
  const seen = { seen: state.reps, lastSeenAt: state.lastReview };
  if (!isDue(state, now, timeZone)) return { kind: 'ahead', ...seen };
  return { kind: state.state === 'review' ? 'due' : 'again', ...seen };
}
