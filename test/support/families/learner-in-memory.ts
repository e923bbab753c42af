import { type CardMemory, continueMemory, foldMemory, sortByPlace } from '../../../shared/scheduling/card-memory.ts';
import { type DailyGoal, doneOn, type LastDay } from '../../../shared/scheduling/daily-goal.ts';
import { type CardSource, findRestingSiblings, pickNotes } from '../../../shared/scheduling/card-source.ts';
import type { StudyDay } from '../../../shared/scheduling/offer-mix.ts';
import type { StudiedCard } from '../../../shared/scheduling/plan-session.ts';
import type { GivenWork } from '../../../shared/scheduling/ready-by.ts';
import { everybodysScheduling, type Scheduling } from '../../../shared/scheduling/scheduling.ts';
import { endOfStudyDay, studyDayOf } from '../../../shared/scheduling/study-day.ts';
import { otherTrack } from '../../../shared/scheduling/track.ts';
import {
  type CountedDeck,
  notBegun,
  type StudiedTrack,
  studiedTracks,
  type TrackProgress,
} from '../../../shared/scheduling/track-progress.ts';
import { type CountedChange, dayCounts, nextProgress } from '../../../shared/scheduling/count-answers.ts';
import type { Rating } from '../../../shared/schemas/study.ts';

/** A deck with the local ids of its cards, in deck order. */
export interface DeckOfCards extends Omit<CountedDeck, 'totalCards'> {
  readonly cards: readonly string[];
  /** The notes of cards that have siblings, by card. */
  readonly notes?: ReadonlyMap<string, string>;
}

/** An answer to a card of a track. `answeredAt` is in milliseconds since 1970. */
export interface TrackAnswer {
  readonly track: string;
  readonly card: string;
  readonly rating: Rating;
  readonly answeredAt: number;
  readonly msTaken?: number;
}

/** What the product stores about a learner's study, kept in memory and changed by the product's own functions. */
export interface LearnerInMemory {
  /** Settings by which the next answers are scheduled. */
  scheduling: Scheduling;
  readonly memoryOf: (track: string, card: string) => CardMemory | undefined;
  readonly progress: () => readonly TrackProgress[];
  readonly tracks: (now: Date) => StudiedTrack[];
  /** Everything from which a mix is planned at this moment. */
  readonly studyDay: (now: Date, goal: DailyGoal, work?: readonly GivenWork[]) => StudyDay;
  readonly source: (now: Date) => CardSource;
  /** Stores answers that come after all earlier ones. */
  readonly answer: (answers: readonly TrackAnswer[]) => void;
}

/** The learner's memories in one track. `byDue` is sorted by due instant, then by card, like the table's index. */
interface TrackMemories {
  readonly byCard: Map<string, CardMemory>;
  readonly byDue: StudiedCard[];
}

/**
 * @param decks may grow later
 * @returns a learner who has not studied yet
 */
export function makeLearner(decks: readonly DeckOfCards[], timeZone = 'UTC'): LearnerInMemory {
  const memories = new Map<string, TrackMemories>();
  const progress = new Map<string, TrackProgress>();
  let lastDay: LastDay | undefined;
  let answersGiven = 0;

  const notesOf = (deck: string) => decks.find((one) => one.deck === deck)?.notes ?? new Map<string, string>();
  const memoryOf = (track: string, card: string) => memories.get(track)?.byCard.get(card);

  function remember(track: string, card: string, memory: CardMemory): void {
    const own = memories.get(track) ?? { byCard: new Map<string, CardMemory>(), byDue: [] };
    memories.set(track, own);
    const seen = own.byCard.get(card);
    if (seen) own.byDue.splice(placeByDue(own.byDue, seen.state.due, card), 1);
    own.byDue.splice(placeByDue(own.byDue, memory.state.due, card), 0, { cardId: card, state: memory.state });
    own.byCard.set(card, memory);
  }

  function tracks(now: Date): StudiedTrack[] {
    const today = studyDayOf(now, timeZone);
    return decks.flatMap(({ deck, asks, hasSiblings, cards }) =>
      studiedTracks({ deck, asks, hasSiblings, totalCards: cards.length }, [...progress.values()], today, notBegun),
    );
  }

  const learner: LearnerInMemory = {
    scheduling: everybodysScheduling,
    memoryOf,
    progress: () => [...progress.values()],
    tracks,
    studyDay: (now, goal, work = []) => {
      return { tracks: tracks(now), progress: [...progress.values()], work, goal, lastDay, now, timeZone };
    },
    source: (now) => ({
      listSoonest: async ({ progress: { deck: track } }, count, isAhead) => {
        const { byDue = [] } = memories.get(track) ?? {};
        const end = endOfStudyDay(studyDayOf(now, timeZone), timeZone).toISOString();
        return byDue.slice(0, isAhead ? count : Math.min(placeByDue(byDue, end, ''), count));
      },
      listLatestDue: async ({ progress: { deck: track } }, count) => {
        const { byDue = [] } = memories.get(track) ?? {};
        const end = placeByDue(byDue, endOfStudyDay(studyDayOf(now, timeZone), timeZone).toISOString(), '');
        return byDue.slice(Math.max(end - count, 0), end);
      },
      listUnseen: async ({ deck, progress: { deck: track, lastNewCard = '' }, unseen }, count) => {
        const wanted = Math.min(count, unseen);
        const { cards = [] } = decks.find((one) => one.deck === deck.deck) ?? {};
        // Cards after the furthest seen one are all unseen.
        const start = lastNewCard === '' ? 0 : cards.indexOf(lastNewCard) + 1;
        const ahead = cards.slice(start, start + wanted);
        if (ahead.length === wanted) return ahead;
        const skipped = cards.slice(0, start).filter((card) => !memoryOf(track, card));
        return [...skipped.slice(0, wanted - ahead.length), ...ahead];
      },
      findNotes: async ({ deck }, cards) => pickNotes(notesOf(deck.deck), cards),
      findResting: async ({ deck, progress: { deck: track } }, cards) => {
        const today = studyDayOf(now, timeZone);
        const isToday = (name: string, card: string) => {
          const memory = memoryOf(name, card);
          return memory !== undefined && studyDayOf(new Date(memory.state.lastReview), timeZone) >= today;
        };
        const tracksOfCard = [track, otherTrack(track)];
        const all = decks.find((one) => one.deck === deck.deck)?.cards ?? [];
        const answered = all.filter((card) => tracksOfCard.some((name) => isToday(name, card)));
        const isSiblingResting = findRestingSiblings(answered, notesOf(deck.deck));
        return new Set(cards.filter((card) => isToday(otherTrack(track), card) || isSiblingResting(card)));
      },
    }),
    answer: (answers) => {
      const given = answers.map(({ track, card, rating, answeredAt, msTaken }) => {
        answersGiven += 1;
        const at = new Date(answeredAt);
        const day = studyDayOf(at, timeZone);
        const id = String(answersGiven).padStart(9, '0');
        return { id, deck: track, card, rating, answeredAt: at.toISOString(), day, msTaken };
      });
      const changes = [...Map.groupBy(given, ({ deck, card }) => `${deck} ${card}`).values()].map((own) => {
        return changeOf(memoryOf, own, { timeZone, scheduling: learner.scheduling });
      });
      for (const { next } of changes) remember(next.deck, next.card, next);
      for (const track of new Set(given.map(({ deck }) => deck)))
        progress.set(track, nextProgress(progress.get(track) ?? notBegun(track), given, changes));
      for (const { day, correct, msTaken } of dayCounts(given)) {
        const before = doneOn(day, lastDay);
        lastDay = { day, correct: before.cards + correct, msTaken: before.msTaken + msTaken };
      }
    },
  };
  return learner;
}

/** @returns the number of cards that are due before this one */
function placeByDue(byDue: readonly StudiedCard[], due: string, card: string): number {
  let [low, high] = [0, byDue.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    const { cardId = '', state } = byDue[middle] ?? {};
    const isBefore = state !== undefined && (state.due < due || (state.due === due && cardId < card));
    if (isBefore) low = middle + 1;
    else high = middle;
  }
  return low;
}

interface GivenAnswer {
  readonly id: string;
  readonly deck: string;
  readonly card: string;
  readonly rating: Rating;
  readonly answeredAt: string;
  readonly day: string;
}

function changeOf(
  memoryOf: LearnerInMemory['memoryOf'],
  answers: readonly GivenAnswer[],
  folding: { readonly timeZone: string; readonly scheduling: Scheduling },
): CountedChange & { readonly next: CardMemory & { readonly deck: string; readonly card: string } } {
  const own = sortByPlace(answers);
  const [first] = own;
  if (!first) throw new RangeError('A memory changes by at least one answer');
  const { deck, card, day } = first;
  const seen = memoryOf(deck, card);
  const memory = seen ? continueMemory(seen, card, own, folding) : foldMemory(card, own, folding);
  if (!memory) throw new RangeError('A memory is made of at least one answer');
  return { seen, next: { ...memory, deck, card }, firstMetOn: seen ? undefined : day, wasFirstMetOn: undefined };
}
