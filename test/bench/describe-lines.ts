import type { BenchResult } from './bench-line.ts';

/** @returns a Markdown table with the goal, the floor, the measured value and its ratio to the floor. */
export function describeLines(lines: readonly BenchResult[]): string {
  const rows = lines.map((line) => {
    const { name, unit, measured, p95, floor } = line;
    const spread = p95 === undefined ? '' : ` (95 %: ${write(p95, unit)})`;
    return [
      name,
      describeGoal(line),
      floor === undefined ? '' : write(floor, unit),
      `${write(measured, unit)}${spread}`,
      floor === undefined ? '' : `${(measured / floor).toFixed(2)} ×`,
      meetsGoal(line) ? '' : 'not met',
    ];
  });
  const header = ['', 'goal', 'floor', 'measured', 'ratio', ''];
  return [header, ['---', '---:', '---:', '---:', '---:', '---'], ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}

/** @returns whether the figure meets its goal; always true without a goal. */
export function meetsGoal({ measured, floor, goal, goalOf, isMoreBetter }: BenchResult): boolean {
  if (goal === undefined) return true;
  const compared = goalOf === 'floor' ? measured / (floor ?? Number.NaN) : measured;
  return isMoreBetter ? compared >= goal : compared <= goal;
}

function describeGoal({ unit, goal, goalOf, isMoreBetter }: BenchResult): string {
  if (goal === undefined) return '';
  const sign = isMoreBetter ? '≥' : '≤';
  return goalOf === 'floor' ? `${sign} ${goal} × floor` : `${sign} ${write(goal, unit)}`;
}

function write(value: number, unit: BenchResult['unit']): string {
  if (unit === 'dollars') return `$${value.toLocaleString('en', { maximumSignificantDigits: 4 })}`;
  const digits = Math.abs(value) < 10 ? 2 : value < 1_000 ? 1 : 0;
  const number = value.toLocaleString('en', { maximumFractionDigits: digits });
  return unit === 'times' ? `${number} ×` : `${number} ${unit}`;
}

/**
 * Replaces the table between the comments `<!-- name -->` and `<!-- /name -->`.
 * @throws RangeError when the text lacks these comments.
 */
export function replaceTable(markdown: string, name: string, table: string): string {
  const begin = `<!-- ${name} -->`;
  const end = `<!-- /${name} -->`;
  const from = markdown.indexOf(begin);
  const to = markdown.indexOf(end);
  if (from < 0 || to < from) throw new RangeError(`There is no place for the table "${name}".`);
  return `${markdown.slice(0, from + begin.length)}\n${table}\n${markdown.slice(to)}`;
}
