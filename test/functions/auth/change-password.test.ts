import { beforeEach, describe, expect, it } from 'vitest';
import { changePassword, getMe, login, register } from '../../../shared/routes/auth.ts';
import { openTestProduct, type TestProduct } from '../../support/test-product.ts';
import { storedAccount, storedHash, trySignIn } from './stored-account.ts';

let product: TestProduct;
let token: string;
beforeEach(async () => {
  product = await openTestProduct();
  token = (await product.call(register, undefined, { body: { email, password, role: 'parent' } })).token;
});

const email = 'somebody@example.org';
const password = 'correct horse 42';
const newPassword = 'correct horse 43';

async function change(json: Record<string, unknown>, by = token) {
  return await product.send(changePassword, by, { json });
}

describe('changing the password', () => {
  it('takes effect at once, ends the other sessions and keeps this one [route-change-password]', async () => {
    const { token: other } = await product.call(login, undefined, { body: { email, password } });
    expect(await change({ currentPassword: password, newPassword })).toMatchObject({ status: 204, body: undefined });
    const me = async (by: string) => (await product.send(getMe, by, {})).status;
    expect([await me(token), await me(other)]).toEqual([200, 401]);
    expect((await trySignIn(product, email, password)).status).toBe(401);
    expect((await trySignIn(product, email, newPassword)).status).toBe(200);
  });

  it('can be done again in the session that stayed', async () => {
    await change({ currentPassword: password, newPassword });
    expect((await change({ currentPassword: newPassword, newPassword: password })).status).toBe(204);
    expect((await product.send(getMe, token, {})).status).toBe(200);
  });

  it('asks for the current password, and changes nothing without it', async () => {
    const stored = async () => [await storedAccount(product, email), await storedHash(product, email)];
    const before = await stored();
    const refusal = await change({ currentPassword: 'wrong horse 42', newPassword });
    expect(refusal).toMatchObject({ status: 403, body: { code: 'wrong-password' } });
    expect(await stored()).toEqual(before);
  });

  it('refuses new passwords that registration would refuse', async () => {
    const common = await change({ currentPassword: password, newPassword: 'Password1' });
    expect(common).toMatchObject({
      status: 400,
      body: { code: 'common-password', fields: { newPassword: expect.any(String) } },
    });
    const short = await change({ currentPassword: password, newPassword: 'abc12' });
    expect(short).toMatchObject({ status: 400, body: { fields: { newPassword: 'At least 6 characters' } } });
    expect((await trySignIn(product, email, password)).status).toBe(200);
  });

  it('lets somebody with a stolen token guess five times only', async () => {
    const guess = async () => (await change({ currentPassword: 'wrong horse 42', newPassword })).status;
    const guesses: number[] = [];
    for (let times = 0; times < 6; times += 1) guesses.push(await guess());
    expect(guesses).toEqual([403, 403, 403, 403, 403, 429]);
    const refusal = await change({ currentPassword: password, newPassword });
    expect(refusal).toMatchObject({ status: 429, headers: { 'retry-after': '1' } });
  });

  it('cannot be hindered by wrong tries to sign in', async () => {
    for (let times = 0; times < 6; times += 1) await trySignIn(product, email, 'wrong horse 42');
    expect((await change({ currentPassword: password, newPassword })).status).toBe(204);
  });
});
