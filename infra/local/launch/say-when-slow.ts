/** Time in milliseconds after which a message explains the wait. */
const expectedMs = 3_000;

/** Prints the sentence if the work takes longer than people expect. @returns the result of the work. */
export async function sayWhenSlow<T>(sentence: string, work: Promise<T>): Promise<T> {
  const timer = setTimeout(() => console.log(sentence), expectedMs);
  try {
    return await work;
  } finally {
    clearTimeout(timer);
  }
}
