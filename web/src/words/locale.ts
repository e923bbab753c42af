/** The locale of the user interface, used for numbers, dates and sorting. */
export const locale = 'en-US';

/**
 * Creates a formatter on first use because creating one takes the browser several milliseconds and no screen needs all of them.
 * @returns a function that returns the formatter, always the same one
 */
export function whenUsed<Formatter>(make: () => Formatter): () => Formatter {
  let made: Formatter | undefined;
  return () => (made ??= make());
}
