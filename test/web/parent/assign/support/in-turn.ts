/** Returns a function that returns these answers in order, then the last one forever. */
export function answersInSequence<Answer>(first: Answer, ...later: readonly Answer[]): () => Answer {
  const answers = [first, ...later];
  let asked = 0;
  return () => answers[Math.min(asked++, answers.length - 1)] ?? first;
}
