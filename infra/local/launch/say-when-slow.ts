/** How long people take something for under way without being told. */
const expectedMs = 3_000;

/** Says what is waited for when the work takes longer than people expect. @returns what the work comes to. */
export async function sayWhenSlow<T>(sentence: string, work: Promise<T>): Promise<T> {
  const timer = setTimeout(() => console.log(sentence), expectedMs);
  try {
    return await work;
  } finally {
    clearTimeout(timer);
  }
}
