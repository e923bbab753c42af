import { secondsSpent } from '../../shared/quiz/attempt-clock.ts';
import { hideAnswer } from '../../shared/quiz/hide-answers.ts';
import { countRight, numberQuestions, rateScore, scoreAttempt } from '../../shared/quiz/score-attempt.ts';
import type { Attempt } from '../../shared/schemas/quiz.ts';
import { presentQuestion, storedQuizzes } from '../data/content/quiz.ts';
import { storedLearners } from '../data/people/learner.ts';
import type { HouseholdScope } from '../platform/call/household-scope.ts';
import { storedAttempts, type StoredQuizAttempt, type AttemptWithQuestions } from '../data/study/quiz-attempt.ts';

type Viewer = Pick<HouseholdScope, 'id' | 'role'>;

/** @returns the attempt in its public form. Score and review follow after completion. Viewers never see the review, because it has the correct answers. */
export function presentAttempt({ id, role }: Viewer, stored: AttemptWithQuestions): Attempt {
  const questions = numberQuestions(stored.questions.map((question) => presentQuestion(id, question)));
  const open = presentOpen(id, stored);
  if (stored.completedAt === undefined) return { ...open, questions: questions.map(hideAnswer) };
  const { review, ...score } = scoreAttempt(questions, stored.answers, stored.passingScore);
  return { ...open, ...score, ...presentEnd(stored), ...(role !== 'viewer' && { review }) };
}

/** @returns the attempt's summary for lists, without its questions and review, which are read with the attempt itself. */
export function summarizeAttempt({ id }: Pick<Viewer, 'id'>, stored: StoredQuizAttempt): Attempt {
  const { completedAt, answers, questions = [], passingScore, score = countRight(questions, answers) } = stored;
  const open = presentOpen(id, stored);
  return completedAt === undefined
    ? open
    : { ...open, ...rateScore(score, answers.length, passingScore), ...presentEnd(stored) };
}

function presentOpen(householdId: string, stored: StoredQuizAttempt): Attempt {
  const { quizName, mode, startedAt, timeLimit, extraTime, expiresAt, answers } = stored;
  return {
    id: storedAttempts.idOf(householdId, stored),
    quizId: storedQuizzes.idOf(householdId, stored),
    quizName,
    learnerId: storedLearners.idOf(householdId, stored),
    mode,
    startedAt,
    ...(timeLimit !== undefined && { timeLimit }),
    ...(extraTime && { extraTime }),
    ...(expiresAt && { expiresAt }),
    answers,
  };
}

function presentEnd({ startedAt, completedAt = startedAt, late, passingScore, timeLimit }: StoredQuizAttempt) {
  const timeSpent = secondsSpent(new Date(startedAt), new Date(completedAt), timeLimit);
  return { completedAt, ...(late && { late }), passingScore, timeSpent };
}
