import { isDeepStrictEqual } from 'node:util';
import { householdKeys, studyKeys } from '../../../functions/data/keys.ts';
import type { StoredStudyDay } from '../../../functions/data/study-day.ts';
import { badgesReached } from '../../../shared/streaks/badges.ts';
import { factsFromDays } from '../../../shared/streaks/streak-from-days.ts';
import type { LearnerStudy } from '../household-contents.ts';
import type { AnswerSum } from '../review-sums.ts';
import { type Violation, violation } from '../violation.ts';

const nothing: AnswerSum = { answers: 0, correct: 0 };

/**
 * Study days, sessions, totals, streak and badges of a learner hold what the log of answers and the attempts say.
 * @yields what contradicts that.
 */
export function* checkLearnerTotals(householdId: string, learner: string, study: LearnerStudy): Generator<Violation> {
  const place = householdKeys.partition(householdId);
  yield* checkDays(place, learner, study);
  yield* checkSessions(place, learner, study);
  const facts = `${place}/${studyKeys.facts(learner)}`;
  const { reviews = 0, correct = 0, quizzes = 0, streak } = study.facts ?? {};
  const { total } = study.reviews;
  const completed = [...study.attempts.values()].filter(({ isCompleted }) => isCompleted).length;
  if (reviews !== total.answers || correct !== total.correct || quizzes !== completed) {
    yield violation(
      'learner-facts',
      `${facts} counts ${reviews} answers, ${correct} correct, ${quizzes} quizzes; there are ${total.answers}, ${total.correct}, ${completed}`,
    );
  }
  if (!isDeepStrictEqual(streak, factsFromDays(study.days.map(({ day }) => day)))) {
    yield violation('learner-facts', `${facts} has another streak than the study days make`);
  }
  const earned = badgesReached(streak?.longestStreak ?? 0);
  const isRight =
    earned.length === study.badges.size && earned.every(({ id, threshold }) => study.badges.get(id) === threshold);
  if (!isRight)
    yield violation('badges', `${place}/${studyKeys.badges(learner)} are not those that the longest streak reaches`);
}

/**
 * On which day an attempt counted depends on the time zone of that moment, which is not kept: quizzes are compared in sum.
 * @yields what contradicts that.
 */
function* checkDays(place: string, learner: string, { days, reviews, attempts }: LearnerStudy): Generator<Violation> {
  const known = new Set(days.map(({ day }) => day));
  for (const day of days) {
    const sum = reviews.byDay.get(day.day) ?? { ...nothing, msTaken: 0 };
    const isEmpty = day.reviews === 0 && day.quizzes === 0;
    if (isEmpty || day.reviews !== sum.answers || day.correct !== sum.correct || day.msTaken !== sum.msTaken) {
      const key = `${place}/${studyKeys.day(learner, day.day)}`;
      yield violation(
        'study-days',
        `${key} counts ${day.reviews} answers, ${day.correct} correct; there are ${sum.answers}, ${sum.correct}`,
      );
    }
  }
  for (const day of reviews.byDay.keys()) {
    if (!known.has(day))
      yield violation(
        'study-days',
        `${place}/${studyKeys.day(learner, day)} is missing: there are answers of that day`,
      );
  }
  const completed = [...attempts.values()].filter(({ isCompleted }) => isCompleted).length;
  const counted = days.reduce((sum, day: StoredStudyDay) => sum + day.quizzes, 0);
  if (counted !== completed) {
    yield violation(
      'study-days',
      `${place}/${studyKeys.days(learner)} count ${counted} quizzes in all; there are ${completed} completed attempts`,
    );
  }
}

function* checkSessions(place: string, learner: string, { sessions, reviews }: LearnerStudy): Generator<Violation> {
  for (const [id, session] of sessions) {
    const sum = reviews.bySession.get(id) ?? nothing;
    if (session.reviews !== sum.answers || session.correct !== sum.correct) {
      const key = `${place}/${studyKeys.session(learner, id)}`;
      yield violation(
        'study-sessions',
        `${key} counts ${session.reviews} answers, ${session.correct} correct; there are ${sum.answers}, ${sum.correct}`,
      );
    }
  }
  for (const id of reviews.bySession.keys()) {
    if (!sessions.has(id))
      yield violation(
        'study-sessions',
        `${place}/${studyKeys.session(learner, id)} is missing: there are answers of it`,
      );
  }
}
