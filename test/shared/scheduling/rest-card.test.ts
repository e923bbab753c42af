import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyReview, foldReviews, type ReviewAnswer } from '../../../shared/scheduling/apply-review.ts';
import { addDays } from '../../../shared/scheduling/calendar-day.ts';
import type { CardState } from '../../../shared/scheduling/card-state.ts';
import { dueDayOf, isMastered } from '../../../shared/scheduling/card-state.ts';
import { planSession, splitDue } from '../../../shared/scheduling/plan-session.ts';
import { describeRest, isResting } from '../../../shared/scheduling/rest-card.ts';
import { startOfStudyDay, studyDayOf } from '../../../shared/scheduling/study-day.ts';
import type { Rating } from '../../../shared/schemas/study.ts';
import { anyRating, anyZone } from './arbitraries.ts';
import { buildCardState } from './card-states.ts';

const timeZone = 'America/New_York';
const options = { cardId: 'card', timeZone };
const day = (number: number) => addDays('2026-03-02', number);
const noonOf = (number: number, minute = 0) => new Date(`${day(number)}T17:${String(minute).padStart(2, '0')}:00.000Z`);
const answerOn = (number: number, rating: Rating, minute = 0): ReviewAnswer => {
  return { id: `${number} ${minute}`, rating, answeredAt: noonOf(number, minute).toISOString() };
};

/** Answers of a child who forgets the card every day: wrong, then right a few minutes later. */
const forgotten = (days: number) =>
  Array.from({ length: days }, (_, number) => [answerOn(number, 'wrong'), answerOn(number, 'correct', 10)]).flat();

/** Met on day 0 and forgotten on days 1 to 4, so that it rests from day 4 on. */
const rested = [...forgotten(4), answerOn(4, 'wrong')];
const fold = (...answers: readonly ReviewAnswer[]) => {
  const state = foldReviews(answers, options);
  if (!state) throw new RangeError('A state is made of at least one answer');
  return state;
};

describe('a card that does not stick', () => {
  it('rests for seven study days after its fourth lapse, with the memory that FSRS foretells [study-rest]', () => {
    const before = fold(...forgotten(4));
    expect(before).toMatchObject({ slips: 3 });
    const state = fold(...rested);
    expect(state).toMatchObject({ restsUntil: day(11), due: startOfStudyDay(day(11), timeZone).toISOString() });
    expect(state.slips).toBeUndefined();
    const { slips: _, ...unmarked } = before;
    const usual = applyReview(unmarked, answerOn(4, 'wrong'), options);
    expect({ ...state, restsUntil: undefined, due: '' }).toEqual({ ...usual, slips: undefined, due: '' });
  });

  it('counts a lapse once a day: what is wrong again the same day is relearning', () => {
    const sameDay = fold(answerOn(0, 'correct'), ...[1, 2, 3, 4, 5].map((minute) => answerOn(1, 'wrong', minute)));
    expect(sameDay).toMatchObject({ slips: 1 });
    expect(sameDay.restsUntil).toBeUndefined();
  });

  it('counts from the beginning once it was mastered', () => {
    const strong = buildCardState({
      stability: 60,
      slips: 3,
      lastReview: noonOf(0).toISOString(),
      due: noonOf(60).toISOString(),
    });
    const mastered = applyReview(strong, answerOn(60, 'correct'), options);
    expect(isMastered(mastered)).toBe(true);
    expect(mastered.slips).toBeUndefined();
  });

  it('comes back in an easier form until it was right once, which its rest cannot bring forward', () => {
    const resting = fold(...rested, answerOn(4, 'correct', 5), answerOn(6, 'wrong'));
    expect(resting).toMatchObject({ restsUntil: day(11) });
    expect(dueDayOf(resting, timeZone)).toBe(day(11));
    const missed = fold(...rested, answerOn(11, 'wrong'));
    expect(missed).toMatchObject({ restsUntil: day(11), slips: 1 });
    expect(dueDayOf(missed, timeZone)).toBe(day(11));
    const known = fold(...rested, answerOn(11, 'correct'));
    expect(known.restsUntil).toBeUndefined();
    expect(dueDayOf(known, timeZone) > day(11)).toBe(true);
  });

  it('says to a session that it is asked more easily, and that it would rest if it is wrong', () => {
    const about = { timeZone, mode: 'due' } as const;
    expect(describeRest(undefined, { now: noonOf(0), ...about })).toEqual({});
    expect(describeRest(fold(...forgotten(3)), { now: noonOf(3), ...about })).toEqual({});
    expect(describeRest(fold(...forgotten(4)), { now: noonOf(4), ...about })).toEqual({ restsIfWrong: true });
    expect(describeRest(fold(...forgotten(4)), { now: noonOf(3, 30), ...about })).toEqual({});
    expect(describeRest(fold(...rested), { now: noonOf(11), ...about })).toEqual({ easier: true });
    const wellAhead = buildCardState({ slips: 3, lastReview: noonOf(0).toISOString(), due: noonOf(30).toISOString() });
    expect(describeRest(wellAhead, { now: noonOf(1), timeZone, mode: 'all' })).toEqual({});
  });

  it('keeps out of a session while it rests, also before a target day, and comes last where a child asks for all cards', () => {
    const now = noonOf(6);
    const cards = [
      { cardId: 'resting', state: fold(...rested) },
      {
        cardId: 'later',
        state: buildCardState({ lastReview: noonOf(5).toISOString(), due: noonOf(40).toISOString() }),
      },
    ];
    const split = splitDue(cards, { now, timeZone, readyBy: day(8) });
    expect(split.due).toEqual([]);
    expect(split.ahead).toEqual([]);
    const plan = { ...split, unseen: ['new'], allowedNew: 0, now, timeZone };
    expect(planSession({ ...plan, mode: 'due' })).toEqual([]);
    expect(planSession({ ...plan, mode: 'all' })).toEqual(['later', 'new', 'resting']);
  });

  it('has the same state for any order of arrival, and is never due while it rests', () => {
    const anyLog = fc.array(fc.record({ hours: fc.integer({ min: 1, max: 60 }), rating: anyRating }), {
      maxLength: 40,
    });
    fc.assert(
      fc.property(anyLog, anyZone, fc.infiniteStream(fc.nat()), (steps, zone, random) => {
        let at = Date.UTC(2026, 0, 1);
        const log = steps.map(({ hours, rating }, index): ReviewAnswer => {
          at += hours * 3_600_000;
          return { id: String(index).padStart(3, '0'), rating, answeredAt: new Date(at).toISOString() };
        });
        const about = { cardId: 'card', timeZone: zone };
        let state: CardState | undefined;
        for (const answer of log) {
          state = applyReview(state, answer, about);
          const today = studyDayOf(new Date(answer.answeredAt), zone);
          if (isResting(state, today)) expect(dueDayOf(state, zone) >= (state.restsUntil ?? '')).toBe(true);
        }
        const arrived = log.toSorted(() => ((random.next().value ?? 0) % 2 === 0 ? 1 : -1));
        expect(foldReviews(arrived, about)).toEqual(state);
      }),
    );
  });
});
