import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { errorCatalogue } from '../../../../shared/errors.ts';
import type { SignInMethods } from '../../../../shared/schemas/passkey.ts';
import { AccountCard } from '../../../../web/src/components/account/account-cards.tsx';
import { PasskeysCard } from '../../../../web/src/components/account/passkeys-card.tsx';
import { AccountProvider } from '../../../../web/src/lib/account/account.tsx';
import { fakeApi, makeJson, makeRefusal } from '../../support/fake-api.ts';
import {
  optionsAnswers,
  laptop,
  makeMethods,
  phone,
  providePasskeys,
  sentCredential,
} from '../../support/fake-passkeys.ts';
import { answersInSequence } from '../../support/open-as-parent.ts';
import { makeMe } from '../../support/people.ts';
import { renderFeature, startFreshFeature } from '../../support/render-feature.tsx';

startFreshFeature();

type Answers = Parameters<typeof fakeApi>[0];

const methodsCall = 'GET /api/auth/methods';
const add = 'POST /api/auth/passkeys';
const removePhone = 'DELETE /api/auth/passkeys/phone';
const removePassword = 'DELETE /api/auth/password';
const done = new Response(null, { status: 204 });

/** Shows the passkeys card of an account. After each change, the account has the next of these sign-in methods. */
function showCard(answers: Answers, ...methods: readonly [Partial<SignInMethods>, ...Partial<SignInMethods>[]]) {
  const [first, ...others] = methods.map((facts) => makeJson(200, makeMethods(facts)));
  if (!first) throw new Error('There is always a first one.');
  const calls = fakeApi({
    'GET /config.json': makeJson(200, {}),
    ...optionsAnswers,
    [methodsCall]: answersInSequence(first, ...others),
    ...answers,
  });
  const view = renderFeature(
    <AccountProvider me={makeMe('parent')}>
      <AccountCard />
      <PasskeysCard />
    </AccountProvider>,
  );
  return { ...view, calls, sent: (method: string) => calls.filter((call) => call.method === method) };
}

async function openDialog(user: ReturnType<typeof showCard>['user'], button: string | RegExp, title: string) {
  await user.click(await screen.findByRole('button', { name: button }));
  return within(await screen.findByRole('dialog', { name: title }));
}

describe('the list', () => {
  test('says of each passkey when it was added and last used', async () => {
    providePasskeys();
    showCard({}, { passkeys: [laptop, phone] });
    const [first, second] = await screen.findAllByRole('listitem');
    expect(first?.textContent).toMatch(/^Firefox on LinuxAdded January 4, 2026Last used January 6, 2026 at /);
    expect(second?.textContent).toMatch(/^My phoneAdded January 5, 2026Not used yet/);
    expect(screen.getByText(/^Use your fingerprint, face or device PIN\./)).toBeDefined();
  });

  test('that cannot be loaded can be tried again', async () => {
    providePasskeys();
    const { user } = showCard(
      { [methodsCall]: answersInSequence(makeRefusal(403, 'not-allowed', 'No.'), makeJson(200, makeMethods())) },
      {},
    );
    expect((await screen.findByRole('alert')).textContent).toContain('Failed to load your passkeys');
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('button', { name: 'Add a passkey' })).toBeDefined();
  });
});

describe('the card is left out', () => {
  test('in a browser that knows no passkeys', async () => {
    const { calls } = showCard({}, {});
    await waitFor(() => expect(calls.map(({ path }) => path)).toContain('/api/auth/methods'));
    expect(screen.queryByRole('heading', { name: 'Passkeys' })).toBeNull();
  });

  test('where the product has no address of its own', async () => {
    providePasskeys();
    const { calls } = showCard({ 'GET /config.json': makeJson(200, { passkeys: 'none' }) }, {});
    await waitFor(() => expect(calls.map(({ path }) => path)).toContain('/config.json'));
    await screen.findByRole('button', { name: 'Change password' });
    expect(screen.queryByRole('heading', { name: 'Passkeys' })).toBeNull();
  });

  test('but stays for whoever has a passkey to remove', async () => {
    showCard({}, { passkeys: [phone] });
    expect(await screen.findByRole('button', { name: /^Remove: My phone/ })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Add a passkey' })).toBeNull();
  });
});

describe('adding a passkey', () => {
  test('takes a name, asks for no password right after signing in, and shows it', async () => {
    providePasskeys();
    const { user, sent } = showCard({ [add]: makeJson(201, phone) }, {}, { passkeys: [phone] });
    const dialog = await openDialog(user, 'Add a passkey', 'Add a passkey');
    expect(dialog.queryByLabelText('Your password')).toBeNull();
    await user.type(dialog.getByRole('textbox', { name: 'Name', description: 'e.g. My phone' }), ' My phone ');
    await user.click(dialog.getByRole('button', { name: 'Add' }));
    expect(await screen.findByText('Your passkey is saved')).toBeDefined();
    expect(await screen.findByRole('button', { name: /^Remove: My phone/ })).toBeDefined();
    const [options, creation] = sent('POST');
    expect(options?.body).toEqual({});
    expect(creation?.body).toMatchObject({
      name: 'My phone',
      passkey: {
        ...sentCredential,
        response: { clientDataJSON: 'bWFkZQ', attestationObject: 'a2V5', transports: ['internal'] },
      },
    });
    expect(creation?.idempotencyKey).toBeDefined();
  });

  test('asks for the password once the server needs it', async () => {
    const browser = providePasskeys();
    const { user, sent } = showCard(
      {
        [add]: makeJson(201, phone),
        'POST /api/auth/passkeys/options': answersInSequence(
          makeRefusal(403, 'password-needed', 'Enter your password again to do this.'),
          makeRefusal(403, 'wrong-password', 'Your current password isn’t right. Try again.'),
          optionsAnswers['POST /api/auth/passkeys/options'],
        ),
      },
      {},
    );
    const dialog = await openDialog(user, 'Add a passkey', 'Add a passkey');
    await user.click(dialog.getByRole('button', { name: 'Add' }));
    const field = await dialog.findByLabelText('Your password');
    await waitFor(() => expect(document.activeElement).toBe(field));
    expect(dialog.getByText('It’s been a while. Enter your password again.')).toBeDefined();
    expect(dialog.queryByRole('alert')).toBeNull();
    await user.type(field, 'wrong horse');
    await user.click(dialog.getByRole('button', { name: 'Add' }));
    expect(await dialog.findByText('Your current password isn’t right. Try again.')).toBeDefined();
    expect(browser.asked).toHaveLength(0);
    await user.clear(field);
    await user.type(field, 'right horse');
    await user.click(dialog.getByRole('button', { name: 'Add' }));
    expect(await screen.findByText('Your passkey is saved')).toBeDefined();
    expect(sent('POST').map(({ body }) => body)).toMatchObject([
      {},
      { password: 'wrong horse' },
      { password: 'right horse' },
      { passkey: sentCredential },
    ]);
  });

  test.each([
    ['somebody closes the question', 'closes', 'No passkey was chosen, so nothing changed.'],
    ['the device has one already', 'has-it-already', 'This device already has a passkey for you.'],
  ] as const)('is no failure where %s', async (_, reaction, words) => {
    providePasskeys().reaction = reaction;
    const { user, sent } = showCard({}, {});
    const dialog = await openDialog(user, 'Add a passkey', 'Add a passkey');
    await user.click(dialog.getByRole('button', { name: 'Add' }));
    expect((await dialog.findByText(words)).closest('[role]')?.getAttribute('role')).toBe('status');
    expect(dialog.queryByRole('alert')).toBeNull();
    expect(sent('POST')).toHaveLength(1);
  });

  test('beyond the last one shows the server’s sentence', async () => {
    providePasskeys();
    const { sentence } = errorCatalogue['too-many-passkeys'];
    const answers = { 'POST /api/auth/passkeys/options': makeRefusal(409, 'too-many-passkeys', sentence) };
    const { user } = showCard(answers, { passkeys: [phone] });
    const dialog = await openDialog(user, 'Add a passkey', 'Add a passkey');
    await user.click(dialog.getByRole('button', { name: 'Add' }));
    expect((await dialog.findByRole('alert')).textContent).toBe(sentence);
  });
});

describe('removing a passkey', () => {
  test('takes the password, says where it has to be deleted as well, and keeps the keyboard’s place', async () => {
    providePasskeys();
    const { user, sent } = showCard({ [removePhone]: done }, { passkeys: [laptop, phone] }, { passkeys: [laptop] });
    const dialog = await openDialog(user, /^Remove: My phone/, 'Remove My phone?');
    await user.type(dialog.getByLabelText('Your password'), 'right horse');
    await user.click(dialog.getByRole('button', { name: 'Remove' }));
    expect((await screen.findByText(/^“My phone” is removed\./)).textContent).toContain(
      'Your device may still offer it. Delete it there, too.',
    );
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Passkeys' }));
    expect(sent('DELETE')[0]?.body).toEqual({ password: 'right horse' });
  });

  test('that is the last way in shows the server’s sentence, and keeps it', async () => {
    providePasskeys();
    const { sentence } = errorCatalogue['last-way-in'];
    const answers = { [removePhone]: makeRefusal(409, 'last-way-in', sentence) };
    const { user } = showCard(answers, { hasPassword: false, passkeys: [phone] });
    const dialog = await openDialog(user, /^Remove: My phone/, 'Remove My phone?');
    await user.click(dialog.getByRole('button', { name: 'Remove' }));
    expect((await dialog.findByRole('alert')).textContent).toBe(sentence);
    expect(screen.getAllByRole('listitem')).toHaveLength(1);
  });
});

describe('the password', () => {
  test('can go where there is a passkey, after what it means was said', async () => {
    providePasskeys();
    const { user, sent } = showCard(
      { [removePassword]: done },
      { passkeys: [phone] },
      { passkeys: [phone], hasPassword: false },
    );
    const dialog = await openDialog(user, 'Remove my password', 'Remove my password?');
    expect(dialog.getByText(/^You’ll only sign in with passkeys\. If you lose them all, /)).toBeDefined();
    await user.type(dialog.getByLabelText('Your password'), 'right horse');
    await user.click(dialog.getByRole('button', { name: 'Remove my password' }));
    expect(await screen.findByText('You sign in without a password.')).toBeDefined();
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Passkeys' }));
    expect(sent('DELETE')[0]?.body).toEqual({ password: 'right horse' });
    expect(screen.queryByRole('button', { name: 'Remove my password' })).toBeNull();
  });

  test.each([
    ['Google only', { hasGoogle: true }, /^You’ll sign in with Google only\. /],
    ['both', { hasGoogle: true, passkeys: [phone] }, /^You’ll sign in with your passkeys or Google\. /],
  ])('leaves, as it says, %s', async (_, facts, words) => {
    providePasskeys();
    const { user } = showCard({}, facts);
    const dialog = await openDialog(user, 'Remove my password', 'Remove my password?');
    expect(dialog.getByText(words)).toBeDefined();
  });

  test('stays where nothing else opens the account', async () => {
    providePasskeys();
    showCard({}, {});
    await screen.findByRole('button', { name: 'Add a passkey' });
    expect(screen.queryByRole('button', { name: 'Remove my password' })).toBeNull();
  });

  test('cannot be changed where there is none: the way to one is said instead', async () => {
    providePasskeys();
    showCard({}, { hasPassword: false, passkeys: [phone] });
    expect((await screen.findByText(/^Your account has no password\./)).textContent).toContain('“Forgot password?”');
    expect(screen.queryByRole('button', { name: 'Change password' })).toBeNull();
  });
});
