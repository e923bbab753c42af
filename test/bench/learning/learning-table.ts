import type { BenchResult } from '../bench-line.ts';
import { type Cell, groups, learningWorlds, type WorldName } from './cells.ts';
import { type Exam, examDays } from './child.ts';

export interface CellResult extends Cell {
  readonly exams: readonly Exam[];
}

const worldNames = Object.keys(learningWorlds) as WorldName[];
const percent = ({ right, answers }: Exam) => (100 * right) / answers;
const whole = (value: number) => Math.round(value).toLocaleString('en');

/** @returns one Markdown table per group of children: worlds by ways to study */
export function describeCells(results: readonly CellResult[]): string {
  const header = ['', '', ...examDays.map((day) => `day ${day}`), 'met', 'right', 'minutes'];
  return groups
    .map(({ name }, group) => {
      const rows = worldNames.flatMap((world) =>
        results
          .filter((one) => one.group === group && one.world === world)
          .toSorted((a, b) => knownOn(b, 90) - knownOn(a, 90))
          .map(({ way, exams }) => {
            const end = exams.at(-1);
            const last = end ? [whole(end.met), `${percent(end).toFixed(0)} %`, whole(end.seconds / 60)] : [];
            const line = [world, way, ...exams.map(({ known }) => whole(known)), ...last];
            return way === 'Flashspark' ? line.map((text) => `**${text}**`) : line;
          }),
      );
      const table = [header, ['---', '---', ...header.slice(2).map(() => '---:')], ...rows];
      return `\n### ${name}\n\n${table.map((line) => `| ${line.join(' | ')} |`).join('\n')}`;
    })
    .join('\n');
}

/** Cards known on days 90 and 240 with the rule of release 2.0: due cards first, new ones only in the room that is left, at most ten a day. */
const knownBefore: Readonly<Record<string, Readonly<Record<WorldName, readonly [day90: number, day240: number]>>>> = {
  '2,000 cards, usual': { 'ACT-R': [0, 0], MCM: [0, 0], DASH: [0, 0], FSRS: [0, 0] },
};

/** @returns the figures with a goal: more than before, more than Leitner, as much as Anki, and seldom wrong */
export function measureGoals(results: readonly CellResult[]): BenchResult[] {
  const find = (world: WorldName, way: string, group: number) =>
    results.find((one) => one.group === group && one.world === world && one.way === way);
  return groups.flatMap(({ name, ability }, group) =>
    worldNames.flatMap((world): BenchResult[] => {
      const ours = find(world, 'Flashspark', group);
      const end = ours?.exams.at(-1);
      if (!ours || !end) return [];
      const before = knownBefore[name]?.[world];
      const timesOf = (rival: string, goal: number): BenchResult[] => {
        const other = find(world, rival, group);
        if (!other) return [];
        const measured = knownOn(ours, 90) / knownOn(other, 90);
        return [
          { name: `${name}, ${world}: known on day 90 / ${rival}`, unit: 'times', measured, goal, isMoreBetter: true },
        ];
      };
      const timesBefore = (day: number, known: number, goal: number): BenchResult => {
        const measured = knownOn(ours, day) / known;
        return {
          name: `${name}, ${world}: known on day ${day} / before`,
          unit: 'times',
          measured,
          goal,
          isMoreBetter: true,
        };
      };
      const right = { unit: '%', measured: percent(end), goal: ability < 0 ? 60 : 73, isMoreBetter: true } as const;
      return [
        ...(before ? [timesBefore(90, before[0], 1.35), timesBefore(240, before[1], 1.1)] : []),
        ...(ability === 0 ? [...timesOf('Leitner', 1.08), ...timesOf('Anki, FSRS', 1)] : []),
        { name: `${name}, ${world}: right`, ...right },
      ];
    }),
  );
}

function knownOn({ exams }: CellResult, examDay: number): number {
  return exams.find(({ day }) => day === examDay)?.known ?? 0;
}
