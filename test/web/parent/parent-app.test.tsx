import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test } from 'vitest';
import { AnnouncerProvider } from '../../../web/src/components/feedback/announcer.tsx';
import { AccountProvider } from '../../../web/src/lib/account/account.tsx';
import { readSession, startSession } from '../../../web/src/lib/account/session.ts';
import { makeQueryClient } from '../../../web/src/lib/api/query-client.ts';
import { ParentApp } from '../../../web/src/parent/parent-app.tsx';
import { fakeApi, makeJson, makeRefusal } from '../support/fake-api.ts';
import { openApp, startFresh } from '../support/open-app.tsx';
import {
  answerAs,
  answersInSequence,
  openAsNewParent,
  openAsParent,
  openSettingsArea,
} from '../support/open-as-parent.ts';
import { makeMe, makeSession } from '../support/people.ts';
import { smiths } from '../support/smith-family.ts';

startFresh();

const notFound = makeRefusal(404, 'not-found', 'We couldn’t find this. It may have been deleted.');

const title = (name: string) => screen.findByRole('heading', { level: 1, name });

test('opens the first household by itself, at its learners [root-parent-at-least-one-household-has, console-header-household-name, state-stored-session-restored-load]', async () => {
  openAsParent();
  expect(await title('Smith Family')).toBeDefined();
  expect(screen.getByRole('button', { name: 'Learners' }).getAttribute('aria-current')).toBe('page');
  expect(await screen.findByRole('button', { name: 'Emma' })).toBeDefined();
});

test('shows the household’s name as the account knows it, before the household is read', async () => {
  openAsParent({ 'GET /api/households/H1': 'never' });
  expect(await title('Smith Family')).toBeDefined();
});

test('leads back to all households, and stays there after a reload [root-page-places-survive-reload]', async () => {
  const { user } = openAsParent();
  await title('Smith Family');
  await user.click(screen.getByRole('button', { name: 'All Households' }));
  expect(await screen.findByRole('button', { name: /Smith Family/ })).toBeDefined();
  cleanup();
  openApp(window.location.pathname);
  expect(await title('Smith Family')).toBeDefined();
});

test('opens the tab that is pressed as soon as it is drawn, before React has run other effects', async () => {
  fakeApi(answerAs());
  startSession(makeSession('parent'));
  const me = { ...makeMe('parent'), households: [{ id: 'H1', name: smiths.name, role: 'owner' as const }] };
  const drawing = new MutationObserver(() => {
    const create = screen.queryByRole('button', { name: 'Create' });
    if (!create) return;
    drawing.disconnect();
    create.click();
  });
  drawing.observe(document.body, { childList: true, subtree: true });
  const container = document.body.appendChild(document.createElement('div'));
  // `render` of Testing Library runs the effects with the drawing.
  const root = createRoot(container);
  onTestFinished(() => act(() => root.unmount()));
  root.render(
    <QueryClientProvider client={makeQueryClient()}>
      <AnnouncerProvider>
        <AccountProvider me={me}>
          <ParentApp />
        </AccountProvider>
      </AnnouncerProvider>
    </QueryClientProvider>,
  );
  expect(await screen.findByRole('tab', { name: 'Decks' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Create' }).getAttribute('aria-current')).toBe('page');
});

test('the browser’s Back returns to the tab before [root-page-places-answer-browser-back]', async () => {
  const { user } = openAsParent();
  await title('Smith Family');
  await user.click(screen.getByRole('button', { name: 'Assign' }));
  expect(screen.queryByRole('heading', { name: 'Learners' })).toBeNull();
  window.history.back();
  expect(await screen.findByRole('heading', { name: 'Learners' })).toBeDefined();
});

test('shows decks first under Create, and quizzes beside them [create-decks-is-default]', async () => {
  const { user } = openAsParent();
  await title('Smith Family');
  await user.click(screen.getByRole('button', { name: 'Create' }));
  expect((await screen.findByRole('tab', { name: 'Decks' })).getAttribute('aria-selected')).toBe('true');
  await user.click(screen.getByRole('tab', { name: 'Quizzes' }));
  expect(screen.getByRole('tab', { name: 'Quizzes' }).getAttribute('aria-selected')).toBe('true');
  await waitFor(() => expect(screen.queryByText('My Decks')).toBeNull());
});

test('opens the first household that somebody makes [picker-create, learning-household-time-zone-comes-browser]', async () => {
  const me = { ...makeMe('parent'), households: [{ id: 'H1', name: smiths.name, role: 'owner' }] };
  const { calls, user } = openAsNewParent({
    'GET /api/me': answersInSequence(makeJson(200, makeMe('parent')), makeJson(200, me)),
    'GET /api/households': answersInSequence(makeJson(200, []), makeJson(200, [smiths])),
    'POST /api/households': makeJson(201, smiths),
  });
  expect(await screen.findByText('No households yet')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Create Household' }));
  await user.type(screen.getByLabelText('Household Name'), 'Smith Family');
  await user.click(screen.getByRole('button', { name: 'Create' }));
  expect(await title('Smith Family')).toBeDefined();
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ name: 'Smith Family', timeZone });
});

test('keeps the household that is open when another one becomes the first', async () => {
  const own = { id: 'H1', name: smiths.name, role: 'owner' };
  const joined = { id: 'H2', name: 'Grandparents', role: 'guardian' };
  const me = (...households: object[]) => makeJson(200, { ...makeMe('parent'), households });
  const { calls, user } = openAsParent({
    'GET /api/me': answersInSequence(me(own), me(joined, own)),
    'PATCH /api/households/H1': makeJson(200, smiths),
  });
  await title('Smith Family');
  await openSettingsArea(user, 'Family & people');
  await user.click(await screen.findByRole('button', { name: 'Edit household' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(calls.filter(({ path }) => path === '/api/me')).toHaveLength(2));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  window.history.back();
  expect(await screen.findByRole('button', { name: 'Emma' })).toBeDefined();
  expect(await title('Smith Family')).toBeDefined();
});

async function editHousehold(answers: Parameters<typeof openAsParent>[0]) {
  const opened = openAsParent({ 'PATCH /api/households/H1': notFound, ...answers });
  await title('Smith Family');
  await openSettingsArea(opened.user, 'Family & people');
  await opened.user.click(await screen.findByRole('button', { name: 'Edit household' }));
  await opened.user.type(screen.getByLabelText('Household Name'), ' of 7');
  await opened.user.click(screen.getByRole('button', { name: 'Save' }));
  return opened;
}

test('who was removed from a household is told so by the form that is open, which keeps what is typed until it is closed', async () => {
  let isMember = true;
  const { user } = await editHousehold({
    'GET /api/households/H1': () => (isMember ? makeJson(200, { ...smiths, role: 'owner' }) : notFound),
    'PATCH /api/households/H1': () => {
      isMember = false;
      return notFound;
    },
  });
  const gone = 'We couldn’t find this household. It was deleted, or you’re no longer a member.';
  expect((await screen.findByRole('alert')).textContent).toBe(gone);
  expect(screen.getByLabelText<HTMLInputElement>('Household Name').value).toBe('Smith Family of 7');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  expect(await screen.findByRole('button', { name: 'See all households' })).toBeDefined();
});

test('of a household that is still there, a form says that only what it changes is missing', async () => {
  await editHousehold({});
  expect((await screen.findByRole('alert')).textContent).toBe('We couldn’t find this. It may have been deleted.');
});

test('starts at the learners again at the next sign-in, wherever the last one ended [settings-sign-out-ends-session]', async () => {
  const { user } = openAsParent({ 'POST /api/auth/logout': new Response(null, { status: 204 }) });
  await title('Smith Family');
  await openSettingsArea(user, 'This device');
  await user.click(await screen.findByRole('button', { name: 'Sign Out' }));
  await waitFor(() => expect(readSession()).toBeUndefined());
  await screen.findByRole('heading', { name: 'Welcome back' });
  startSession(makeSession('parent'));
  expect(await screen.findByRole('heading', { name: 'Learners' })).toBeDefined();
});

test('says that a household is gone, and shows none of its tabs', async () => {
  openAsParent({
    'GET /api/households/H1': makeRefusal(404, 'not-found', 'We couldn’t find this. It may have been deleted.'),
  });
  expect(await screen.findByText('We couldn’t find this household')).toBeDefined();
  expect(screen.queryByRole('navigation')).toBeNull();
  expect(screen.getByRole('button', { name: 'See all households' })).toBeDefined();
});
