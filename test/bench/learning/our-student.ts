import { goalOf } from '../../../shared/scheduling/daily-goal.ts';
import { chooseMix, outlineMix } from '../../../shared/scheduling/offer-mix.ts';
import { describeRest } from '../../../shared/scheduling/rest-card.ts';
import { answer, currentCard, startQueue } from '../../../shared/scheduling/study-queue.ts';
import { isReversed, reversedTrack } from '../../../shared/scheduling/track.ts';
import type { AskedSide } from '../../../shared/schemas/deck.ts';
import { type LearnerInMemory, makeLearner, type TrackAnswer } from '../../support/families/learner-in-memory.ts';
import type { Student } from './child.ts';

export interface OurOptions {
  /** Number of cards to learn. A deck asked in both directions has half as many, each to be learned twice. */
  readonly cards: number;
  readonly asks?: AskedSide;
  readonly minutes: number;
  /** A rule to try, not the product's: a new card answered wrong is shown once more at the end of its mix, after it was right. */
  readonly looksAgain?: boolean;
  /** What the product stores of the child; absent: a new one of this deck. */
  readonly learner?: LearnerInMemory;
  /** Maximum cards a day, after which the child stops. Absent: the goal is the minutes. */
  readonly cardsPerDay?: number;
}

const deck = 'deck';

/** @returns our product, as a child uses it who takes one mix after another until the minutes are over */
export function studyWithUs({
  cards,
  asks = 'front',
  minutes,
  cardsPerDay,
  looksAgain = false,
  learner: known,
}: OurOptions): Student {
  const ids = Array.from({ length: asks === 'both' ? cards / 2 : cards }, (_, index) => String(index).padStart(5, '0'));
  const learner = known ?? makeLearner([{ deck, asks, cards: ids }]);
  const goal = goalOf(cardsPerDay === undefined ? { minutesPerDay: minutes } : { cardsPerDay });
  let queue = startQueue([]);
  let given: TrackAnswer[] = [];
  const wrong = new Set<string>();

  const nameOf = (card: number) =>
    card < ids.length ? `${deck} ${ids[card]}` : `${reversedTrack(deck)} ${ids[card - ids.length]}`;
  const placeOf = (name: string) => {
    const [track = '', card = ''] = name.split(' ');
    return { track, card };
  };
  const numberOf = (name: string) => {
    const { track, card } = placeOf(name);
    return Number(card) + (isReversed(track) ? ids.length : 0);
  };

  const openMix = async (at: number) => {
    const now = new Date(at);
    if (given.length > 0) learner.answer(given);
    given = [];
    wrong.clear();
    const outline = outlineMix(learner.studyDay(now, goal));
    const isOver = outline.isExtra && cardsPerDay !== undefined;
    const mix = isOver ? [] : await chooseMix(learner.source(now), outline);
    const resting = mix.filter(
      ({ deck: track, card }) =>
        describeRest(learner.memoryOf(track, card)?.state, { now, timeZone: 'UTC', mode: 'due' }).restsIfWrong,
    );
    const named = (chosen: typeof mix) => chosen.map(({ deck: track, card }) => `${track} ${card}`);
    queue = startQueue(named(mix), new Set(named(resting)));
  };

  let mixDay = '';
  return {
    next: async (at) => {
      const day = new Date(at).toISOString().slice(0, 10);
      // A mix left unfinished yesterday is not resumed.
      if (day !== mixDay || queue.remaining.length === 0) await openMix(at);
      mixDay = day;
      const name = currentCard(queue);
      return name === undefined ? undefined : numberOf(name);
    },
    answer: (card, rating, answeredAt, msTaken) => {
      const { track, card: id } = placeOf(nameOf(card));
      given.push({ track, card: id, rating, answeredAt, msTaken });
      queue = answer(queue, rating);
      const name = nameOf(card);
      if (rating === 'wrong' && looksAgain && !learner.memoryOf(track, id)) wrong.add(name);
      else if (rating === 'correct' && wrong.delete(name)) queue = { ...queue, remaining: [...queue.remaining, name] };
    },
  };
}
