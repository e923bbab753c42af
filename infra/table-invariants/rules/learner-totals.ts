import { isDeepStrictEqual } from 'node:util';
import { storedBadges } from '../../../functions/data/study/earned-badge.ts';
import { storedFacts, type StoredLearner } from '../../../functions/data/people/learner.ts';
import { storedScheduling } from '../../../functions/data/study/scheduling.ts';
import { type StoredStudyDay, storedStudyDays } from '../../../functions/data/study/study-day.ts';
import { storedStudySessions } from '../../../functions/data/study/study-session.ts';
import { chosenPace, everybodysScheduling } from '../../../shared/scheduling/scheduling.ts';
import { badgesReached } from '../../../shared/streaks/badges.ts';
import { allBadges } from '../../../shared/streaks/further-badges.ts';
import { factsFromDays, isLegacyFacts } from '../../../shared/streaks/streak.ts';
import type { LearnerStudy } from '../household-contents.ts';
import type { AnswerSum } from '../review-sums.ts';
import { type Violation, violation } from '../violation.ts';

interface Place {
  readonly household: string;
  readonly learner: string;
}

const nothing: AnswerSum = { answers: 0, correct: 0 };

/** @yields each study day, session, total, streak or badge that contradicts the answer log or the quiz attempts. */
export function* checkLearnerTotals(householdId: string, learner: string, study: LearnerStudy): Generator<Violation> {
  const place: Place = { household: householdId, learner };
  yield* checkDays(place, study);
  yield* checkSessions(place, study);
  const facts = storedFacts.describe(place);
  const { reviews = 0, correct = 0, quizzes = 0, sessions, streak, restDays = [] } = study.facts ?? {};
  const { total } = study.reviews;
  const completed = [...study.attempts.values()].filter(({ isCompleted }) => isCompleted).length;
  if (reviews !== total.answers || correct !== total.correct || quizzes !== completed) {
    yield violation(
      'learner-facts',
      `${facts} counts ${reviews} answers, ${correct} correct, ${quizzes} quizzes; there are ${total.answers}, ${total.correct}, ${completed}`,
    );
  }
  const studied = [...study.sessions.values()].filter((session) => session.reviews > 0).length;
  // Older totals have no session count.
  if (sessions !== undefined && sessions !== studied) {
    yield violation('learner-facts', `${facts} counts ${sessions} sessions with an answer; there are ${studied}`);
  }
  const recounted = factsFromDays(
    study.days.map(({ day }) => day),
    restDays,
  );
  // Older streaks were computed without kindness days.
  const isRight = isLegacyFacts(streak)
    ? streak?.lastActiveDate === recounted?.lastActiveDate && streak?.totalActiveDays === recounted?.totalActiveDays
    : isDeepStrictEqual(streak, recounted);
  if (!isRight) {
    yield violation('learner-facts', `${facts} has another streak than the study days make`);
  }
  // Badges remain even if removed answers have shortened the longest streak since.
  const isThere = badgesReached(streak?.longestStreak ?? 0).every(({ id }) => study.badges.has(id));
  const thresholds = new Map(allBadges.map(({ id, threshold }) => [id, threshold]));
  if (!isThere || [...study.badges].some(([id, streakLength]) => thresholds.get(id) !== streakLength))
    yield violation(
      'badges',
      `${storedBadges.describe(place)} lack one that the longest streak reaches, or one is none`,
    );
}

/** @yields each wrong study day. Quizzes are compared in total only: an attempt's day depends on the time zone at that moment, which is not stored. */
function* checkDays(place: Place, { days, reviews, attempts }: LearnerStudy): Generator<Violation> {
  const known = new Set(days.map(({ day }) => day));
  for (const day of days) {
    const sum = reviews.byDay.get(day.day) ?? { ...nothing, msTaken: 0 };
    const isEmpty = day.reviews === 0 && day.quizzes === 0;
    if (isEmpty || day.reviews !== sum.answers || day.correct !== sum.correct || day.msTaken !== sum.msTaken) {
      const key = storedStudyDays.describe({ ...place, day: day.day });
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
        `${storedStudyDays.describe({ ...place, day })} is missing: there are answers of that day`,
      );
  }
  const completed = [...attempts.values()].filter(({ isCompleted }) => isCompleted).length;
  const counted = days.reduce((sum, day: StoredStudyDay) => sum + day.quizzes, 0);
  if (counted !== completed) {
    yield violation(
      'study-days',
      `${storedStudyDays.describe(place)} count ${counted} quizzes in all; there are ${completed} completed attempts`,
    );
  }
}

function* checkSessions(place: Place, { sessions, reviews }: LearnerStudy): Generator<Violation> {
  for (const [id, session] of sessions) {
    const sum = reviews.bySession.get(id) ?? nothing;
    if (session.reviews !== sum.answers || session.correct !== sum.correct) {
      const key = storedStudySessions.describe({ ...place, session: id });
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
        `${storedStudySessions.describe({ ...place, session: id })} is missing: there are answers of it`,
      );
  }
}

/** @yields a violation if the learner's pace is not the last one chosen, or if paces or fitted weights are not sorted by their first days. */
export function* checkScheduling(
  household: string,
  learner: StoredLearner,
  study?: LearnerStudy,
): Generator<Violation> {
  const { paces, fits } = study?.scheduling ?? everybodysScheduling;
  const key = storedScheduling.describe({ household, learner: learner.learner });
  if ((learner.pace ?? 'steady') !== chosenPace({ paces }))
    yield violation('pace', `${key} says another pace than its learner`);
  const isInOrder = [paces, fits].every((entries) =>
    entries.every(({ from }, index) => index === 0 || (entries[index - 1]?.from ?? '') < from),
  );
  if (!isInOrder) yield violation('pace', `${key} is not in the order of its days`);
}
