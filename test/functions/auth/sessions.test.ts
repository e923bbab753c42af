import { beforeEach, describe, expect, it } from 'vitest';
import { issueToken } from '../../../functions/platform/sign-in/session-token.ts';
import { storedSignInSessions, touchSignInSession } from '../../../functions/data/people/sign-in-session.ts';
import { getMe, login, logout, logoutEverywhere, register } from '../../../shared/routes/auth.ts';
import { createHousehold } from '../../../shared/routes/households.ts';
import { openTestProduct, startOfTests, type TestProduct } from '../../support/test-product.ts';
import { changeAccount, claimsOf, storedSession } from './stored-account.ts';

let product: TestProduct;
beforeEach(async () => {
  product = await openTestProduct();
});

const email = 'somebody@example.org';
const password = 'correct horse 42';
const day = 24 * 60 * 60;

async function signUp(): Promise<string> {
  return (await product.call(register, undefined, { body: { email, password, role: 'parent' } })).token;
}

async function signIn(): Promise<string> {
  return (await product.call(login, undefined, { body: { email, password } })).token;
}

/** Sets the clock to this number of seconds after the start. */
function at(seconds: number): void {
  product.setNow(new Date(Date.parse(startOfTests) + seconds * 1_000));
}

async function statusOf(token: string): Promise<number> {
  return (await product.send(getMe, token, {})).status;
}

describe('a session', () => {
  it('is over with the next request after signing out, and the others are not [route-logout, account-signing-out-takes-effect-very]', async () => {
    const [phone, laptop] = [await signUp(), await signIn()];
    await product.call(logout, phone, {});
    expect([await statusOf(phone), await statusOf(laptop)]).toEqual([401, 200]);
    expect((await product.send(logout, phone, {})).status).toBe(401);
    expect(await storedSession(product, phone)).toBeUndefined();
  });

  it('is over everywhere with the next request after signing out everywhere [route-logout-everywhere]', async () => {
    const [phone, laptop] = [await signUp(), await signIn()];
    await product.call(logoutEverywhere, phone, {});
    expect([await statusOf(phone), await statusOf(laptop)]).toEqual([401, 401]);
    expect(await statusOf(await signIn())).toBe(200);
  });

  it('is over as soon as the account is disabled', async () => {
    const token = await signUp();
    await changeAccount(product, email, { disabledAt: startOfTests });
    expect(await statusOf(token)).toBe(401);
  });

  it('follows a change of role at once [account-role-change-takes-effect-very]', async () => {
    const token = await signUp();
    const create = async () => (await product.send(createHousehold, token, { json: { name: 'Ours' } })).status;
    expect(await create()).toBe(201);
    await changeAccount(product, email, { role: 'learner' });
    expect(await create()).toBe(403);
    expect((await product.call(getMe, token, {})).role).toBe('learner');
    // Restores the role directly in the table: no route changes it back, and a learner account can't create a household of its own.
    await changeAccount(product, email, { role: 'parent' });
  });

  it('belongs to one account: a token that names it with another account is refused', async () => {
    const mine = claimsOf(await signUp());
    const other = await product.call(register, undefined, {
      body: { email: 'other@example.org', password, role: 'parent' },
    });
    const { issuer, signer } = product.context;
    const common = { issuer, issuedAt: product.now(), expiresAt: mine.exp };
    const named = (userId: string) => ({ userId, sessionId: mine.sid });
    expect(await statusOf(await issueToken({ ...common, claims: named(mine.sub) }, signer))).toBe(200);
    expect(await statusOf(await issueToken({ ...common, claims: named(other.user.id) }, signer))).toBe(401);
  });

  it('is named by a token whose scheme may be written in small letters', async () => {
    const token = await signUp();
    expect((await product.send(getMe, undefined, { headers: { authorization: `bearer ${token}` } })).status).toBe(200);
  });
});

describe('a session that is not used', () => {
  it('is over after 14 days [account-idle-limit-14-days]', async () => {
    const token = await signUp();
    at(14 * day);
    expect(await statusOf(token)).toBe(401);
    at(14 * day - 1);
    expect(await statusOf(token)).toBe(200);
  });

  it('counts its 14 days from the last use', async () => {
    const token = await signUp();
    for (const days of [13, 26, 39]) {
      at(days * day);
      expect(await statusOf(token)).toBe(200);
    }
    at(53 * day);
    expect(await statusOf(token)).toBe(401);
  });

  it('is over after 90 days, however much it was used [account-absolute-limit-90-days]', async () => {
    const token = await signUp();
    for (let days = 10; days < 90; days += 10) {
      at(days * day);
      expect(await statusOf(token)).toBe(200);
    }
    at(90 * day - 1);
    expect(await statusOf(token)).toBe(200);
    at(90 * day);
    expect(await statusOf(token)).toBe(401);
  });

  it('is over by its own record too, when only the token would still be good', async () => {
    const token = await signUp();
    const session = storedSignInSessions.parse((await storedSession(product, token)) ?? {});
    const { PK, SK } = (await storedSession(product, token)) as { PK: string; SK: string };
    const earlier = { ...session, PK, SK, expiresAt: Math.floor(Date.parse(startOfTests) / 1_000) };
    await product.context.table.commit([{ kind: 'put', item: earlier }]);
    expect(await statusOf(token)).toBe(401);
  });
});

describe('the note that a session is in use', () => {
  it('is written at most once an hour', async () => {
    const token = await signUp();
    const lastSeen = async () => (await storedSession(product, token))?.['lastSeenAt'];
    at(3_600);
    await statusOf(token);
    expect(await lastSeen()).toBe(startOfTests);
    at(3_601);
    await statusOf(token);
    expect(await lastSeen()).toBe('2026-01-05T10:00:01.000Z');
    at(7_000);
    await statusOf(token);
    expect(await lastSeen()).toBe('2026-01-05T10:00:01.000Z');
  });

  it('never brings a session back that ended meanwhile', async () => {
    const token = await signUp();
    const session = storedSignInSessions.parse((await storedSession(product, token)) ?? {});
    await product.call(logout, token, {});
    const touch = touchSignInSession(product.context.table, session, product.now());
    await expect(touch).rejects.toEqual(expect.objectContaining({ code: 'not-signed-in' }));
    expect(await storedSession(product, token)).toBeUndefined();
  });
});
