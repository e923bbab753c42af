import { describe, expect, it } from 'vitest';
import { addDays } from '../../../shared/scheduling/calendar-day.ts';
import { findNextDueAt } from '../../../shared/scheduling/choose-tracks.ts';
import { goalOf } from '../../../shared/scheduling/daily-goal.ts';
import { chooseOfDeck, sayNeeded } from '../../../shared/scheduling/offer-deck.ts';
import { chooseMix, countDay, countMix, outlineMix } from '../../../shared/scheduling/offer-mix.ts';
import type { MixCard } from '../../../shared/scheduling/plan-mix.ts';
import { readyDays } from '../../../shared/scheduling/ready-by.ts';
import { isResting, isReturning } from '../../../shared/scheduling/rest-card.ts';
import { deckOfTrack } from '../../../shared/scheduling/track.ts';
import { areNewHeld, nextWaitingDay } from '../../../shared/scheduling/track-progress.ts';
import { randomFrom } from '../../../shared/seeded-random.ts';
import { SimulatedLearner } from '../../support/simulated-learner.ts';

const timeZone = 'Europe/Berlin';
const firstDay = '2026-03-02';
const firstNoon = new Date(`${firstDay}T11:00:00.000Z`);
const at = (day: number, hour = 15) =>
  new Date(`${addDays(firstDay, day)}T${String(hour).padStart(2, '0')}:00:00.000Z`);

/** Makes a family's decks by chance: some in both directions, some given, some to be ready by a day. */
function makeLearner(random: () => number, kind: number): SimulatedLearner {
  const newCards = [undefined, 0, 3, 40][kind % 4];
  const size = 5 + Math.floor(random() * 20);
  const learner = new SimulatedLearner({ timeZone, goal: { kind: 'card', count: size, newCards } });
  const count = kind % 3 === 0 ? 12 : 1 + Math.floor(random() * 5);
  for (let index = 0; index < count; index += 1) {
    const totalCards = count === 12 ? 1 + Math.floor(random() * 2) : 1 + Math.floor(random() * 40);
    const asks = random() < 0.5 ? 'both' : random() < 0.2 ? 'back' : 'front';
    learner.addDeck({ deck: `D${index}`, totalCards, asks });
  }
  return learner;
}

function giveSometimes(learner: SimulatedLearner, random: () => number, day: number): void {
  const deck = learner.decks[Math.floor(random() * learner.decks.length)];
  if (!deck || random() > 0.15) return;
  learner.work.push({
    type: 'deck',
    resource: deck.deck,
    createdAt: at(day, 10).toISOString(),
    ...(random() < 0.6 && { dueDate: addDays(firstDay, day + Math.floor(random() * 9)) }),
    ...(random() < 0.5 && { untilReady: true }),
  });
}

const nameOf = ({ deck, card }: MixCard) => `${deckOfTrack(deck)} ${card}`;

describe('what Home says', () => {
  it('is what comes: the count of the mix is its number of cards, and no card comes in both directions on one day, also in sessions with one deck', async () => {
    const random = randomFrom(32);
    let visits = 0;
    for (let family = 0; family < 24; family += 1) {
      const learner = makeLearner(random, family);
      const skill = 0.6 + random() * 0.35;
      for (let day = 0; day < 25; day += 1) {
        if (random() < 0.2) continue;
        giveSometimes(learner, random, day);
        const asked = new Map<string, string>();
        const sittings = 1 + Math.floor(random() * 3);
        for (let sitting = 0; sitting < sittings; sitting += 1) {
          const now = at(day, 12 + sitting * 2);
          const [source, today] = [learner.sourceAt(now), learner.dayAt(now)];
          const outline = outlineMix(today);
          const { portion, more = 0 } = await countDay(source, today);
          let cards = await chooseMix(source, outline);
          expect(portion + more, `family ${family}, day ${day}`).toBe(cards.length);
          expect(await countMix(source, outline)).toBe(cards.length);
          visits += 1;
          const deck = learner.decks[Math.floor(random() * learner.decks.length * 4)];
          if (deck) {
            const tracks = today.tracks.filter((track) => track.deck.deck === deck.deck);
            const readyBy = readyDays(today.work, addDays(firstDay, day)).get(deck.deck);
            const { goal, lastDay } = today;
            const wish = { tracks, readyBy, newCards: goal.newCards, lastDay, now, timeZone };
            cards = await chooseOfDeck(source, { ...wish, mode: 'due' });
          }
          // A child sometimes stops in the middle.
          const studied = random() < 0.3 ? cards.slice(0, Math.ceil(cards.length / 2)) : cards;
          for (const card of cards) expect(asked.get(nameOf(card)) ?? card.deck).toBe(card.deck);
          for (const card of studied) asked.set(nameOf(card), card.deck);
          learner.study(studied, now, () => random() < skill);
        }
      }
    }
    expect(visits).toBeGreaterThan(600);
  });

  it.each(['front', 'both'] as const)(
    'is what comes where notes have several cards and %s is asked, and of a note one card comes a day',
    async (asks) => {
      const random = randomFrom(7);
      for (const cardsPerNote of [2, 4, 20]) {
        const learner = new SimulatedLearner({ timeZone, goal: { kind: 'card', count: 12 } });
        learner.addDeck({ deck: 'D0', totalCards: 60, asks }, cardsPerNote);
        learner.addDeck({ deck: 'D1', totalCards: 15 });
        const noteOf = ({ deck, card }: MixCard) =>
          learner.decks.find((one) => one.deck === deckOfTrack(deck))?.notes?.get(card);
        for (let day = 0; day < 60; day += 1) {
          const asked = new Map<string, string>();
          for (const hour of [12, 14]) {
            const now = at(day, hour);
            const [source, today] = [learner.sourceAt(now), learner.dayAt(now)];
            const { portion, more = 0 } = await countDay(source, today);
            const cards = await chooseMix(source, outlineMix(today));
            expect(portion + more, `day ${day}`).toBe(cards.length);
            for (const card of cards) {
              const note = noteOf(card);
              if (note !== undefined) expect(asked.get(note) ?? nameOf(card), `day ${day}`).toBe(nameOf(card));
              if (note !== undefined) asked.set(note, nameOf(card));
            }
            learner.study(cards, now, () => random() < 0.8);
          }
        }
        // A new card waits until no sibling is due, so notes of 20 cards take longer.
        const all = 15 + 60 * (asks === 'both' ? 2 : 1);
        expect(learner.met, `${cardsPerNote} cards a note`).toBeGreaterThan(cardsPerNote === 20 ? all / 4 : all - 2);
      }
    },
  );

  it('needs of a deck with a target day what its session gives, in both directions, and a session a day meets every side', async () => {
    const random = randomFrom(2);
    for (const [cards, days] of [
      [14, 7],
      [14, 14],
      [9, 5],
      [30, 10],
    ] as const) {
      const learner = new SimulatedLearner({ timeZone });
      learner.addDeck({ deck: 'D', totalCards: cards, asks: 'both' });
      const work = { type: 'deck', dueDate: addDays(firstDay, days), untilReady: true } as const;
      learner.work = [{ ...work, resource: 'D', createdAt: firstNoon.toISOString() }];
      const assignment = { ...work, resourceId: 'home-D', createdAt: firstNoon.toISOString() };
      for (let day = 0; day < days; day += 1) {
        const now = at(day);
        const [source, today] = [learner.sourceAt(now), learner.dayAt(now)];
        const [{ needsToday = 0 } = {}] = await sayNeeded(source, [assignment], today);
        const wish = { mode: 'due', readyBy: work.dueDate, lastDay: today.lastDay, now, timeZone } as const;
        const offered = await chooseOfDeck(source, { ...wish, tracks: today.tracks });
        const asked = offered.filter(({ deck, card }) => {
          const state = learner.stateOf({ deck, card });
          return state === undefined || state.due <= `${addDays(firstDay, day + 1)}T03:00`;
        });
        expect(asked.length, `${cards} cards, day ${day} of ${days}`).toBe(Math.min(needsToday, 20));
        learner.study(offered, now, () => random() < 0.9);
      }
      expect(learner.met, `${cards} cards in ${days} days`).toBe(cards * 2);
    }
  });
});

describe('a backlog', () => {
  it('is read at both ends, sixteen cards each, and leaves a quarter of the mix to new cards', async () => {
    const learner = new SimulatedLearner({ timeZone, goal: { kind: 'card', count: 15 } });
    learner.addDeck({ deck: 'D1', totalCards: 100 });
    const cardsOf = (from: number, count: number) =>
      learner.decks.flatMap(({ deck, cards }) => cards.slice(from, from + count).map((card) => ({ deck, card })));
    for (let day = 0; day < 7; day += 1) learner.study(cardsOf(day * 10, 10), at(day), () => true);
    const now = at(60);
    const source = learner.sourceAt(now);
    const read: number[] = [];
    const counting = {
      ...source,
      listSoonest: async (...asked: Parameters<typeof source.listSoonest>) => {
        read.push(asked[1]);
        return await source.listSoonest(...asked);
      },
      listLatestDue: async (...asked: Parameters<typeof source.listLatestDue>) => {
        read.push(asked[1]);
        return await source.listLatestDue(...asked);
      },
    };
    const cards = await chooseMix(counting, outlineMix(learner.dayAt(now)));
    expect(read).toEqual([16, 16]);
    expect(cards.filter((card) => !learner.stateOf(card))).toHaveLength(4);
    expect(cards).toHaveLength(15);
  });

  it('has that card of a note asked from which the child gains most, not the one that has waited longest', async () => {
    const learner = new SimulatedLearner({ timeZone, goal: { kind: 'card', count: 6, newCards: 0 } });
    learner.addDeck({ deck: 'D1', totalCards: 12 }, 2);
    const cardsOf = (from: number) =>
      learner.decks.flatMap(({ deck, cards }) =>
        cards.filter((_, index) => index % 2 === from).map((card) => ({ deck, card })),
      );
    // The first cards of all notes have waited for months, those that were hardest are forgotten. The second ones have just come due.
    let tries = 0;
    const isEachFourthRight = () => {
      tries += 1;
      return tries % 4 === 0;
    };
    for (const day of [0, 1, 2, 3]) learner.study(cardsOf(0), at(day), isEachFourthRight);
    for (const day of [250, 252, 258, 270]) learner.study(cardsOf(1), at(day), () => true);
    const now = at(346);
    const cards = await chooseMix(learner.sourceAt(now), outlineMix(learner.dayAt(now)));
    expect(cards.map(({ card }) => card).toSorted()).toEqual(['0001', '0003', '0005', '0006', '0008', '0010']);
  });
});

describe('cards that return from their rest', () => {
  it('come one a mix, counted like everything else, for children who forget most of what they learn [study-rest]', async () => {
    const random = randomFrom(4);
    let [waited, returned] = [0, 0];
    for (let family = 0; family < 8; family += 1) {
      const learner = makeLearner(random, family + 1);
      for (let day = 0; day < 45; day += 1) {
        if (random() < 0.2) continue;
        giveSometimes(learner, random, day);
        for (const hour of [12, 14, 16]) {
          const now = at(day, hour);
          const [source, today] = [learner.sourceAt(now), learner.dayAt(now)];
          const { portion, more = 0 } = await countDay(source, today);
          const cards = await chooseMix(source, outlineMix(today));
          expect(portion + more, `family ${family}, day ${day}`).toBe(cards.length);
          const states = cards.flatMap((card) => learner.stateOf(card) ?? []);
          const returning = states.filter(isReturning).length;
          expect(returning).toBeLessThanOrEqual(1);
          expect(states.some((state) => isResting(state, addDays(firstDay, day)))).toBe(false);
          returned += returning;
          waited += Number(today.progress.some((one) => (one.returning ?? 0) > 1));
          learner.study(cards, now, () => random() < 0.4);
        }
      }
    }
    expect(returned).toBeGreaterThan(50);
    expect(waited).toBeGreaterThan(50);
  });
});

describe('what is given today', () => {
  it('counts today beyond the portion: cards that are done, a deck given then, its cards, and the day is done', async () => {
    const learner = new SimulatedLearner({ timeZone, goal: { kind: 'card', count: 10 } });
    learner.addDeck({ deck: 'D1', totalCards: 40 });
    const studyAll = async (now: Date) => {
      const source = learner.sourceAt(now);
      const cards = await chooseMix(source, outlineMix(learner.dayAt(now)));
      learner.study(cards, now, () => true);
      return cards.map(({ deck }) => deck);
    };
    await studyAll(at(0, 9));
    expect((await countDay(learner.sourceAt(at(0, 10)), learner.dayAt(at(0, 10)))).portion).toBe(0);
    learner.addDeck({ deck: 'D0', totalCards: 12 });
    learner.work = [
      { type: 'deck', resource: 'D0', createdAt: at(0, 10).toISOString(), dueDate: addDays(firstDay, 4) },
    ];
    const [source, day] = [learner.sourceAt(at(0, 11)), learner.dayAt(at(0, 11))];
    expect((await countDay(source, day)).portion).toBe(10);
    expect(new Set(await studyAll(at(0, 11)))).toEqual(new Set(['D0']));
    learner.work = [];
    expect((await countDay(learner.sourceAt(at(0, 12)), learner.dayAt(at(0, 12)))).portion).toBe(0);
  });
});

describe('new cards', () => {
  it('come evenly from the decks given or made last, not from one deck after the other', async () => {
    const learner = new SimulatedLearner({ timeZone, goal: { kind: 'card', count: 15 } });
    for (const deck of ['D1', 'D2', 'D3', 'D4', 'D5']) learner.addDeck({ deck, totalCards: 40 });
    const countByDeck = async () => {
      const now = at(0);
      const cards = await chooseMix(learner.sourceAt(now), outlineMix(learner.dayAt(now)));
      return Object.fromEntries([...Map.groupBy(cards, ({ deck }) => deck)].map(([deck, own]) => [deck, own.length]));
    };
    expect(await countByDeck()).toEqual({ D5: 4, D4: 3, D3: 3 });
    learner.work = [{ type: 'deck', resource: 'D1', createdAt: at(-3).toISOString() }];
    expect(Object.keys(await countByDeck())).toEqual(['D1']);
  });

  it('come as many as a grown-up chose, in mixes and in the deck’s own session; whoever asks for more gets a few, and what is given comes anyway', async () => {
    const countNew = async (newCards: number | undefined, { more = false, isGiven = false } = {}) => {
      const learner = new SimulatedLearner({ timeZone, goal: { kind: 'card', count: 30, newCards } });
      learner.addDeck({ deck: 'D1', totalCards: 60 });
      if (isGiven) learner.work = [{ type: 'deck', resource: 'D1', createdAt: at(0, 10).toISOString() }];
      const [now, source, day] = [at(0), learner.sourceAt(at(0)), learner.dayAt(at(0))];
      const mix = await chooseMix(source, outlineMix(day, { ...(more && { more }) }));
      const wish = { tracks: day.tracks, readyBy: undefined, newCards, lastDay: undefined, now, timeZone };
      const own = await chooseOfDeck(source, { ...wish, mode: 'due' });
      return [mix.length, own.length];
    };
    expect(await countNew(undefined)).toEqual([20, 10]);
    expect(await countNew(0)).toEqual([0, 0]);
    expect(await countNew(7)).toEqual([7, 7]);
    expect(await countNew(40)).toEqual([30, 20]);
    expect(await countNew(0, { more: true })).toEqual([5, 0]);
    expect(await countNew(0, { isGiven: true })).toEqual([10, 0]);
  });

  it('that a grown-up keeps back are no next card, and a device says so as the server does', () => {
    const learner = new SimulatedLearner({ timeZone });
    learner.addDeck({ deck: 'D1', totalCards: 6 });
    const [decks, today] = [learner.decks.map(({ deck, cards }) => ({ deck, totalCards: cards.length })), firstDay];
    const counts = { decks, progress: [], today, timeZone };
    const tracks = learner.dayAt(at(0)).tracks;
    const [usual, none] = [goalOf({}), goalOf({ newCardsADay: 0 })];
    expect([findNextDueAt({ ...counts, goal: usual }, 0), areNewHeld(tracks, usual)]).toEqual([
      '2026-03-03T03:00:00.000Z',
      false,
    ]);
    expect([findNextDueAt({ ...counts, goal: none }, 0), areNewHeld(tracks, none)]).toEqual([undefined, true]);
    expect([nextWaitingDay(decks, [], today), nextWaitingDay(decks, [], today, 0)]).toEqual(['2026-03-03', undefined]);
  });
});
