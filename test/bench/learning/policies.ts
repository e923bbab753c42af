import type { CardState } from '../../../shared/scheduling/card-state.ts';
import { type MixTrack, rankTracks, shareDirections } from '../../../shared/scheduling/choose-tracks.ts';
import { fullMix } from '../../../shared/scheduling/daily-goal.ts';
import type { CardSource } from '../../../shared/scheduling/card-source.ts';
import type { MixOutline } from '../../../shared/scheduling/offer-mix.ts';
import { applyReview } from '../../../shared/scheduling/apply-review.ts';
import { meanRecallOn } from '../../../shared/scheduling/retrievability.ts';
import { addDays } from '../../../shared/scheduling/calendar-day.ts';
import type { StudiedCard } from '../../../shared/scheduling/plan-session.ts';
import { studyDayOf } from '../../../shared/scheduling/study-day.ts';
import { newCardsOn, type StudiedTrack } from '../../../shared/scheduling/track-progress.ts';
import type { Pace } from '../../../shared/schemas/learner.ts';
import type { LearnerInMemory } from '../../support/families/learner-in-memory.ts';
import type { Policy } from './our-student.ts';

/** A rule to try: how many new cards a mix keeps room for, and which due cards it takes. */
export interface Rule {
  /** Most new cards a day. */
  readonly newPerDay: number;
  /** Number of new cards for which a mix keeps room, given the number of whole mixes that are due. */
  readonly newPerMix: (mixesDue: number) => number;
  /** Due cards read per track, half of them those due longest and half those due last; the mix takes those with the most gain per second. Absent: the product's choice. */
  readonly dueRead?: number;
  readonly showsAgain?: boolean;
  readonly pace?: Pace;
}

/** The best rule found so far: about a third of a mix while eight mixes or fewer are due, fewer up to sixteen, and a fifth beyond. */
export const bestRule: Rule = {
  newPerDay: 40,
  newPerMix: (mixesDue) => (mixesDue <= 8 ? 5 : mixesDue <= 16 ? 4 : 3),
  dueRead: 30,
  showsAgain: true,
  pace: 'relaxed',
};

const timeZone = 'UTC';

/** @returns the policy that plans mixes by this rule, for a learner without assignments */
export function planBy({ newPerDay, newPerMix, dueRead, showsAgain = false, pace }: Rule): Policy {
  return {
    showsAgain,
    ...(pace && { scheduling: () => ({ paces: [{ from: '2020-01-01', pace }], fits: [] }) }),
    outline: (learner, now, goal): MixOutline => {
      const today = studyDayOf(now, timeZone);
      const ranking = { today, until: today, allowedNew: newPerDay, ready: new Map<string, string>() };
      const ranked = rankTracks(learner.tracks(now), [], ranking);
      const size = fullMix(goal);
      const due = ranked.reduce((sum, track) => sum + track.due, 0);
      const left = newPerDay - newCardsOn(learner.progress(), today);
      const count = Math.max(Math.min(Math.max(newPerMix(due / size), size - due), left), 0);
      const inOrder = ranked.toSorted((a, b) => (a.progress.deck < b.progress.deck ? -1 : 1));
      const shares = shareDirections(inOrder, count);
      const tracks = inOrder.map((track, index): StudiedTrack & MixTrack => ({
        ...track,
        newCards: shares[index] ?? 0,
      }));
      const { lastDay } = learner.studyDay(now, goal);
      return { tracks, size, isExtra: false, lastDay, now, timeZone };
    },
    ...(dueRead && { source: (learner, now) => chooseByGain(learner, now, dueRead) }),
  };
}

/** A source whose due cards are those with the most gain per second among `read` ones. */
function chooseByGain(learner: LearnerInMemory, now: Date, read: number): CardSource {
  const source = learner.source(now);
  return {
    ...source,
    listSoonest: async (track, count, isAhead) => {
      const due = await source.listSoonest(track, Infinity, isAhead);
      const half = Math.ceil(read / 2);
      const candidates = due.length > read ? [...due.slice(0, half), ...due.slice(-half)] : due;
      // New cards come first in a mix, so it has room for fewer due ones.
      const { newCards = 0 } = track as StudiedTrack & Partial<MixTrack>;
      return sortByGain(candidates, now).slice(0, count - newCards);
    },
  };
}

const gainDays = 30;
const secondsRight = 4;
const secondsWrong = 14;

function sortByGain(cards: readonly StudiedCard[], now: Date): StudiedCard[] {
  return cards
    .map((card) => ({ card, gain: gainPerSecond(card, now) }))
    .toSorted((a, b) => b.gain - a.gain)
    .map(({ card }) => card);
}

/** @returns by how much an answer now raises the recall foretold for 30 days later, per second that it takes */
function gainPerSecond({ cardId, state }: StudiedCard, now: Date): number {
  const today = studyDayOf(now, timeZone);
  const recallOn = (one: CardState, day: string) => meanRecallOn([one], day, timeZone);
  const after = (rating: 'correct' | 'wrong') => {
    const next = applyReview(state, { id: '', rating, answeredAt: now.toISOString() }, { cardId, timeZone });
    return recallOn(next, addDays(today, gainDays));
  };
  const right = recallOn(state, today);
  const gain = right * after('correct') + (1 - right) * after('wrong') - recallOn(state, addDays(today, gainDays));
  return gain / (right * secondsRight + (1 - right) * secondsWrong);
}
