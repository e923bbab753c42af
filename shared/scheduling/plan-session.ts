import { limits } from '../limits.ts';
import type { SessionMode, WhyToday } from '../schemas/study.ts';
import { type CardState, isDue } from './card-state.ts';
import { chooseAhead } from './ready-by.ts';
import { retrievability } from './retrievability.ts';
import { studyDayOf } from './study-day.ts';

/** A card that the learner has answered before. */
export type StudiedCard = { cardId: string; state: CardState };

/**
 * Candidates for a session. `studied` may contain cards that aren't due; mode `due` skips them. `unseen` is in deck order. `allowedNew` is the number of new
 * cards that the learner may still study that day.
 */
export type SessionPlan = {
  studied: readonly StudiedCard[];
  unseen: readonly string[];
  allowedNew: number;
  mode: SessionMode;
  now: Date;
  timeZone: string;
  size?: number;
  /** The deck's target day, if any. The session then also contains today's share of the cards that would otherwise be forgotten by that day. */
  readyBy?: string | undefined;
};

/**
 * Card ids of a session in study order: due cards, those most likely to be forgotten first, then the new cards still allowed today, then cards ahead of time.
 * Mode `all` ("study anyway") adds the other studied cards in the same order, then further unseen ones.
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

/** @returns the due cards, and today's share of cards asked ahead of time if the deck has a target day */
export function splitDue<T extends StudiedCard>(
  studied: readonly T[],
  { now, timeZone, readyBy: day }: Pick<SessionPlan, 'now' | 'timeZone' | 'readyBy'>,
): { readonly due: T[]; readonly ahead: T[] } {
  const due = studied.filter(({ state }) => isDue(state, now, timeZone));
  if (day === undefined) return { due, ahead: [] };
  const rest = studied.filter(({ state }) => !isDue(state, now, timeZone));
  return { due, ahead: chooseAhead(rest, { day, today: studyDayOf(now, timeZone), timeZone }) };
}

/** @returns the cards, those most likely to be forgotten first */
export function sortByForgetting<T extends StudiedCard>(studied: readonly T[], now: Date, timeZone: string): T[] {
  return studied
    .map((card) => ({ card, recall: retrievability(card.state, now, timeZone) }))
    .toSorted((a, b) => a.recall - b.recall || (a.card.cardId < b.card.cardId ? -1 : 1))
    .map(({ card }) => card);
}

/** Interleaves lists: each is spread evenly over the result, and keeps its own order. */
export function spreadEvenly<T>(lists: readonly (readonly T[])[]): T[] {
  const places = lists.flatMap((list) => list.map((one, index) => ({ one, place: (index + 0.5) / list.length })));
  return places.toSorted((a, b) => a.place - b.place).map(({ one }) => one);
}

/** Why a session contains a card. `again`: the last answer was wrong; `due`: the learner is about to forget it; `ahead`: not due yet, but studied anyway. */
export function explainToday(state: CardState | undefined, now: Date, timeZone: string): WhyToday {
  if (!state) return { kind: 'new', seen: 0 };
  const seen = { seen: state.reps, lastSeenAt: state.lastReview };
  if (!isDue(state, now, timeZone)) return { kind: 'ahead', ...seen };
  return { kind: state.state === 'review' ? 'due' : 'again', ...seen };
}
