import { describe, expect, test } from 'vitest';
import type { Assignment } from '../../../../../shared/schemas/assignment.ts';
import type { Rating } from '../../../../../shared/schemas/study.ts';
import { todaysMix } from '../../../../../web/src/learner/learner-place.ts';
import { addAnswer, type RunningSession } from '../../../../../web/src/learner/study/session/running-session.ts';
import {
  findPraise,
  findStreakStep,
  findTamed,
  pickNext,
} from '../../../../../web/src/learner/study/session/session-event.ts';
import { makeDeck } from '../support/fake-family.ts';
import { makeRunning, now } from '../support/make-study.ts';

function answered(running: RunningSession, answers: readonly (readonly [card: number, rating: Rating])[]) {
  return answers.reduce((so, [card, rating]) => addAnswer(so, { cardId: `card-${card}`, rating }), running);
}

describe('the card that is told of', () => {
  const tricky = makeRunning(3);
  const [first, second, third] = tricky.session.cards;
  if (!first || !second || !third) throw new Error('There are three cards.');
  const again = { kind: 'again', seen: 4 } as const;

  test('is the one that was tricky the last time and is right at once, before one that took tries today', () => {
    const running = { ...tricky, session: { ...tricky.session, cards: [first, second, { ...third, why: again }] } };
    const done = answered(running, [
      [1, 'wrong'],
      [2, 'correct'],
      [3, 'correct'],
      [1, 'correct'],
    ]);
    expect(findTamed(done)?.id).toBe('card-3');
    expect(findTamed({ ...done, session: tricky.session })?.id).toBe('card-1');
  });

  test('is none where nothing was hard, and none that has no words', () => {
    expect(findTamed(answered(tricky, [[1, 'correct']]))).toBeUndefined();
    const bare = { ...tricky, session: { ...tricky.session, cards: [{ ...first, back: '' }] } };
    const tried = answered(bare, [
      [1, 'wrong'],
      [1, 'correct'],
    ]);
    expect(findTamed(tried)).toBeUndefined();
  });
});

describe('the step of the streak', () => {
  const running = answered(makeRunning(2), [
    [1, 'correct'],
    [2, 'correct'],
  ]);
  const streak = { currentStreak: 9, longestStreak: 9, totalActiveDays: 12 };

  test('is from yesterday’s number to today’s, by the first session of a day only', () => {
    expect(findStreakStep(running, streak, { done: 2 })).toEqual({ before: 8, now: 9 });
    expect(findStreakStep(running, streak, { done: 3 })).toBeUndefined();
  });

  test('is not told where nobody knows', () => {
    expect(findStreakStep(running, undefined, { done: 2 })).toBeUndefined();
    expect(findStreakStep(running, streak, null)).toBeUndefined();
    expect(findStreakStep(running, { ...streak, currentStreak: 0 }, { done: 2 })).toBeUndefined();
  });
});

describe('what comes next', () => {
  const decks = [
    makeDeck({ dueCards: 0 }),
    makeDeck({ id: 'deck-2', dueCards: 4 }),
    makeDeck({ id: 'deck-3', dueCards: 9 }),
  ];
  const today = { portion: 12, limit: 15, done: 3 };
  const work: Assignment[] = [
    {
      id: 'work-1',
      householdId: 'household-1',
      type: 'deck',
      resourceId: 'deck-2',
      resourceName: 'Spanish',
      learnerId: 'learner-1',
      createdAt: now.toISOString(),
    },
  ];

  test('counts of a deck that is to be known by a day what Home says is left of it today', () => {
    const planned = (needsToday: number) => work.map((one) => ({ ...one, dueDate: '2026-11-27', needsToday }));
    const after = (deckId: string, needsToday: number) =>
      pickNext(deckId, { today, decks, work: planned(needsToday) }, now);
    expect(after('deck-1', 7)).toMatchObject({ deck: { id: 'deck-2' }, cards: 7 });
    expect(after('deck-2', 1)).toEqual({ kind: 'same', cards: 1 });
    expect(after('deck-2', 0)).toMatchObject({ deck: { id: 'deck-3' }, cards: 9 });
  });

  test('is the deck in which most waits, and what a grown-up gave before it', () => {
    expect(pickNext('deck-1', { today, decks, work: [] }, now)).toMatchObject({ deck: { id: 'deck-3' }, cards: 9 });
    expect(pickNext('deck-1', { today, decks, work }, now)).toMatchObject({ deck: { id: 'deck-2' }, cards: 4 });
  });

  test('never asks for more than is left of today', () => {
    const nearlyDone = { ...today, portion: 2, done: 13 };
    expect(pickNext('deck-1', { today: nearlyDone, decks, work: [] }, now)).toMatchObject({ kind: 'deck', cards: 2 });
  });

  test('is the same deck as long as something waits in it, and the same mix', () => {
    expect(pickNext('deck-2', { today, decks, work: [] }, now)).toEqual({ kind: 'same', cards: 4 });
    expect(pickNext(todaysMix.id, { today, decks, work: [] }, now)).toEqual({ kind: 'same', cards: 12 });
  });

  test('is nothing once today is done, whatever waits beyond it', () => {
    const done = { ...today, portion: 0, more: 13, done: 15 };
    expect(pickNext('deck-2', { today: done, decks, work: [] }, now)).toEqual({ kind: 'done-for-today', more: 4 });
    expect(pickNext(todaysMix.id, { today: done, decks, work }, now)).toEqual({ kind: 'done-for-today', more: 13 });
  });

  test('says how many minutes are left of a day that is measured so, and ends with them', () => {
    const inMinutes = (done: number) => ({ ...today, portion: done < 10 ? 15 : 0, minutes: { limit: 10, done } });
    expect(pickNext(todaysMix.id, { today: inMinutes(4), decks, work }, now)).toEqual({
      kind: 'same',
      cards: 15,
      minutes: 6,
    });
    const lastCards = { ...inMinutes(4), portion: 3 };
    expect(pickNext(todaysMix.id, { today: lastCards, decks, work }, now)).toEqual({ kind: 'same', cards: 3 });
    expect(pickNext('deck-2', { today: inMinutes(10), decks, work }, now)).toMatchObject({ kind: 'done-for-today' });
  });

  test('is the deck alone where nobody knows of today', () => {
    expect(pickNext('deck-2', { decks, work: [] }, now)).toEqual({ kind: 'same', cards: 4 });
    expect(pickNext('deck-1', { decks, work: [] }, now)).toEqual({ kind: 'stop' });
  });
});

test('one card is no “every single one”', () => {
  expect(findPraise({ cards: 1, rightFirstTime: 1 })).toBe('Well done!');
  expect(findPraise({ cards: 2, rightFirstTime: 2 })).toBe('Wow, every single one!');
  expect(findPraise({ cards: 2, rightFirstTime: 1 })).toBe('Well done!');
});
