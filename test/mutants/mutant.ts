/** A small defect that is applied to a copy of the project to check that tests notice it. */
export interface Mutant {
  /** Name in kebab case. A generated id is `<file>:<line>  <old line>  ->  <new line>`. */
  readonly id: string;
  /** The resulting misbehavior of the product, as a plain sentence. */
  readonly does: string;
  /** Number of the promise in `test/bars.md` that it breaks; absent for generated mutants. */
  readonly bar?: number;
  /** Path of the changed file, from the project root. */
  readonly file: string;
  /** The text to replace, which occurs in the file exactly once. */
  readonly find: string;
  readonly replace: string;
  /** Test files that must notice the mutant, or a folder of them. */
  readonly tests: readonly [string, ...string[]];
  /** Limits these files to tests whose full title contains this text. Full titles join all titles with ` > `, outermost first. */
  readonly titled?: string;
}

/** Whether the mutant is generated. A surviving one is reported but does not count as a failure, because it may be equivalent to the original. */
export function isGenerated({ bar }: Mutant): boolean {
  return bar === undefined;
}

/** Thrown when a mutant does not fit its file or the arguments are invalid; the message says why. */
export class MutantError extends Error {
  override readonly name = 'MutantError';
}

/** @returns the file's text with the defect applied. @throws MutantError unless the text to replace occurs exactly once. */
export function applyMutant({ id, file, find, replace }: Mutant, text: string): string {
  const parts = text.split(find);
  if (parts.length !== 2) throw new MutantError(`${id}: what it changes stands ${parts.length - 1} times in ${file}.`);
  return parts.join(replace);
}
