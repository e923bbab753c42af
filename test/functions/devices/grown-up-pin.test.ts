import { beforeAll, describe, expect, it } from 'vitest';
import { storedPins } from '../../../functions/data/people/grown-up-pin.ts';
import { storedUsers } from '../../../functions/data/people/user.ts';
import { retention } from '../../../shared/retention.ts';
import {
  changePassword,
  deleteAccount,
  getMe,
  listSignInSessions,
  logoutEverywhere,
  verifyEmail,
} from '../../../shared/routes/auth.ts';
import { createDevice, deleteDevice, removePin, setPin, signInWithPin } from '../../../shared/routes/devices.ts';
import { removeMember } from '../../../shared/routes/households.ts';
import type { Route } from '../../../shared/routes/define-route.ts';
import { routes } from '../../../shared/routes/index.ts';
import { addGrownUp, makeFamily, password, type TestFamily } from '../../support/test-family.ts';
import { deliverMails, tokenIn } from '../../support/mailbox.ts';
import { openTestProduct, type TestProduct } from '../../support/test-product.ts';

let product: TestProduct;
beforeAll(async () => {
  product = await openTestProduct();
});

const pin = '2580';

async function makeDevice({ household, parent }: TestFamily) {
  const body = { name: 'Phone' };
  return await product.call(createDevice, parent.token, { params: { householdId: household.id }, body });
}

/** A parent's phone with a PIN. `come` tries to come back with one. */
async function open() {
  const family = await makeFamily(product);
  const { device, credential } = await makeDevice(family);
  await product.call(setPin, family.parent.token, { body: { credential, pin } });
  const come = async (typed = pin, change: object = {}) =>
    await product.send(signInWithPin, undefined, {
      json: { credential, userId: family.parent.user.id, pin: typed, ...change },
    });
  return { family, device, credential, come };
}

const ended = { status: 401, body: { code: 'pin-ended' } };
const wrong = { status: 401, body: { code: 'wrong-pin' } };

describe('a grown-ups’ PIN', () => {
  it('brings back the grown-up who set it on this device [route-set-pin, route-sign-in-with-pin]', async () => {
    const { family, come } = await open();
    const { status, body } = await come();
    expect(status).toBe(200);
    const { token } = body as { token: string };
    expect(await product.call(getMe, token, {})).toMatchObject({ id: family.parent.user.id });
  });

  it('counts its grown-up among the accounts that are used', async () => {
    const { family, come } = await open();
    const { id } = family.parent.user;
    const before = await storedUsers.find(product.context.table, { id });
    // Half the time twice, because a PIN that nobody uses for so long has ended.
    for (let half = 0; half < 2; half += 1) {
      product.pass(retention.usageNotedEveryDays * 12 * 60 * 60);
      expect((await come()).status).toBe(200);
    }
    const after = await storedUsers.find(product.context.table, { id });
    expect(after?.lastActiveDay?.localeCompare(before?.lastActiveDay ?? '')).toBe(1);
  });

  it('is worth nothing on another device, for another account, or without the device’s credential', async () => {
    const { family, come } = await open();
    const other = await makeDevice(family);
    const second = await addGrownUp(product, family.parent, family.household.id, 'guardian');
    expect(await come(pin, { credential: other.credential })).toMatchObject(ended);
    expect(await come(pin, { userId: second.user.id })).toMatchObject(ended);
    expect(await come(pin, { credential: 'nothing' })).toMatchObject({ status: 401, body: { code: 'device-unknown' } });
  });

  it('is used up after five wrong tries in a row, and the right one then comes too late', async () => {
    const { come } = await open();
    for (const left of ['4 more tries', '3 more tries', '2 more tries', 'one more try'])
      expect(await come('9753')).toMatchObject({
        ...wrong,
        body: { error: `That PIN isn’t right. You have ${left}.` },
      });
    expect(await come('9753')).toMatchObject(ended);
    expect(await come()).toMatchObject(ended);
  });

  it('counts from the start after a right one', async () => {
    const { come } = await open();
    for (let round = 0; round < 2; round += 1) {
      for (let time = 0; time < 4; time += 1) expect(await come('9753')).toMatchObject(wrong);
      expect((await come()).status).toBe(200);
    }
  });

  it('checks no more than five of many guesses at the same moment', async () => {
    const { come } = await open();
    const answers = await Promise.all(Array.from({ length: 12 }, async (_, at) => await come(String(3_000 + at * 7))));
    const tried = answers.filter(({ body }) => (body as { code: string }).code === 'wrong-pin');
    expect(tried.length).toBeLessThanOrEqual(4);
    expect(answers.some(({ status }) => status === 200)).toBe(false);
  });

  it('ends when it is removed [route-remove-pin]', async () => {
    const { family, credential, come } = await open();
    for (let time = 0; time < 2; time += 1)
      await product.call(removePin, family.parent.token, { body: { credential } });
    expect(await come()).toMatchObject(ended);
  });

  it('ends with a new password, by signing out everywhere, and with the device', async () => {
    const first = await open();
    const { token } = first.family.parent;
    await product.call(changePassword, token, { body: { currentPassword: password, newPassword: 'violet harbor 91' } });
    expect(await first.come()).toMatchObject(ended);
    const second = await open();
    await product.call(logoutEverywhere, second.family.parent.token, {});
    expect(await second.come()).toMatchObject(ended);
    const third = await open();
    const params = { householdId: third.family.household.id, deviceId: third.device.id };
    await product.call(deleteDevice, third.family.parent.token, { params });
    expect(await third.come()).toMatchObject({ status: 401, body: { code: 'device-unknown' } });
  });

  it('ends with the grown-up’s place in the family', async () => {
    const { family, credential } = await open();
    const guardian = await addGrownUp(product, family.parent, family.household.id, 'guardian');
    await product.call(setPin, guardian.token, { body: { credential, pin } });
    const json = { credential, userId: guardian.user.id, pin };
    expect((await product.send(signInWithPin, undefined, { json })).status).toBe(200);
    const params = { householdId: family.household.id, memberId: `${family.household.id}-${guardian.user.id}` };
    await product.call(removeMember, family.parent.token, { params });
    expect(await product.send(signInWithPin, undefined, { json })).toMatchObject(ended);
  });

  it('is told by mail to a confirmed address', async () => {
    const { family, credential } = await open();
    const welcome = (await deliverMails(product)).find(({ to }) => to === family.parent.user.email);
    await product.call(verifyEmail, undefined, { body: { token: tokenIn(welcome) } });
    await product.call(setPin, family.parent.token, { body: { credential, pin } });
    expect(await deliverMails(product)).toMatchObject([
      { to: family.parent.user.email, subject: 'Your Flashspark account has a new PIN' },
    ]);
  });

  it('is stored as a hash, and deleted with the account', async () => {
    const { family } = await open();
    const userId = family.parent.user.id;
    const [stored] = await storedPins.list(product.context.table, { userId });
    expect(stored?.pinHash).toMatch(/^scrypt\$/);
    await product.call(deleteAccount, family.parent.token, { body: { password } });
    expect(await storedPins.list(product.context.table, { userId })).toEqual([]);
  });

  it.each(['123', '1234567', '12a4', '1234', '654321', '1111'])('can’t be %s', async (easy) => {
    const { family, credential } = await open();
    const answer = await product.send(setPin, family.parent.token, { json: { credential, pin: easy } });
    expect(answer).toMatchObject({ status: 400, body: { fields: { pin: expect.any(String) as string } } });
  });

  it('makes room on an eleventh device by ending the oldest one', async () => {
    const { family, come } = await open();
    for (let more = 0; more < 10; more += 1) {
      product.pass(1);
      const { credential } = await makeDevice(family);
      await product.call(setPin, family.parent.token, { body: { credential, pin } });
    }
    expect(await come()).toMatchObject(ended);
  });
});

describe('a session that a PIN opened', () => {
  it('reads and teaches, and asks for a full sign-in before members, exports and another PIN', async () => {
    const { family, credential, come } = await open();
    const { body } = await come();
    const { token } = body as { token: string };
    expect((await product.send(listSignInSessions, token, {})).status).toBe(200);
    const again = { status: 403, body: { code: 'full-sign-in-needed' } };
    expect(await product.send(setPin, token, { json: { credential, pin: '9753' } })).toMatchObject(again);
    const params = { householdId: family.household.id, memberId: `${family.household.id}-${family.parent.user.id}` };
    expect(await product.send(removeMember, token, { params })).toMatchObject(again);
  });

  it('is not the recent sign-in that erases without a password', async () => {
    const { come } = await open();
    const { body } = await come();
    const { token } = body as { token: string };
    const answer = await product.send(deleteAccount, token, { json: {} });
    expect(answer.status).toBe(403);
  });

  it('stands outside these routes', () => {
    const closed = routes.filter((route) => 'needsFullSignIn' in route).map(({ id }) => id);
    expect(routes.filter(({ errors }: Route) => errors?.includes('full-sign-in-needed')).map(({ id }) => id)).toEqual(
      closed,
    );
    expect(closed.toSorted()).toEqual([
      'bin/remove-entry',
      'consent/give-consent',
      'consent/withdraw-consent',
      'devices/set-pin',
      'households/create-invitation',
      'households/delete-invitation',
      'households/remove-member',
      'households/update-household',
      'households/update-member',
      'records/bring-records',
      'records/export-records',
    ]);
  });
});
