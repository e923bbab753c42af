import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import release from '../../../../package.json' with { type: 'json' };
import { readSession } from '../../../../web/src/lib/account/session.ts';
import { FakeFamily, makeDeck } from '../study/support/fake-family.ts';
import { startWithFreshDevice } from '../study/support/fresh-device.ts';
import { pretendSafari } from '../../support/pretend-safari.ts';
import { leaveAnswerWaiting } from '../study/support/leave-answer-waiting.ts';
import { makeOpenSession } from '../study/support/make-study.ts';
import { makeJson, makeRefusal } from '../../support/fake-api.ts';
import { openApp } from '../../support/open-app.tsx';

startWithFreshDevice();

const reportCall = 'GET /api/reports/learners/learner-of-user-learner/summary';
const report = {
  totalCardsStudied: 87,
  totalQuizzesCompleted: 3,
  totalStudySessions: 2,
  currentStreak: 4,
  longestStreak: 9,
  averageAccuracy: 0.666,
  assignmentsCompleted: 0,
  assignmentsPending: 0,
};
const sessions = [
  makeOpenSession(0, { id: 's-1', cardsStudied: 12, cardsCorrect: 9, completedAt: '2026-03-01T10:00:00.000Z' }),
  makeOpenSession(0, { id: 's-2', cardsStudied: 2, cardsCorrect: 2 }),
  makeOpenSession(0, { id: 's-3' }),
];
const answers = {
  [reportCall]: makeJson(200, report),
  'GET /api/sessions': makeJson(200, sessions),
  'GET /api/auth/sessions': makeJson(200, []),
};

async function openProfile(family: FakeFamily, more: Parameters<FakeFamily['connect']>[0] = {}) {
  family.connect({ ...answers, ...more });
  const user = openApp();
  await user.click(await screen.findByRole('button', { name: 'Profile' }));
  await screen.findByRole('heading', { level: 1, name: 'Settings' });
  await screen.findByText('Learner Profile');
  return user;
}

/** A child with an account is asked for a grown-up first, who knows the password. */
async function signOutEverywhere(user: Awaited<ReturnType<typeof openProfile>>, password: string) {
  await user.click(screen.getByRole('button', { name: 'Sign out everywhere' }));
  const question = within(await screen.findByRole('dialog', { name: 'Is a grown-up with you?' }));
  if (password !== '') await user.type(question.getByLabelText('Password'), password);
  await user.click(question.getByRole('button', { name: 'Sign out everywhere' }));
  return question;
}

describe('what it shows', () => {
  it('where the account is signed in', async () => {
    const family = new FakeFamily();
    await openProfile(family);
    expect(await screen.findByRole('heading', { name: 'Your devices' })).toBeDefined();
    expect(screen.getByRole('heading', { name: 'Account' })).toBeDefined();
  });

  it('the account, the learner, and about [profile-titled-settings, profile-account-email, profile-account-user-id, profile-account-role, profile-learner-profile-name, profile-spaced-repetition-study-mode, constant-version-label-v1-0-0]', async () => {
    await openProfile(new FakeFamily());
    for (const text of [
      'emma@example.com',
      'user-learner',
      'Learner',
      'Emma',
      `Flashspark v${release.version}`,
      'Spaced repetition study mode',
    ]) {
      expect(screen.getByText(text)).toBeDefined();
    }
  });

  it('how its screens look, which the child changes at once, and as it was where it cannot be stored [help-look]', async () => {
    const call = 'PUT /api/households/household-1/learners/learner-of-user-learner/look';
    const family = new FakeFamily();
    let isDown = false;
    const sent: unknown[] = [];
    const user = await openProfile(family, {
      [call]: ({ body }: { body?: unknown }) => {
        sent.push(body);
        return isDown ? makeRefusal(409, 'conflict', 'Somebody else changed this.') : makeJson(200, {});
      },
    });
    const root = () => Object.fromEntries(Object.entries(document.documentElement.dataset));
    expect(root()).toEqual({});
    await user.selectOptions(screen.getByRole('combobox', { name: 'Text size' }), 'Very large');
    await waitFor(() => expect(root()).toEqual({ textSize: 'huge' }));
    await user.click(screen.getByRole('checkbox', { name: /^More space/ }));
    await user.click(screen.getByRole('checkbox', { name: /^Calm/ }));
    await waitFor(() => expect(root()).toEqual({ textSize: 'huge', spacing: 'wide', calm: 'true' }));
    await user.click(screen.getByRole('checkbox', { name: /^Sounds/ }));
    await waitFor(() => expect(sent).toHaveLength(4));
    expect(sent.at(-1)).toEqual({ textSize: 'huge', spacing: 'wide', calm: true, sounds: true });
    await user.click(screen.getByRole('radio', { name: 'Ocean' }));
    await waitFor(() => expect(root()).toMatchObject({ colour: 'ocean' }));
    await user.click(screen.getByRole('radio', { name: 'owl' }));
    await waitFor(() => expect(sent).toHaveLength(6));
    expect(sent.at(-1)).toMatchObject({ avatar: 'owl', colour: 'ocean', calm: true });
    isDown = true;
    await user.click(screen.getByRole('checkbox', { name: /^Calm/ }));
    expect((await screen.findByRole('alert')).textContent).toContain('Somebody else changed this.');
    await waitFor(() => expect(root()).toEqual({}));
  });

  it('the statistics, with sessions that have an answer and the quiz score in percent [profile-study-sessions, profile-quizzes-taken, profile-cards-studied, profile-decks-available, profile-average-quiz-score, profile-average-quiz-score-rounded-percent]', async () => {
    const family = new FakeFamily();
    family.decks = [makeDeck(), makeDeck({ id: 'deck-2' })];
    const attempts = [{ percentage: 100 }, { percentage: 67 }, {}];
    await openProfile(family, { 'GET /api/quiz-attempts': makeJson(200, attempts) });
    await screen.findByText('Study sessions');
    const figure = (name: string) => screen.getByText(name).nextElementSibling?.textContent;
    const numbers = ['Study sessions', 'Quizzes taken', 'Cards studied', 'Decks available', 'Right answers'];
    expect(numbers.map(figure)).toEqual(['2', '3', '87', '2', '67%']);
    expect(figure('Average quiz score')).toBe('84%');
  });

  it('an error with Retry when the statistics cannot be loaded [error-statistics-load-failure-shown-retry]', async () => {
    let isRefused = true;
    const user = await openProfile(new FakeFamily(), {
      [reportCall]: () => (isRefused ? makeRefusal(403, 'not-allowed', 'No.') : makeJson(200, report)),
    });
    expect((await screen.findByRole('alert')).textContent).toContain('Failed to load your statistics');
    isRefused = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('87')).toBeDefined();
  });
});

describe('on an iPad', () => {
  it.each([
    ['an account', 'learner@example.com', 'Then sign in there again.'],
    ['a family device', undefined, 'They add this device there again.'],
  ])('a child with %s is shown the way to the Home Screen', async (_name, email, words) => {
    pretendSafari('iPad');
    const family = new FakeFamily();
    family.me = { ...family.me, email };
    await openProfile(family);
    const hint = screen.getByRole('region', { name: 'Put Flashspark on the Home Screen' });
    expect(hint.textContent).toContain(`Ask a grown-up to help. ${words}`);
  });
});

describe('signing out', () => {
  it('leads to sign-in [profile-sign-out, state-sign-out-clears-stored-token-user]', async () => {
    const family = new FakeFamily();
    const user = await openProfile(family);
    await user.click(screen.getByRole('button', { name: 'Sign Out' }));
    await waitFor(() => expect(readSession()).toBeUndefined());
    await waitFor(() => expect(family.seen('POST /api/auth/logout')).toHaveLength(1));
  });

  it('tells of answers that could not be sent, and that this device keeps them', async () => {
    const family = new FakeFamily();
    family.connect(answers);
    const user = openApp();
    await leaveAnswerWaiting(user, family);
    await user.click(await screen.findByRole('button', { name: 'Sign Out' }));
    expect((await screen.findByRole('alertdialog')).textContent).toContain(
      '1 answer hasn’t been sent yet. It’s safe here. We’ll send it when you sign in again.',
    );
    await user.click(screen.getByRole('button', { name: 'Stay' }));
    expect(readSession()).toBeDefined();
    family.isConnected = true;
    await user.click(screen.getByRole('button', { name: 'Sign Out' }));
    await waitFor(() => expect(readSession()).toBeUndefined());
    expect(family.received).toHaveLength(1);
  });

  it('everywhere asks a child for a grown-up: nothing ends without the right password, and the server says when it could not', async () => {
    let isRefused = true;
    const family = new FakeFamily();
    const user = await openProfile(family, {
      'POST /api/auth/supa/login': ({ body }) =>
        (body as { password: string }).password === 'correct horse 42'
          ? makeJson(200, { token: 'second', user: { id: 'user-learner' } })
          : makeRefusal(401, 'wrong-credentials', 'That email or password isn’t right.'),
      'POST /api/auth/logout-everywhere': () =>
        isRefused ? new Response('', { status: 502 }) : new Response(null, { status: 204 }),
    });
    const close = async (question: Awaited<ReturnType<typeof signOutEverywhere>>) =>
      await user.click(question.getByRole('button', { name: 'Cancel' }));
    await close(await signOutEverywhere(user, ''));
    expect(family.seen('POST /api/auth/supa/login')).toEqual([]);
    const wrong = await signOutEverywhere(user, 'guessed');
    expect((await wrong.findByRole('alert')).textContent).toContain('That password isn’t right.');
    await close(wrong);
    expect(family.seen('POST /api/auth/logout-everywhere')).toEqual([]);
    const failed = await signOutEverywhere(user, 'correct horse 42');
    expect((await failed.findByRole('alert')).textContent).toContain('We couldn’t sign you out everywhere.');
    await close(failed);
    expect(readSession()).toBeDefined();
    isRefused = false;
    await signOutEverywhere(user, 'correct horse 42');
    await waitFor(() => expect(readSession()).toBeUndefined());
  });

  it('everywhere waits until it is known whether there is a password, and lets a child out if it can’t be known', async () => {
    const known = Promise.withResolvers<Response>();
    const family = new FakeFamily();
    const user = await openProfile(family, {
      'GET /api/auth/methods': async () => await known.promise,
      'POST /api/auth/logout-everywhere': new Response(null, { status: 204 }),
    });
    await user.click(screen.getByRole('button', { name: 'Sign out everywhere' }));
    const question = within(await screen.findByRole('dialog', { name: 'Is a grown-up with you?' }));
    await user.click(question.getByRole('button', { name: 'One moment...' }));
    expect(question.queryByLabelText('Password')).toBeNull();
    expect(family.seen('POST /api/auth/logout-everywhere')).toEqual([]);
    known.resolve(makeRefusal(403, 'not-allowed', 'No.'));
    await user.click(await question.findByRole('button', { name: 'Sign out everywhere' }));
    expect(question.queryByLabelText('Password')).toBeNull();
    await waitFor(() => expect(readSession()).toBeUndefined());
    expect(family.seen('POST /api/auth/supa/login')).toEqual([]);
  });
});
