import { beforeEach, describe, expect, it } from 'vitest';
import {
  changePassword,
  confirmEmailChange,
  getMe,
  register,
  requestEmailChange,
  requestPasswordReset,
  resetPassword,
  verifyEmail,
} from '../../../shared/routes/auth.ts';
import { deliverMails, tokenIn } from '../../support/mailbox.ts';
import { openTestProduct, type TestProduct } from '../../support/test-product.ts';
import { trySignIn } from './stored-account.ts';

let product: TestProduct;
let token: string;
beforeEach(async () => {
  product = await openTestProduct();
  token = await signUp(email);
});

const email = 'somebody@example.org';
const newEmail = 'other@example.org';
const password = 'correct horse 42';
const newPassword = 'battery staple 7';
const refused = { status: 400, body: { code: 'link-expired' } };

async function signUp(address: string): Promise<string> {
  return (await product.call(register, undefined, { body: { email: address, password, role: 'parent' } })).token;
}

async function confirmOwn(): Promise<void> {
  const [mail] = await deliverMails(product);
  await product.call(verifyEmail, undefined, { body: { token: tokenIn(mail) } });
}

async function request(json: object = {}) {
  return await product.send(requestEmailChange, token, { json: { newEmail, password, ...json } });
}

/** @returns the tokens of the mailed links by address. */
async function links(): Promise<Record<string, string>> {
  return Object.fromEntries((await deliverMails(product)).map((mail) => [mail.to, tokenIn(mail)]));
}

async function confirm(link = '') {
  return await product.send(confirmEmailChange, undefined, { json: { token: link } });
}

describe('another e-mail', () => {
  it('is there once both addresses have confirmed it; the old one is told, and nobody is signed out [route-request-email-change, route-confirm-email-change]', async () => {
    await confirmOwn();
    expect(await request()).toMatchObject({ status: 202, body: undefined });
    const { [email]: old, [newEmail]: fresh } = await links();
    expect(await confirm(fresh)).toMatchObject({ status: 200, body: { state: 'waiting' } });
    expect((await product.call(getMe, token, {})).email).toBe(email);
    expect(await confirm(fresh)).toMatchObject(refused);
    expect(await confirm(old)).toMatchObject({ status: 200, body: { state: 'changed' } });
    expect(await product.call(getMe, token, {})).toMatchObject({ email: newEmail, emailVerified: true });
    expect((await trySignIn(product, newEmail, password)).status).toBe(200);
    expect((await trySignIn(product, email, password)).status).toBe(401);
    expect(await deliverMails(product)).toMatchObject([{ to: email, subject: 'Your Flashspark email has changed' }]);
    expect(await confirm(old)).toMatchObject(refused);
  });

  it('is there once both have confirmed it at the same moment', async () => {
    await confirmOwn();
    await request();
    const { [email]: old, [newEmail]: fresh } = await links();
    const answers = await Promise.all([confirm(old), confirm(fresh)]);
    expect(answers.map(({ body }) => (body as { state: string }).state).toSorted()).toEqual(['changed', 'waiting']);
    expect((await product.call(getMe, token, {})).email).toBe(newEmail);
  });

  it('needs no word of an old address that was never confirmed: that one may have a slip of the finger', async () => {
    await deliverMails(product);
    await request();
    const { [newEmail]: fresh, ...others } = await links();
    expect(others).toEqual({});
    expect(await confirm(fresh)).toMatchObject({ body: { state: 'changed' } });
    expect((await deliverMails(product)).map(({ to }) => to)).toEqual([email]);
  });

  it('waits for a day by its own value', async () => {
    await deliverMails(product);
    await request();
    const { [newEmail]: fresh } = await links();
    product.pass(24 * 60 * 60);
    expect(await confirm(fresh)).toMatchObject(refused);
    expect((await product.call(getMe, token, {})).email).toBe(email);
  });

  it('takes the place of the one that was asked for before', async () => {
    await deliverMails(product);
    await request({ newEmail: 'first@example.org' });
    await request();
    const { 'first@example.org': first, [newEmail]: second } = await links();
    expect(first).toBeUndefined();
    expect((await confirm(second)).status).toBe(200);
  });

  it('is refused when it has an account, now or by the time it is confirmed', async () => {
    await deliverMails(product);
    const refusal = (code: string) => ({ status: 409, body: { code, fields: { newEmail: expect.any(String) } } });
    const taken = refusal('email-used');
    expect(await request({ newEmail: email })).toMatchObject(refusal('own-email'));
    await request();
    const { [newEmail]: fresh } = await links();
    await signUp(newEmail);
    expect(await request()).toMatchObject(taken);
    expect(await confirm(fresh)).toMatchObject({ status: 409, body: { code: 'email-taken' } });
    expect((await product.call(getMe, token, {})).email).toBe(email);
  });

  it('asks for the password, a few times', async () => {
    for (let times = 0; times < 5; times += 1)
      expect(await request({ password: 'wrong horse' })).toMatchObject({ body: { code: 'wrong-password' } });
    expect((await request()).status).toBe(429);
    expect(await deliverMails(product)).toHaveLength(1);
  });

  it('ends links for a new password that went to the old address', async () => {
    await deliverMails(product);
    await product.call(requestPasswordReset, undefined, { body: { email } });
    await deliverMails(product);
    await product.call(requestPasswordReset, undefined, { body: { email } });
    await request();
    const { [newEmail]: fresh } = await links();
    await confirm(fresh);
    await product.call(requestPasswordReset, undefined, { body: { email } });
    expect((await deliverMails(product)).map(({ subject }) => subject)).toEqual(['Your Flashspark email has changed']);
  });

  it('ends with a new password: whoever asked for it may be the stranger who is shut out', async () => {
    await deliverMails(product);
    await request();
    const { [newEmail]: strangers } = await links();
    const body = { currentPassword: password, newPassword };
    await product.call(changePassword, token, { body });
    expect(await confirm(strangers)).toMatchObject(refused);
  });

  it('ends with a reset by the owner of the address, though its mails still wait', async () => {
    await deliverMails(product);
    await product.call(requestPasswordReset, undefined, { body: { email } });
    const { [email]: owners = '' } = await links();
    await request();
    await product.call(resetPassword, undefined, { body: { token: owners, newPassword } });
    expect(await links()).toEqual({});
    expect((await trySignIn(product, email, newPassword)).status).toBe(200);
  });
});
