import { randomFrom } from '../seeded-random.ts';
import { applyReview } from './apply-review.ts';
import { addDays, daysBetween } from './calendar-day.ts';
import type { CardSource } from './card-source.ts';
import { type CardState, dueDayOf } from './card-state.ts';
import { cardsLeft, type DailyGoal, doneOn, fullMix, type LastDay } from './daily-goal.ts';
import { packDue } from './due-histogram.ts';
import type { Engine } from './fsrs-engine.ts';
import { engineOn } from './learner-engine.ts';
import { chooseMix, outlineMix } from './offer-mix.ts';
import type { GivenWork } from './ready-by.ts';
import { type Habits, shiftRecall } from './recall-shift.ts';
import type { Scheduling } from './scheduling.ts';
import { moveToUtc } from './study-clock.ts';
import { startOfStudyDay, studyDayOf } from './study-day.ts';
import { effortOfWrong } from './study-pace.ts';
import { answer, currentCard, startQueue } from './study-queue.ts';
import { deckOfTrack, isReversed, otherTrack, tracksOf } from './track.ts';
import { addNewCard } from './count-answers.ts';
import { type CountedDeck, isLeftOut, notBegun, studiedTracks, type TrackProgress } from './track-progress.ts';

/** A learner's study as stored: everything that decides what comes next. */
export interface StudyState {
  /** Decks in use. */
  readonly decks: readonly CountedDeck[];
  readonly progress: readonly TrackProgress[];
  readonly memories: readonly StudyMemory[];
  readonly work: readonly GivenWork[];
  readonly goal: DailyGoal;
  readonly scheduling: Scheduling;
  readonly now: Date;
  readonly timeZone: string;
}

/** One learner's memory of one card. `deck` is the track's name. */
export interface StudyMemory {
  readonly deck: string;
  readonly card: string;
  readonly state: CardState;
  readonly wrong: number;
}

/** A card in the run. Days count from today; `dueAt` is in milliseconds. */
interface CardAhead {
  readonly cardId: string;
  readonly shift: number;
  state: CardState;
  dueAt: number;
  dueOn: number;
  reviewedOn: number;
}

/** Time after the start of a study day at which the learner studies. */
const studyHourMs = 12 * 60 * 60_000;

/** Instants of the run are moved to this zone, on the same study days and hours, because other zones' offsets are slow to look up. */
const timeZone = 'UTC';

/** Days of a learner's study that have not happened yet. */
export class StudyRun {
  readonly #study: StudyState;
  readonly #habits: Habits;
  readonly #thinning: number;
  readonly #today: string;
  readonly #engine: Engine;
  readonly #decks: readonly CountedDeck[];
  readonly #cards = new Map<string, Map<string, CardAhead>>();
  readonly #unseen = new Map<string, string[]>();
  readonly #progress: Map<string, TrackProgress>;
  readonly #random = randomFrom(20);
  #now: Date;
  #day = 0;
  #reviews = { count: 0, recall: 0 };

  /** @param thinning only one of this many cards is simulated */
  constructor(study: StudyState, habits: Habits, thinning: number) {
    this.#study = study;
    this.#habits = habits;
    this.#thinning = thinning;
    this.#now = study.now;
    this.#today = studyDayOf(study.now, study.timeZone);
    this.#engine = engineOn(study.scheduling, this.#today);
    this.#decks = study.decks.map((deck) => ({ ...deck, totalCards: Math.round(deck.totalCards / thinning) }));
    this.#progress = new Map(study.progress.map((one) => [one.deck, one]));
    const byTrack = Map.groupBy(study.memories, ({ deck }) => deck);
    for (const deck of this.#decks) {
      for (const track of tracksOf({ ...deck, asks: 'both' })) {
        const inUse = (byTrack.get(track) ?? []).filter(({ card }) => !isLeftOut(this.#progressOf(track), card));
        const own = inUse.filter((_, index) => index % thinning === 0);
        this.#cards.set(track, new Map(own.map((memory) => [memory.card, this.#enter(memory)])));
      }
      const [first = deck.deck] = tracksOf(deck);
      const left = Math.max(deck.totalCards - this.#cardsOf(first).size, 0);
      // Names of new cards begin with a sign that no id contains, so none is taken for a stored one.
      this.#unseen.set(
        deck.deck,
        Array.from({ length: left }, (_, index) => `+${index}`),
      );
    }
  }

  /** Studies one mix after another, as long as the learner usually does. */
  async studyOn(day: number): Promise<void> {
    const { goal } = this.#study;
    this.#day = day;
    const date = addDays(this.#today, day);
    this.#now = new Date(startOfStudyDay(date, timeZone).getTime() + studyHourMs);
    const effort = this.#habits.effort / this.#thinning;
    let [spent, correct] = [0, 0];
    while (spent < effort) {
      const lastDay: LastDay = { day: date, correct };
      const portion = cardsLeft(goal, doneOn(date, { ...lastDay, correct: correct * this.#thinning })) || fullMix(goal);
      const names = await this.#chooseMix(date, lastDay, Math.max(Math.round(portion / this.#thinning), 1));
      if (names.length === 0) return;
      let queue = startQueue(names);
      for (let name = currentCard(queue); name !== undefined && spent < effort; name = currentCard(queue)) {
        const isRight = this.#answer(name, date);
        spent += isRight ? 1 : effortOfWrong;
        correct += Number(isRight);
        queue = answer(queue, isRight ? 'correct' : 'wrong');
      }
    }
  }

  sumKnown(day: number): Map<string, number> {
    return new Map(
      [...this.#cards].map(([track, cards]) => {
        const known = [...cards.values()].reduce((sum, card) => sum + this.#recallOn(card, day), 0);
        return [track, known * this.#thinning];
      }),
    );
  }

  recallInReviews(): number | undefined {
    const { count, recall } = this.#reviews;
    return count === 0 ? undefined : recall / count;
  }

  async #chooseMix(date: string, lastDay: LastDay, limit: number): Promise<string[]> {
    const { work, goal } = this.#study;
    for (const track of this.#decks.flatMap(tracksOf)) {
      const cards = this.#cardsOf(track);
      const due = [...cards.values()].filter(({ dueOn }) => dueOn <= this.#day).length;
      // The planner only asks how many cards are due by today.
      const counts = { studied: cards.size, due: due > 0 ? packDue({ [date]: due }) : '' };
      this.#progress.set(track, { ...this.#progressOf(track), ...counts });
    }
    const progress = [...this.#progress.values()];
    const tracks = this.#decks.flatMap((deck) => studiedTracks(deck, progress, date, notBegun));
    const day = { tracks, progress, work, goal, lastDay, now: this.#now, timeZone };
    const mix = await chooseMix(this.#source, outlineMix(day, { limit }));
    return mix.map(({ deck, card }) => `${deck} ${card}`);
  }

  readonly #source: CardSource = {
    listSoonest: async ({ progress: { deck } }, count, isAhead) => this.#listStudied(deck, isAhead).slice(0, count),
    listLatestDue: async ({ progress: { deck } }, count) => this.#listStudied(deck, false).slice(-count),
    listUnseen: async ({ deck, progress: { deck: track } }, count) => {
      if (deck.asks !== 'both' || !isReversed(track)) return (this.#unseen.get(deck.deck) ?? []).slice(0, count);
      const backs = this.#cardsOf(track);
      const fronts = this.#cardsOf(deckOfTrack(track)).keys();
      return [...fronts].filter((card) => !backs.has(card)).slice(0, count);
    },
    findResting: async ({ progress }, cards) => {
      const others = this.#cardsOf(otherTrack(progress.deck));
      return new Set(cards.filter((card) => (others.get(card)?.reviewedOn ?? -1) >= this.#day));
    },
  };

  #listStudied(track: string, isAhead: boolean): CardAhead[] {
    const cards = [...this.#cardsOf(track).values()];
    return cards.filter(({ dueOn }) => isAhead || dueOn <= this.#day).toSorted((a, b) => a.dueAt - b.dueAt);
  }

  /** Draws an answer and applies it. @returns whether it was right */
  #answer(name: string, date: string): boolean {
    const [track = '', card = ''] = name.split(' ');
    const cards = this.#cardsOf(track);
    const seen = cards.get(card);
    const recall = this.#expectedRecall(seen);
    const isRight = this.#random() < recall;
    if (seen?.state.state === 'review')
      this.#reviews = { count: this.#reviews.count + 1, recall: this.#reviews.recall + recall };
    const given = {
      id: name,
      rating: isRight ? 'correct' : 'wrong',
      answeredAt: this.#now.toISOString(),
      day: date,
    } as const;
    const state = applyReview(seen?.state, given, { cardId: card, timeZone, scheduling: this.#study.scheduling });
    const dueOn = daysBetween(this.#today, dueDayOf(state, timeZone));
    const next = { state, dueAt: Date.parse(state.due), dueOn, reviewedOn: this.#day };
    if (seen) Object.assign(seen, next);
    else {
      cards.set(card, { cardId: card, shift: this.#drawShift(), ...next });
      this.#countNew(track, card, date);
    }
    this.#now = new Date(this.#now.getTime() + 1_000);
    return isRight;
  }

  #countNew(track: string, card: string, date: string): void {
    const progress = this.#progressOf(track);
    const added = addNewCard(progress, card, date);
    // Each simulated card stands for several, which all count toward the day's allowance.
    this.#progress.set(track, { ...progress, ...added, newCount: added.newCount + this.#thinning - 1 });
    const unseen = this.#unseen.get(deckOfTrack(track));
    const place = unseen?.indexOf(card) ?? -1;
    if (place >= 0) unseen?.splice(place, 1);
  }

  #expectedRecall(card: CardAhead | undefined): number {
    if (!card) return this.#habits.first;
    const isAgain = card.state.state !== 'review' && card.reviewedOn === this.#day;
    return isAgain ? this.#habits.again : this.#recallOn(card, this.#day);
  }

  /** Some cards stay unsure however lately they were answered, so the share of right repetitions limits recall by two thirds. */
  #recallOn({ state, shift, reviewedOn }: CardAhead, day: number): number {
    const foretold = this.#engine.recallProbability(state.stability, Math.max(day - reviewedOn, 0));
    return Math.min(shiftRecall(foretold, shift), (1 + 2 * this.#habits.again) / 3);
  }

  #enter({ deck, card, state: stored }: StudyMemory): CardAhead {
    const move = (instant: string) => moveToUtc(new Date(instant), this.#study.timeZone);
    const [due, lastReview] = [move(stored.due), move(stored.lastReview)];
    const dayOf = (instant: Date) => daysBetween(this.#today, studyDayOf(instant, timeZone));
    return {
      cardId: card,
      shift: this.#habits.shift.of.get(`${deck} ${card}`) ?? this.#drawShift(),
      state: { ...stored, due: due.toISOString(), lastReview: lastReview.toISOString() },
      dueAt: due.getTime(),
      dueOn: dayOf(due),
      reviewedOn: dayOf(lastReview),
    };
  }

  #progressOf(track: string): TrackProgress {
    return this.#progress.get(track) ?? notBegun(track);
  }

  #drawShift(): number {
    const { mean, sd } = this.#habits.shift;
    return mean + sd * Math.sqrt(-2 * Math.log(1 - this.#random())) * Math.cos(2 * Math.PI * this.#random());
  }

  #cardsOf(track: string): Map<string, CardAhead> {
    return this.#cards.get(track) ?? new Map<string, CardAhead>();
  }
}
