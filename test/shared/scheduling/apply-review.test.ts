import { addDays, daysBetween } from '../../../shared/scheduling/calendar-day.ts';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyReview, foldReviews } from '../../../shared/scheduling/apply-review.ts';
import { type CardState, cardStateSchema, dueDayOf, isDue } from '../../../shared/scheduling/card-state.ts';
import type { Rating } from '../../../shared/schemas/study.ts';
import { startOfStudyDay, studyDayOf } from '../../../shared/scheduling/study-day.ts';
import { anyInstant, anyRating, anyReviews, anyZone } from './arbitraries.ts';
import { buildCardState } from './card-states.ts';

/** Answers an unseen card 'correct' at each of these times. */
function answerCorrectlyAt(times: string[], timeZone: string): CardState | undefined {
  const reviews = times.map((answeredAt, index) => ({ id: `r${index}`, rating: 'correct' as const, answeredAt }));
  return foldReviews(reviews, { cardId: 'card', timeZone });
}

function practise(state: CardState, rating: Rating, answeredAt: string) {
  return applyReview(state, { id: 'p', rating, answeredAt, practice: true }, { cardId: 'card', timeZone: 'UTC' });
}

describe('a first answer', () => {
  it('takes a correct card into review, two study days ahead', () => {
    const state = answerCorrectlyAt(['2026-01-05T17:00:00Z'], 'Europe/Paris');
    expect(state).toMatchObject({ algorithm: 'fsrs-6', state: 'review', reps: 1, lapses: 0, scheduledDays: 2 });
    expect(state?.lastReview).toBe('2026-01-05T17:00:00.000Z');
    expect(state?.due).toBe('2026-01-07T17:00:00.000Z');
  });

  it('brings a wrong card back in ten minutes', () => {
    const review = { id: 'r', rating: 'wrong' as const, answeredAt: '2026-01-05T17:00:00.000Z' };
    const state = applyReview(undefined, review, { cardId: 'card', timeZone: 'Europe/Paris' });
    expect(state).toMatchObject({ state: 'learning', due: '2026-01-05T17:10:00.000Z', scheduledDays: 0, lapses: 0 });
  });

  it('gives a state of the stored shape and nothing else', () => {
    const state = answerCorrectlyAt(['2026-01-05T17:00:00Z'], 'UTC');
    expect(cardStateSchema.parse(state)).toEqual(state);
  });
});

describe('forgetting', () => {
  it('counts a lapse and brings the card back in ten minutes', () => {
    const review = { id: 'r', rating: 'wrong' as const, answeredAt: '2026-05-11T16:00:00.000Z' };
    const state = applyReview(buildCardState(), review, { cardId: 'card', timeZone: 'UTC' });
    expect(state).toMatchObject({ state: 'relearning', lapses: 1, reps: 4, due: '2026-05-11T16:10:00.000Z' });
  });
});

describe('elapsed study days', () => {
  it.each([
    ['23:45 and 00:10 UTC in New York', 'America/New_York', '2026-01-05T23:45:00Z', '2026-01-06T00:10:00Z'],
    ['23:45 and 00:10 UTC in London', 'Europe/London', '2026-01-05T23:45:00Z', '2026-01-06T00:10:00Z'],
    ['03:30 and 03:59:59 local', 'Europe/Paris', '2026-01-05T02:30:00Z', '2026-01-05T02:59:59Z'],
    ['the hour that a clock change repeats', 'Europe/Paris', '2026-10-25T00:50:00Z', '2026-10-25T01:10:00Z'],
    ['the hour that a clock change skips', 'Europe/Paris', '2026-03-29T00:50:00Z', '2026-03-29T01:10:00Z'],
    ['04:00 and 03:59 of the next day', 'Asia/Kathmandu', '2026-01-04T22:15:00Z', '2026-01-05T22:14:00Z'],
  ])('are none between %s', (_, timeZone, first, second) => {
    expect(answerCorrectlyAt([first, second], timeZone)?.stability).toBeCloseTo(2.3065, 4);
  });

  it.each([
    ['03:50 and 04:10 local', 'Europe/Paris', '2026-01-05T02:50:00Z', '2026-01-05T03:10:00Z'],
    ['03:50 and 04:10 local in New York', 'America/New_York', '2026-01-05T08:50:00Z', '2026-01-05T09:10:00Z'],
    ['02:50 and 04:10 across a gap', 'Europe/Athens', '2026-03-29T00:50:00Z', '2026-03-29T01:10:00Z'],
  ])('are one between %s', (_, timeZone, first, second) => {
    expect(answerCorrectlyAt([first, second], timeZone)?.stability).toBeCloseTo(7.3197, 2);
  });

  it.each([0, 1, 4, 12, 22, 23])('and due day agree with the study days for answers at %i:00 local', (hour) => {
    for (const timeZone of ['UTC', 'America/Los_Angeles', 'Asia/Kathmandu', 'Pacific/Apia']) {
      // The study day starts at 04:00, so 00:00 and 01:00 are near the end of the study day that began on the previous date.
      const hoursIntoDay = (hour + 20) % 24;
      const at = (day: string) => startOfStudyDay(day, timeZone).getTime() + hoursIntoDay * 3_600_000;
      const times = ['2026-06-10', '2026-06-12'].map((day) => new Date(at(day)).toISOString());
      const state = answerCorrectlyAt(times, timeZone);
      expect(state?.stability).toBeCloseTo(10.9643, 4);
      expect(state && dueDayOf(state, timeZone)).toBe(addDays('2026-06-12', state?.scheduledDays ?? 0));
    }
  });
});

describe('due dates', () => {
  it('keep the local hour across a clock change', () => {
    const review = { id: 'r', rating: 'correct' as const, answeredAt: '2026-03-27T16:00:00.000Z' };
    const state = applyReview(undefined, review, { cardId: 'card', timeZone: 'Europe/Paris' });
    expect(state.due).toBe('2026-03-29T15:00:00.000Z');
  });

  it('keep the ten minutes in the hour that a clock change repeats', () => {
    const review = { id: 'r', rating: 'wrong' as const, answeredAt: '2026-10-25T01:10:00.000Z' };
    const state = applyReview(undefined, review, { cardId: 'card', timeZone: 'Europe/Paris' });
    expect(state.due).toBe('2026-10-25T01:20:00.000Z');
  });

  it('lie exactly scheduledDays study days ahead, and never more than 180', () => {
    const anyAnswer = fc.record({
      instant: anyInstant,
      daysSinceLast: fc.nat({ max: 400 }),
      timeZone: anyZone,
      cardId: fc.uuid(),
      rating: anyRating,
    });
    fc.assert(
      fc.property(anyAnswer, ({ instant, daysSinceLast, timeZone, cardId, rating }) => {
        const lastReview = new Date(instant.getTime() - daysSinceLast * 86_400_000).toISOString();
        const before = buildCardState({ stability: 150, lastReview, due: lastReview });
        const review = { id: 'r', rating, answeredAt: instant.toISOString() };
        const after = applyReview(before, review, { cardId, timeZone });
        const days = daysBetween(studyDayOf(instant, timeZone), dueDayOf(after, timeZone));
        expect(rating === 'wrong' || days === after.scheduledDays).toBe(true);
        expect(after.scheduledDays).toBeLessThanOrEqual(180);
        expect(cardStateSchema.parse(after)).toEqual(after);
      }),
    );
  });
});

describe('a clock that went back', () => {
  it('counts an answer dated before the last review as given at the last review', () => {
    const state = buildCardState();
    const options = { cardId: 'card', timeZone: 'UTC' };
    const early = applyReview(state, { id: 'r', rating: 'correct', answeredAt: '2026-04-20T10:00:00Z' }, options);
    expect(early).toEqual(applyReview(state, { id: 'r', rating: 'correct', answeredAt: state.lastReview }, options));
  });

  it('refuses a time that is no time', () => {
    const review = { id: 'r', rating: 'correct' as const, answeredAt: 'yesterday' };
    expect(() => applyReview(undefined, review, { cardId: 'card', timeZone: 'UTC' })).toThrow(RangeError);
  });
});

describe('practice ("study anyway")', () => {
  const state = buildCardState();

  it('leaves a card that is not due as it was when the answer is wrong', () => {
    expect(practise(state, 'wrong', '2026-05-05T10:00:00Z')).toEqual(state);
  });

  it('leaves a card that is not due as it was when a correct answer would bring it earlier', () => {
    const farOff = buildCardState({ due: '2026-10-01T16:00:00.000Z' });
    expect(practise(farOff, 'correct', '2026-05-05T10:00:00Z')).toEqual(farOff);
  });

  it('counts a correct answer that moves the card further away', () => {
    const after = practise(state, 'correct', '2026-05-09T10:00:00Z');
    expect(after.reps).toBe(state.reps + 1);
    expect(after.due > state.due).toBe(true);
  });

  it('counts like any answer when the card is due or new', () => {
    const plain = { id: 'p', rating: 'wrong' as const, answeredAt: '2026-05-11T05:00:00Z' };
    const options = { cardId: 'card', timeZone: 'UTC' };
    expect(practise(state, 'wrong', plain.answeredAt)).toEqual(applyReview(state, plain, options));
    expect(practise(state, 'wrong', plain.answeredAt).lapses).toBe(1);
    expect(applyReview(undefined, { ...plain, practice: true }, options)).toEqual(
      applyReview(undefined, plain, options),
    );
  });

  it('never moves the schedule of a card backwards that is not due', () => {
    fc.assert(
      fc.property(anyReviews, anyRating, fc.nat({ max: 300 * 24 }), anyZone, (reviews, rating, hours, timeZone) => {
        const options = { cardId: 'card', timeZone };
        const before = foldReviews(reviews, options);
        fc.pre(before !== undefined);
        const instant = new Date(Date.parse(before.lastReview) + hours * 3_600_000);
        fc.pre(!isDue(before, instant, timeZone));
        const answeredAt = instant.toISOString();
        const after = applyReview(before, { id: 'p', rating, answeredAt, practice: true }, options);
        expect(Date.parse(after.due)).toBeGreaterThanOrEqual(Date.parse(before.due));
        expect(after.lapses).toBe(before.lapses);
        expect(rating === 'wrong' || after.stability >= before.stability).toBe(true);
      }),
    );
  });
});

describe('fuzz', () => {
  const dueFor = (cardId: string) =>
    applyReview(
      buildCardState(),
      { id: 'r', rating: 'correct', answeredAt: '2026-05-11T16:00:00Z' },
      {
        cardId,
        timeZone: 'UTC',
      },
    ).due;

  it('gives the same date when the same answer is counted again', () => {
    expect(dueFor('card-1')).toBe(dueFor('card-1'));
  });

  it('gives different cards different dates', () => {
    expect(new Set(Array.from({ length: 30 }, (_, index) => dueFor(`card-${index}`))).size).toBeGreaterThan(2);
  });
});
