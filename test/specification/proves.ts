import { TestRunner } from 'vitest';
import { listProofs, type Proof, type Proofs } from './proofs.ts';

declare module 'vitest' {
  interface TaskMeta {
    spec?: Proofs;
  }
}

/**
 * Says which items of the specification the running test proves: its first statement. An object is for the cases of
 * `test.each` of which only those with certain words in the title prove an item: `{ 'policies-terms': '/terms' }`.
 */
export function proves(...items: readonly [Proof, ...Proof[]]): void {
  const test = TestRunner.getCurrentTest();
  if (test === undefined) throw new Error('Call this within a test: it names what the test proves.');
  test.meta.spec = listProofs(items);
}
