import type { CreateSection } from '../../../../../web/src/lib/page/console-place.ts';
import { vi } from 'vitest';
import { AssignmentsTab } from '../../../../../web/src/parent/assign/assignments-tab.tsx';
import { renderFeature } from '../../../support/render-feature.tsx';
import { fakeApi, makeJson } from '../../../support/fake-api.ts';
import { emma } from '../../../support/smith-family.ts';

const tom = { ...emma, id: 'H1-L2', name: 'Tom', avatar: 'owl' as const };

export const paths = {
  learners: 'GET /api/households/H1/learners',
  decks: 'GET /api/decks?householdId=H1',
  quizzes: 'GET /api/quizzes?householdId=H1',
  list: 'GET /api/assignments?householdId=H1',
  create: 'POST /api/assignments',
} as const;

interface OpenedWith {
  readonly canManage?: boolean;
  readonly learnerId?: string;
  readonly deckId?: string;
}

/** Opens the tab at noon on November 20, 2026 (UTC) with Emma, Tom, two decks and a quiz. `answers` override or extend. */
export function openAssignments(
  answers: Parameters<typeof fakeApi>[0] = {},
  { canManage = true, ...chosen }: OpenedWith = {},
) {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T12:00:00Z') });
  const calls = fakeApi({
    [paths.learners]: makeJson(200, [emma, tom]),
    [paths.decks]: makeJson(200, [
      { id: 'H1-D2', name: 'Deck 10' },
      { id: 'H1-D1', name: 'Deck 2' },
    ]),
    [paths.quizzes]: makeJson(200, [{ id: 'H1-Q1', name: 'Quiz: World capitals' }]),
    [paths.list]: makeJson(200, []),
    ...answers,
  });
  const onAddLearner = vi.fn<() => void>();
  const onMakeResource = vi.fn<(section: CreateSection) => void>();
  const { user } = renderFeature(
    <AssignmentsTab
      householdId="H1"
      timeZone="Europe/Berlin"
      canManage={canManage}
      {...chosen}
      onAddLearner={onAddLearner}
      onMakeResource={onMakeResource}
    />,
  );
  return { calls, user, onAddLearner, onMakeResource };
}
