import { type DailyGoal, goalOf } from '../../../shared/scheduling/daily-goal.ts';
import type { CardSource } from '../../../shared/scheduling/card-source.ts';
import { chooseMix, type MixOutline, outlineMix } from '../../../shared/scheduling/offer-mix.ts';
import { describeRest } from '../../../shared/scheduling/rest-card.ts';
import { everybodysScheduling, type Scheduling } from '../../../shared/scheduling/scheduling.ts';
import { answer, currentCard, startQueue } from '../../../shared/scheduling/study-queue.ts';
import { isReversed, reversedTrack } from '../../../shared/scheduling/track.ts';
import type { AskedSide } from '../../../shared/schemas/deck.ts';
import { type LearnerInMemory, makeLearner, type TrackAnswer } from '../../support/families/learner-in-memory.ts';
import type { Student } from './child.ts';

/** Changes the product's rules for an experiment, without changing the product. Absent parts are the product's own. */
export interface Policy {
  readonly outline?: (learner: LearnerInMemory, now: Date, goal: DailyGoal) => MixOutline | Promise<MixOutline>;
  readonly source?: (learner: LearnerInMemory, now: Date) => CardSource;
  readonly scheduling?: (learner: LearnerInMemory, now: Date) => Scheduling;
  /** A card answered wrong is shown once more at the end of its mix, after it was right. */
  readonly showsAgain?: boolean;
}

export interface OurOptions {
  /** Number of cards to learn. A deck asked in both directions has half as many, each to be learned twice. */
  readonly cards: number;
  readonly asks?: AskedSide;
  readonly minutes: number;
  readonly policy?: Policy;
}

const deck = 'deck';

/** @returns our product, as a child uses it who takes one mix after another until the minutes are over */
export function studyWithUs({ cards, asks = 'front', minutes, policy = {} }: OurOptions): Student {
  const ids = Array.from({ length: asks === 'both' ? cards / 2 : cards }, (_, index) => String(index).padStart(5, '0'));
  const learner = makeLearner([{ deck, asks, cards: ids }]);
  const goal = goalOf({ minutesPerDay: minutes });
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
    learner.scheduling = policy.scheduling?.(learner, now) ?? everybodysScheduling;
    if (given.length > 0) learner.answer(given);
    given = [];
    wrong.clear();
    const outline = await (policy.outline?.(learner, now, goal) ?? outlineMix(learner.studyDay(now, goal)));
    const mix = await chooseMix(policy.source?.(learner, now) ?? learner.source(now), outline);
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
      if (rating === 'wrong') wrong.add(name);
      else if (wrong.delete(name) && policy.showsAgain) queue = { ...queue, remaining: [...queue.remaining, name] };
    },
  };
}
