import { test } from '@playwright/test';
import { listProofs, type Proof, specAnnotation } from '../specification/proofs.ts';

/** Says which items of the specification the running test proves, as `proves` for the tests of Vitest does. */
export function proves(...items: readonly [Proof, ...Proof[]]): void {
  test.info().annotations.push({ type: specAnnotation, description: JSON.stringify(listProofs(items)) });
}
