import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createGoogleVerifier } from '../../../functions/auth/google-verifier.ts';
import { ProductError } from '../../../shared/errors.ts';
import { getMe, register, signInWithGoogle, signUpWithGoogle } from '../../../shared/routes/auth.ts';
import type { SignedIn } from '../../../shared/schemas/user.ts';
import { createPairing, listDeviceLearners, listDevices } from '../../../shared/routes/devices.ts';
import {
  acceptInvitation,
  createInvitation,
  getHousehold,
  listInvitations,
} from '../../../shared/routes/households.ts';
import { createShare } from '../../../shared/routes/shares.ts';
import { assignUser } from '../../../shared/routes/users.ts';
import { readTable } from '../../support/stored-rows.ts';
import {
  addChild,
  addGrownUp,
  makeDeck,
  makeFamily,
  makeHousehold,
  signUpAdmin,
  tapOnDevice,
  visitAs,
} from '../../support/test-family.ts';
import { openTestProduct, startOfTests, type TestProduct } from '../../support/test-product.ts';
import { googleClientId, type GoogleClaims, type GoogleIssuer, startGoogleIssuer } from './google-issuer.ts';
import { changeAccount, storedAccount, storedHash, storePasswordInLegacyPlace, trySignIn } from './stored-account.ts';

let google: GoogleIssuer;
let product: TestProduct;
beforeAll(async () => {
  google = await startGoogleIssuer();
});
afterAll(async () => {
  await google.stop();
});
beforeEach(async () => {
  const verifier = createGoogleVerifier({ clientId: googleClientId, certificatesUrl: google.certificatesUrl });
  product = await openTestProduct({ google: verifier });
});

const password = 'correct horse 42';
const emma = { sub: '1093', email: 'emma@gmail.com' };
const outsider = { sub: '2077', email: 'emma@elsewhere.example' };

async function send(
  claims: GoogleClaims,
  role = 'parent',
  route = signInWithGoogle as typeof signInWithGoogle | typeof signUpWithGoogle,
) {
  return await product.send(route, undefined, { json: { credential: google.sign(claims), role } });
}

async function signIn(claims: GoogleClaims, role = 'parent'): Promise<SignedIn> {
  const answer = await send(claims, role);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body as SignedIn;
}

async function registerWithPassword(email: string): Promise<SignedIn> {
  return await product.call(register, undefined, { body: { email, password, role: 'parent' } });
}

describe.each([
  ['POST /api/auth/supa/google', 'route-sign-in-with-google', signInWithGoogle],
  ['POST /api/auth/google', 'route-sign-up-with-google', signUpWithGoogle],
] as const)('%s', (_, item, route) => {
  it(`makes an account with the chosen role for somebody new, and answers as sign-in does [${item}]`, async () => {
    const answer = await send(emma, 'learner', route);
    const { id } = await storedAccount(product, emma.email);
    const facts = { email: emma.email, emailVerified: true, role: 'learner' };
    const user = { id, ...facts, households: [], createdAt: startOfTests };
    expect(answer).toMatchObject({ status: 200, body: { token: expect.any(String) } });
    expect(answer.body).toEqual({ token: expect.any(String), user });
    expect(await product.call(getMe, (answer.body as SignedIn).token, {})).toEqual(user);
  });

  it('keeps the language of the page for a new account, and changes no other', async () => {
    const sendFrom = async (language: string) =>
      await product.send(route, undefined, { json: { credential: google.sign(emma), role: 'parent', language } });
    expect(await sendFrom('de')).toMatchObject({ status: 200, body: { user: { language: 'de' } } });
    expect(await sendFrom('fr')).toMatchObject({ status: 200, body: { user: { language: 'de' } } });
  });

  it('refuses a token that is not right', async () => {
    const refusal = await send({ ...emma, aud: 'another app' }, 'parent', route);
    expect(refusal).toMatchObject({ status: 401, body: { code: 'google-refused' } });
    await expect(storedAccount(product, emma.email)).rejects.toThrow();
  });

  it('makes no admin', async () => {
    expect((await send(emma, 'admin', route)).status).toBe(400);
  });

  it('asks for the secret behind the nonce', async () => {
    const nonce = 'a secret of this page only';
    const credential = google.sign({ ...emma, nonce: createHash('sha256').update(nonce).digest('base64url') });
    expect((await product.send(route, undefined, { json: { credential, role: 'parent' } })).status).toBe(401);
    expect((await product.send(route, undefined, { json: { credential, role: 'parent', nonce } })).status).toBe(200);
  });
});

describe('somebody whom Google has brought before', () => {
  it.each([
    ['with an address that Google vouches for', emma],
    ['with any other address', outsider],
  ])('gets the same account with the role it has, whatever role is sent, %s', async (_, claims) => {
    const first = await signIn(claims, 'learner');
    expect((await signIn(claims, 'parent')).user).toEqual(first.user);
  });

  it('keeps the account when the address at Google changes [account-google-account-key-sub]', async () => {
    const first = await signIn(emma);
    const renamed = await signIn({ ...emma, email: 'emma.smith@gmail.com' });
    expect(renamed.user).toEqual(first.user);
    await expect(storedAccount(product, 'emma.smith@gmail.com')).rejects.toThrow();
  });

  it('is one account after two first sign-ins at once', async () => {
    const [one, two] = await Promise.all([signIn(emma), signIn(emma)]);
    expect(two.user).toEqual(one.user);
  });

  it('is refused once the account is disabled', async () => {
    await signIn(emma);
    await changeAccount(product, emma.email, { disabledAt: startOfTests });
    expect(await send(emma)).toMatchObject({ status: 401, body: { code: 'google-refused' } });
  });

  it('is somebody else than the next owner of the same address', async () => {
    await signIn(emma);
    expect(await send({ ...emma, sub: 'another' })).toMatchObject({ status: 409, body: { code: 'email-taken' } });
  });
});

describe('an address that has an account with a password', () => {
  it.each([
    ['a Gmail address', emma],
    ['an address of a hosted domain', { sub: '3', email: 'emma@school.example', hd: 'school.example' }],
  ])('is given to whoever Google vouches for, who starts clean: %s', async (_, claims) => {
    const before = await registerWithPassword(claims.email);
    await makeHousehold(product, before);
    const after = await signIn(claims, 'learner');
    expect(after.user).toMatchObject({ email: claims.email, role: 'learner', households: [] });
    expect(after.user.id).not.toBe(before.user.id);
    expect(await storedAccount(product, claims.email)).toMatchObject({
      googleSubject: claims.sub,
      emailVerified: true,
    });
    expect((await signIn(claims, 'parent')).user).toEqual(after.user);
  });

  it('brings nobody into the household of whoever registered it, and leaves that to the others in it', async () => {
    const hijacker = await registerWithPassword(emma.email);
    const household = await makeHousehold(product, hijacker);
    const viewer = await addGrownUp(product, hijacker, household.id, 'viewer');
    const guardian = await addGrownUp(product, hijacker, household.id, 'guardian');
    const child = await addChild(product, hijacker, household.id);
    const owner = await signIn(emma);
    const params = { householdId: household.id };
    expect(await product.send(getHousehold, owner.token, { params })).toMatchObject({ status: 404 });
    expect(await product.call(getHousehold, guardian.token, { params })).toMatchObject({
      ownerId: guardian.user.id,
      role: 'owner',
    });
    for (const { token } of [viewer, child.child])
      expect((await product.send(getHousehold, token, { params })).status).toBe(200);
  });

  it.each([
    ['POST /api/auth/supa/google', signInWithGoogle],
    ['POST /api/auth/google', signUpWithGoogle],
  ])(
    'leaves no device, code, invitation or shared deck in a family that its first person had joined: %s',
    async (_, route) => {
      const family = await makeFamily(product);
      const hijacker = await registerWithPassword(emma.email);
      const params = { householdId: family.household.id };
      const invitation = { params, body: { role: 'guardian' } } as const;
      const { code } = await product.call(createInvitation, family.parent.token, invitation);
      await product.call(acceptInvitation, hijacker.token, { body: { code } });
      const { credential } = await tapOnDevice(product, { ...family, parent: hijacker });
      await product.call(createPairing, hijacker.token, { params, body: {} });
      await product.call(createInvitation, hijacker.token, { params, body: { role: 'viewer' } });
      const { id: deckId } = await makeDeck(product, family, 1);
      await product.call(createShare, hijacker.token, { params: { deckId } });
      expect((await send(emma, 'parent', route)).status).toBe(200);
      expect((await product.send(listDeviceLearners, undefined, { json: { credential } })).status).toBe(401);
      expect(await product.call(listDevices, family.parent.token, { params })).toEqual([]);
      expect(await product.call(listInvitations, family.parent.token, { params })).toEqual([]);
      expect((await readTable(product)).filter(({ PK }) => /^(PAIRING|SHARE)#/.test(PK))).toEqual([]);
    },
  );

  it('loses nothing of what stood under it: an admin can give a household that nobody else was in to its family', async () => {
    const parent = await registerWithPassword(emma.email);
    const household = await makeHousehold(product, parent);
    const owner = await signIn(emma);
    const admin = await signUpAdmin(product);
    const params = { userId: owner.user.id };
    await visitAs(product, admin, household.id);
    await product.call(assignUser, admin.token, { params, body: { householdId: household.id, role: 'owner' } });
    expect((await product.call(getMe, owner.token, {})).households).toEqual([
      { id: household.id, name: household.name, role: 'owner' },
    ]);
  });

  it('is never linked by the address when it is an admin', async () => {
    const admin = await signUpAdmin(product, emma.email);
    expect(await send(emma)).toMatchObject({ status: 409, body: { code: 'email-taken' } });
    expect((await product.send(getMe, admin.token, {})).status).toBe(200);
  });

  it('is not merged where Google does not vouch for it [account-google-merges-only-where-google]', async () => {
    const before = await registerWithPassword(outsider.email);
    expect(await send(outsider)).toMatchObject({ status: 409, body: { code: 'email-taken' } });
    expect((await product.send(getMe, before.token, {})).status).toBe(200);
    expect((await trySignIn(product, outsider.email, password)).status).toBe(200);
  });

  it.each([
    ['by itself', () => Promise.resolve()],
    ['in the account, as at first', async () => await storePasswordInLegacyPlace(product, emma.email)],
  ])(
    'loses the password %s and all sessions from before anybody proved to own the address [account-google-unverified-password-account-never]',
    async (_, prepare) => {
      const hijacker = await registerWithPassword(emma.email);
      await prepare();
      const owner = await signIn(emma);
      expect((await product.send(getMe, hijacker.token, {})).status).toBe(401);
      expect((await trySignIn(product, emma.email, password)).status).toBe(401);
      expect((await storedAccount(product, emma.email)).passwordHash).toBeUndefined();
      expect(await storedHash(product, emma.email)).toBeUndefined();
      expect((await product.send(getMe, owner.token, {})).status).toBe(200);
      expect((await signIn(emma)).user.id).toBe(owner.user.id);
    },
  );

  it('keeps both when the address was proved before', async () => {
    const before = await registerWithPassword(emma.email);
    const key = { PK: `USER#${before.user.id}`, SK: 'PROFILE' };
    await product.context.table.commit([{ kind: 'change', key, change: { set: { emailVerified: true } } }]);
    await signIn(emma);
    expect((await product.send(getMe, before.token, {})).status).toBe(200);
    expect((await trySignIn(product, emma.email, password)).status).toBe(200);
  });

  it('stays closed when it is disabled', async () => {
    await registerWithPassword(emma.email);
    await changeAccount(product, emma.email, { disabledAt: startOfTests });
    expect((await send(emma)).status).toBe(401);
    expect((await storedAccount(product, emma.email)).googleSubject).toBeUndefined();
  });
});

describe('an account that came with Google', () => {
  it('has no password that somebody could guess', async () => {
    await signIn(emma);
    for (const guess of ['undefined', 'null', password])
      expect((await trySignIn(product, emma.email, guess)).status).toBe(401);
  });

  it('keeps its address from being registered', async () => {
    await signIn(emma);
    expect(
      (await product.send(register, undefined, { json: { email: emma.email, password, role: 'parent' } })).status,
    ).toBe(409);
  });
});

describe('sign-in with Google in general', () => {
  it('is refused where no client id is set up', async () => {
    product = await openTestProduct();
    expect(await send(emma)).toMatchObject({ status: 401, body: { code: 'google-refused' } });
  });

  it('waits after sixty bad tokens of one network', async () => {
    const json = { credential: 'x.y.z', role: 'parent' };
    const statuses: number[] = [];
    for (let times = 0; times < 61; times += 1)
      statuses.push((await product.send(signInWithGoogle, undefined, { json })).status);
    expect(statuses.slice(-2)).toEqual([401, 429]);
    expect((await send(emma)).headers['retry-after']).toBe('1');
  });

  it('answers 503 when Google cannot be reached', async () => {
    const verifier = createGoogleVerifier({ clientId: googleClientId, certificatesUrl: 'http://127.0.0.1:9/certs' });
    product = await openTestProduct({ google: verifier });
    const answer = await send(emma);
    expect(answer).toMatchObject({
      status: 503,
      headers: { 'retry-after': '1' },
      body: { requestId: expect.any(String) },
    });
  });

  it('does not hold it against the network that Google cannot be reached', async () => {
    const unreachable = () => Promise.reject(new ProductError('unavailable'));
    const alone = await openTestProduct({ ...product.context, google: unreachable });
    const json = { credential: google.sign(emma), role: 'parent' };
    for (let times = 0; times < 61; times += 1) await alone.send(signInWithGoogle, undefined, { json });
    expect((await send(emma)).status).toBe(200);
  });
});
