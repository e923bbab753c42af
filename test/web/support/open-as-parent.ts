import { notice } from '../../../shared/notice.ts';
import type { MemberRole } from '../../../shared/schemas/user.ts';
// Lazy chunks, imported here so that no test waits for them.
import '../../../web/src/admin/admin-app.tsx';
import '../../../web/src/admin/reason-dialog.tsx';
import '../../../web/src/parent/parent-app.tsx';
import '../../../web/src/parent/settings/settings-tab.tsx';
import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { startSession } from '../../../web/src/lib/account/session.ts';
import { fakeApi, makeJson } from './fake-api.ts';
import { makeMethods } from './fake-passkeys.ts';
import { openApp } from './open-app.tsx';
import { makeMe, makeSession } from './people.ts';
import { emma, makeReport, makeToday, parentMember, smiths } from './smith-family.ts';

type Answers = Parameters<typeof fakeApi>[0];
type Answer = Exclude<Answers[string], (...args: never) => unknown>;

/** Returns the API's answers for a parent with this role in the Smith family, where Emma is a learner. */
export function answerAs(role: MemberRole = 'owner'): Answers {
  const household = { ...smiths, role };
  return {
    'GET /api/me': makeJson(200, { ...makeMe('parent'), households: [{ id: 'H1', name: smiths.name, role }] }),
    'GET /api/auth/sessions': makeJson(200, []),
    'GET /api/auth/methods': makeJson(200, makeMethods()),
    'GET /api/households': makeJson(200, [household]),
    'GET /api/households/H1': makeJson(200, household),
    'GET /api/households/H1/learners': makeJson(200, [emma]),
    'GET /api/households/H1/members': makeJson(200, [{ ...parentMember, role }]),
    'GET /api/households/H1/invitations': makeJson(200, []),
    'GET /api/households/H1/visits': makeJson(200, []),
    'GET /api/households/H1/devices': makeJson(200, []),
    'GET /api/households/H1/learners/H1-L1/picture-code': makeJson(200, {}),
    'GET /api/notice': makeJson(200, {
      version: notice.version,
      text: notice.write({ sendsMails: true, familyOnly: true }),
      agreeing: 'family-only',
    }),
    'GET /api/households/H1/consent': makeJson(200, {
      noticeVersion: notice.version,
      agreedAt: '2026-01-05T09:00:00.000Z',
      agreedBy: 'U-parent',
    }),
    'GET /api/households/H1/today': makeJson(200, [makeToday({ totalCardsStudied: 12, currentStreak: 4 })]),
    'GET /api/reports/learners/H1-L1/summary': makeJson(200, makeReport({ totalCardsStudied: 12, currentStreak: 4 })),
    'GET /api/decks?householdId=H1': makeJson(200, []),
  };
}

export function openAsParent(answers: Answers = {}, role: MemberRole = 'owner') {
  const calls = fakeApi({ ...answerAs(role), ...answers });
  startSession(makeSession('parent'));
  return { calls, user: openApp() };
}

/** Opens an area of Settings as on a phone: the tab, then the area in its list. */
export async function openSettingsArea(
  user: UserEvent,
  title: 'Family & people' | 'Children’s data' | 'My account' | 'This device',
): Promise<void> {
  await user.click(await screen.findByRole('button', { name: 'Settings' }));
  await user.click(await screen.findByRole('button', { name: new RegExp(`^${title}`) }));
}

export function openAsNewParent(answers: Answers = {}) {
  return openAsParent({
    'GET /api/me': makeJson(200, makeMe('parent')),
    'GET /api/households': makeJson(200, []),
    ...answers,
  });
}

/** Returns a function that returns these answers in order, then the last one forever. */
export function answersInSequence(...answers: readonly [Answer, ...Answer[]]): () => Answer {
  let asked = 0;
  return () => answers[Math.min(asked++, answers.length - 1)] ?? answers[0];
}
