import { beforeEach, describe, expect, it } from 'vitest';
import { getMe, register, resendVerification, verifyEmail, verifyEmailCode } from '../../../shared/routes/auth.ts';
import { storedUsers } from '../../../functions/data/people/user.ts';
import type { SignedIn } from '../../../shared/schemas/user.ts';
import { codeIn, deliverMails, tokenIn } from '../../support/mailbox.ts';
import { readPartition } from '../../support/stored-rows.ts';
import { signUp } from '../../support/test-family.ts';
import { openTestProduct, type TestProduct } from '../../support/test-product.ts';
import { storedAccount } from './stored-account.ts';

let product: TestProduct;
let account: SignedIn;
beforeEach(async () => {
  product = await openTestProduct({ familyOnly: false });
  account = await product.call(register, undefined, { body: { email, password: 'correct horse 42', role: 'parent' } });
});

const email = 'somebody@example.org';
const refused = { status: 400, body: { code: 'wrong-code', fields: { code: expect.any(String) as string } } };

const enter = async (code: string, { token } = account) =>
  await product.send(verifyEmailCode, token, { json: { code } });
const isVerified = async () => (await product.call(getMe, account.token, {})).emailVerified === true;

async function mailedCode(): Promise<string> {
  const [mail] = await deliverMails(product);
  return codeIn(mail);
}

const wrong = (code: string, by = 1) => String((Number(code) + by) % 1_000_000).padStart(6, '0');

describe('the mailed code', () => {
  it('comes with the link, six digits in text and subject, and confirms the email as it is typed or pasted [route-verify-email-code]', async () => {
    const [mail, ...others] = await deliverMails(product);
    expect(others).toEqual([]);
    const code = codeIn(mail);
    expect(mail?.subject).toBe(`${code} is your Flashspark code`);
    expect(mail?.html).toContain(`Your code is ${code}.`);
    expect(await enter(` ${code.slice(0, 3)} ${code.slice(3)} `)).toMatchObject({ status: 204 });
    expect(await isVerified()).toBe(true);
  });

  it('is not spoken of where no screen asks for it: to learners, and where nobody’s email is checked', async () => {
    await deliverMails(product);
    await signUp(product, 'learner');
    const [toLearner] = await deliverMails(product);
    const family = await openTestProduct();
    const parent = await signUp(family, 'parent');
    const [toParent] = await deliverMails(family);
    for (const mail of [toLearner, toParent]) {
      expect(mail?.subject).toBe('Confirm your Flashspark email');
      expect(mail?.text).not.toMatch(/code|\d{6}/i);
    }
    expect((await readPartition(family, `LINKS#${parent.user.id}`)).map(({ SK }) => SK)).not.toContain('CODE');
    await family.call(verifyEmail, undefined, { body: { token: tokenIn(toParent) } });
    expect(await family.call(getMe, parent.token, {})).toMatchObject({ emailVerified: true });
  });

  it('is stored as a keyed hash alone', async () => {
    const code = await mailedCode();
    const [row, ...others] = (await readPartition(product, `LINKS#${account.user.id}`)).filter(
      ({ SK }) => SK === 'CODE',
    );
    expect(others).toEqual([]);
    expect(Object.keys(row ?? {}).toSorted()).toEqual(['PK', 'SK', 'codeHash', 'expiresAt']);
    expect(JSON.stringify(row)).not.toContain(code);
  });

  it('works for ten minutes by its own value', async () => {
    const code = await mailedCode();
    product.pass(10 * 60);
    expect(await enter(code)).toMatchObject(refused);
    expect(await isVerified()).toBe(false);
  });

  it('works until the last second of them', async () => {
    const code = await mailedCode();
    product.pass(10 * 60 - 1);
    expect((await enter(code)).status).toBe(204);
  });

  it('is for the account that it was mailed to, and no other', async () => {
    const code = await mailedCode();
    const other = await signUp(product, 'parent');
    expect(await enter(code, other)).toMatchObject(refused);
    expect((await enter(code)).status).toBe(204);
  });

  it('is for the address that it was mailed to, and no other', async () => {
    const code = await mailedCode();
    const { table } = product.context;
    const user = await storedAccount(product, email);
    const moveTo = async (to: string) =>
      await table.commit([storedUsers.change(table, { id: user.id }, { set: { email: to } })]);
    await moveTo('other@example.org');
    expect(await enter(code)).toMatchObject(refused);
    await moveTo(email);
    expect((await enter(code)).status).toBe(204);
  });

  it('is worth nothing once another one was mailed, while the link of before stays good', async () => {
    const [first] = await deliverMails(product);
    await product.call(resendVerification, account.token, {});
    const second = await mailedCode();
    expect(await enter(codeIn(first))).toMatchObject(refused);
    expect(await isVerified()).toBe(false);
    expect((await enter(second)).status).toBe(204);
    expect((await product.send(verifyEmail, undefined, { json: { token: tokenIn(first) } })).status).toBe(204);
  });

  it('is no longer asked about where the link was quicker', async () => {
    const [mail] = await deliverMails(product);
    await product.call(verifyEmail, undefined, { body: { token: tokenIn(mail) } });
    expect((await enter(wrong(codeIn(mail)))).status).toBe(204);
    expect(await isVerified()).toBe(true);
  });
});

describe('guessing at the code', () => {
  it('is heard five times, and then not before the code is too old', async () => {
    const code = await mailedCode();
    for (let tries = 1; tries <= 5; tries += 1) expect((await enter(wrong(code, tries))).status).toBe(400);
    const { status, headers } = await enter(code);
    expect([status, headers['retry-after']]).toEqual([429, '900']);
    product.pass(15 * 60);
    expect(await enter(code)).toMatchObject(refused);
    expect((await enter(code)).status).toBe(429);
  });

  it('is not heard more often for another code', async () => {
    const code = await mailedCode();
    for (let tries = 1; tries <= 5; tries += 1) await enter(wrong(code, tries));
    await product.call(resendVerification, account.token, {});
    expect((await enter(await mailedCode())).status).toBe(429);
  });

  it('is heard five times when forty come at once', async () => {
    const code = await mailedCode();
    const answers = await Promise.all(Array.from({ length: 40 }, async (_, by) => await enter(wrong(code, by + 1))));
    // A call that fails because of too many conflicts must be repeated; it does not count as an attempt either.
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(5);
    expect((await enter(code)).status).toBe(429);
  });
});
