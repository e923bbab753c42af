/** A small defect, put into a copy of the project to see that the tests notice it. */
export interface Mutant {
  /** Words in kebab case; of a generated one its place and both texts. */
  readonly id: string;
  /** What the product then does wrong, in a plain sentence. */
  readonly does: string;
  /** Number of the promise in `test/bars.md` that it breaks. A generated one breaks none that anybody named. */
  readonly bar?: number;
  /** The file that it changes, from the root of the project. */
  readonly file: string;
  /** The text that it changes: it stands in the file exactly once. */
  readonly find: string;
  readonly replace: string;
  /** The test files that must notice it, or a folder of them. */
  readonly tests: readonly [string, ...string[]];
  /** Of these files only the tests whose titles, from the outermost in and with ` > ` between, hold this text. */
  readonly titled?: string;
}

/** A generated mutant that survives is something to read, not a failure: it may leave an equal program. */
export function isGenerated({ bar }: Mutant): boolean {
  return bar === undefined;
}

/** A mutant does not fit its file; the message says why. */
export class MutantError extends Error {
  override readonly name = 'MutantError';
}

/** @returns the file's text with the defect in it. @throws MutantError when the text to change is not there exactly once. */
export function applyMutant({ id, file, find, replace }: Mutant, text: string): string {
  const parts = text.split(find);
  if (parts.length !== 2) throw new MutantError(`${id}: what it changes stands ${parts.length - 1} times in ${file}.`);
  return parts.join(replace);
}
