import { storedAttempts, storedOpenAttempts, storedSheets } from '../../../functions/data/study/quiz-attempt.ts';
import type { LearnerStudy } from '../household-contents.ts';
import { type Violation, violation } from '../violation.ts';

/** @yields each open attempt and pointer that don't refer to each other, and each attempt whose questions don't match its answers and score. */
export function* checkAttempts(
  householdId: string,
  learner: string,
  { attempts, sheets, openAttempts }: LearnerStudy,
): Generator<Violation> {
  const place = { household: householdId, learner };
  for (const [quiz, attempt] of openAttempts) {
    const found = attempts.get(attempt);
    if (found?.quiz !== quiz || found.isCompleted) {
      yield violation(
        'attempts',
        `${storedOpenAttempts.describe({ ...place, quiz })} leads to no open attempt at its quiz`,
      );
    }
  }
  for (const [attempt, { quiz, isCompleted }] of attempts) {
    if (!isCompleted && openAttempts.get(quiz) !== attempt) {
      yield violation('attempts', `${storedAttempts.describe({ ...place, attempt })} is open, and nothing leads to it`);
    }
  }
  for (const attempt of sheets.keys()) {
    if (!attempts.has(attempt))
      yield violation('attempts', `${storedSheets.describe({ ...place, attempt })} holds questions of no attempt`);
  }
  for (const [attempt, { answers, score, isCompleted, hasInlineQuestions }] of attempts) {
    const right = sheets.get(attempt);
    if (hasInlineQuestions && !right) continue;
    const isScored = !isCompleted || score === right?.filter((option, at) => option === answers[at]).length;
    if (right?.length !== answers.length || hasInlineQuestions || !isScored)
      yield violation('attempts', `${storedAttempts.describe({ ...place, attempt })} does not fit its questions`);
  }
}
