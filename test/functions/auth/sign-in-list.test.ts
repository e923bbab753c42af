import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { endSignInSession, getMe, listSignInSessions, login, logoutEverywhere } from '../../../shared/routes/auth.ts';
import type { SignedIn, SignInSession } from '../../../shared/schemas/user.ts';
import { nameBrowser } from '../../../functions/platform/sign-in/name-browser.ts';
import { signUp } from '../../support/test-family.ts';
import { openTestProduct, startOfTests, type TestProduct } from '../../support/test-product.ts';
import { claimsOf, storedSession } from './stored-account.ts';

const firefox = 'Mozilla/5.0 (Android 15; Mobile; rv:143.0) Gecko/143.0 Firefox/143.0';
const safari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

let product: TestProduct;
let account: SignedIn;
let email: string;
beforeAll(async () => {
  product = await openTestProduct();
});
beforeEach(async () => {
  product.setNow(startOfTests);
  account = await signUp(product, 'parent');
  ({ email } = account.user);
});

async function signIn(agent?: string): Promise<string> {
  const headers: Record<string, string> = agent === undefined ? {} : { 'user-agent': agent };
  const answer = await product.send(login, undefined, { json: { email, password: 'correct horse 42' }, headers });
  return (answer.body as SignedIn).token;
}

async function list(token: string): Promise<SignInSession[]> {
  return await product.call(listSignInSessions, token, {});
}

async function end(token: string, sessionId: string) {
  return await product.send(endSignInSession, token, { params: { sessionId } });
}

describe('the list of where an account is signed in', () => {
  it('names the browser and the last use of each, the newest first, and says which one asks [route-list-sign-in-sessions]', async () => {
    product.pass(60);
    const phone = await signIn(firefox);
    product.pass(60);
    const tablet = await signIn(safari);
    const sessions = await list(phone);
    expect(sessions.map(({ browser, current }) => [browser, current])).toEqual([
      ['Safari on iPhone', false],
      ['Firefox on Android', true],
      ['A browser', false],
    ]);
    expect(sessions[0]).toEqual({
      id: claimsOf(tablet).sid,
      createdAt: '2026-01-05T09:02:00.000Z',
      lastUsedAt: '2026-01-05T09:02:00.000Z',
      browser: 'Safari on iPhone',
      current: false,
    });
    expect(JSON.stringify(await storedSession(product, tablet))).not.toMatch(/Mozilla|18_5/);
  });

  it('leaves out those that are over, by their age or by signing out everywhere', async () => {
    product.pass(13 * 24 * 60 * 60);
    const later = await signIn();
    product.pass(2 * 24 * 60 * 60);
    expect((await list(later)).map(({ id }) => id)).toEqual([claimsOf(later).sid]);
    await product.call(logoutEverywhere, later, {});
    const fresh = await signIn();
    expect((await list(fresh)).map(({ id }) => id)).toEqual([claimsOf(fresh).sid]);
  });

  it('never holds those of another account', async () => {
    const other = await signUp(product, 'parent');
    expect((await list(other.token)).map(({ id }) => id)).toEqual([claimsOf(other.token).sid]);
  });
});

describe('ending one of them', () => {
  it('signs that browser out with its next call, and no other [route-end-sign-in-session]', async () => {
    const phone = await signIn(firefox);
    expect(await end(account.token, claimsOf(phone).sid)).toMatchObject({ status: 204, body: undefined });
    expect((await product.send(getMe, phone, {})).status).toBe(401);
    expect(await list(account.token)).toHaveLength(1);
    expect((await end(account.token, claimsOf(phone).sid)).status).toBe(404);
  });

  it('can be the one that asks', async () => {
    expect((await end(account.token, claimsOf(account.token).sid)).status).toBe(204);
    expect((await product.send(getMe, account.token, {})).status).toBe(401);
  });

  it("is answered alike for another account's and for none", async () => {
    const other = await signUp(product, 'parent');
    const foreign = await end(account.token, claimsOf(other.token).sid);
    expect(foreign).toEqual(await end(account.token, '01KE6P4YM00000000000000000'));
    expect(foreign.status).toBe(404);
    expect((await product.send(getMe, other.token, {})).status).toBe(200);
  });
});

describe('the name of a browser', () => {
  it.each([
    [undefined, 'A browser'],
    ['', 'A browser'],
    ['curl/8', 'A browser'],
    [firefox, 'Firefox on Android'],
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0',
      'Edge on Windows',
    ],
    [
      'Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
      'Chrome on Chromebook',
    ],
    [
      'Mozilla/5.0 (Linux; Android 14; SM-X200) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Safari/537.36',
      'Samsung Internet on Android',
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15',
      'Safari on Mac',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/142.0 Mobile/15E148 Safari/604.1',
      'Chrome on iPhone',
    ],
    ['<script>alert(1)</script> Firefox/1', 'Firefox'],
    [`${'x'.repeat(10_000)} Firefox/1`, 'A browser'],
  ])('%s is %s', (agent, name) => {
    expect(nameBrowser(agent)).toBe(name);
  });
});
