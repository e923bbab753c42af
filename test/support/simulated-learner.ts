import type { CardState } from '../../shared/scheduling/card-state.ts';
import type { CardSource } from '../../shared/scheduling/card-source.ts';
import { type DailyGoal, goalOf } from '../../shared/scheduling/daily-goal.ts';
import type { StudyDay } from '../../shared/scheduling/offer-mix.ts';
import type { MixCard } from '../../shared/scheduling/plan-mix.ts';
import type { GivenWork } from '../../shared/scheduling/ready-by.ts';
import { describeRest } from '../../shared/scheduling/rest-card.ts';
import { answer, currentCard, startQueue } from '../../shared/scheduling/study-queue.ts';
import type { CountedDeck } from '../../shared/scheduling/track-progress.ts';
import { type DeckOfCards, makeLearner } from './families/learner-in-memory.ts';

interface Options {
  readonly timeZone: string;
  readonly goal?: DailyGoal;
}

/** A learner in memory with a goal and assignments, who studies whole sessions. */
export class SimulatedLearner {
  readonly decks: DeckOfCards[] = [];
  readonly #goal: DailyGoal;
  readonly #timeZone: string;
  readonly #learner: ReturnType<typeof makeLearner>;
  work: GivenWork[] = [];

  constructor({ timeZone, goal = goalOf({}) }: Options) {
    this.#goal = goal;
    this.#timeZone = timeZone;
    this.#learner = makeLearner(this.decks, timeZone);
  }

  /** Adds a deck with cards named `0000`, `0001` and so on. @param cardsPerNote how many neighbors are of one note */
  addDeck({ totalCards, ...deck }: CountedDeck, cardsPerNote = 1): void {
    const cards = Array.from({ length: totalCards }, (_, index) => String(index).padStart(4, '0'));
    const notes = new Map(cards.map((card, index) => [card, `note ${Math.floor(index / cardsPerNote)}`]));
    this.decks.push(cardsPerNote > 1 ? { ...deck, cards, notes, hasSiblings: true } : { ...deck, cards });
  }

  /** @returns the learner's study day, as the planner takes it */
  dayAt(now: Date): StudyDay {
    return this.#learner.studyDay(now, this.#goal, this.work);
  }

  sourceAt(now: Date): CardSource {
    return this.#learner.source(now);
  }

  stateOf({ deck, card }: MixCard): CardState | undefined {
    return this.#learner.memoryOf(deck, card)?.state;
  }

  /** Number of cards met, counting each direction. */
  get met(): number {
    return this.#learner.progress().reduce((sum, { studied }) => sum + studied, 0);
  }

  /**
   * Studies these cards until each was right once or rests, eight seconds an answer.
   * @param isRight decides on an answer, given the state before it
   * @returns the time after the last answer
   */
  study(cards: readonly MixCard[], start: Date, isRight: (state: CardState | undefined) => boolean): Date {
    const byName = new Map(cards.map((card) => [`${card.deck} ${card.card}`, card]));
    const resting = cards.filter(
      (card) => describeRest(this.stateOf(card), { now: start, timeZone: this.#timeZone, mode: 'due' }).restsIfWrong,
    );
    let queue = startQueue([...byName.keys()], new Set(resting.map((card) => `${card.deck} ${card.card}`)));
    let now = start;
    for (let name = currentCard(queue); name !== undefined; name = currentCard(queue)) {
      const asked = byName.get(name);
      if (!asked) break;
      now = new Date(now.getTime() + 8_000);
      const rating = isRight(this.stateOf(asked)) ? 'correct' : 'wrong';
      const { deck: track, card } = asked;
      this.#learner.answer([{ track, card, rating, answeredAt: now.getTime(), msTaken: 8_000 }]);
      queue = answer(queue, rating);
    }
    return now;
  }
}
