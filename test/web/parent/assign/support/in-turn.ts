/** Returns the answers one after the other, then always the last one. */
export function answersInSequence<Answer>(first: Answer, ...later: readonly Answer[]): () => Answer {
  const answers = [first, ...later];
  let asked = 0;
  return () => answers[Math.min(asked++, answers.length - 1)] ?? first;
}
