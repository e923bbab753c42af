import { limits } from '../limits.ts';
import type { SessionMode, WhyToday } from '../schemas/study.ts';
import { type CardState, isDue } from './card-state.ts';
import { chooseAhead } from './ready-by.ts';
import { retrievability } from './retrievability.ts';
import { studyDayOf } from './study-day.ts';

/** A card that the learner has answered before. */
export type StudiedCard = { cardId: string; state: CardState };

/**
 * What a session is chosen from. `studied` may hold cards that are not due: mode 'due' passes over them. `unseen` is in
 * the order of the deck. `allowedNew`: how many of them the study day still allows.
 */
export type SessionPlan = {
  studied: readonly StudiedCard[];
  unseen: readonly string[];
  allowedNew: number;
  mode: SessionMode;
  now: Date;
  timeZone: string;
  size?: number;
  /** By which study day the deck is to be known: then today's share of what would be forgotten by then comes along. */
  readyBy?: string | undefined;
};

/**
 * The ids of a session's cards in the order of study: due cards, the most forgettable first, then the new cards that
 * today still allows, then what is asked ahead of time. Mode 'all' ("study anyway") fills up with the other studied cards, the most forgettable first,
 * then with further unseen ones.
 */
export function planSession(plan: SessionPlan): string[] {
  const { unseen, allowedNew, mode, now, timeZone, size = limits.cardsPerSession } = plan;
  const studied = sortByForgetting(plan.studied, now, timeZone);
  const { due, ahead } = splitDue(studied, plan);
  const idsOf = (cards: readonly StudiedCard[]) => cards.map(({ cardId }) => cardId);
  const planned = [...idsOf(due), ...unseen.slice(0, allowedNew), ...idsOf(ahead)];
  const rest = [...idsOf(studied), ...unseen];
  return [...new Set(mode === 'all' ? [...planned, ...rest] : planned)].slice(0, size);
}

/** @returns which cards are due, and today's share of those that are asked ahead of time, where their deck is to be known by a day. */
export function splitDue<T extends StudiedCard>(
  studied: readonly T[],
  { now, timeZone, readyBy: day }: Pick<SessionPlan, 'now' | 'timeZone' | 'readyBy'>,
): { readonly due: T[]; readonly ahead: T[] } {
  const due = studied.filter(({ state }) => isDue(state, now, timeZone));
  if (day === undefined) return { due, ahead: [] };
  const rest = studied.filter(({ state }) => !isDue(state, now, timeZone));
  return { due, ahead: chooseAhead(rest, { day, today: studyDayOf(now, timeZone), timeZone }) };
}

/** @returns the cards, the most forgettable first. */
export function sortByForgetting<T extends StudiedCard>(studied: readonly T[], now: Date, timeZone: string): T[] {
  return studied
    .map((card) => ({ card, recall: retrievability(card.state, now, timeZone) }))
    .toSorted((a, b) => a.recall - b.recall || (a.card.cardId < b.card.cardId ? -1 : 1))
    .map(({ card }) => card);
}

/** Mixes lists: each is spread evenly over the whole, in its own order. */
export function spreadEvenly<T>(lists: readonly (readonly T[])[]): T[] {
  const places = lists.flatMap((list) => list.map((one, index) => ({ one, place: (index + 0.5) / list.length })));
  return places.toSorted((a, b) => a.place - b.place).map(({ one }) => one);
}

/**
 * Why a session holds a card, from the memory of it; undefined for one that was never answered.
 * `again`: the last answer was wrong; `due`: it is about to be forgotten; `ahead`: it is not due yet, and is studied all the same.
 */
export function explainToday(state: CardState | undefined, now: Date, timeZone: string): WhyToday {
  if (!state) return { kind: 'new', seen: 0 };
  const seen = { seen: state.reps, lastSeenAt: state.lastReview };
  if (!isDue(state, now, timeZone)) return { kind: 'ahead', ...seen };
  return { kind: state.state === 'review' ? 'due' : 'again', ...seen };
}
