import { deadlineOf, isLate, secondsAllowed } from '../../shared/quiz/attempt-clock.ts';
import { normalizeAnswers } from '../../shared/quiz/score-attempt.ts';
import { startAttempt } from '../../shared/routes/quizzes.ts';
import { studyDayOf } from '../../shared/scheduling/study-day.ts';
import type { ExtraTime } from '../../shared/schemas/learner.ts';
import type { Attempt } from '../../shared/schemas/quiz.ts';
import type { Creation } from '../platform/call/call.ts';
import type { HouseholdScope } from '../platform/call/household-scope.ts';
import { storedLearners } from '../data/people/learner.ts';
import { createAttemptActions, findOpenAttempt, type AttemptWithQuestions } from '../data/study/quiz-attempt.ts';
import { leaveOutBare, type StoredQuiz, storedQuizzes } from '../data/content/quiz.ts';
import { defineCreation } from '../platform/call/define-creation.ts';
import { planCompletion } from './attempt-end.ts';
import { presentAttempt } from './present-attempt.ts';

export const handler = defineCreation(startAttempt, async ({ params, household, learner, effects, now }, checkKey) => {
  const { quiz } = storedQuizzes.placeOf(household.id, params.quizId);
  return await openAttempt(household, { learner: learner.local, quiz, now, newId: effects.newId, checkKey });
});

interface AttemptStart {
  readonly learner: string;
  readonly quiz: string;
  readonly now: Date;
  readonly newId: (at: Date) => string;
  /** Await this before any early write. It throws if the idempotency key belongs to a different call. */
  readonly checkKey: () => Promise<unknown>;
}

/**
 * Starts an attempt, or resumes the learner's unfinished one from any device or tab. An expired one is submitted with its saved answers first.
 * @throws ProductError `too-much-today`
 */
async function openAttempt(scope: HouseholdScope, start: AttemptStart): Promise<Creation<Attempt>> {
  const { rows } = scope;
  const quiz = await storedQuizzes.require(rows, { quiz: start.quiz });
  const open = await findOpenAttempt(rows, start.learner, start.quiz);
  const isOver =
    open !== undefined && isLate(open.expiresAt === undefined ? undefined : new Date(open.expiresAt), start.now);
  if (open && !isOver) return { actions: [], answer: presentAttempt(scope, open) };
  if (open) await start.checkKey();
  if (open) await rows.commit((await planCompletion(scope, open, { ...open, late: true }, start.now)).actions);
  const learner = await storedLearners.require(rows, start);
  const questions = await leaveOutBare(rows, quiz.questions);
  const attempt = { ...newAttempt({ ...quiz, questions }, start), ...timesOf(quiz, learner.extraTime, start.now) };
  const day = studyDayOf(start.now, scope.household.timeZone);
  return { actions: createAttemptActions(rows, attempt, { learner, day }), answer: presentAttempt(scope, attempt) };
}

function newAttempt(quiz: StoredQuiz, { learner, now, newId }: AttemptStart) {
  return {
    attempt: newId(now),
    learner,
    quiz: quiz.quiz,
    quizName: quiz.name,
    questions: quiz.questions,
    passingScore: quiz.passingScore,
    startedAt: now.toISOString(),
    answers: normalizeAnswers(quiz.questions, []),
    version: 1,
  };
}

/** Determines an attempt's times at its start. Later changes to the quiz apply to the next attempt. */
function timesOf(
  quiz: StoredQuiz,
  extraTime: ExtraTime | undefined,
  now: Date,
): Pick<AttemptWithQuestions, 'mode' | 'timeLimit' | 'extraTime' | 'expiresAt'> {
  const timeLimit = secondsAllowed(quiz.timeLimit, extraTime);
  const hasExtra = quiz.timeLimit !== undefined && extraTime !== undefined && extraTime !== 1;
  const extra = hasExtra && { extraTime };
  if (timeLimit === undefined) return { mode: 'standard', ...extra };
  return { mode: 'timed', timeLimit, ...extra, expiresAt: deadlineOf(now, timeLimit).toISOString() };
}
