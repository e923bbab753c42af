import { getReportSummary } from '../../shared/routes/learners.ts';
import { studyDayOf } from '../../shared/scheduling/study-day.ts';
import { streakFromFacts } from '../../shared/streaks/streak.ts';
import { storedAssignments } from '../data/assignment.ts';
import { findFacts, storedLearners } from '../data/learner.ts';
import { countSessions } from '../data/study-session.ts';
import { defineHandler } from '../platform/define-handler.ts';

export const handler = defineHandler(getReportSummary, async ({ household: { rows, household }, learner, now }) => {
  const own = { learner: learner.local };
  const [facts, assignments, counted] = await Promise.all([
    findFacts(rows, learner.local),
    storedAssignments.list(rows, own),
    storedLearners.find(rows, own),
  ]);
  const open = assignments.filter((one) => one.completedAt === undefined).length;
  const { currentStreak, longestStreak } = streakFromFacts(facts.streak, studyDayOf(now, household.timeZone));
  return {
    totalCardsStudied: facts.reviews,
    totalQuizzesCompleted: facts.quizzes,
    totalStudySessions: await countSessions(rows, learner.local, facts),
    currentStreak,
    longestStreak,
    averageAccuracy: facts.reviews === 0 ? 0 : facts.correct / facts.reviews,
    assignmentsCompleted: (counted?.doneAssignments ?? 0) + assignments.length - open,
    assignmentsPending: open,
  };
});
