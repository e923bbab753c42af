import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { EmailActions } from '../../../web/src/components/account/email-actions.tsx';
import { AccountProvider, type Me } from '../../../web/src/lib/account/account.tsx';
import { SignInsCard } from '../../../web/src/components/account/sign-ins-card.tsx';
import { meQuery } from '../../../web/src/queries/home.ts';
import { fakeApi, makeJson, makeRefusal } from '../support/fake-api.ts';
import { answersInSequence } from '../support/open-as-parent.ts';
import { makeMe } from '../support/people.ts';
import { renderFeature, startFreshFeature } from '../support/render-feature.tsx';

startFreshFeature();

const config = { 'GET /config.json': makeJson(200, {}) };
function show(part: ReactNode, me: Me) {
  return renderFeature(<AccountProvider me={me}>{part}</AccountProvider>);
}

const done = (status: number) => new Response(null, { status });
const verified = { ...makeMe('parent'), emailVerified: true } as const;

test('an email that is not confirmed yet says so quietly, and sends the link again [added-unverified-note]', async () => {
  fakeApi({ ...config, 'POST /api/auth/verify-email/resend': done(202) });
  const { user } = show(<EmailActions />, makeMe('parent'));
  await user.click(await screen.findByRole('button', { name: 'Send the link again' }));
  expect(await screen.findByText(`We sent a link to ${verified.email}.`)).toBeDefined();
});

test('a confirmed one says nothing', async () => {
  fakeApi(config);
  show(<EmailActions />, verified);
  await screen.findByRole('button', { name: 'Change email' });
  expect(screen.queryByRole('status', { name: /confirm/ })).toBeNull();
  expect(screen.queryByText(/Please confirm your email/)).toBeNull();
});

test('an email that was confirmed elsewhere says nothing any more once somebody comes back to the page', async () => {
  const me = makeMe('parent');
  fakeApi({ ...config, 'GET /api/me': answersInSequence(makeJson(200, me), makeJson(200, verified)) });
  function MyAccount() {
    const { data } = useQuery(meQuery);
    return (
      data && (
        <AccountProvider me={data}>
          <EmailActions />
        </AccountProvider>
      )
    );
  }
  renderFeature(<MyAccount />);
  await screen.findByRole('button', { name: 'Send the link again' });
  fireEvent.focus(window);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Send the link again' })).toBeNull());
  expect(screen.getByRole('button', { name: 'Change email' })).toBeDefined();
});

test('another email is asked for with the password, and then both links have to be opened [added-change-email]', async () => {
  const calls = fakeApi({ ...config, 'POST /api/auth/email': makeRefusal(403, 'wrong-password', 'Not right.') });
  const { user } = show(<EmailActions />, verified);
  await user.click(await screen.findByRole('button', { name: 'Change email' }));
  await user.type(screen.getByLabelText('New email'), 'other@example.org');
  await user.type(screen.getByLabelText('Your password'), 'wrong horse');
  await user.click(screen.getByRole('button', { name: 'Send the links' }));
  expect(await screen.findByText('Not right.')).toBeDefined();
  expect(screen.getByLabelText<HTMLInputElement>('New email').value).toBe('other@example.org');
  expect(calls.at(-1)?.body).toEqual({ newEmail: 'other@example.org', password: 'wrong horse' });
  fakeApi({ ...config, 'POST /api/auth/email': done(202) });
  await user.click(screen.getByRole('button', { name: 'Send the links' }));
  expect((await screen.findByText(/Open both links/)).textContent).toContain('other@example.org');
});

const signIns = [
  {
    id: 'here',
    browser: 'Chrome on Windows',
    createdAt: '2026-01-05T09:00:00.000Z',
    lastUsedAt: '2026-01-05T09:00:00.000Z',
    current: true,
  },
  {
    id: 'phone',
    browser: 'Firefox on Android',
    createdAt: '2026-01-04T09:00:00.000Z',
    lastUsedAt: '2026-01-04T09:00:00.000Z',
    current: false,
  },
];

test('the browsers in which the account is signed in are listed, and another one can be signed out [added-sign-ins-card]', async () => {
  const calls = fakeApi({
    'GET /api/auth/sessions': makeJson(200, signIns),
    'DELETE /api/auth/sessions/phone': done(204),
  });
  const { user } = show(<SignInsCard />, verified);
  expect(await screen.findByText('This one')).toBeDefined();
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: /^Sign out: Firefox on Android/ }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Sign out Firefox on Android?' });
  await user.click(within(dialog).getByRole('button', { name: 'Sign it out' }));
  await screen.findByText('This one');
  await expect.poll(() => screen.getAllByRole('listitem').length).toBe(1);
  expect(calls.some(({ method }) => method === 'DELETE')).toBe(true);
});

test('three places are listed, and the others fold away', async () => {
  const places = Array.from({ length: 5 }, (_, at) => ({
    id: `S${at}`,
    browser: `Browser ${at}`,
    lastUsedAt: '2026-11-20T12:00:00.000Z',
    current: at === 0,
  }));
  fakeApi({ 'GET /api/auth/sessions': makeJson(200, places) });
  show(<SignInsCard />, verified);
  expect((await screen.findByText('More (2)')).closest('details')?.textContent).toMatch(/Browser 3.*Browser 4/);
  expect(screen.getByText('Browser 2').closest('details')).toBeNull();
});

test('a list that cannot be loaded can be tried again', async () => {
  fakeApi({ 'GET /api/auth/sessions': makeRefusal(503, 'unavailable', 'Busy.') });
  show(<SignInsCard />, verified);
  expect((await screen.findByRole('alert')).textContent).toContain('Failed to load your devices');
  expect(screen.getByRole('button', { name: 'Retry' })).toBeDefined();
});
