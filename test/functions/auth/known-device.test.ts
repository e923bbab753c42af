import { beforeEach, describe, expect, it } from 'vitest';
import { storedThrottles, throttlePlace } from '../../../functions/data/operations/throttle.ts';
import { hashNetwork } from '../../../functions/platform/call/client-network.ts';
import type { Answer } from '../../../infra/local/gateway/call-in-process.ts';
import { login, register } from '../../../shared/routes/auth.ts';
import { openTestProduct, type TestProduct } from '../../support/test-product.ts';
import { trySignIn } from './stored-account.ts';

let product: TestProduct;
beforeEach(async () => {
  product = await openTestProduct();
});

const password = 'correct horse 42';
const email = 'parent@example.org';
const home = '198.51.100.7';

/** Registers like a browser. @returns the cookie that the browser keeps. */
async function makeAccount(address = email): Promise<string> {
  const answer = await product.send(register, undefined, { json: { email: address, password, role: 'parent' } });
  return cookieOf(answer);
}

function cookieOf({ cookies = [] }: Answer): string {
  expect(cookies).toHaveLength(1);
  return cookies[0]?.split(';')[0] ?? '';
}

async function signIn(cookie: string | undefined, typed = password, network = home, address = email): Promise<Answer> {
  const headers = { 'x-viewer-address': network };
  return await product.send(login, undefined, {
    json: { email: address, password: typed },
    headers,
    ...(cookie !== undefined && { cookies: [`other=1`, cookie] }),
  });
}

/** Fails to sign in from eleven addresses, which locks the account for all unknown devices. */
async function attack(): Promise<void> {
  for (let network = 1; network <= 11; network += 1)
    for (let tries = 0; tries < 5; tries += 1) await trySignIn(product, email, 'wrong', `203.0.113.${network}`);
  expect((await signIn(undefined)).status).toBe(429);
}

/** Locks an account or a network as too many failed attempts would. */
async function close(scope: 'account' | 'network', subject: string): Promise<void> {
  const { table } = product.context;
  const expiresAt = product.now().getTime() / 1_000 + 3_600;
  const blockedUntil = new Date(product.now().getTime() + 300_000).toISOString();
  await table.commit([
    storedThrottles.replace(table, {
      ...throttlePlace(scope, subject),
      tries: 61,
      blockedUntil,
      expiresAt,
      version: 1,
    }),
  ]);
  expect((await signIn(undefined)).status).toBe(429);
}

describe('a browser in which somebody signed in to the account before', () => {
  it('is let in with the right password, however often others tried a wrong one', async () => {
    const cookie = await makeAccount();
    await attack();
    expect((await signIn(cookie)).status).toBe(200);
  });

  it('is let in from a network that is refused', async () => {
    const cookie = await makeAccount();
    await close('network', hashNetwork(home, product.context.networkKey));
    expect((await signIn(cookie)).status).toBe(200);
  });

  it('opens the account to the others again: whoever signs in has shown that it is theirs', async () => {
    const cookie = await makeAccount();
    await close('account', email);
    await signIn(cookie);
    expect((await signIn(undefined)).status).toBe(200);
  });

  it('has five tries of its own, and then waits', async () => {
    const cookie = await makeAccount();
    const statuses: number[] = [];
    for (let tries = 0; tries < 6; tries += 1) statuses.push((await signIn(cookie, 'wrong')).status);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
    expect((await signIn(undefined, password, '198.51.100.8')).status).toBe(200);
  });

  it('knows six accounts, the last ones first, each by itself', async () => {
    let cookie = await makeAccount();
    for (let others = 1; others <= 6; others += 1) {
      await product.send(register, undefined, { json: { email: `p${others}@example.org`, password, role: 'parent' } });
      cookie = cookieOf(await signIn(cookie, password, home, `p${others}@example.org`));
    }
    expect(cookie.split('~')).toHaveLength(6);
    await close('account', email);
    expect((await signIn(cookie)).status).toBe(429);
    expect((await signIn(cookie, password, home, 'p1@example.org')).status).toBe(200);
  });
});

describe('the value that it keeps', () => {
  it('is for the server alone, and for the sign-in addresses alone', async () => {
    const { cookies = [] } = await signIn(await makeAccount());
    expect(cookies[0]).toMatch(
      /^__Secure-known-device=[\w.-]+; Path=\/api\/auth; Max-Age=34560000; Secure; HttpOnly; SameSite=Strict$/,
    );
    expect(cookies[0]).not.toContain('parent');
  });

  it('is worth nothing when it was made up, changed, or is for another account', async () => {
    const cookie = await makeAccount();
    const other = await makeAccount('other@example.org');
    await close('account', email);
    const made = `__Secure-known-device=${'a'.repeat(16)}.${'b'.repeat(43)}`;
    for (const wrong of [
      made,
      cookie.slice(0, -1) + (cookie.endsWith('A') ? 'B' : 'A'),
      other,
      `${cookie}x`,
      '__Secure-known-device=',
    ])
      expect((await signIn(wrong)).status).toBe(429);
  });

  it('is given to nobody who did not sign in', async () => {
    await makeAccount();
    expect(await signIn(undefined, 'wrong')).not.toHaveProperty('cookies');
  });
});
