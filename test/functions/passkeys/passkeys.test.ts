import { generateKeyPairSync } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { storedPasskeys } from '../../../functions/data/people/passkey.ts';
import { limits } from '../../../shared/limits.ts';
import { deleteAccount, getMe, verifyEmail } from '../../../shared/routes/auth.ts';
import type { Route } from '../../../shared/routes/define-route.ts';
import * as passkeyRoutes from '../../../shared/routes/passkeys.ts';
import {
  beginPasskey,
  beginProof,
  beginSignIn,
  createPasskey,
  deletePasskey,
} from '../../../shared/routes/passkeys.ts';
import type { Attestation } from '../../../shared/schemas/passkey.ts';
import { type Authenticator, makeAuthenticator, type AuthenticatorDeviation } from '../../support/authenticator.ts';
import { deliverMails, tokenIn } from '../../support/mailbox.ts';
import { validCall } from '../../support/route-calls.ts';
import { readTable } from '../../support/stored-rows.ts';
import { addPasskey, makeFamily, password, signUp, tapOnDevice } from '../../support/test-family.ts';
import { appAddress, openTestProduct, type TestProduct } from '../../support/test-product.ts';
import { changeAccount } from '../auth/stored-account.ts';
import { methodsOf, refused, sendSignIn, signIn, wrongPasskey } from './passkey-calls.ts';

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

async function sendNew(passkey: Attestation, of = token, headers: Record<string, string> = {}) {
  return await product.send(createPasskey, of, { json: { passkey }, headers });
}

describe('a passkey', () => {
  it('is made once the password was typed, and opens the account in any browser without it [route-begin-passkey, route-create-passkey, route-get-sign-in-methods, route-begin-passkey-sign-in, route-sign-in-with-passkey]', async () => {
    const { device, passkeyId: id } = await addPasskey(product, token, 'My phone');
    const made = { id, name: 'My phone', createdAt: product.now().toISOString() };
    expect(await methodsOf(product, token)).toEqual({ hasPassword: true, hasGoogle: false, passkeys: [made] });
    product.pass(60);
    const answer = await signIn(product, device);
    expect(answer).toMatchObject({ status: 200, body: { user: { id: userId, email } } });
    const { token: fresh } = answer.body as { token: string };
    expect((await product.call(getMe, fresh, {})).id).toBe(userId);
    expect((await methodsOf(product, token)).passkeys).toEqual([{ ...made, lastUsedAt: product.now().toISOString() }]);
  });

  it('is called by its browser when nobody names it', async () => {
    const options = await product.call(beginPasskey, token, { body: { password } });
    const passkey = makeAuthenticator(appAddress).create(options);
    const agent = 'Mozilla/5.0 (Android 14; Mobile; rv:125.0) Gecko/125.0 Firefox/125.0';
    expect(await sendNew(passkey, token, { 'user-agent': agent })).toMatchObject({
      status: 201,
      body: { name: 'Firefox on Android' },
    });
  });

  it('asks the browser for one that it finds by itself, of a person who shows that it is them, and for no second one of the same device', async () => {
    const device = await addNew();
    expect(await product.call(beginPasskey, token, { body: { password } })).toMatchObject({
      rp: { id: 'cards.example.com', name: 'Flashspark' },
      user: { id: Buffer.from(userId).toString('base64url'), name: email },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      attestation: 'none',
      excludeCredentials: [{ id: device.credentialId, type: 'public-key', transports: ['internal'] }],
      timeout: limits.challengeSeconds * 1_000,
    });
    const asked = await product.call(beginSignIn, undefined, {});
    expect(asked).toEqual({
      challenge: expect.stringMatching(/^[\w-]{43}$/),
      rpId: 'cards.example.com',
      userVerification: 'required',
      timeout: limits.challengeSeconds * 1_000,
    });
    expect((await product.call(beginSignIn, undefined, {})).challenge).not.toBe(asked.challenge);
  });

  it('is not begun by somebody who found the device open', async () => {
    product.pass(limits.freshSignInSeconds + 1);
    const begin = async (json: object) => await product.send(beginPasskey, token, { json });
    expect(await begin({})).toMatchObject({ status: 403, body: { code: 'password-needed' } });
    expect(await begin({ password: 'wrong horse' })).toMatchObject({ status: 403, body: { code: 'wrong-password' } });
    expect(await begin({ password })).toMatchObject({ status: 200 });
  });

  it('is offered right after registration without typing the password again', async () => {
    expect(await product.send(beginPasskey, token, { json: {} })).toMatchObject({ status: 200 });
  });

  it('is kept as the public half of its key, and nothing of it goes out', async () => {
    await addNew();
    const [stored] = await storedPasskeys.list(product.context.table, { userId });
    const out = JSON.stringify(await methodsOf(product, token));
    for (const secret of [stored?.credentialId, stored?.publicKey]) expect(out).not.toContain(secret);
  });

  it('is made once when its call comes twice, and the same device makes no second one', async () => {
    const device = makeAuthenticator(appAddress);
    const passkey = device.create(await product.call(beginPasskey, token, { body: { password } }));
    const headers = { 'idempotency-key': 'once' };
    const first = await sendNew(passkey, token, headers);
    expect(await sendNew(passkey, token, headers)).toMatchObject({ status: 201, body: first.body });
    const again = device.create(await product.call(beginPasskey, token, { body: { password } }));
    expect(await sendNew(again)).toMatchObject({ status: 409, body: { code: 'already-exists' } });
    expect((await methodsOf(product, token)).passkeys).toHaveLength(1);
  });

  it('is one of ten at most, also of those that come at once', async () => {
    for (let count = 1; count < limits.passkeysPerAccount; count += 1) await addNew();
    const make = async () => {
      const options = await product.call(beginPasskey, token, { body: {} });
      return makeAuthenticator(appAddress).create(options);
    };
    const [one, other] = [await make(), await make()];
    const answers = await Promise.all([sendNew(one), sendNew(other)]);
    expect(answers.map(({ status }) => status).toSorted((low, high) => low - high)).toEqual([201, 409]);
    expect(await product.send(beginPasskey, token, { json: {} })).toMatchObject({
      body: { code: 'too-many-passkeys' },
    });
  });

  it('is told to a confirmed address, and to no other', async () => {
    const [welcome] = await deliverMails(product);
    await addNew();
    expect(await deliverMails(product)).toEqual([]);
    await product.call(verifyEmail, undefined, { body: { token: tokenIn(welcome) } });
    await addNew();
    expect(await deliverMails(product)).toMatchObject([
      { to: email, subject: 'Your Flashspark account has a new passkey' },
    ]);
  });

  it('is nothing for a child on a family’s device', async () => {
    const family = await makeFamily(product);
    const { tapped } = await tapOnDevice(product, family);
    for (const route of Object.values<Route>(passkeyRoutes).filter(({ access }) => access.kind === 'account'))
      expect(await product.send(route, tapped.token, validCall(route, { passkeyId: 'none' })), route.id).toMatchObject({
        status: 403,
        body: { code: 'not-allowed' },
      });
  });

  it('is nowhere where the product has no address of its own', async () => {
    const elsewhere = await openTestProduct({ appAddress: () => undefined });
    expect(await elsewhere.send(beginSignIn, undefined, {})).toMatchObject({
      status: 404,
      body: { code: 'passkeys-unavailable', error: 'Passkeys aren’t available here.' },
    });
  });
});

describe('a new passkey', () => {
  it.each<[string, AuthenticatorDeviation]>([
    ['made on another page', { origin: 'https://cards.example.com.evil.example' }],
    ['made for another domain', { rpId: 'evil.example' }],
    ['made while nobody showed that it is them', { isUnverified: true }],
    ['that is a sign-in', { type: 'webauthn.get' }],
    ['with a statement of its maker, whose certificates nobody fetches', { format: 'android-safetynet' }],
    ['with a statement that is none', { format: 'packed' }],
  ])('is refused when it was %s, and its question is used up', async (_, oddity) => {
    const device = makeAuthenticator(appAddress);
    const options = await product.call(beginPasskey, token, { body: { password } });
    expect(await sendNew(device.create(options, oddity))).toMatchObject(wrongPasskey);
    expect(await sendNew(device.create(options))).toMatchObject(wrongPasskey);
    expect((await methodsOf(product, token)).passkeys).toEqual([]);
  });

  it('is refused when nobody asked for it, when it comes late, or for another account', async () => {
    const device = makeAuthenticator(appAddress);
    const options = await product.call(beginPasskey, token, { body: { password } });
    const other = await signUp(product, 'parent');
    expect(await sendNew(device.create(options), other.token)).toMatchObject(wrongPasskey);
    expect(await sendNew(device.create({ ...options, challenge: 'A'.repeat(43) }))).toMatchObject(wrongPasskey);
    const proof = await product.call(beginProof, token, {});
    expect(await sendNew(device.create({ ...options, challenge: proof.challenge }))).toMatchObject(wrongPasskey);
    product.pass(limits.challengeSeconds);
    expect(await sendNew(device.create(options))).toMatchObject(wrongPasskey);
    expect((await methodsOf(product, token)).passkeys).toEqual([]);
  });

  it.each([
    ['no JSON', Buffer.from('nonsense').toString('base64url')],
    ['JSON without a question', Buffer.from('{"challenge":7}').toString('base64url')],
    ['a question that would be another key', Buffer.from('{"challenge":"a#b"}').toString('base64url')],
  ])('is refused when its browser says %s', async (_, clientDataJSON) => {
    const device = makeAuthenticator(appAddress);
    const made = device.create(await product.call(beginPasskey, token, { body: { password } }));
    expect(await sendNew({ ...made, response: { ...made.response, clientDataJSON } })).toMatchObject(wrongPasskey);
    const signed = device.get(await product.call(beginSignIn, undefined, {}));
    expect(await sendSignIn(product, { ...signed, response: { ...signed.response, clientDataJSON } })).toMatchObject(
      refused,
    );
  });

  it('is bounded in all its parts', async () => {
    const device = makeAuthenticator(appAddress);
    const made = device.create(await product.call(beginPasskey, token, { body: { password } }));
    const tooLong = {
      ...made,
      response: { ...made.response, attestationObject: 'A'.repeat(limits.attestationLength + 1) },
    };
    expect(await sendNew(tooLong)).toMatchObject({ status: 400, body: { code: 'invalid-input' } });
    expect(await sendNew({ ...made, id: 'not base64!' })).toMatchObject({ status: 400 });
  });
});

describe('signing in with a passkey', () => {
  it.each<[string, AuthenticatorDeviation]>([
    ['on another page', { origin: 'https://evil.example' }],
    ['for another domain', { rpId: 'evil.example' }],
    ['while nobody showed that it is them', { isUnverified: true }],
    ['with another key', { key: generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey }],
    ['as if it made a passkey', { type: 'webauthn.create' }],
    ['for nobody', { userHandle: Buffer.from('nobody').toString('base64url') }],
  ])('is refused when it was signed %s, and its question is used up', async (_, oddity) => {
    const device = await addNew();
    const options = await product.call(beginSignIn, undefined, {});
    expect(await sendSignIn(product, device.get(options, oddity))).toMatchObject(refused);
    const [used] = (await readTable(product)).filter(({ PK }) => PK.startsWith('CHALLENGE#'));
    // A response that names no account is rejected before its challenge is used up.
    expect(used === undefined).toBe(oddity.userHandle === undefined);
    if (oddity.userHandle === undefined) expect(await sendSignIn(product, device.get(options))).toMatchObject(refused);
    expect(await signIn(product, device)).toMatchObject({ status: 200 });
  });

  it('works once for each question, also twice at the same moment', async () => {
    const device = await addNew();
    // An authenticator without a counter: only the challenge reveals the second use.
    const shown = device.get(await product.call(beginSignIn, undefined, {}), { counter: 0 });
    const answers = await Promise.all([sendSignIn(product, shown), sendSignIn(product, shown)]);
    expect(answers.map(({ status }) => status).toSorted((low, high) => low - high)).toEqual([200, 401]);
    expect(await sendSignIn(product, shown)).toMatchObject(refused);
  });

  it('is refused when the question is over by its own value, was made up, or was for something else', async () => {
    const device = await addNew();
    const options = await product.call(beginSignIn, undefined, {});
    expect(await sendSignIn(product, device.get({ ...options, challenge: 'B'.repeat(43) }))).toMatchObject(refused);
    const { challenge } = await product.call(beginProof, token, {});
    expect(await sendSignIn(product, device.get({ ...options, challenge }))).toMatchObject(refused);
    product.pass(limits.challengeSeconds);
    expect(await sendSignIn(product, device.get(options))).toMatchObject(refused);
  });

  it('opens the account that made it, whatever it says of another one', async () => {
    const other = await signUp(product, 'parent');
    const device = await addNew();
    await addNew(other.token);
    const userHandle = Buffer.from(other.user.id).toString('base64url');
    expect(await signIn(product, device, { userHandle })).toMatchObject(refused);
  });

  it('notices a copy: a signature that counts back is refused', async () => {
    const device = await addNew();
    expect(await signIn(product, device, { counter: 5 })).toMatchObject({ status: 200 });
    expect(await signIn(product, device, { counter: 5 })).toMatchObject(refused);
    expect(await signIn(product, device, { counter: 4 })).toMatchObject(refused);
    expect(await signIn(product, device, { counter: 6 })).toMatchObject({ status: 200 });
  });

  it('takes authenticators that do not count', async () => {
    const device = await addNew();
    for (const counter of [0, 0]) expect(await signIn(product, device, { counter })).toMatchObject({ status: 200 });
  });

  it('is refused for a disabled account, a removed passkey and an account that is gone', async () => {
    const device = await addNew();
    await changeAccount(product, email, { disabledAt: product.now().toISOString() });
    expect(await signIn(product, device)).toMatchObject(refused);
    const other = await signUp(product, 'parent');
    const ofOther = await addNew(other.token);
    const [passkey] = (await methodsOf(product, other.token)).passkeys;
    const params = { passkeyId: passkey?.id ?? '' };
    await product.call(deletePasskey, other.token, { params, body: { password } });
    expect(await signIn(product, ofOther)).toMatchObject(refused);
    const last = await addNew(other.token);
    await product.call(deleteAccount, other.token, { body: { password } });
    expect(await signIn(product, last)).toMatchObject(refused);
  });

  it('is slowed down for a network that tries many wrong ones', async () => {
    const device = await addNew();
    const { free } = limits.tries.network;
    for (let times = 0; times < free; times += 1) await signIn(product, device, { isUnverified: true });
    expect(await signIn(product, device)).toMatchObject({ status: 429 });
    expect(await signIn(product, device, {}, '203.0.113.77')).toMatchObject({ status: 200 });
  });

  it('makes the browser known: others’ wrong passwords do not keep it out', async () => {
    const device = await addNew();
    const { cookies } = await signIn(product, device);
    expect(cookies?.join()).toContain('__Secure-known-device=');
  });
});
