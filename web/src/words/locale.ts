/** The language and the region of the product's own words: whatever is counted, dated or put in order follows it. */
export const locale = 'en-US';

/**
 * Makes a formatter when it is first used: a browser takes milliseconds for each, and no first screen needs them all.
 * @returns what answers it, the same one each time.
 */
export function whenUsed<Formatter>(make: () => Formatter): () => Formatter {
  let made: Formatter | undefined;
  return () => (made ??= make());
}
