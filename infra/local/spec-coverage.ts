import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as z from 'zod/mini';
import { projectRoot } from '../project-paths.ts';
import type { TestOutcomes } from './test-outcomes.ts';

const specKind = z.enum(['label', 'message', 'screen', 'route', 'rule', 'constant']);
const words = z.string().check(z.minLength(1));
const itemFields = { item: words, kind: specKind, section: words };

const specRow = z.readonly(z.strictObject({ ...itemFields, provenBy: z.array(words).check(z.minLength(1)) }));
const openRow = z.readonly(z.strictObject({ ...itemFields, missing: words }));
const specTable = z.strictObject({ rows: z.array(specRow), open: z.array(openRow) });

/** What an item of the specification is. */
export type SpecKind = z.infer<typeof specKind>;

/** One item of the specification and the tests that prove it, each as `<file> > <titles from the outermost in>`. */
export type SpecRow = z.infer<typeof specRow>;

/** An item that no test proves yet, and what is missing. */
export type OpenRow = z.infer<typeof openRow>;

/** Every item of the specification. */
export type SpecTable = { readonly rows: readonly SpecRow[]; readonly open: readonly OpenRow[] };

/** Tests that look at a screen, at the running product, or at an answer of the API; the others prove a part of it. */
const LOOKING =
  /^test\/(?:web\/.+\.test\.tsx|functions\/.+\.test\.ts|routes\.test\.ts|e2e\/.+\.spec\.ts|infra\/local\/.+\.test\.ts) > /;

/**
 * Compares the table with a complete run.
 *
 * @returns a sentence for everything that the table promises and the run does not hold; none when all is proved.
 */
export function listCoverageFaults({ rows, open }: SpecTable, outcomes: TestOutcomes): string[] {
  return [
    ...listDuplicates([...rows, ...open]),
    ...rows.flatMap((row) => row.provenBy.flatMap((test) => describeFault(row, test, outcomes.get(test)))),
    ...rows.filter(({ provenBy }) => !provenBy.some((test) => LOOKING.test(test))).map(describeBlindRow),
  ];
}

/** @returns a sentence for each item that stands in the table twice. */
export function listDuplicates(items: readonly (SpecRow | OpenRow)[]): string[] {
  const seen = new Set<string>();
  return items.flatMap((row) => {
    const name = nameRow(row);
    if (seen.has(name)) return [`${name} stands in the table twice.`];
    seen.add(name);
    return [];
  });
}

function describeFault(row: SpecRow, test: string, hasRun: boolean | undefined): string[] {
  if (hasRun === undefined) return [`${nameRow(row)} names a test that does not exist: ${test}`];
  return hasRun ? [] : [`${nameRow(row)} names a test that did not run: ${test}`];
}

function describeBlindRow(row: SpecRow): string {
  return `${nameRow(row)} is proved by no test that looks at a screen or at an answer of the API.`;
}

function nameRow({ section, kind, item }: SpecRow | OpenRow): string {
  return `${section}, ${kind} "${item}"`;
}

/** Reads the table from where the tests are: they build on infra/, not the other way round. */
export async function readSpecTable(): Promise<SpecTable> {
  const module: unknown = await import(pathToFileURL(join(projectRoot, 'test/spec-coverage/spec-table.ts')).href);
  return z.object({ table: specTable }).parse(module).table;
}

/** @returns how many items are proved and how many are open, in a line. */
export function describeCoverage({ rows, open }: SpecTable): string {
  const proved = `The specification: ${rows.length} items, each with a test that ran`;
  return open.length === 0 ? `${proved}.` : `${proved}; ${open.length} without one so far.`;
}
