import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
// Imports the lazy chunk here, so that no test waits for it.
import '../../../../web/src/components/account/delete-account-dialog.tsx';
import { errorCatalogue } from '../../../../shared/errors.ts';
import type { SignInMethods } from '../../../../shared/schemas/passkey.ts';
import { makeJson, makeRefusal } from '../../support/fake-api.ts';
import { optionsAnswers, makeMethods, phone, providePasskeys, sentCredential } from '../../support/fake-passkeys.ts';
import { startFresh } from '../../support/open-app.tsx';
import { answersInSequence, openAsParent, openSettingsArea } from '../../support/open-as-parent.ts';

startFresh();

const deletion = 'DELETE /api/me';
const prove = 'POST /api/auth/passkeys/proof';
const done = () => new Response(null, { status: 204 });
const { sentence: signInAgain } = errorCatalogue['sign-in-again'];
const refused = makeRefusal(403, 'sign-in-again', signInAgain);

async function openSettings(
  facts: Partial<SignInMethods>,
  answers: Parameters<typeof openAsParent>[0] = {},
  area: Parameters<typeof openSettingsArea>[1] = 'My account',
) {
  const opened = openAsParent({
    'GET /config.json': makeJson(200, {}),
    'GET /api/auth/methods': makeJson(200, makeMethods(facts)),
    ...optionsAnswers,
    [prove]: done(),
    ...answers,
  });
  await openSettingsArea(opened.user, area);
  return opened;
}

function listWrites(calls: Awaited<ReturnType<typeof openSettings>>['calls']) {
  return calls
    .filter(({ method }) => method !== 'GET')
    .map(({ method, path, body }) => ({ call: `${method} ${path}`, body }));
}

async function openDeletion(...args: Parameters<typeof openSettings>) {
  const opened = await openSettings(...args);
  await opened.user.click(await screen.findByRole('button', { name: 'Delete my account' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete your account?' }));
  const confirmation = await dialog.findByRole('button', { name: 'Delete my account' });
  return { ...opened, dialog, confirmation };
}

describe('where the account has a password and a passkey', () => {
  test('the passkey erases in one press, and no password is sent', async () => {
    const browser = providePasskeys();
    const { calls, user, dialog } = await openDeletion({ passkeys: [phone] }, { [deletion]: done() });
    const description = 'Then “Delete my account” happens right away.';
    await user.click(dialog.getByRole('button', { name: 'Use a passkey instead', description }));
    expect(await screen.findByText(/^Your account is deleted/)).toBeDefined();
    expect(browser.asked.map(({ challenge }) => challenge)).toEqual(['prove it']);
    expect(listWrites(calls).slice(0, 3)).toMatchObject([
      { call: 'POST /api/auth/passkeys/proof/options', body: undefined },
      { call: prove, body: { passkey: sentCredential } },
      { call: deletion, body: {} },
    ]);
  });

  test('a question that was closed erases nothing, and says so without blame', async () => {
    providePasskeys().reaction = 'closes';
    const { calls, user, dialog } = await openDeletion({ passkeys: [phone] }, { [deletion]: done() });
    await user.click(dialog.getByRole('button', { name: 'Use a passkey instead' }));
    expect(await dialog.findByText('No passkey was chosen, so nothing changed.')).toBeDefined();
    expect(dialog.queryByRole('alert')).toBeNull();
    expect(listWrites(calls).some(({ call }) => call === deletion)).toBe(false);
  });

  test('a passkey that is not confirmed erases nothing, and the password still does', async () => {
    providePasskeys();
    const wrong = makeRefusal(403, 'wrong-passkey', errorCatalogue['wrong-passkey'].sentence);
    const { calls, user, dialog, confirmation } = await openDeletion(
      { passkeys: [phone] },
      { [prove]: wrong, [deletion]: done() },
    );
    await user.click(dialog.getByRole('button', { name: 'Use a passkey instead' }));
    expect((await dialog.findByRole('alert')).textContent).toBe('We couldn’t confirm this passkey. Please try again.');
    await user.type(dialog.getByLabelText('Your password'), 'right horse');
    await user.click(confirmation);
    expect(await screen.findByText(/^Your account is deleted/)).toBeDefined();
    expect(calls.find(({ method }) => method === 'DELETE')?.body).toEqual({ password: 'right horse' });
  });

  test('what else the dialog asks for comes first', async () => {
    const browser = providePasskeys();
    const { user } = await openSettings({ passkeys: [phone] }, {}, 'Family & people');
    await user.click(await screen.findByRole('button', { name: 'Delete household' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete Smith Family?' }));
    await user.click(dialog.getByRole('button', { name: 'Use a passkey instead' }));
    expect(await dialog.findByText('This isn’t the household’s name.')).toBeDefined();
    expect(browser.asked).toHaveLength(0);
  });

  test('nothing is offered in a browser that knows no passkeys', async () => {
    const { dialog } = await openDeletion({ passkeys: [phone] });
    expect(dialog.getByLabelText('Your password')).toBeDefined();
    expect(dialog.queryByRole('button', { name: 'Use a passkey instead' })).toBeNull();
  });
});

describe('where the account has no password', () => {
  const byPasskey = { hasPassword: false, passkeys: [phone] };

  test('the passkey is asked for when the server has to be sure', async () => {
    const browser = providePasskeys();
    const { user, dialog, confirmation } = await openDeletion(byPasskey, {
      [deletion]: answersInSequence(refused, done()),
    });
    expect(dialog.queryByLabelText('Your password')).toBeNull();
    expect(dialog.getByText('Your device may ask for your passkey first.')).toBeDefined();
    await user.click(confirmation);
    expect(await screen.findByText(/^Your account is deleted/)).toBeDefined();
    expect(browser.asked).toHaveLength(1);
  });

  test('and not right after signing in', async () => {
    const browser = providePasskeys();
    const { user, confirmation } = await openDeletion(byPasskey, { [deletion]: done() });
    await user.click(confirmation);
    expect(await screen.findByText(/^Your account is deleted/)).toBeDefined();
    expect(browser.asked).toHaveLength(0);
  });

  test('whoever has it not at hand reads of the other way, and can take it', async () => {
    providePasskeys().reaction = 'closes';
    const { user, dialog, confirmation } = await openDeletion(
      { ...byPasskey, hasGoogle: true },
      { [deletion]: refused },
    );
    await user.click(confirmation);
    expect(await dialog.findByText('No passkey was chosen, so nothing changed.')).toBeDefined();
    const advice = within(dialog.getByRole('alert'));
    expect(advice.getByText(signInAgain)).toBeDefined();
    expect(advice.getByRole('button', { name: 'Sign Out' })).toBeDefined();
  });

  test('a proof that the server does not take is asked for once only', async () => {
    const browser = providePasskeys();
    const { user, dialog, confirmation } = await openDeletion(byPasskey, { [deletion]: refused });
    await user.click(confirmation);
    expect((await dialog.findByRole('alert')).textContent).toContain(signInAgain);
    expect(browser.asked).toHaveLength(1);
  });
});

describe('another email', () => {
  const change = 'POST /api/auth/email';

  async function openEmailDialog(facts: Partial<SignInMethods>, answers: Parameters<typeof openAsParent>[0]) {
    const opened = await openSettings(facts, answers);
    await opened.user.click(await screen.findByRole('button', { name: 'Change email' }));
    return { ...opened, dialog: within(await screen.findByRole('dialog', { name: 'Change email' })) };
  }

  test('is asked for by passkey as well, once it looks like an email', async () => {
    const browser = providePasskeys();
    const { calls, user, dialog } = await openEmailDialog(
      { passkeys: [phone] },
      { [change]: new Response(null, { status: 202 }) },
    );
    await user.type(dialog.getByLabelText('New email'), 'other');
    await user.click(dialog.getByRole('button', { name: 'Use a passkey instead' }));
    expect(await dialog.findByText('This doesn’t look like an email. Check it for typos.')).toBeDefined();
    expect(document.activeElement).toBe(dialog.getByLabelText('New email'));
    expect(browser.asked).toHaveLength(0);
    await user.type(dialog.getByLabelText('New email'), '@example.org');
    await user.click(dialog.getByRole('button', { name: 'Use a passkey instead' }));
    expect((await dialog.findByText(/^Open the link/)).textContent).toContain('other@example.org');
    expect(calls.find(({ path }) => path === '/api/auth/email')?.body).toEqual({ newEmail: 'other@example.org' });
  });

  test('that has an account already says so at its field', async () => {
    const taken = makeJson(409, {
      error: 'This email already has an account.',
      code: 'email-taken',
      fields: { newEmail: 'Taken.' },
    });
    const { user, dialog } = await openEmailDialog({}, { [change]: taken });
    await user.type(dialog.getByLabelText('New email'), 'other@example.org');
    await user.type(dialog.getByLabelText('Your password'), 'right horse');
    await user.click(dialog.getByRole('button', { name: 'Send the links' }));
    const field = await dialog.findByRole('textbox', {
      name: 'New email',
      description: 'This email already has an account.',
    });
    await waitFor(() => expect(document.activeElement).toBe(field));
    expect(dialog.queryByRole('alert')).toBeNull();
  });
});
