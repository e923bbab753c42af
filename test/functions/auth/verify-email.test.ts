import { beforeEach, describe, expect, it } from 'vitest';
import { getMe, register, requestPasswordReset, resendVerification, verifyEmail } from '../../../shared/routes/auth.ts';
import type { SignedIn } from '../../../shared/schemas/user.ts';
import { deliverMails, tokenIn } from '../../support/mailbox.ts';
import { openTestProduct, type TestProduct } from '../../support/test-product.ts';
import { changeAccount, storedAccount } from './stored-account.ts';

let product: TestProduct;
let account: SignedIn;
beforeEach(async () => {
  product = await openTestProduct();
  account = await product.call(register, undefined, {
    body: { email, password: 'correct horse 42', role: 'parent' },
  });
});

const email = 'somebody@example.org';
const refused = { status: 400, body: { code: 'link-expired' } };

async function verify(token: string) {
  return await product.send(verifyEmail, undefined, { json: { token } });
}

async function isVerified(): Promise<boolean | undefined> {
  return (await product.call(getMe, account.token, {})).emailVerified;
}

describe('the link that confirms an e-mail', () => {
  it('is sent with the registration, and confirms it once [route-verify-email]', async () => {
    expect(account.user).not.toHaveProperty('emailVerified');
    const [mail, ...others] = await deliverMails(product);
    expect([mail?.to, others]).toEqual([email, []]);
    expect(mail?.text).toContain('https://cards.example.com/?verify#token=');
    expect(await verify(tokenIn(mail))).toMatchObject({ status: 204, body: undefined });
    expect(await isVerified()).toBe(true);
    expect(await verify(tokenIn(mail))).toMatchObject(refused);
  });

  it('works for a week by its own value', async () => {
    const [mail] = await deliverMails(product);
    product.pass(7 * 24 * 60 * 60);
    expect(await verify(tokenIn(mail))).toMatchObject(refused);
    expect(await storedAccount(product, email)).toMatchObject({ emailVerified: false });
  });

  it('is no link for a new password, nor is that one this', async () => {
    await deliverMails(product);
    await product.call(requestPasswordReset, undefined, { body: { email } });
    const [mail] = await deliverMails(product);
    expect(await verify(tokenIn(mail))).toMatchObject(refused);
    expect(await isVerified()).toBeUndefined();
  });

  it('confirms nothing for an account that is disabled', async () => {
    const [mail] = await deliverMails(product);
    await changeAccount(product, email, { disabledAt: product.now().toISOString() });
    expect(await verify(tokenIn(mail))).toMatchObject(refused);
  });
});

describe('sending it again', () => {
  it('makes another link; the first one stays good [route-resend-verification]', async () => {
    const [first] = await deliverMails(product);
    expect(await product.send(resendVerification, account.token, {})).toMatchObject({ status: 202, body: undefined });
    const [second] = await deliverMails(product);
    expect(tokenIn(second)).not.toBe(tokenIn(first));
    expect((await verify(tokenIn(first))).status).toBe(204);
  });

  it('sends nothing once the e-mail is confirmed', async () => {
    const [mail] = await deliverMails(product);
    await verify(tokenIn(mail));
    expect((await product.send(resendVerification, account.token, {})).status).toBe(202);
    expect(await deliverMails(product)).toEqual([]);
  });

  it('can be asked for a few times, and then has to wait', async () => {
    const statuses: number[] = [];
    for (let times = 0; times < 4; times += 1)
      statuses.push((await product.send(resendVerification, account.token, {})).status);
    expect(statuses).toEqual([202, 202, 202, 429]);
  });
});
