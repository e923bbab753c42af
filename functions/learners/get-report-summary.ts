import { getReportSummary } from '../../shared/routes/learners.ts';
import { isGiven } from '../../shared/scheduling/weekly-work.ts';
import { storedAssignments } from '../data/content/assignment.ts';
import { findFacts, presentStreak, storedLearners } from '../data/people/learner.ts';
import { findScheduling } from '../data/study/scheduling.ts';
import { countSessions } from '../data/study/study-session.ts';
import { defineHandler } from '../platform/call/define-handler.ts';

export const handler = defineHandler(getReportSummary, async ({ household: { rows, household }, learner, now }) => {
  const own = { learner: learner.local };
  const [facts, scheduling, assignments, counted] = await Promise.all([
    findFacts(rows, learner.local),
    findScheduling(rows, learner.local),
    storedAssignments.list(rows, own),
    storedLearners.find(rows, own),
  ]);
  const fit = scheduling.fits.at(-1);
  const open = assignments.filter((one) => one.completedAt === undefined);
  const { currentStreak, longestStreak, keptBy, restDays } = presentStreak(facts, household, now);
  return {
    totalCardsStudied: facts.reviews,
    totalQuizzesCompleted: facts.quizzes,
    totalStudySessions: await countSessions(rows, learner.local, facts),
    currentStreak,
    longestStreak,
    ...(keptBy && { keptBy }),
    ...(restDays && { restDays }),
    averageAccuracy: facts.reviews === 0 ? 0 : facts.correct / facts.reviews,
    assignmentsCompleted: (counted?.doneAssignments ?? 0) + assignments.length - open.length,
    assignmentsPending: open.filter((one) => isGiven(one, now)).length,
    ...(fit?.weights && { fit: { on: fit.on, answers: fit.answers } }),
  };
});
