import { describe, expect, it } from 'vitest';
import { addDays } from '../../../shared/scheduling/calendar-day.ts';
import { rankTracks, selectTracks } from '../../../shared/scheduling/choose-tracks.ts';
import { packDue } from '../../../shared/scheduling/due-histogram.ts';
import { chooseOfDeck, sayNeeded } from '../../../shared/scheduling/offer-deck.ts';
import { planSession, splitDue } from '../../../shared/scheduling/plan-session.ts';
import { isWantedAhead, readyDays } from '../../../shared/scheduling/ready-by.ts';
import { isReadyOn, meanRecallOn, retrievability } from '../../../shared/scheduling/retrievability.ts';
import { notBegun, studiedTracks } from '../../../shared/scheduling/track-progress.ts';
import { SimulatedLearner } from '../../support/simulated-learner.ts';
import { buildCardState } from './card-states.ts';

const timeZone = 'Europe/Berlin';
const firstDay = '2026-03-02';

const today = '2026-05-06';
const given = (fields: Partial<Parameters<typeof readyDays>[0][number]> = {}) =>
  ({
    type: 'deck',
    resource: 'deck',
    untilReady: true,
    createdAt: '2026-05-01',
    dueDate: '2026-05-10',
    ...fields,
  }) as const;

/** Returns a reproducible generator of numbers between 0 and 1. */
function randomOf(seed: number): () => number {
  let last = seed;
  return () => {
    last = (last * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return last / 2 ** 32;
  };
}

interface Simulated {
  readonly cards: number;
  readonly days: number;
  readonly seed: number;
  /** Probability of a right answer, given the predicted recall of the card. */
  readonly chance: (recall: number | undefined) => number;
  /** Whether the deck has a due date to be ready by, instead of being studied once a day as usual. */
  readonly isPlanned: boolean;
}

/** Simulates a child who studies a deck each day before its due date: up to six times if planned and cards are needed, otherwise once. */
async function simulate({ cards, days, seed, chance, isPlanned }: Simulated) {
  const random = randomOf(seed);
  const day = addDays(firstDay, days);
  const learner = new SimulatedLearner({ timeZone });
  learner.addDeck({ deck: 'deck', totalCards: cards });
  const work = given({ dueDate: day, createdAt: `${firstDay}T08:00:00.000Z` });
  const ids = Array.from({ length: cards }, (_, index) => String(index).padStart(4, '0'));
  const readStates = () => ids.flatMap((card) => learner.stateOf({ deck: 'deck', card }) ?? []);
  const firstSeenOn: string[] = [];
  for (let on = firstDay; on < day; on = addDays(on, 1)) {
    let now = new Date(`${on}T15:00:00.000Z`);
    for (let sitting = 0; sitting < 6; sitting += 1) {
      const states = readStates();
      const isOver = isPlanned && states.length === cards && isReadyOn(states, day, timeZone);
      const source = learner.sourceAt(now);
      const { tracks, lastDay } = learner.dayAt(now);
      const [{ needsToday } = { needsToday: 0 }] = await sayNeeded(source, [{ ...work, resourceId: 'home-deck' }], {
        tracks,
        lastDay,
        now,
        timeZone,
      });
      if (isOver || (isPlanned ? needsToday === 0 : sitting > 0)) break;
      const readyBy = isPlanned ? day : undefined;
      const chosen = await chooseOfDeck(source, { tracks, mode: 'due', readyBy, lastDay, now, timeZone });
      firstSeenOn.push(...chosen.filter(({ card }) => !learner.stateOf({ deck: 'deck', card })).map(() => on));
      now = learner.study(chosen, now, (before) => random() < chance(before && retrievability(before, now, timeZone)));
    }
  }
  const reached = readStates();
  return {
    met: reached.length,
    lastFirstSeen: firstSeenOn.at(-1),
    mean: meanRecallOn(reached, day, timeZone),
    reached,
    day,
  };
}

const sizes = [5, 20, 60].flatMap((cards) => [3, 7, 14].map((days) => ({ cards, days })));

describe('a deck that is to be known by a day', () => {
  it('is known by then, at 90% of its cards and more, by a child who answers 85% right', async () => {
    for (const { cards, days } of sizes) {
      for (const seed of [1, 2]) {
        const made = await simulate({ cards, days, seed, chance: () => 0.85, isPlanned: true });
        expect(made.met).toBe(cards);
        // The child sees the last new card early enough for it to come back once before the due date.
        expect(Date.parse(made.lastFirstSeen ?? '')).toBeLessThanOrEqual(Date.parse(addDays(firstDay, days - 2)));
        expect(made.mean).toBeGreaterThanOrEqual(0.9);
        expect(isReadyOn(made.reached, made.day, timeZone)).toBe(true);
      }
    }
  });

  it('is known by then by a child who answers as is foretold, and is not where nothing is planned', async () => {
    const asPredicted = (recall: number | undefined) => recall ?? 0.6;
    const hard = { cards: 60, days: 5, seed: 3, chance: asPredicted };
    expect((await simulate({ ...hard, isPlanned: true })).mean).toBeGreaterThanOrEqual(0.9);
    const usual = await simulate({ ...hard, isPlanned: false });
    expect(usual.met).toBeLessThan(60);
  });
});

describe('what a day asks for', () => {
  it('plans open decks with a day that is not over, each for its soonest day', () => {
    const work = [
      given({ dueDate: '2026-05-08' }),
      given(),
      given({ resource: 'last-day', dueDate: today }),
      given({ resource: 'over', dueDate: '2026-05-05' }),
      given({ resource: 'done', completedAt: '2026-05-05T10:00:00.000Z' }),
      given({ resource: 'usual', untilReady: undefined }),
      given({ resource: 'quiz', type: 'quiz' }),
    ];
    expect(Object.fromEntries(readyDays(work, today))).toEqual({ deck: '2026-05-08', 'last-day': today });
  });

  it('is what is due, and new cards at an even pace, less what was met today', async () => {
    const deck = { deck: 'deck', totalCards: 22 };
    const begun = { ...notBegun('deck'), studied: 6, due: packDue({ '2026-05-05': 3, '2026-05-07': 3 }) };
    const now = new Date(`${today}T15:00:00.000Z`);
    const needed = async (dueDate: string, progress = begun) => {
      const tracks = studiedTracks(deck, [progress], today, notBegun);
      const source = new SimulatedLearner({ timeZone }).sourceAt(now);
      const asked = [{ ...given({ dueDate }), resourceId: 'home-deck' }];
      return (await sayNeeded(source, asked, { tracks, lastDay: undefined, now, timeZone }))[0]?.needsToday;
    };
    // Sixteen new cards over three days: the 6th, 7th and 8th.
    expect(await needed('2026-05-10')).toBe(3 + 6);
    expect(await needed('2026-05-10', { ...begun, studied: 8, newDay: today, newCount: 2 })).toBe(3 + 4);
    expect(await needed('2026-05-10', { ...begun, newDay: '2026-05-05', newCount: 6 })).toBe(3 + 6);
    // Today is the only day left before the due date.
    expect(await needed('2026-05-07')).toBe(3 + 16);
    expect(await needed('2026-05-05')).toBeUndefined();
  });

  it("puts a deck's needed new cards before what others may have, and above what a day usually allows", () => {
    const progress = ['usual', 'deck'].map((deck) => notBegun(deck));
    const tracks = progress.map((own) => ({
      deck: { deck: own.deck, totalCards: 40 },
      progress: own,
      unseen: 40,
    }));
    const share = (dueDate: string, allowedNew: number) => {
      const work = [given({ resource: 'usual', dueDate: today, untilReady: undefined }), given({ dueDate })];
      const ranked = rankTracks(tracks, work, { today, until: today, allowedNew, ready: readyDays(work, today) });
      const selected = selectTracks(ranked, { size: 15, allowedNew, roomForNew: 4, givenAt: new Map() });
      return Object.fromEntries(selected.map(({ deck, newCards }) => [deck.deck, newCards]));
    };
    expect(share('2026-05-17', 10)).toEqual({ usual: 6, deck: 4 });
    expect(share('2026-05-17', 0)).toEqual({ deck: 4 });
    expect(share('2026-05-10', 10)).toEqual({ usual: 0, deck: 14 });
  });

  it('takes a card that would be forgotten by the day ahead of time, and not twice a day', () => {
    const asOf = { today, timeZone, day: '2026-05-12' };
    // The cards were last answered on the 1st, eleven days before the due date.
    expect(isWantedAhead(buildCardState({ stability: 10.9 }), asOf)).toBe(true);
    expect(isWantedAhead(buildCardState({ stability: 11 }), asOf)).toBe(false);
    expect(isWantedAhead(buildCardState({ stability: 2, lastReview: `${today}T09:00:00.000Z` }), asOf)).toBe(false);
    const ids = (day: string) => {
      const studied = [4, 2, 3, 20].map((stability) => ({
        cardId: `s${stability}`,
        state: buildCardState({ stability }),
      }));
      const now = new Date(`${today}T15:00:00.000Z`);
      const split = splitDue(studied, { now, timeZone, readyBy: day });
      return planSession({ ...split, unseen: ['new'], allowedNew: 1, mode: 'due', now, timeZone });
    };
    // Three cards would be forgotten. Each day takes its share of them, the weakest first, and the last day takes all.
    expect(ids('2026-05-09')).toEqual(['new', 's2']);
    expect(ids('2026-05-08')).toEqual(['new', 's2', 's3']);
    expect(ids('2026-05-07')).toEqual(['new', 's2', 's3', 's4']);
  });
});
