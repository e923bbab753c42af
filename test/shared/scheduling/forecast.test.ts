import { describe, expect, it } from 'vitest';
import { goalOf } from '../../../shared/scheduling/daily-goal.ts';
import { forecastKnown, knownInDeck, lastDayOf, rangeOf } from '../../../shared/scheduling/forecast.ts';
import { type DayOfAnswers, paceOfDays } from '../../../shared/scheduling/study-pace.ts';
import type { StudyState } from '../../../shared/scheduling/study-run.ts';
import { addDays } from '../../../shared/scheduling/calendar-day.ts';
import { learningWorlds, listWorldsOfToday, type WorldName } from '../../bench/learning/cells.ts';
import { live, minutesOf, type Student } from '../../bench/learning/child.ts';
import { studyWithUs } from '../../bench/learning/our-student.ts';
import { type LearnerInMemory, makeLearner } from '../../support/families/learner-in-memory.ts';

interface Child {
  readonly number: number;
  readonly ability: number;
  readonly cards: number;
}

/** Children with 5 to 15 minutes a day: usual, hard and easy cards, a large and a small deck. */
const children: readonly Child[] = [
  { number: 0, ability: 0, cards: 2_000 },
  { number: 9, ability: -1, cards: 2_000 },
  { number: 5, ability: 1, cards: 2_000 },
  { number: 4, ability: 0, cards: 200 },
  { number: 2, ability: -1, cards: 200 },
];

/** Day of the forecast, and the day that it is for. */
const [asked, foretold] = [30, 90];

/** Counts a child's answers by study day. */
function countDays(student: Student, days: Map<string, DayOfAnswers>): Student {
  return {
    ...student,
    answer: (card, rating, at, msTaken) => {
      const day = new Date(at).toISOString().slice(0, 10);
      const { reviews = 0, correct = 0 } = days.get(day) ?? {};
      days.set(day, { day, reviews: reviews + 1, correct: correct + Number(rating === 'correct') });
      student.answer(card, rating, at, msTaken);
    },
  };
}

function readStudy(learner: LearnerInMemory, ids: readonly string[], at: number, minutes: number): StudyState {
  const now = new Date(at);
  const { progress, tracks } = learner.studyDay(now, goalOf({ minutesPerDay: minutes }));
  const memories = ids.flatMap((card) => {
    const memory = learner.memoryOf('deck', card);
    return memory ? [{ deck: 'deck', card, ...memory }] : [];
  });
  const decks = tracks.map(({ deck }) => deck);
  const { scheduling } = learner;
  const goal = goalOf({ minutesPerDay: minutes });
  return { decks, progress, memories, work: [], goal, scheduling, now, timeZone: 'UTC' };
}

/** @returns the number forecast for a child, and the number that the world says they know on that day */
async function compare(world: WorldName, child: Child) {
  const minutes = minutesOf(child.number);
  const days = new Map<string, DayOfAnswers>();
  const ids = Array.from({ length: child.cards }, (_, index) => String(index).padStart(5, '0'));
  const learner = makeLearner([{ deck: 'deck', asks: 'front', cards: ids }]);
  const student = studyWithUs({ cards: child.cards, minutes, learner });
  let known = 0;
  const exams = await live(
    {
      world: learningWorlds[world],
      ...child,
      exams: [asked, foretold],
      hasHoliday: false,
      onExam: async ({ day }, at) => {
        if (day !== asked) return;
        // Opening the day's first mix stores the answers given before.
        await student.next(at);
        const study = readStudy(learner, ids, at, minutes);
        const [on] = (await forecastKnown(study, [...days.values()], [foretold - asked])) ?? [];
        known = on ? knownInDeck({ deck: 'deck', totalCards: child.cards }, on) : 0;
      },
    },
    countDays(student, days),
  );
  return { known, real: exams.at(-1)?.known ?? 0, total: child.cards };
}

describe.each(listWorldsOfToday(2))('in the world %s', (world) => {
  it('what children know after 60 more days is forecast within 10 % on average, and in the range shown four times in five', async () => {
    const compared = [];
    for (const child of children) compared.push(await compare(world, child));
    const errors = compared.map(({ known, real }) => Math.abs(known / real - 1));
    const said = compared.map(({ known, real }) => `${known.toFixed(0)} for ${real.toFixed(0)}`).join(', ');
    expect(errors.reduce((sum, error) => sum + error, 0) / errors.length, said).toBeLessThan(0.1);
    const inRange = compared.filter(({ known, real, total }) => {
      const { least, most } = rangeOf(known, foretold - asked, total);
      return real >= least && real <= most;
    });
    expect(inRange.length, said).toBeGreaterThanOrEqual(0.8 * children.length);
  }, 60_000);
});

const today = '2026-11-20';
const daysAgo = (...ago: number[]): DayOfAnswers[] =>
  ago.map((days) => ({ day: addDays(today, -days), reviews: 10, correct: 8 }));

it.each([
  ['less than two weeks have passed since the first answers', daysAgo(13, 12, 11, 10, 9, 8, 7, 6)],
  ['fewer than seven days have answers', daysAgo(28, 20, 15, 10, 5, 1)],
  ['the answers were given longer ago', daysAgo(35, 34, 33, 32, 31, 30, 29)],
  ['nothing was ever answered', []],
])('nothing is forecast if %s', (_, days) => {
  expect(paceOfDays(days, today)).toBeUndefined();
});

it('the pace is the days with answers since the first one, and the answers on each', () => {
  const pace = paceOfDays([...daysAgo(0), ...daysAgo(15, 13, 11, 9, 7, 5, 3, 1)], today);
  expect(pace).toMatchObject({ activeShare: 0.5, answers: 10 });
  expect(pace?.effort).toBeCloseTo(8 + 2 * 2.8);
});

it('a forecast ends with the first month that ends in 30 days or later', () => {
  expect(['2026-11-20', '2026-12-01', '2026-12-02', '2027-01-31', '2027-01-29'].map(lastDayOf)).toEqual([
    '2026-12-31',
    '2026-12-31',
    '2027-01-31',
    '2027-03-31',
    '2027-02-28',
  ]);
});

it('the range grows with the days ahead and ends at the cards there are', () => {
  expect(rangeOf(100, 0, 500)).toEqual({ known: 100, least: 92, most: 108 });
  expect(rangeOf(100, 60, 110)).toEqual({ known: 100, least: 83, most: 110 });
  expect(rangeOf(0, 60, 0)).toEqual({ known: 0, least: 0, most: 0 });
});
