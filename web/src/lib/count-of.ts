/** A number with what it counts, as people say it: `countOf(1, 'learner')` gives `1 learner`, 1200 gives `1,200 learners`. */
export function countOf(count: number, noun: string): string {
  return `${count.toLocaleString('en-US')} ${noun}${count === 1 ? '' : 's'}`;
}
