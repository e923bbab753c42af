import { householdKeys, studyKeys } from '../../../functions/data/keys.ts';
import type { LearnerStudy } from '../household-contents.ts';
import { type Violation, violation } from '../violation.ts';

/**
 * The open attempt at a quiz is found by a pointer: each leads to the other, and none to what is completed.
 * @yields what contradicts that.
 */
export function* checkAttempts(
  householdId: string,
  learner: string,
  { attempts, openAttempts }: LearnerStudy,
): Generator<Violation> {
  const place = householdKeys.partition(householdId);
  for (const [quiz, attempt] of openAttempts) {
    const found = attempts.get(attempt);
    if (found?.quiz !== quiz || found.isCompleted) {
      yield violation(
        'attempts',
        `${place}/${studyKeys.openAttempt(learner, quiz)} leads to no open attempt at its quiz`,
      );
    }
  }
  for (const [attempt, { quiz, isCompleted }] of attempts) {
    if (!isCompleted && openAttempts.get(quiz) !== attempt) {
      yield violation('attempts', `${place}/${studyKeys.attempt(learner, attempt)} is open, and nothing leads to it`);
    }
  }
}
