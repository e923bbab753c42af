import type { SpecItem } from '../specification/spec-item.ts';
import type { TestOutcome } from './test-outcomes.ts';

/** Matches tests that check a screen, the running product or an API answer. Other tests prove a specification item only in part. */
const looking =
  /^test\/(?:web\/.+\.test\.tsx|functions\/.+\.test\.ts|routes\.test\.ts|oracle\/.+\.test\.ts|e2e\/.+\.spec\.ts|infra\/local\/.+\.test\.ts) > /;

/**
 * Compares the specification with a complete run.
 *
 * @returns a sentence for each item that the run does not prove and for each unknown item that a test names; empty when all
 *   is proved.
 */
export function listCoverageFaults(items: readonly SpecItem[], outcomes: readonly TestOutcome[]): string[] {
  const proofs = collectProofs(outcomes);
  const known = new Set(items.map(({ id }) => id));
  const unknown = [...proofs].filter(([id]) => !known.has(id));
  return [
    ...listDuplicates(items),
    ...unknown.map(([id, [test = '']]) => `The specification has no item ${id}, which a test names: ${test}`),
    ...items.flatMap((item) => describeFaults(item, proofs.get(item.id) ?? [])),
  ];
}

/** @returns a sentence for each id and each item that occurs twice in the specification. */
export function listDuplicates(items: readonly SpecItem[]): string[] {
  const names = [...items.map(({ id }) => `The id ${id}`), ...items.map(describeItem)];
  const twice = names.filter((name, index) => names.indexOf(name) < index);
  return twice.map((name) => `${name} stands in the specification twice.`);
}

/** @returns the tests that name each item id. */
function collectProofs(outcomes: readonly TestOutcome[]): ReadonlyMap<string, readonly string[]> {
  const named = outcomes.flatMap(({ test, items }) => items.map((id) => ({ id, test })));
  return new Map([...Map.groupBy(named, ({ id }) => id)].map(([id, all]) => [id, all.map(({ test }) => test)]));
}

function describeFaults(item: SpecItem, proving: readonly string[]): string[] {
  const name = `${describeItem(item)} (${item.id})`;
  if (proving.length === 0) return [`${name} is proved by no test that ran.`];
  if (proving.some((test) => looking.test(test))) return [];
  return [`${name} is proved by no test that looks at a screen or at an answer of the API.`];
}

function describeItem({ section, kind, item }: SpecItem): string {
  return `${section}, ${kind} "${item}"`;
}

export function describeCoverage(items: readonly SpecItem[]): string {
  return `The specification: ${items.length} items, each with a test that ran.`;
}
