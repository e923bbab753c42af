import type { LearnerToday } from '../../../shared/schemas/activity.ts';
import { addDays } from '../../../shared/scheduling/calendar-day.ts';
import type { Household, Member } from '../../../shared/schemas/household.ts';
import type { Learner } from '../../../shared/schemas/learner.ts';
import type { MemberRole } from '../../../shared/schemas/user.ts';
import type { Report } from '../../../shared/schemas/progress.ts';

export const smiths: Household = {
  id: 'H1',
  name: 'Smith Family',
  ownerId: 'user-parent',
  timeZone: 'Europe/Berlin',
  createdAt: '2026-11-01T12:00:00.000Z',
  memberCount: 1,
  learnerCount: 1,
  role: 'owner',
};

export const emma: Learner = {
  id: 'H1-L1',
  name: 'Emma',
  avatar: 'fox',
  householdId: 'H1',
  createdAt: '2026-11-20T12:00:00.000Z',
};

interface MemberFacts {
  readonly role: MemberRole;
  readonly account?: 'parent' | 'learner';
  readonly joined?: string;
}

function makeMember(name: string, { role, account = 'parent', joined = '2026-11-21' }: MemberFacts): Member {
  const [userId, email] = [`user-${name}`, `${name}@example.com`];
  const user = { id: userId, email, role: account } as const;
  return { id: `H1-${userId}`, userId, role, joinedAt: `${joined}T12:00:00.000Z`, user };
}

export const parentMember = makeMember('parent', { role: 'owner', joined: '2026-11-20' });

export function makeGrownUp(name: string, role: MemberRole): Member {
  return makeMember(name, { role });
}

export const emmaMember = makeMember('emma', { role: 'viewer', account: 'learner' });

export function makeReport(facts: Partial<Report> = {}): Report {
  return {
    totalCardsStudied: 0,
    totalQuizzesCompleted: 0,
    totalStudySessions: 0,
    currentStreak: 0,
    longestStreak: 0,
    averageAccuracy: 0,
    assignmentsCompleted: 0,
    assignmentsPending: 0,
    ...facts,
  };
}

/** Returns Emma's status on a Friday with seven idle days. `change` overrides it; `done` overrides days, keyed by days ago. */
export function makeToday(
  change: Partial<LearnerToday> = {},
  done: Readonly<Record<number, Partial<LearnerToday['days'][number]>>> = {},
): LearnerToday {
  const days = Array.from({ length: 7 }, (_, index) => {
    const date = addDays('2026-11-20', index - 6);
    return { date, reviews: 0, correct: 0, quizzes: 0, ...done[6 - index] };
  });
  const figures = { currentStreak: 0, totalCardsStudied: 0, openAssignments: 0 };
  return { learnerId: emma.id, isDone: false, waiting: 4, days, ...figures, ...change };
}
