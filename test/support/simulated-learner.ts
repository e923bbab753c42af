import { applyReview } from '../../shared/scheduling/apply-review.ts';
import { type CardState, dueDayOf } from '../../shared/scheduling/card-state.ts';
import { type DailyGoal, goalOf, type LastDay } from '../../shared/scheduling/daily-goal.ts';
import type { CardSource } from '../../shared/scheduling/card-source.ts';
import type { StudyDay } from '../../shared/scheduling/offer-mix.ts';
import type { MixCard } from '../../shared/scheduling/plan-mix.ts';
import type { GivenWork } from '../../shared/scheduling/ready-by.ts';
import { endOfStudyDay, startOfStudyDay, studyDayOf } from '../../shared/scheduling/study-day.ts';
import { answer, currentCard, startQueue } from '../../shared/scheduling/study-queue.ts';
import { otherTrack } from '../../shared/scheduling/track.ts';
import {
  type CountedDeck,
  nextProgress,
  notBegun,
  studiedTracks,
  type TrackProgress,
} from '../../shared/scheduling/track-progress.ts';

interface Options {
  readonly timeZone?: string;
  readonly goal?: DailyGoal;
}

/** A learner in memory who studies with the product's planner and scheduler. */
export class SimulatedLearner {
  readonly decks: CountedDeck[] = [];
  readonly states = new Map<string, Map<string, CardState>>();
  readonly progress = new Map<string, TrackProgress>();
  readonly timeZone: string;
  readonly goal: DailyGoal;
  work: GivenWork[] = [];
  lastDay: LastDay | undefined;

  constructor({ timeZone = 'Europe/Berlin', goal = goalOf({}) }: Options = {}) {
    this.timeZone = timeZone;
    this.goal = goal;
  }

  /** Adds a deck with cards named `0000`, `0001` and so on. */
  addDeck(deck: CountedDeck): void {
    this.decks.push(deck);
  }

  /** @returns the learner's study day, as the planner takes it */
  dayAt(now: Date): StudyDay {
    const today = studyDayOf(now, this.timeZone);
    const progress = [...this.progress.values()];
    const { work, goal, lastDay, timeZone } = this;
    const tracks = this.decks.flatMap((deck) => studiedTracks(deck, progress, today, notBegun));
    return { tracks, progress, work, goal, lastDay, now, timeZone };
  }

  sourceAt(now: Date): CardSource {
    const { timeZone } = this;
    const today = studyDayOf(now, timeZone);
    const [start, end] = [startOfStudyDay(today, timeZone), endOfStudyDay(today, timeZone)].map((time) =>
      time.toISOString(),
    );
    const statesOf = (track: string) => this.states.get(track) ?? new Map<string, CardState>();
    return {
      listSoonest: async ({ progress: { deck } }, count, isAhead) =>
        [...statesOf(deck)]
          .map(([cardId, state]) => ({ cardId, state }))
          .filter(({ state }) => isAhead || state.due < (end ?? ''))
          .toSorted((a, b) => (a.state.due < b.state.due ? -1 : 1))
          .slice(0, count),
      listUnseen: async ({ deck: { totalCards }, progress: { deck }, unseen }, count) =>
        Array.from({ length: totalCards }, (_, index) => String(index).padStart(4, '0'))
          .filter((card) => !statesOf(deck).has(card))
          .slice(0, Math.min(count, unseen)),
      findResting: async ({ progress: { deck } }, cards) => {
        const others = statesOf(otherTrack(deck));
        const isToday = (card: string) => (others.get(card)?.lastReview ?? '') >= (start ?? '');
        return new Set(cards.filter(isToday));
      },
    };
  }

  /**
   * Studies these cards until each was right once, eight seconds an answer.
   * @param isRight decides on an answer, given the state before it
   * @returns the time after the last answer
   */
  study(cards: readonly MixCard[], start: Date, isRight: (state: CardState | undefined) => boolean): Date {
    const byName = new Map(cards.map((card) => [`${card.deck} ${card.card}`, card]));
    let queue = startQueue([...byName.keys()]);
    let now = start;
    for (let name = currentCard(queue); name !== undefined; name = currentCard(queue)) {
      const card = byName.get(name);
      if (!card) break;
      now = new Date(now.getTime() + 8_000);
      const rating = isRight(this.states.get(card.deck)?.get(card.card)) ? 'correct' : 'wrong';
      this.#record(card, rating, now);
      queue = answer(queue, rating);
    }
    return now;
  }

  #record({ deck, card }: MixCard, rating: 'correct' | 'wrong', now: Date): void {
    const { timeZone } = this;
    const day = studyDayOf(now, timeZone);
    const states = this.states.get(deck) ?? new Map<string, CardState>();
    const before = states.get(card);
    const review = { id: card, rating, answeredAt: now.toISOString() };
    const state = applyReview(before, review, { cardId: card, timeZone });
    this.states.set(deck, states.set(card, state));
    const change = {
      seen: before && { state: before, dueDay: dueDayOf(before, timeZone) },
      next: { state, dueDay: dueDayOf(state, timeZone), deck, card },
      firstMetOn: before ? undefined : day,
      wasFirstMetOn: undefined,
    };
    const progress = this.progress.get(deck) ?? notBegun(deck);
    this.progress.set(deck, nextProgress(progress, [{ deck, day, rating }], [change]));
    const { correct = 0, msTaken = 0 } = this.lastDay?.day === day ? this.lastDay : {};
    this.lastDay = { day, correct: correct + (rating === 'correct' ? 1 : 0), msTaken: msTaken + 8_000 };
  }
}
