import { describe, expect, it } from 'vitest';
import { completeSession, recordReviews } from '../../../../../shared/routes/study.ts';
import { takeAnswer, takeBackAnswer } from '../../../../../web/src/learner/study/session/take-answer.ts';
import { makeRunning, makeUlid, now, steps, user } from '../support/make-study.ts';

const details = { rating: 'correct', id: makeUlid(), now: now, msTaken: 1_234.6 } as const;

describe('takeAnswer', () => {
  it('makes a review that the contract takes, of the card that was asked', () => {
    const taken = takeAnswer(makeRunning(2), details);
    const [entry] = taken?.entries ?? [];
    expect(entry).toMatchObject({ userId: user, sessionId: 'session-1' });
    const review = entry?.work.kind === 'review' ? entry.work.review : undefined;
    expect(recordReviews.body.parse({ reviews: [review] }).reviews).toEqual([
      { id: details.id, cardId: 'card-1', rating: 'correct', answeredAt: now.toISOString(), msTaken: 1_235 },
    ]);
    const typed = takeAnswer(makeRunning(2), { ...details, mode: 'type' })?.entries[0]?.work;
    expect(typed).toMatchObject({ review: { mode: 'type' } });
    expect(taken?.isLast).toBe(false);
  });

  it.each([
    [-5, 0],
    [3_600_000, 120_000],
  ])('holds a thinking time of %d ms to %d', (msTaken, held) => {
    const work = takeAnswer(makeRunning(2), { ...details, msTaken })?.entries[0]?.work;
    expect(work).toMatchObject({ review: { msTaken: held } });
  });

  it('ends the session behind the last answer, with totals that the contract takes', () => {
    const last = steps(makeRunning(1), ['wrong', 'correct']).at(-1);
    expect(last?.isLast).toBe(true);
    expect(last?.entries.map(({ work }) => work.kind)).toEqual(['review', 'complete']);
    const work = last?.entries[1]?.work;
    const totals =
      work?.kind === 'complete' ? { cardsStudied: work.cardsStudied, cardsCorrect: work.cardsCorrect } : {};
    expect(completeSession.body.parse(totals)).toEqual({ cardsStudied: 2, cardsCorrect: 1 });
  });

  it('takes nothing when no card is there', () => {
    expect(takeAnswer(makeRunning(0), details)).toBeUndefined();
  });
});

describe('takeBackAnswer', () => {
  it('goes back to before the newest answer of this device, and names it', () => {
    const [first, second] = steps(makeRunning(2), ['wrong', 'wrong']);
    const taken = takeBackAnswer(second?.after ?? makeRunning(0));
    const given = second?.entries[0]?.work;
    expect(taken).toMatchObject({ before: second?.after, after: first?.after, isLast: false });
    expect(taken?.wasLast).toBeUndefined();
    expect(taken?.entries.map(({ work }) => work)).toEqual([
      { kind: 'take-back', reviewId: given?.kind === 'review' ? given.review.id : undefined },
    ]);
  });

  it('begins a round again that was over', () => {
    expect(takeBackAnswer(steps(makeRunning(1), ['correct']).at(-1)?.after ?? makeRunning(0))?.wasLast).toBe(true);
  });

  it('takes nothing back where nothing was answered here, or an earlier release kept no id', () => {
    expect(takeBackAnswer(makeRunning(2))).toBeUndefined();
    expect(takeBackAnswer({ ...makeRunning(2), answers: [{ cardId: 'card-1', rating: 'wrong' }] })).toBeUndefined();
  });
});
