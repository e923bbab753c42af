import { secondsSpent } from '../../shared/quiz/attempt-clock.ts';
import { hideAnswer } from '../../shared/quiz/hide-answers.ts';
import { numberQuestions } from '../../shared/quiz/number-questions.ts';
import { scoreAttempt } from '../../shared/quiz/score-attempt.ts';
import type { Attempt } from '../../shared/schemas/quiz.ts';
import { storedQuizzes } from '../data/quiz.ts';
import { storedLearners } from '../data/learner.ts';
import type { HouseholdScope } from '../platform/household-scope.ts';
import { storedAttempts, type StoredQuizAttempt } from '../data/quiz-attempt.ts';

/**
 * @returns the attempt as it goes out: the score only once it is completed, and with it the review, which holds the right answers, for the
 *   learner and for who manages the quiz. A viewer gets no right answers ever.
 */
export function presentAttempt(
  { id: householdId, role }: Pick<HouseholdScope, 'id' | 'role'>,
  stored: StoredQuizAttempt,
): Attempt {
  const { startedAt, completedAt, expiresAt, timeLimit, late } = stored;
  const open: Attempt = {
    id: storedAttempts.idOf(householdId, stored),
    quizId: storedQuizzes.idOf(householdId, stored),
    quizName: stored.quizName,
    learnerId: storedLearners.idOf(householdId, stored),
    mode: stored.mode,
    startedAt,
    ...(expiresAt && { expiresAt }),
    answers: stored.answers,
  };
  const questions = numberQuestions(stored.questions);
  if (completedAt === undefined) return { ...open, questions: questions.map(hideAnswer) };
  const { review, ...score } = scoreAttempt(questions, stored.answers, stored.passingScore);
  return {
    ...open,
    completedAt,
    ...(late && { late }),
    ...score,
    ...(role !== 'viewer' && { review }),
    passingScore: stored.passingScore,
    timeSpent: secondsSpent(new Date(startedAt), new Date(completedAt), timeLimit),
  };
}
