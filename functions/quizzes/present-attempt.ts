import { secondsSpent } from '../../shared/quiz/attempt-clock.ts';
import { hideAnswer } from '../../shared/quiz/hide-answers.ts';
import { numberQuestions } from '../../shared/quiz/number-questions.ts';
import { scoreAttempt } from '../../shared/quiz/score-attempt.ts';
import type { Attempt } from '../../shared/schemas/quiz.ts';
import { storedQuizzes } from '../data/quiz.ts';
import { storedLearners } from '../data/learner.ts';
import { storedAttempts, type StoredQuizAttempt } from '../data/quiz-attempt.ts';

/** @returns the attempt as it goes out: score and review, and with them the right answers, only once it is completed. */
export function presentAttempt(householdId: string, stored: StoredQuizAttempt): Attempt {
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
  return {
    ...open,
    completedAt,
    ...(late && { late }),
    ...scoreAttempt(questions, stored.answers, stored.passingScore),
    passingScore: stored.passingScore,
    timeSpent: secondsSpent(new Date(startedAt), new Date(completedAt), timeLimit),
  };
}
