import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { mailsNeeded, notice } from '../../../../shared/notice.ts';
import { makeJson, makeRefusal } from '../../support/fake-api.ts';
import { startFresh } from '../../support/open-app.tsx';
import { answersInSequence, openAsNewParent, openAsParent } from '../../support/open-as-parent.ts';
import { makeMe } from '../../support/people.ts';
import { emma, smiths } from '../../support/smith-family.ts';

startFresh();

const me = makeMe('parent');
const done = (status: number) => new Response(null, { status });
const asked = {
  'GET /api/notice': makeJson(200, {
    version: notice.version,
    text: notice.write({ sendsMails: true, familyOnly: false }),
    agreeing: 'email-plus',
  }),
};
const nobody = {
  'GET /api/notice': makeJson(200, {
    version: notice.version,
    text: notice.write({ sendsMails: false, familyOnly: false }),
    agreeing: 'nobody',
  }),
};
const wrongCode = makeRefusal(400, 'wrong-code', 'That code isn’t right. Check it.');

const codeField = async () => await screen.findByLabelText<HTMLInputElement>('Code from the email');
const posted = (calls: readonly { method: string; path: string; body: unknown }[]) =>
  calls.filter(({ method }) => method !== 'GET').map(({ path, body }) => [path, body]);

async function openFirstSteps(answers: Parameters<typeof openAsNewParent>[0] = {}) {
  const opened = openAsNewParent({ ...asked, 'POST /api/auth/verify-email/code': done(204), ...answers });
  await fillIn(opened.user);
  await codeField();
  return opened;
}

async function fillIn(user: ReturnType<typeof openAsNewParent>['user']) {
  await user.type(await screen.findByLabelText('First child'), 'Emma{Enter}');
  await user.click(await screen.findByRole('button', { name: /Something of our own/ }));
  await user.click(await screen.findByRole('button', { name: 'I’ll type the cards' }));
  await user.click(await screen.findByRole('checkbox', { name: /I’m the parent or guardian/ }));
}

describe('the first steps of a parent whose email isn’t confirmed', () => {
  const made = {
    'POST /api/households': makeJson(201, smiths),
    'POST /api/households/H1/learners': makeJson(201, emma),
  };

  test('ask for the code in place, as phones fill it in, and send it before anything else [child-consent-confirmed-email]', async () => {
    const { calls, user } = await openFirstSteps(made);
    const field = await codeField();
    expect(screen.queryByText(/^No ads/), 'the code takes the place of the notice').toBeNull();
    expect([field.inputMode, field.autocomplete]).toEqual(['numeric', 'one-time-code']);
    await user.click(field);
    await user.paste(' 123 456');
    await user.click(screen.getByRole('button', { name: 'Start' }));
    expect(await screen.findByRole('heading', { name: 'Emma is ready' })).toBeDefined();
    expect(posted(calls).map(([path]) => path)).toEqual([
      '/api/auth/verify-email/code',
      '/api/households',
      '/api/households/H1/learners',
    ]);
    expect(posted(calls)[0]?.[1]).toEqual({ code: '123456' });
  });

  test('say at the field what is wrong with the code, and keep what was typed', async () => {
    const { calls, user } = await openFirstSteps({ 'POST /api/auth/verify-email/code': wrongCode });
    await user.click(screen.getByRole('button', { name: 'Start' }));
    expect(await screen.findByText('Type the 6 digits from the email.')).toBeDefined();
    expect(posted(calls)).toEqual([]);
    await user.type(await codeField(), '000000');
    await user.click(screen.getByRole('button', { name: 'Start' }));
    expect(await screen.findByText('That code isn’t right. Check it.')).toBeDefined();
    expect(document.activeElement).toBe(await codeField());
    expect((await codeField()).value).toBe('000000');
    expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(true);
    expect(posted(calls).map(([path]) => path)).toEqual(['/api/auth/verify-email/code']);
  });

  test('go on without a code once the link was opened elsewhere and somebody comes back to the page', async () => {
    const confirmed = makeJson(200, { ...me, emailVerified: true });
    const { calls, user } = await openFirstSteps({
      ...made,
      'GET /api/me': answersInSequence(makeJson(200, me), confirmed),
    });
    fireEvent.focus(window);
    expect(await screen.findByText('Your email is confirmed.')).toBeDefined();
    expect(screen.queryByLabelText('Code from the email')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Start' }));
    expect(await screen.findByRole('heading', { name: 'Emma is ready' })).toBeDefined();
    expect(posted(calls).map(([path]) => path)).not.toContain('/api/auth/verify-email/code');
  });

  test('mend a slip in the address without losing what was typed', async () => {
    const { user } = await openFirstSteps({
      'GET /config.json': makeJson(200, {}),
      'POST /api/auth/email': done(202),
    });
    await user.click(screen.getByRole('button', { name: 'Wrong email?' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Change email' }));
    await user.type(dialog.getByLabelText('New email'), 'right@example.com');
    await user.type(dialog.getByLabelText('Your password'), 'correct horse 42');
    await user.click(dialog.getByRole('button', { name: 'Send the links' }));
    await user.click(await dialog.findByRole('button', { name: 'Done' }));
    expect(screen.getByText('Open the link we sent to right@example.com. Then come back here.')).toBeDefined();
    expect(screen.queryByLabelText('Code from the email')).toBeNull();
    expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(true);
  });

  test('are not there where nobody can say yes, and the operator reads why before anything is typed', async () => {
    openAsNewParent(nobody);
    expect(await screen.findByText(mailsNeeded)).toBeDefined();
    expect(screen.queryByLabelText('First child')).toBeNull();
  });
});

describe('another code', () => {
  const resend = 'POST /api/auth/verify-email/resend';

  test('is offered as the first one where the registration is long ago, then again after a pause that is shown', async () => {
    const { user } = await openFirstSteps({ [resend]: done(202) });
    expect(screen.getByText(`We’ll send a 6-digit code to ${me.email}.`)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Send the code' }));
    expect(await screen.findByText(/^We sent a new code\./)).toBeDefined();
    expect(screen.getByText(`We sent a 6-digit code to ${me.email}. It works for 10 minutes.`)).toBeDefined();
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Another code in 30 seconds' });
    expect(button.disabled).toBe(true);
  });

  test('waits as long as the server says, and says how long that is', async () => {
    const wait = makeRefusal(429, 'too-many-attempts', 'Wait.', { 'retry-after': '240' });
    const { user } = await openFirstSteps({
      'GET /api/me': makeJson(200, { ...me, createdAt: new Date().toISOString() }),
      [resend]: wait,
    });
    expect(screen.getByText(`We sent a 6-digit code to ${me.email}. It works for 10 minutes.`)).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Send another code' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Too many tries. Try again in 4 minutes.');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: /in 4 minutes$/ }).disabled).toBe(true);
  });
});

describe('the notice before the first child of a household', () => {
  const silent = { 'GET /api/households/H1/consent': makeRefusal(404, 'not-found', 'Not here.') };
  const agreed = { noticeVersion: notice.version, agreedAt: '2026-01-05T09:00:00.000Z', agreedBy: 'U-parent' };

  async function openNotice(answers: Parameters<typeof openAsParent>[0]) {
    const opened = openAsParent({ ...silent, ...answers });
    await opened.user.click(await screen.findByRole('button', { name: 'Add Learner' }));
    return { ...opened, dialog: within(await screen.findByRole('dialog', { name: 'Add Learner' })) };
  }

  test('asks for the code, by Enter as well, and agrees once it is right', async () => {
    const { calls, user, dialog } = await openNotice({
      ...asked,
      'POST /api/auth/verify-email/code': answersInSequence(wrongCode, done(204)),
      'PUT /api/households/H1/consent': makeJson(200, agreed),
    });
    await user.type(await dialog.findByLabelText('Code from the email'), '00000{Enter}');
    expect(await dialog.findByText('Type the 6 digits from the email.')).toBeDefined();
    await user.type(dialog.getByLabelText('Code from the email'), '1{Enter}');
    expect(await dialog.findByText('That code isn’t right. Check it.')).toBeDefined();
    await user.clear(dialog.getByLabelText('Code from the email'));
    await user.type(dialog.getByLabelText('Code from the email'), '123456');
    expect(dialog.queryByText('That code isn’t right. Check it.')).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'I agree' }));
    expect(await dialog.findByLabelText('Learner Name')).toBeDefined();
    expect(posted(calls)).toEqual([
      ['/api/auth/verify-email/code', { code: '000001' }],
      ['/api/auth/verify-email/code', { code: '123456' }],
      ['/api/households/H1/consent', { noticeVersion: notice.version }],
    ]);
  });

  test.each([
    [
      'the email is confirmed',
      {
        ...asked,
        'GET /api/me': makeJson(200, {
          ...me,
          emailVerified: true,
          households: [{ id: 'H1', name: smiths.name, role: 'owner' }],
        }),
      },
    ],
    ['the operator is the parent', {}],
  ])('asks for no code where %s', async (_, answers) => {
    const { calls, user, dialog } = await openNotice({
      ...answers,
      'PUT /api/households/H1/consent': makeJson(200, agreed),
    });
    await user.click(await dialog.findByRole('button', { name: 'I agree' }));
    await waitFor(() => expect(posted(calls).map(([path]) => path)).toEqual(['/api/households/H1/consent']));
  });

  test('cannot be agreed to where nobody can say yes', async () => {
    const { dialog } = await openNotice(nobody);
    expect(await dialog.findByText(mailsNeeded)).toBeDefined();
    expect(dialog.queryByRole('button', { name: 'I agree' })).toBeNull();
  });
});
