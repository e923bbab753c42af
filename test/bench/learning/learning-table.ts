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

/**
 * Cards known on days 90 and 240, and met by day 180, by 20 children with the rule of release 2.0: due cards first, new ones only in the room that is left, at
 * most ten a day.
 */
const before: Readonly<
  Record<string, Readonly<Record<WorldName, { readonly day90: number; readonly day240: number; readonly met: number }>>>
> = {
  '2,000 cards, usual': {
    'ACT-R': { day90: 491.2, day240: 788.1, met: 952 },
    MCM: { day90: 559.9, day240: 918, met: 1_094 },
    DASH: { day90: 456.6, day240: 732.9, met: 841 },
    FSRS: { day90: 555.4, day240: 887.8, met: 1_068 },
  },
  '2,000 cards, hard for the child': {
    'ACT-R': { day90: 329.3, day240: 463.1, met: 628 },
    MCM: { day90: 428.1, day240: 596.1, met: 797 },
    DASH: { day90: 186, day240: 218.4, met: 299 },
    FSRS: { day90: 525.1, day240: 811.3, met: 1_001 },
  },
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
      const toLine = (figure: string, measured: number, goal: number, unit: 'times' | '%' = 'times'): BenchResult => {
        return { name: `${name}, ${world}: ${figure}`, unit, measured, goal, isMoreBetter: true };
      };
      const toRival = (rival: string, goal: number) => {
        const other = find(world, rival, group);
        return other ? [toLine(`known on day 90 / ${rival}`, knownOn(ours, 90) / knownOn(other, 90), goal)] : [];
      };
      const had = before[name]?.[world];
      const isHard = ability < 0;
      return [
        ...(had && !isHard ? [toLine('known on day 90 / before', knownOn(ours, 90) / had.day90, 1.35)] : []),
        ...(had ? [toLine('known on day 240 / before', knownOn(ours, 240) / had.day240, 1.1)] : []),
        ...(had && isHard ? [toLine('met / before', end.met / had.met, 2)] : []),
        ...(ability === 0 ? [...toRival('Leitner', 1.08), ...toRival('Anki, FSRS', 1)] : []),
        toLine('right', percent(end), isHard ? 60 : 73, '%'),
      ];
    }),
  );
}

function knownOn({ exams }: CellResult, examDay: number): number {
  return exams.find(({ day }) => day === examDay)?.known ?? 0;
}
