import { dirname } from 'node:path/posix';
import { linkSources, listImportCycles, listSingleImported } from './import-graph.ts';
import type { Source } from './read-sources.ts';

export type Measure = readonly [name: string, figure: number | string];

const maxFileLines = 250;
const maxFunctionLines = 50;
const maxComponentLines = 80;

/** @returns figures on the size and coupling of the sources, which rise when a project is split too finely or too coarsely. */
export function measureSources(sources: readonly Source[]): Measure[] {
  const product = sources.filter(({ path }) => !path.startsWith('test/'));
  const tests = sources.filter(({ path }) => path.startsWith('test/'));
  const web = product.filter(({ path }) => path.startsWith('web/'));
  return [
    ['files', sources.length],
    ['source files', product.length],
    ['test files', tests.length],
    ['lines', sumLines(sources)],
    ['source lines', sumLines(product)],
    ['test lines', sumLines(tests)],
    ...spread(
      'lines of a source file',
      product.map(({ lines }) => lines),
    ),
    ...spread(
      'lines of a function',
      product.flatMap(({ functions }) => functions),
    ),
    [`source files over ${maxFileLines} lines`, product.filter(({ lines }) => lines > maxFileLines).length],
    [`functions over ${maxFunctionLines} lines (screens: ${maxComponentLines})`, countLongFunctions(product)],
    ['imported by one file only: source', describeSingles(product)],
    ['imported by one file only: web', describeSingles(web)],
    ['circles between files', listImportCycles(linkSources(sources, false)).length],
    ['circles between files, with types', listImportCycles(linkSources(sources, true)).length],
    ['largest source folder', describeLargestFolder(product)],
    ['largest test folder', describeLargestFolder(tests)],
  ];
}

function sumLines(sources: readonly Source[]): number {
  return sources.reduce((sum, { lines }) => sum + lines, 0);
}

function spread(name: string, values: readonly number[]): Measure[] {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.ceil(sorted.length * share) - 1] ?? 0;
  return [[`${name}: median / p90 / most`, `${at(0.5)} / ${at(0.9)} / ${at(1)}`]];
}

function countLongFunctions(sources: readonly Source[]): number {
  return sources.flatMap(({ path, functions }) => {
    const most = path.endsWith('.tsx') ? maxComponentLines : maxFunctionLines;
    return functions.filter((lines) => lines > most);
  }).length;
}

function describeSingles(sources: readonly Source[]): string {
  const singles = listSingleImported(linkSources(sources, true)).length;
  return `${((100 * singles) / Math.max(1, sources.length)).toFixed(1)} % (${singles})`;
}

function describeLargestFolder(sources: readonly Source[]): string {
  const entries = new Map<string, Set<string>>();
  for (const { path } of sources) {
    for (let entry = path; entry !== '.'; entry = dirname(entry)) {
      const folder = dirname(entry);
      entries.set(folder, (entries.get(folder) ?? new Set()).add(entry));
    }
  }
  const [folder = '', held] = [...entries].toSorted(([, a], [, b]) => b.size - a.size)[0] ?? [];
  return `${held?.size ?? 0} (${folder})`;
}
