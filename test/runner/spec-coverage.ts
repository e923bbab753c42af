import type { SpecItem } from '../specification/spec-item.ts';
import type { TestOutcome } from './test-outcomes.ts';

/** Tests that look at a screen, at the running product, or at an answer of the API; the others prove a part of it. */
const looking =
  /^test\/(?:web\/.+\.test\.tsx|functions\/.+\.test\.ts|routes\.test\.ts|oracle\/.+\.test\.ts|e2e\/.+\.spec\.ts|infra\/local\/.+\.test\.ts) > /;

/** A test that names an item, with the words by which it tells the cases that prove it. */
interface NamedProof {
  readonly test: string;
  readonly words: readonly string[];
}

/**
 * Compares the specification with a complete run.
 *
 * @returns a sentence for every item that the run does not prove, and for every test that names what is not there; none
 *   when all is proved.
 */
export function listCoverageFaults(items: readonly SpecItem[], outcomes: readonly TestOutcome[]): string[] {
  const proofs = collectProofs(outcomes);
  const known = new Set(items.map(({ id }) => id));
  return [
    ...listDuplicates(items),
    ...[...proofs].filter(([id]) => !known.has(id)).map(describeUnknown),
    ...items.flatMap((item) => describeFaults(item, proofs.get(item.id) ?? [])),
  ];
}

/** @returns a sentence for each id, and for each item, that stands in the specification twice. */
export function listDuplicates(items: readonly SpecItem[]): string[] {
  const names = [...items.map(({ id }) => `The id ${id}`), ...items.map(describeItem)];
  const twice = names.filter((name, index) => names.indexOf(name) < index);
  return twice.map((name) => `${name} stands in the specification twice.`);
}

function collectProofs(outcomes: readonly TestOutcome[]): Map<string, NamedProof[]> {
  const collected = new Map<string, NamedProof[]>();
  for (const { test, proofs } of outcomes) {
    for (const [id, words] of Object.entries(proofs)) {
      collected.set(id, [...(collected.get(id) ?? []), { test, words }]);
    }
  }
  return collected;
}

function describeUnknown([id, proofs]: readonly [string, readonly NamedProof[]]): string {
  return `The specification has no item ${id}, which a test names: ${proofs[0]?.test ?? ''}`;
}

function describeFaults(item: SpecItem, proofs: readonly NamedProof[]): string[] {
  const name = `${describeItem(item)} (${item.id})`;
  const proving = proofs.filter(({ test, words }) => words.length === 0 || words.some((one) => test.includes(one)));
  if (proving.length === 0) return [`${name} is proved by no test that ran.`];
  const words = new Set(proofs.flatMap((proof) => proof.words));
  const missing = [...words].filter((one) => !proving.some(({ test }) => test.includes(one)));
  const isSeen = proving.some(({ test }) => looking.test(test));
  return [
    ...missing.map((one) => `${name} is proved by no test with these words in its title: ${one}`),
    ...(isSeen ? [] : [`${name} is proved by no test that looks at a screen or at an answer of the API.`]),
  ];
}

function describeItem({ section, kind, item }: SpecItem): string {
  return `${section}, ${kind} "${item}"`;
}

/** @returns how many items are proved, in a line. */
export function describeCoverage(items: readonly SpecItem[]): string {
  return `The specification: ${items.length} items, each with a test that ran.`;
}
