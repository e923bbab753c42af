import { afterAll, beforeAll, expect, it } from 'vitest';
import { getMe, login } from '../../shared/routes/auth.ts';
import { getConsent, getNotice, giveConsent } from '../../shared/routes/consent.ts';
import {
  approvePairing,
  claimPairing,
  collectPairing,
  createDevice,
  createPairing,
  deleteDevice,
  getPairing,
  getPictureCode,
  listDeviceLearners,
  listDevices,
  setPictureCode,
  signInOnDevice,
} from '../../shared/routes/devices.ts';
import { createHousehold } from '../../shared/routes/households.ts';
import {
  beginPasskey,
  beginProof,
  beginSignIn,
  createPasskey,
  getSignInMethods,
  proveWithPasskey,
  removePassword,
  signInWithPasskey,
} from '../../shared/routes/passkeys.ts';
import { notice } from '../../shared/notice.ts';
import { type Cost, type CostTable, openCostTable } from '../support/table/cost-table.ts';
import { makeAuthenticator } from '../support/authenticator.ts';
import { makeFamily, password, type TestFamily } from '../support/test-family.ts';
import { appAddress, openTestProduct, type TestProduct } from '../support/test-product.ts';

let product: TestProduct;
let costs: CostTable;
let family: TestFamily;
beforeAll(async () => {
  product = await openTestProduct();
  costs = openCostTable(product.client);
  family = await makeFamily(product);
});
afterAll(() => costs.print());

async function spend<T>(name: string, work: () => Promise<T>): Promise<{ answer: T; cost: Cost }> {
  let answer: T | undefined;
  const cost = await costs.costOf(name, async () => {
    answer = await work();
  });
  return { answer: answer as T, cost };
}

it('who is learning, and the tap on an animal, are two reads and a handful of units', async () => {
  const params = { householdId: family.household.id };
  const { token } = family.parent;
  const place = { params: { ...params, learnerId: family.learner.id } };
  const made = await spend(
    'make a device',
    async () => await product.call(createDevice, token, { params, body: { name: 'Tablet' } }),
  );
  const { credential, device } = made.answer;
  const shown = await spend(
    'who is learning',
    async () => await product.call(listDeviceLearners, undefined, { body: { credential } }),
  );
  expect(shown.cost).toMatchObject({ writes: 0 });
  expect(shown.cost.reads).toBeLessThanOrEqual(3);
  const tap = { credential, learnerId: family.learner.id };
  const tapped = await spend('a tap', async () => await product.call(signInOnDevice, undefined, { body: tap }));
  expect(tapped.cost.reads).toBeLessThanOrEqual(5);
  expect(tapped.cost.writes).toBeLessThanOrEqual(8);
  const me = await spend('GET /api/me of a child', async () => await product.call(getMe, tapped.answer.token, {}));
  expect(me.cost).toMatchObject({ writes: 0 });
  expect(me.cost.reads).toBeLessThanOrEqual(4);
  await spend(
    'set pictures',
    async () => await product.call(setPictureCode, token, { ...place, body: { pictures: [0, 1, 2] } }),
  );
  const body = { ...tap, pictures: [0, 1, 2] };
  await spend('a tap with pictures', async () => await product.call(signInOnDevice, undefined, { body }));
  await spend('look at pictures', async () => await product.call(getPictureCode, token, place));
  await spend('list devices', async () => await product.call(listDevices, token, { params }));
  await spend(
    'remove a device',
    async () => await product.call(deleteDevice, token, { params: { ...params, deviceId: device.id } }),
  );
});

it('a device that waits for a grown-up asks for one unit at a time', async () => {
  const params = { householdId: family.household.id };
  const { token } = family.parent;
  const shown = await spend('show a code', async () => await product.call(createPairing, token, { params, body: {} }));
  const pairing = { params: { ...params, pairingId: shown.answer.id } };
  const claimed = await spend(
    'claim a code',
    async () => await product.call(claimPairing, undefined, { body: { code: shown.answer.code, name: 'Tablet' } }),
  );
  const body = { claim: claimed.answer.claim };
  const waiting = await spend(
    'ask whether it is in',
    async () => await product.call(collectPairing, undefined, { body }),
  );
  expect(waiting.cost).toMatchObject({ writes: 0 });
  expect(waiting.cost.reads).toBeLessThanOrEqual(1);
  await spend('look whether it asks', async () => await product.call(getPairing, token, pairing));
  await spend('say yes', async () => await product.call(approvePairing, token, pairing));
  await spend('let in', async () => await product.call(collectPairing, undefined, { body }));
});

it('the notice costs nothing, and agreeing to it a few units', async () => {
  const { token } = family.parent;
  const read = await spend('read the notice', async () => await product.call(getNotice, undefined, {}));
  expect(read.cost).toMatchObject({ reads: 0, writes: 0 });
  const household = await product.call(createHousehold, token, { body: { name: 'Quiet' } });
  const params = { householdId: household.id };
  const agree = { params, body: { noticeVersion: notice.version } };
  const agreed = await spend('agree', async () => await product.call(giveConsent, token, agree));
  expect(agreed.cost.writes).toBeLessThanOrEqual(4);
  await spend('read what was agreed', async () => await product.call(getConsent, token, { params }));
});

it('a passkey opens the account with as many units as a password does', async () => {
  const { token } = family.parent;
  const device = makeAuthenticator(appAddress);
  const asked = await spend(
    'ask for a new passkey',
    async () => await product.call(beginPasskey, token, { body: { password } }),
  );
  const passkey = device.create(asked.answer);
  const kept = await spend(
    'keep a passkey',
    async () => await product.call(createPasskey, token, { body: { passkey } }),
  );
  expect(kept.cost.writes).toBeLessThanOrEqual(10);
  const question = await spend('ask to sign in', async () => await product.call(beginSignIn, undefined, {}));
  expect(question.cost).toMatchObject({ reads: 0, writes: 2 });
  const shown = { body: { passkey: device.get(question.answer) } };
  const signedIn = await spend(
    'sign in with a passkey',
    async () => await product.call(signInWithPasskey, undefined, shown),
  );
  const { email } = family.parent.user;
  const byPassword = await spend(
    'sign in with a password',
    async () => await product.call(login, undefined, { body: { email, password } }),
  );
  for (const { cost } of [signedIn, byPassword]) expect(cost.rounds).toBeLessThanOrEqual(5);
  expect(signedIn.cost.reads).toBeLessThanOrEqual(byPassword.cost.reads);
  expect(signedIn.cost.writes).toBeLessThanOrEqual(byPassword.cost.writes);
  const proof = await spend('ask for a proof', async () => await product.call(beginProof, token, {}));
  const proven = { body: { passkey: device.get(proof.answer) } };
  const shownAgain = await spend('prove', async () => await product.call(proveWithPasskey, token, proven));
  expect(shownAgain.cost.writes).toBeLessThanOrEqual(6);
  const methods = await spend('list ways in', async () => await product.call(getSignInMethods, token, {}));
  expect(methods.cost).toMatchObject({ writes: 0 });
  expect(methods.cost.reads).toBeLessThanOrEqual(6);
  await spend('remove the password', async () => await product.call(removePassword, token, { body: {} }));
});
