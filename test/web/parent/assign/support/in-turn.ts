/** Answers differently each time it is asked, and at the end always the last. */
export function inTurn<Answer>(first: Answer, ...later: readonly Answer[]): () => Answer {
  const answers = [first, ...later];
  let asked = 0;
  return () => answers[Math.min(asked++, answers.length - 1)] ?? first;
}
