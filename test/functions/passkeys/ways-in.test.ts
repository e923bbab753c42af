import { beforeEach, describe, expect, it } from 'vitest';
import { limits } from '../../../shared/limits.ts';
import { deleteAccount, login, requestPasswordReset, resetPassword, verifyEmail } from '../../../shared/routes/auth.ts';
import { createHousehold, deleteHousehold } from '../../../shared/routes/households.ts';
import {
  beginProof,
  beginSignIn,
  deletePasskey,
  proveWithPasskey,
  removePassword,
} from '../../../shared/routes/passkeys.ts';
import type { Authenticator, AuthenticatorDeviation } from '../../support/authenticator.ts';
import { injectFaults, isWrite, meanwhile } from '../../support/faults.ts';
import { deliverMails, tokenIn } from '../../support/mailbox.ts';
import { readTable } from '../../support/stored-rows.ts';
import { addPasskey, password, signUp } from '../../support/test-family.ts';
import { openTestProduct, type TestProduct } from '../../support/test-product.ts';
import { storedHash, trySignIn } from '../auth/stored-account.ts';
import { methodsOf, refused, signIn, wrongPasskey } from './passkey-calls.ts';

let product: TestProduct;
let token: string;
let email: string;
let userId: string;
beforeEach(async () => {
  product = await openTestProduct();
  const signedIn = await signUp(product, 'parent');
  ({ token } = signedIn);
  ({ email, id: userId } = signedIn.user);
});

async function addNew(of = token): Promise<Authenticator> {
  return (await addPasskey(product, of)).device;
}

async function prove(device: Authenticator, of = token, oddity?: AuthenticatorDeviation) {
  const options = await product.call(beginProof, of, {});
  return await product.send(proveWithPasskey, of, { json: { passkey: device.get(options, oddity) } });
}

describe('showing by a passkey that it is the same person', () => {
  it('stands for the password for ten minutes, in this session alone [route-begin-proof, route-prove-with-passkey]', async () => {
    const household = await product.call(createHousehold, token, { body: { name: 'Smith', timeZone: 'UTC' } });
    const params = { householdId: household.id };
    const device = await addNew();
    const elsewhere = await product.call(login, undefined, { body: { email, password } });
    product.pass(limits.freshSignInSeconds + 1);
    const erase = async (of: string) => await product.send(deleteHousehold, of, { params, json: {} });
    expect(await erase(token)).toMatchObject({ body: { code: 'password-needed' } });
    expect(await prove(device)).toMatchObject({ status: 204 });
    expect(await erase(elsewhere.token)).toMatchObject({ body: { code: 'password-needed' } });
    product.pass(limits.freshSignInSeconds + 1);
    expect(await erase(token)).toMatchObject({ body: { code: 'password-needed' } });
    await prove(device);
    expect(await erase(token)).toMatchObject({ status: 204 });
  });

  it('lets the account go without its password', async () => {
    const device = await addNew();
    expect(await product.send(deleteAccount, token, { json: {} })).toMatchObject({ body: { code: 'wrong-password' } });
    await prove(device);
    expect(await product.send(deleteAccount, token, { json: {} })).toMatchObject({ status: 204 });
  });

  it('names the account’s own passkeys, and takes no other one’s', async () => {
    const device = await addNew();
    const other = await signUp(product, 'parent');
    const ofOther = await addNew(other.token);
    const { allowCredentials } = await product.call(beginProof, token, {});
    expect(allowCredentials?.map(({ id }) => id)).toEqual([device.credentialId]);
    expect(await prove(ofOther)).toMatchObject(wrongPasskey);
    expect(await prove(device, token, { isUnverified: true })).toMatchObject(wrongPasskey);
    const forOther = await product.call(beginProof, other.token, {});
    expect(await product.send(proveWithPasskey, token, { json: { passkey: device.get(forOther) } })).toMatchObject(
      wrongPasskey,
    );
  });

  it('is good once for each question, in time, and not with a sign-in’s question', async () => {
    const device = await addNew();
    const options = await product.call(beginProof, token, {});
    const shown = { json: { passkey: device.get(options) } };
    expect(await product.send(proveWithPasskey, token, shown)).toMatchObject({ status: 204 });
    expect(await product.send(proveWithPasskey, token, shown)).toMatchObject(wrongPasskey);
    const signing = await product.call(beginSignIn, undefined, {});
    expect(await product.send(proveWithPasskey, token, { json: { passkey: device.get(signing) } })).toMatchObject(
      wrongPasskey,
    );
    const late = await product.call(beginProof, token, {});
    product.pass(limits.challengeSeconds);
    expect(await product.send(proveWithPasskey, token, { json: { passkey: device.get(late) } })).toMatchObject(
      wrongPasskey,
    );
  });
});

describe('the ways into an account', () => {
  it('lose a passkey that is removed, and it alone [route-delete-passkey]', async () => {
    const { device: gone, passkeyId } = await addPasskey(product, token);
    const kept = await addNew();
    const params = { passkeyId };
    expect(await product.send(deletePasskey, token, { params, json: { password: 'wrong horse' } })).toMatchObject({
      body: { code: 'wrong-password' },
    });
    expect(await product.send(deletePasskey, token, { params, json: { password } })).toMatchObject({ status: 204 });
    expect(await product.send(deletePasskey, token, { params, json: { password } })).toMatchObject({ status: 404 });
    expect(await signIn(product, gone)).toMatchObject(refused);
    expect(await signIn(product, kept)).toMatchObject({ status: 200 });
  });

  it('do not name another account’s passkeys: they look like none', async () => {
    const other = await signUp(product, 'parent');
    await addNew(other.token);
    const [foreign] = (await methodsOf(product, other.token)).passkeys;
    const params = { passkeyId: foreign?.id ?? '' };
    expect(await product.send(deletePasskey, token, { params, json: { password } })).toMatchObject({ status: 404 });
    expect((await methodsOf(product, other.token)).passkeys).toHaveLength(1);
  });

  it('can do without a password once there is a passkey, and the mail for a forgotten one brings it back [route-remove-password]', async () => {
    const [welcome] = await deliverMails(product);
    await product.call(verifyEmail, undefined, { body: { token: tokenIn(welcome) } });
    expect(await product.send(removePassword, token, { json: { password } })).toMatchObject({
      status: 409,
      body: { code: 'last-way-in' },
    });
    const device = await addNew();
    const [news] = await deliverMails(product);
    expect(news?.text).toContain(
      'Wasn’t this you? Choose a new password with “Forgot password?”. This signs out all devices. Then check your passkeys in Settings.',
    );
    expect(await product.send(removePassword, token, { json: { password: 'wrong horse' } })).toMatchObject({
      status: 403,
    });
    expect(await product.send(removePassword, token, { json: { password } })).toMatchObject({ status: 204 });
    expect(await deliverMails(product)).toMatchObject([{ to: email, subject: 'Your Flashspark password was removed' }]);
    expect(await storedHash(product, email)).toBeUndefined();
    expect(await trySignIn(product, email, password)).toMatchObject({ status: 401 });
    expect(await methodsOf(product, token)).toMatchObject({ hasPassword: false });
    expect(await signIn(product, device)).toMatchObject({ status: 200 });
    await product.call(requestPasswordReset, undefined, { body: { email } });
    const [mail] = await deliverMails(product);
    await product.call(resetPassword, undefined, { body: { token: tokenIn(mail), newPassword: 'another horse 43' } });
    expect(await trySignIn(product, email, 'another horse 43')).toMatchObject({ status: 200 });
    expect(await signIn(product, device)).toMatchObject({ status: 200 });
  });

  it('keep the last one', async () => {
    await addNew();
    await product.call(removePassword, token, { body: { password } });
    const [only] = (await methodsOf(product, token)).passkeys;
    const params = { passkeyId: only?.id ?? '' };
    expect(await product.send(deletePasskey, token, { params, json: {} })).toMatchObject({
      status: 409,
      body: { code: 'last-way-in' },
    });
    await addNew();
    expect(await product.send(deletePasskey, token, { params, json: {} })).toMatchObject({ status: 204 });
  });

  it('keep one of two that are taken at the same moment', async () => {
    await addNew();
    const [only] = (await methodsOf(product, token)).passkeys;
    const params = { passkeyId: only?.id ?? '' };
    let other: { readonly status: number } | undefined;
    injectFaults(product.client).add({
      at: 'call',
      when: isWrite,
      does: meanwhile(async () => {
        other = await product.send(removePassword, token, { json: {} });
      }),
    });
    expect(await product.send(deletePasskey, token, { params, json: {} })).toMatchObject({
      status: 409,
      body: { code: 'last-way-in' },
    });
    expect(other).toMatchObject({ status: 204 });
    const { hasPassword, passkeys } = await methodsOf(product, token);
    expect([hasPassword, passkeys.length]).toEqual([false, 1]);
  });

  it('are the rightful owner’s alone once the mail for a forgotten password proves whose the address is', async () => {
    const intruder = await addNew();
    await deliverMails(product);
    await product.call(requestPasswordReset, undefined, { body: { email } });
    const [mail] = await deliverMails(product);
    await product.call(resetPassword, undefined, { body: { token: tokenIn(mail), newPassword: 'another horse 43' } });
    expect(await signIn(product, intruder)).toMatchObject(refused);
    const { token: own } = await product.call(login, undefined, { body: { email, password: 'another horse 43' } });
    expect(await methodsOf(product, own)).toMatchObject({ passkeys: [] });
  });

  it('go with the account, and leave nothing that names it', async () => {
    const device = await addNew();
    await product.call(beginProof, token, {});
    await product.call(deleteAccount, token, { body: { password } });
    const rows = JSON.stringify((await readTable(product)).filter(({ PK }) => !PK.startsWith('ERASED#')));
    for (const trace of [userId, email, device.credentialId]) expect(rows).not.toContain(trace);
  });
});
