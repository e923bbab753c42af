import { dayMs } from '../../../shared/scheduling/calendar-day.ts';
import type { Rating } from '../../../shared/schemas/study.ts';
import { randomFrom } from '../../../shared/seeded-random.ts';
import type { TrueMemory, World } from '../../support/families/simulated-worlds.ts';

/** What decides which card a child sees next: our product, or a rival. Cards are numbers, in deck order. Times are in milliseconds. */
export interface Student {
  /** @returns the card to show; undefined if nothing waits today */
  readonly next: (at: number) => number | undefined | Promise<number | undefined>;
  readonly answer: (card: number, rating: Rating, at: number, msTaken: number) => void;
}

/** Days of study, and the days on which a child is examined. After the days of study comes a time without any. */
const daysOfStudy = 180;
export const examDays: readonly number[] = [30, 90, 180, 240];

/** A child's state on an exam day. `known` is the expected number of cards recalled; the other figures count from the first day on. */
export interface Exam {
  readonly day: number;
  readonly known: number;
  readonly met: number;
  readonly answers: number;
  readonly right: number;
  readonly seconds: number;
}

/** Seconds per answer, from the medians of a real log. */
const costs = { firstSight: 15, right: 4, wrong: 10 } as const;
const firstSightRight = 0.1;
const daysMissed = 0.2;
const holidayDays = 14;
const firstDay = Date.UTC(2026, 0, 1, 16);

/** A child in a world. Children of the same number and ability are the same child, whatever they study with. */
export interface ChildOptions {
  readonly world: World;
  readonly number: number;
  /** Added to the ease of all cards: 0 usual, -1 hard, 1 easy. */
  readonly ability: number;
  readonly cards: number;
  /** The last exam day to reach; the default is the last of all. */
  readonly until?: number;
  /** Exam days instead of those of the bench. */
  readonly exams?: readonly number[];
  /** False for a child without a holiday. */
  readonly hasHoliday?: boolean;
  readonly onExam?: (exam: Exam, at: number) => Promise<void>;
}

/** @returns a child's minutes per day: 5 to 15, evenly spread even over few children */
export function minutesOf(number: number): number {
  return 5 + ((number * 7) % 11);
}

/** Lets a child live through all days with this student. @returns one result per exam day */
export async function live(
  { world, number, ability, cards, exams: asked = examDays, until = Math.max(...asked), ...options }: ChildOptions,
  student: Student,
): Promise<Exam[]> {
  const random = randomFrom(977 * number + 13);
  const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  const childEase = 0.4 * normal() + ability;
  const eases = Array.from({ length: cards }, () => world.spread * normal() + childEase);
  const holiday = 30 + Math.floor(random() * 120);
  const isStudied = Array.from({ length: daysOfStudy }, (_, day) => {
    const isHoliday = options.hasHoliday !== false && day >= holiday && day < holiday + holidayDays;
    return random() >= daysMissed && !isHoliday;
  });
  const memories = new Map<number, TrueMemory>();
  const exams: Exam[] = [];
  let [answers, right, seconds] = [0, 0, 0];

  const study = async (start: number) => {
    const end = start + minutesOf(number) * 60_000;
    let at = start;
    while (at < end) {
      const card = await student.next(at);
      if (card === undefined) return;
      const known = memories.get(card);
      const memory = known ?? world.meet(eases[card] ?? 0);
      if (!known) memories.set(card, memory);
      const isRight = random() < (known ? memory.recallAt(at) : firstSightRight);
      const cost = known ? (isRight ? costs.right : costs.wrong) : costs.firstSight;
      const rating = isRight ? 'correct' : 'wrong';
      at += cost * 1_000;
      memory.study(at, rating);
      student.answer(card, rating, at, cost * 1_000);
      answers += 1;
      right += Number(isRight);
      seconds += cost;
    }
  };

  for (let day = 0; day <= until; day += 1) {
    const start = firstDay + day * dayMs;
    if (asked.includes(day)) {
      const known = [...memories.values()].reduce((sum, memory) => sum + memory.recallAt(start), 0);
      const exam = { day, known, met: memories.size, answers, right, seconds };
      exams.push(exam);
      await options.onExam?.(exam, start);
    }
    if (isStudied[day] && day < until) await study(start);
  }
  return exams;
}
