import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Mutant } from '../mutants/mutant.ts';
import type { TestOutcome } from './test-outcomes.ts';

/** A test that backs a promise. */
export interface Holding {
  /** Path from the project root. */
  readonly file: string;
  /** Part of its full title, joined from the outermost title in with ` > `. */
  readonly title: string;
}

export interface Bar {
  readonly number: number;
  readonly heading: string;
  readonly heldBy: readonly Holding[];
  /** Ids of the seeded defects that show that its tests can fail. */
  readonly mutants: readonly string[];
  /** Parts of the promise that no test covers, and parts that only a deployed stage can prove; absent when there are none. */
  readonly notHeld: string | undefined;
  readonly needsAws: string | undefined;
}

/** Parses the promises in `test/bars.md`. */
export function readBars(text = readFileSync(join(import.meta.dirname, '../bars.md'), 'utf8')): Bar[] {
  return text
    .split(/^## /m)
    .slice(1)
    .map((section) => readBar(section));
}

function readBar(section: string): Bar {
  const [, number = '', heading = ''] = /^(\d+)\. (.+)$/m.exec(section) ?? [];
  return {
    number: Number(number),
    heading,
    heldBy: [...section.matchAll(/^- Held by `([^`]+)`: (.+)$/gm)].map(([, file = '', title = '']) => ({
      file,
      title,
    })),
    mutants: [...(readLine(section, 'Mutants') ?? '').matchAll(/`([^`]+)`/g)].map(([, id = '']) => id),
    notHeld: readLine(section, 'Not held'),
    needsAws: readLine(section, 'Needs an account at AWS'),
  };
}

function readLine(section: string, beginning: string): string | undefined {
  const line = section.split('\n').find((one) => one.startsWith(`- ${beginning}: `));
  return line?.slice(beginning.length + 4);
}

/** @returns a sentence for each test that a promise names and that did not run. */
export function listBarFaults(bars: readonly Bar[], outcomes: readonly TestOutcome[]): string[] {
  return bars.flatMap(({ number, heldBy }) =>
    heldBy
      .filter((held) => !hasRun(held, outcomes))
      .map(({ file, title }) => `Promise ${number} of test/bars.md names a test that did not run: ${file} > ${title}`),
  );
}

/** @returns a sentence for each file of a seeded defect in which no test of its title ran. */
export function listMutantFaults(mutants: readonly Mutant[], outcomes: readonly TestOutcome[]): string[] {
  return mutants.flatMap(({ id, tests, titled: title = '' }) =>
    tests
      .filter((file) => !hasRun({ file, title }, outcomes))
      .map((file) => `The seeded defect ${id} names tests that did not run: ${file} > ${title}`),
  );
}

function hasRun({ file, title }: Holding, outcomes: readonly TestOutcome[]): boolean {
  return outcomes.some(({ test }) => test.startsWith(`${file} > `) && test.includes(title));
}

/** @returns a line with the number of promises that tests back. */
export function describeBars(bars: readonly Bar[]): string {
  return `The promises of test/bars.md: ${bars.length}, ${bars.filter(({ heldBy }) => heldBy.length > 0).length} of them held by tests that ran.`;
}
