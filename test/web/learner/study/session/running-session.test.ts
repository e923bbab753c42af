import { studyDayOf } from '../../../../../shared/scheduling/study-day.ts';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Rating } from '../../../../../shared/schemas/study.ts';
import {
  adoptServed,
  currentCardOf,
  isOfToday,
  positionOf,
  remainingCardIds,
  replaceCard,
  type RunningSession,
  summarizeSession,
  totalsOf,
} from '../../../../../web/src/learner/study/session/running-session.ts';
import { takeAnswer } from '../../../../../web/src/learner/study/session/take-answer.ts';
import { makeRunning, makeUlid, now, steps } from '../support/make-study.ts';

const inBerlin = (instant: Date) => studyDayOf(instant, 'Europe/Berlin');

const W = 'wrong';
const C = 'correct';

function play(running: RunningSession, ratings: readonly Rating[]): RunningSession {
  return steps(running, ratings).at(-1)?.after ?? running;
}

describe('the cards', () => {
  it('come one after the other, a wrong one once more before the end', () => {
    const running = makeRunning(2);
    expect(currentCardOf(running)?.front).toBe('Question 1');
    const once = play(running, [W]);
    expect(currentCardOf(once)?.front).toBe('Question 2');
    expect(currentCardOf(play(once, [C]))?.front).toBe('Question 1');
    expect(currentCardOf(play(once, [C, C]))).toBeUndefined();
  });

  it('are missing when the record is broken', () => {
    expect(currentCardOf(makeRunning(0))).toBeUndefined();
  });
});

describe('Card X of N', () => {
  it('moves with finished cards', () => {
    const running = makeRunning(3);
    expect(positionOf(running)).toEqual({ current: 1, total: 3 });
    expect(positionOf(play(running, [W]))).toEqual({ current: 1, total: 3 });
    expect(positionOf(play(running, [W, C]))).toEqual({ current: 2, total: 3 });
  });

  it('is the same on a device that only has the cards that are left', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 8 }),
        fc.array(fc.constantFrom<Rating>(W, C), { maxLength: 6 }),
        (cards, ratings) => {
          const here = makeRunning(cards);
          const fits = ratings.filter(
            (rating, index) => rating === W || ratings.slice(0, index + 1).filter((r) => r === C).length < cards,
          );
          const after = play(here, fits);
          const left = remainingCardIds(after).flatMap((id) => here.session.cards.filter((card) => card.id === id));
          const elsewhere = makeRunning(cards, { ...totalsOf(after), cards: left });
          expect(positionOf(elsewhere)).toEqual(positionOf(after));
          expect(currentCardOf(elsewhere)).toEqual(currentCardOf(after));
        },
      ),
    );
  });
});

describe('the end', () => {
  it('counts all answers of the session, those of another device too', () => {
    const running = makeRunning(2, { cardsStudied: 5, cardsCorrect: 3 });
    expect(totalsOf(play(running, [W, C, C]))).toEqual({ cardsStudied: 8, cardsCorrect: 5 });
  });

  it('tells how many cards were right at the first try', () => {
    expect(summarizeSession(play(makeRunning(3), [W, C, W, W, C, C]))).toEqual({ cards: 3, rightFirstTime: 1 });
    expect(summarizeSession(play(makeRunning(2), [C, C]))).toEqual({ cards: 2, rightFirstTime: 2 });
    expect(summarizeSession(play(makeRunning(1, { cardsStudied: 4, cardsCorrect: 1 }), [C]))).toEqual({
      cards: 2,
      rightFirstTime: 0,
    });
  });
});

describe('an extra', () => {
  it('that was looked at first leaves a right answer uncounted at the first try', () => {
    const running = makeRunning(2);
    const answer = { id: makeUlid(), now, msTaken: 900, rating: C } as const;
    const helped = takeAnswer(running, { ...answer, helped: true })?.after ?? running;
    expect(summarizeSession(play(helped, [C]))).toEqual({ cards: 2, rightFirstTime: 1 });
  });

  it('that a grown-up removes is gone from the session', () => {
    const { cards, ...session } = makeRunning(1).session;
    const [card] = cards;
    if (!card) throw new Error('There is no card.');
    const running = makeRunning(1, { ...session, cards: [{ ...card, extra: 'a hint' }] });
    expect(currentCardOf(replaceCard(running, card))).not.toHaveProperty('extra');
  });
});

describe('a session of today', () => {
  it('is one of the same study day, which begins at 04:00', () => {
    const running = { ...makeRunning(1), openedAt: '2026-03-02T22:30:00.000Z' };
    expect(isOfToday(running, new Date('2026-03-03T02:30:00.000Z'), inBerlin)).toBe(true);
    expect(isOfToday(running, new Date('2026-03-03T03:30:00.000Z'), inBerlin)).toBe(false);
  });
});

describe('adoptServed', () => {
  it('keeps this device’s record where the server agrees, with the texts, the languages and the way of now', () => {
    const saved = play(makeRunning(3, { frontLanguage: 'pt', backLanguage: 'en' }), [C]);
    const [, second, third] = saved.session.cards;
    const served = makeRunning(3, {
      frontLanguage: 'es',
      cardsStudied: 1,
      cardsCorrect: 1,
      answerWay: 'type',
      cards: [second, third].flatMap((card) => (card ? [{ ...card, front: `New ${card.front}` }] : [])),
    });
    const adopted = adoptServed(saved, served);
    expect(positionOf(adopted)).toEqual({ current: 2, total: 3 });
    expect(adopted.answers).toEqual(saved.answers);
    expect(currentCardOf(adopted)?.front).toBe('New Question 2');
    expect(adopted.session).toMatchObject({ frontLanguage: 'es', answerWay: 'type', cardsStudied: 0, cardsCorrect: 0 });
    expect(adopted.session).not.toHaveProperty('backLanguage');
  });

  it('takes the server’s where the learner went on somewhere else', () => {
    const saved = play(makeRunning(3), [C]);
    const served = makeRunning(3, { cardsStudied: 2, cardsCorrect: 2, cards: saved.session.cards.slice(2) });
    expect(adoptServed(saved, served)).toBe(served);
  });

  it('takes the server’s when it opened another session', () => {
    const served = makeRunning(3, { id: 'session-2' });
    expect(adoptServed(makeRunning(3), served)).toBe(served);
  });
});
