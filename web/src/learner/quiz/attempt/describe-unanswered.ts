import { UNANSWERED } from '../../../../../shared/quiz/score-attempt.ts';

/** So many are named; more would be a wall of numbers. */
const NAMED = 8;

/** Which questions have no answer, in a sentence; undefined when all have one. `answers` by question, −1 for none. */
export function describeUnanswered(answers: readonly number[]): string | undefined {
  const open = answers.flatMap((answer, question) => (answer === UNANSWERED ? [question + 1] : []));
  if (open.length === 0) return undefined;
  if (open.length === 1) return `Question ${open[0]} has no answer yet.`;
  return `Questions ${listNumbers(open)} have no answer yet.`;
}

function listNumbers(numbers: readonly number[]): string {
  const hidden = numbers.length - NAMED;
  const named = hidden > 1 ? [...numbers.slice(0, NAMED), `${hidden} more`] : numbers;
  return `${named.slice(0, -1).join(', ')} and ${named.at(-1)}`;
}

/** How many questions have an answer. */
export function countAnswered(answers: readonly number[]): number {
  return answers.filter((answer) => answer !== UNANSWERED).length;
}
