import { dayMs } from '../../../shared/scheduling/calendar-day.ts';
import type { AskedSide } from '../../../shared/schemas/deck.ts';
import { worlds } from '../../support/families/simulated-worlds.ts';
import { type Exam, live, minutesOf, type Student } from './child.ts';
import { studyWithUs } from './our-student.ts';
import {
  studyInOrder,
  studyInRounds,
  studyWithFsrs,
  studyWithLeitner,
  studyWithMemrise,
  studyWithSm2,
} from './rivals.ts';

/** The worlds of the bench: three models fitted to a real log, and FSRS itself. */
export const learningWorlds = {
  'ACT-R': worlds['ACT-R'],
  MCM: worlds.MCM,
  DASH: worlds.DASH,
  FSRS: worlds['FSRS, cards of all kinds'],
} as const;
export type WorldName = keyof typeof learningWorlds;

/**
 * Picks the world in which a long test runs today: another one each day, and all of them with `WORLDS=all`, for a change of the planner.
 * @param ahead makes two tests run in different worlds on the same day.
 */
export function listWorldsOfToday(ahead: number): WorldName[] {
  const names = Object.keys(learningWorlds) as WorldName[];
  const today = Math.floor(Date.now() / dayMs) + ahead;
  return names.filter((_, index) => process.env['WORLDS'] === 'all' || index === today % names.length);
}

/** Children with the same conditions. A deck asked in both directions has half as many cards, each to be learned twice. */
export interface Group {
  readonly name: string;
  readonly ability: number;
  readonly cards: number;
  readonly asks?: AskedSide;
  /** Studies in these ways only; absent: in all, except those {@link tried}. */
  readonly ways?: readonly string[];
}

export const groups: readonly Group[] = [
  { name: '2,000 cards, usual', ability: 0, cards: 2_000 },
  { name: '2,000 cards, hard for the child', ability: -1, cards: 2_000 },
  { name: '2,000 cards, easy for the child', ability: 1, cards: 2_000 },
  { name: '200 cards, usual', ability: 0, cards: 200 },
  { name: '1,000 cards in both directions, usual', ability: 0, cards: 2_000, asks: 'both', ways: ['Flashspark'] },
];

const ours = 'Flashspark';
const ways: Readonly<Record<string, (group: Group, child: number) => Student>> = {
  [ours]: ({ cards, asks }, child) => studyWithUs({ cards, minutes: minutesOf(child), ...(asks && { asks }) }),
  'Flashspark, tried: new cards twice': ({ cards, asks }, child) => {
    return studyWithUs({ cards, minutes: minutesOf(child), looksAgain: true, ...(asks && { asks }) });
  },
  'Flashspark, 15 cards a day': ({ cards, asks }, child) => {
    return studyWithUs({ cards, minutes: minutesOf(child), cardsPerDay: 15, ...(asks && { asks }) });
  },
  'Anki, FSRS': ({ cards }) => studyWithFsrs(cards),
  'Anki, FSRS, new first': ({ cards }) => studyWithFsrs(cards, true),
  'Anki, SM-2': ({ cards }) => studyWithSm2(cards),
  Leitner: ({ cards }) => studyWithLeitner(cards),
  "Memrise's intervals": ({ cards }) => studyWithMemrise(cards),
  'Rounds of seven': ({ cards }) => studyInRounds(cards),
  'In order': ({ cards }) => studyInOrder(cards),
};

/** One line of the results: a group of children in a world, who study in one way. */
export interface Cell {
  readonly group: number;
  readonly world: WorldName;
  readonly way: string;
}

/** Ways that are compared for usual children only, in the first group. */
const tried: ReadonlySet<string> = new Set([
  'Flashspark, tried: new cards twice',
  'Flashspark, 15 cards a day',
  'Anki, FSRS, new first',
]);

/** All cells, those that take longest first. */
export const cells: readonly Cell[] = Object.keys(ways)
  .toSorted((a, b) => Number(b.startsWith(ours)) - Number(a.startsWith(ours)))
  .flatMap((way) =>
    groups.flatMap(({ ways: named }, group) => {
      const isIn = named ? named.includes(way) : group === 0 || !tried.has(way);
      return isIn ? (Object.keys(learningWorlds) as WorldName[]).map((world) => ({ group, world, way })) : [];
    }),
  );

export interface CellOptions {
  readonly children: number;
  readonly until?: number;
}

/** @returns the children's mean on each exam day */
export async function runCell({ group: index, world, way }: Cell, { children, until }: CellOptions): Promise<Exam[]> {
  const group = groups[index];
  const study = ways[way];
  if (!group || !study) throw new RangeError(`There is no group ${index} or no way to study ${way}`);
  const lives: Exam[][] = [];
  for (let child = 0; child < children; child += 1)
    lives.push(
      await live(
        { world: learningWorlds[world], number: child, ...group, ...(until !== undefined && { until }) },
        study(group, child),
      ),
    );
  return (lives[0] ?? []).map(({ day }, exam) => {
    const meanOf = (figure: (exam: Exam) => number) =>
      lives.reduce((sum, life) => sum + (life[exam] ? figure(life[exam]) : 0), 0) / children;
    return {
      day,
      known: meanOf(({ known }) => known),
      met: meanOf(({ met }) => met),
      answers: meanOf(({ answers }) => answers),
      right: meanOf(({ right }) => right),
      seconds: meanOf(({ seconds }) => seconds),
    };
  });
}
