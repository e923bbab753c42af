import type { SpecId } from './specification.ts';

/** An item that a test proves: in every case, or in the cases whose title holds certain words. */
export type Proof = SpecId | Readonly<Partial<Record<SpecId, string | readonly string[]>>>;

/**
 * What a test proves, as the reports of the runners carry it: the ids of items, each with the words that titles must
 * hold, one test at least for each of them; without words where every case proves the item.
 */
export type Proofs = Readonly<Record<string, readonly string[]>>;

/** The type of the annotation that carries proofs in Playwright's report, as JSON. */
export const specAnnotation = 'spec';

/** @returns what the items say, in the shape of a report. */
export function listProofs(items: readonly Proof[]): Proofs {
  const proofs: Record<string, readonly string[]> = {};
  for (const item of items) {
    if (typeof item === 'string') proofs[item] = [];
    else for (const [id, words] of Object.entries(item)) proofs[id] = [words].flat();
  }
  return proofs;
}
