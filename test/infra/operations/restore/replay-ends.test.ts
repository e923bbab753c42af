import { beforeEach, describe, expect, it } from 'vitest';
import { storedErasures } from '../../../../functions/data/operations/erasure.ts';
import { storedUsers } from '../../../../functions/data/people/user.ts';
import { describeReplay } from '../../../../infra/operations/restore/replay-erasures.ts';
import { checkTable } from '../../../../infra/table-invariants/check-table.ts';
import { notice } from '../../../../shared/notice.ts';
import { changePassword, deleteAccount, login, logoutEverywhere } from '../../../../shared/routes/auth.ts';
import { getConsent, giveConsent, withdrawConsent } from '../../../../shared/routes/consent.ts';
import { deleteDevice, deliverAnswers, listDeviceLearners, listDevices } from '../../../../shared/routes/devices.ts';
import {
  acceptInvitation,
  createInvitation,
  removeMember,
  updateMember,
} from '../../../../shared/routes/households.ts';
import { createLearner, listLearners } from '../../../../shared/routes/learners.ts';
import type { SignedIn } from '../../../../shared/schemas/user.ts';
import { addGrownUp, makeFamily, password, tapOnDevice, type TestFamily } from '../../../support/test-family.ts';
import type { TestProduct } from '../../../support/test-product.ts';
import { openRestoration, type Restoration, rowsOf } from './restoration.ts';

let restoration: Restoration;
let old: TestProduct;
let restored: TestProduct;
let family: TestFamily;
beforeEach(async () => {
  restoration = await openRestoration();
  ({ old, restored } = restoration);
  family = await makeFamily(old);
  old.pass(60);
});

const params = () => ({ householdId: family.household.id });
const minutes = (count: number) => old.pass(count * 60);

/** Signs in to the restored product, which signs its tokens with another key. */
async function signIn({ user: { email } }: SignedIn): Promise<string> {
  restored.setNow(old.now().toISOString());
  return (await restored.call(login, undefined, { body: { email, password } })).token;
}

async function withdraw() {
  await old.call(withdrawConsent, family.parent.token, { params: params() });
}

async function giveAgain(product = old, token = family.parent.token) {
  const body = { noticeVersion: notice.version };
  await product.call(giveConsent, token, { params: params(), body });
}

/** Returns whether the restored table takes a child's data. */
async function isConsenting() {
  const token = await signIn(family.parent);
  const { status, body } = await restored.send(createLearner, token, { params: params(), json: { name: 'Mia' } });
  if (status !== 201) expect(body).toMatchObject({ code: 'consent-needed' });
  return status === 201;
}

async function listed({ context: { table } }: TestProduct) {
  return (await storedErasures.list(table, {})).map(({ kind, id }) => `${kind} ${id}`);
}

async function expectSound() {
  expect((await checkTable(await rowsOf(restored))).violations).toEqual([]);
}

describe('a consent that was withdrawn after the restored moment', () => {
  it('is withdrawn again, as of then, and stays so when the replay is repeated', async () => {
    const moment = await restoration.copy();
    const withdrawnAt = old.now().toISOString();
    await withdraw();
    await withdraw();
    expect(await listed(old)).toEqual([`consent ${family.household.id}`]);
    expect(await isConsenting()).toBe(true);
    expect(await restoration.replay(moment)).toMatchObject({ entries: 1, again: { consent: 1 } });
    expect(await isConsenting()).toBe(false);
    expect(await restored.call(getConsent, await signIn(family.parent), { params: params() })).toMatchObject({
      withdrawnAt,
    });
    expect(await restoration.replay(moment)).toMatchObject({ entries: 1, again: { consent: 0 } });
    expect(await listed(restored)).toEqual(await listed(old));
    await expectSound();
  });

  it('counts again where the family agreed once more before the restore', async () => {
    const moment = await restoration.copy();
    await withdraw();
    minutes(30);
    await giveAgain();
    expect(await restoration.replay(moment)).toMatchObject({ entries: 1, again: { consent: 0 } });
    expect(await isConsenting()).toBe(true);
    // Nor does a later restore of this table withdraw it.
    expect(await listed(restored)).toEqual([]);
  });

  it('counts where the family agreed once more in the restored table, also after a second replay', async () => {
    await withdraw();
    minutes(5);
    const moment = await restoration.copy();
    expect(await isConsenting()).toBe(false);
    expect(await restoration.replay(moment)).toMatchObject({ entries: 1, again: { consent: 0 } });
    await giveAgain(restored, await signIn(family.parent));
    expect(await restoration.replay()).toMatchObject({ entries: 1, again: { consent: 0 } });
    expect(await isConsenting()).toBe(true);
  });

  it('is withdrawn where the last of several decisions was to withdraw', async () => {
    await withdraw();
    minutes(30);
    await giveAgain();
    minutes(5);
    const moment = await restoration.copy();
    await withdraw();
    expect(await isConsenting()).toBe(true);
    expect(await restoration.replay(moment)).toMatchObject({ again: { consent: 1 } });
    expect(await isConsenting()).toBe(false);
  });
});

describe('a member who was put out after the restored moment', () => {
  const remove = async ({ user: { id } }: SignedIn) => {
    const memberId = `${family.household.id}-${id}`;
    await old.call(removeMember, family.parent.token, { params: { ...params(), memberId } });
  };
  const seesChildren = async (person: SignedIn) =>
    (await restored.send(listLearners, await signIn(person), { params: params() })).status === 200;

  it('is out again, and sees nothing of the family', async () => {
    const guardian = await addGrownUp(old, family.parent, family.household.id, 'guardian');
    const moment = await restoration.copy();
    await remove(guardian);
    expect(await seesChildren(guardian)).toBe(true);
    expect(await restoration.replay(moment)).toMatchObject({ entries: 1, again: { member: 1 } });
    expect(await seesChildren(guardian)).toBe(false);
    expect(await restoration.replay(moment)).toMatchObject({ entries: 1, again: { member: 0 } });
    await expectSound();
  });

  it('is in where they were invited again', async () => {
    const guardian = await addGrownUp(old, family.parent, family.household.id, 'guardian');
    const moment = await restoration.copy();
    await remove(guardian);
    minutes(5);
    const { code } = await old.call(createInvitation, family.parent.token, { params: params(), body: {} });
    await old.call(acceptInvitation, guardian.token, { body: { code } });
    expect(await restoration.replay(moment)).toMatchObject({ again: { member: 0 } });
    expect(await seesChildren(guardian)).toBe(true);
    expect(await listed(restored)).toEqual([]);
  });

  it('stays, and is reported, where nobody else was there yet', async () => {
    const moment = await restoration.copy();
    const next = await addGrownUp(old, family.parent, family.household.id, 'guardian');
    const memberId = `${family.household.id}-${next.user.id}`;
    await old.call(updateMember, family.parent.token, { params: { ...params(), memberId }, body: { role: 'owner' } });
    await remove(family.parent);
    const done = await restoration.replay(moment);
    expect(done).toMatchObject({ again: { member: 0 }, keptMembers: [family.household.id] });
    expect(describeReplay(done).join('\n')).toContain(`The household ${family.household.id} keeps an owner`);
    await expectSound();
  });

  it('does not take the household along when the account is erased, too, because others are in it now', async () => {
    const moment = await restoration.copy();
    const next = await addGrownUp(old, family.parent, family.household.id, 'guardian');
    const memberId = `${family.household.id}-${next.user.id}`;
    await old.call(updateMember, family.parent.token, { params: { ...params(), memberId }, body: { role: 'owner' } });
    await remove(family.parent);
    await old.call(deleteAccount, family.parent.token, { body: { password } });
    const done = await restoration.replay(moment);
    expect(done).toMatchObject({ again: { account: 0, household: 0 }, keptMembers: [family.household.id] });
    expect(await seesChildren(family.parent)).toBe(true);
    await expectSound();
  });
});

describe('a device that was removed after the restored moment', () => {
  it.each([
    ['may deliver its answers once more', {}, 204],
    ['may deliver nothing, where its answers were to be forgotten', { forget: 'yes' }, 401],
  ] as const)('is removed again, shows no child, and %s', async (_, query, delivering) => {
    const { credential } = await tapOnDevice(old, family, [3, 4, 5]);
    const [device] = await old.call(listDevices, family.parent.token, { params: params() });
    const moment = await restoration.copy();
    await old.call(deleteDevice, family.parent.token, {
      params: { ...params(), deviceId: device?.id ?? '' },
      query,
    });
    expect(await restoration.replay(moment)).toMatchObject({ entries: 1, again: { device: 1 } });
    restored.setNow(old.now().toISOString());
    expect((await restored.send(listDeviceLearners, undefined, { json: { credential } })).status).toBe(401);
    expect((await rowsOf(restored)).filter(({ SK }) => /^L#.*DEVICE#/.test(SK))).toEqual([]);
    expect(await restored.call(listDevices, await signIn(family.parent), { params: params() })).toEqual([]);
    const sent = await restored.send(deliverAnswers, undefined, { json: { credential, entries: [], isLast: false } });
    expect(sent.status).toBe(delivering);
    expect(await restoration.replay(moment)).toMatchObject({ entries: 1, again: { device: 0 } });
    await expectSound();
  });
});

describe('an account that was signed out everywhere after the restored moment', () => {
  const epoch = async ({ context: { table } }: TestProduct) =>
    (await storedUsers.find(table, family.parent.user))?.sessionEpoch;

  it.each([
    ['by its person', async () => await old.call(logoutEverywhere, family.parent.token, {})],
    [
      'by a new password',
      async () => {
        const body = { currentPassword: password, newPassword: 'another horse 43' };
        await old.call(changePassword, family.parent.token, { body });
      },
    ],
  ])('is signed out again: %s', async (_, signOut) => {
    const moment = await restoration.copy();
    await signOut();
    expect(await restoration.replay(moment)).toMatchObject({ signedOut: 1 });
    // Sessions of an earlier epoch are closed.
    expect(await epoch(restored)).toBe(1);
    expect(await restoration.replay(moment)).toMatchObject({ signedOut: 0 });
    expect(await epoch(restored)).toBe(await epoch(old));
    await expectSound();
  });
});
