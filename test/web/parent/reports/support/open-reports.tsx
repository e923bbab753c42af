import { addDays } from '../../../../../shared/scheduling/calendar-day.ts';
import { useState } from 'react';
import { vi } from 'vitest';
import type { Activity } from '../../../../../shared/schemas/activity.ts';
import type { ReportPart } from '../../../../../web/src/lib/page/console-place.ts';
import { AccountProvider } from '../../../../../web/src/lib/account/account.tsx';
import { ReportsTab } from '../../../../../web/src/parent/reports/reports-tab.tsx';
import { renderFeature } from '../../../support/render-feature.tsx';
import { fakeApi, makeJson } from '../../../support/fake-api.ts';
import { makeMe } from '../../../support/people.ts';
import { emma, makeReport } from '../../../support/smith-family.ts';

const tom = { ...emma, id: 'H1-L2', name: 'Tom', avatar: 'owl' as const };

export const paths = {
  learners: 'GET /api/households/H1/learners',
  summary: (learnerId: string) => `GET /api/reports/learners/${learnerId}/summary`,
  activity: (learnerId: string, days = 30) => `GET /api/reports/learners/${learnerId}/activity?days=${days}`,
  looseCards: (learnerId: string) => `GET /api/reports/learners/${learnerId}/loose-cards`,
} as const;

type Day = Activity['days'][number];

/** Returns `count` study days up to November 20, 2026; idle except those in `active`, keyed by days ago. */
export function makeDays(count: number, active: Readonly<Record<number, Partial<Day>>> = {}): Day[] {
  return Array.from({ length: count }, (_, index) => {
    const daysAgo = count - 1 - index;
    return {
      date: addDays('2026-11-20', -daysAgo),
      reviews: 0,
      correct: 0,
      quizzes: 0,
      minutes: 0,
      ...active[daysAgo],
    };
  });
}

export function makeActivity(change: Partial<Activity> = {}): Activity {
  return {
    days: makeDays(30),
    decks: [],
    dueByDay: [],
    dueWithin7Days: 0,
    dueWithin30Days: 0,
    hardestCards: [],
    ...change,
  };
}

const emmasReport = makeReport({
  totalCardsStudied: 1_284,
  totalQuizzesCompleted: 17,
  totalStudySessions: 21,
  currentStreak: 1,
  longestStreak: 23,
});

/** Opens the tab for Emma and Tom, by default with all figures; selection and place persist as in the console. `answers` override or extend. */
export function openReports(
  answers: Parameters<typeof fakeApi>[0] = {},
  learnerId?: string,
  first: ReportPart | 'overview' = 'figures',
) {
  const calls = fakeApi({
    [paths.learners]: makeJson(200, [emma, tom]),
    [paths.summary('H1-L1')]: makeJson(200, emmasReport),
    [paths.activity('H1-L1')]: makeJson(200, makeActivity()),
    [paths.looseCards('H1-L1')]: makeJson(200, []),
    [paths.summary('H1-L2')]: makeJson(200, makeReport()),
    [paths.activity('H1-L2')]: makeJson(200, makeActivity()),
    [paths.looseCards('H1-L2')]: makeJson(200, []),
    ...answers,
  });
  const onSelectLearner = vi.fn<(learnerId: string) => void>();
  const onAddLearner = vi.fn<() => void>();
  const onAssign = vi.fn<() => void>();
  const onOpenAssignments = vi.fn<() => void>();
  const onOpenDecks = vi.fn<() => void>();
  const onStudyTogether = vi.fn<(learnerId: string, deckId: string) => void>();
  function Reports() {
    const [selected, setSelected] = useState(learnerId);
    const [part, setPart] = useState(first === 'overview' ? undefined : first);
    const select = (id: string) => {
      onSelectLearner(id);
      setSelected(id);
    };
    return (
      <AccountProvider me={makeMe('parent')}>
        <ReportsTab
          householdId="H1"
          learnerId={selected}
          part={part}
          onSelectLearner={select}
          onPart={(_, wanted) => setPart(wanted)}
          onStudyTogether={onStudyTogether}
          onAddLearner={onAddLearner}
          onAssign={onAssign}
          onOpenAssignments={onOpenAssignments}
          onOpenDecks={onOpenDecks}
        />
      </AccountProvider>
    );
  }
  const { user } = renderFeature(<Reports />);
  return { calls, user, onSelectLearner, onAddLearner, onAssign, onOpenAssignments, onOpenDecks, onStudyTogether };
}
