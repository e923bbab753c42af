import type { ProductError } from '../../../shared/errors.ts';
import { describeFields, describeProblem } from '../../../shared/schemas/describe-issue.ts';

/** Words the problems of a refusal's fields in English. Import it only with `import()`: their sentences are needed only where something is refused. */
export function wordProblems({ message, problemTexts = {}, saysFirst }: ProductError) {
  const [first = 'unreadable'] = Object.values(problemTexts);
  return { sentence: saysFirst ? describeProblem(first) : message, ...describeFields(problemTexts) };
}
