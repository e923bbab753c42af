import { beforeAll, describe, expect, it } from 'vitest';
import { openConsentEffects } from '../../../functions/consent/get-notice.ts';
import { storedConsents } from '../../../functions/data/consent.ts';
import { householdRows } from '../../../functions/data/household.ts';
import { notice } from '../../../shared/notice.ts';
import { confirmEmailChange, requestEmailChange, verifyEmailCode } from '../../../shared/routes/auth.ts';
import { getConsent, getNotice, giveConsent, withdrawConsent } from '../../../shared/routes/consent.ts';
import { createHousehold } from '../../../shared/routes/households.ts';
import { createLearner } from '../../../shared/routes/learners.ts';
import type { SignedIn } from '../../../shared/schemas/user.ts';
import { proves } from '../../specification/proves.ts';
import { codeIn, deliverMails, tokenIn } from '../../support/mailbox.ts';
import { password, signUp } from '../../support/test-family.ts';
import { openTestProduct, startOfTests, type TestProduct } from '../../support/test-product.ts';

let product: TestProduct;
let parent: SignedIn;
beforeAll(async () => {
  product = await openTestProduct();
  parent = await signUp(product, 'parent');
});

async function makeSilentHousehold(consent?: { noticeVersion: string }) {
  const body = { name: 'Smith Family', timeZone: 'UTC', ...(consent && { consent }) };
  return await product.send(createHousehold, parent.token, { json: body });
}

async function silentHousehold() {
  const params = { householdId: (await product.call(createHousehold, parent.token, { body: { name: 'Smith' } })).id };
  const addChild = async () => await product.send(createLearner, parent.token, { params, json: { name: 'Emma' } });
  const agree = async (noticeVersion: string = notice.version) =>
    await product.send(giveConsent, parent.token, { params, json: { noticeVersion } });
  return { params, addChild, agree };
}

it('the notice is there to be read by anybody, in sentences', async () => {
  proves('route-get-notice');
  const { version, text, agreeing } = await product.call(getNotice, undefined, {});
  expect([version, agreeing]).toEqual([notice.version, 'family-only']);
  expect(text.length).toBeGreaterThan(4);
  expect(text.every((sentence) => /^[A-Z].*\.$/.test(sentence))).toBe(true);
});

describe('a household', () => {
  it('gets no child before a grown-up agreed, and says so', async () => {
    proves('child-consent-before-first-child', 'route-give-consent', 'route-get-consent');
    const { params, addChild, agree } = await silentHousehold();
    expect(await addChild()).toMatchObject({ status: 409, body: { code: 'consent-needed' } });
    expect((await product.send(getConsent, parent.token, { params })).status).toBe(404);
    const agreed = { noticeVersion: notice.version, agreedAt: startOfTests, agreedBy: parent.user.id };
    expect(await agree()).toMatchObject({ status: 200, body: agreed });
    expect(await product.call(getConsent, parent.token, { params })).toEqual(agreed);
    expect((await addChild()).status).toBe(201);
  });

  it('agrees to the notice that there is, to no other, and is told which one that is', async () => {
    const { agree, addChild } = await silentHousehold();
    const refused = { status: 409, body: { code: 'notice-changed', fields: { noticeVersion: notice.version } } };
    expect(await agree('1999-01-01')).toMatchObject(refused);
    expect((await addChild()).status).toBe(409);
    expect(await makeSilentHousehold({ noticeVersion: '1999-01-01' })).toMatchObject(refused);
  });

  it('that agreed to an earlier notice is asked again before the next child', async () => {
    const { params, addChild, agree } = await silentHousehold();
    await agree();
    const rows = householdRows(product.context.table, params.householdId);
    await rows.commit([storedConsents.change(rows, {}, { set: { noticeVersion: '2020-01-01' } })]);
    expect(await addChild()).toMatchObject({ status: 409, body: { code: 'consent-needed' } });
    expect((await agree()).status).toBe(200);
    expect((await addChild()).status).toBe(201);
  });

  it('keeps who agreed first, and when', async () => {
    const { params, agree } = await silentHousehold();
    const first = (await agree()).body;
    product.pass(60);
    expect((await agree()).body).toEqual(first);
    expect(await product.call(getConsent, parent.token, { params })).toEqual(first);
  });

  it('takes no child any more once the consent is withdrawn', async () => {
    proves('route-withdraw-consent');
    const { params, addChild, agree } = await silentHousehold();
    await agree();
    await product.call(withdrawConsent, parent.token, { params });
    expect((await product.send(getConsent, parent.token, { params })).status).toBe(404);
    expect(await addChild()).toMatchObject({ status: 409, body: { code: 'consent-needed' } });
  });
});

describe('who agrees', () => {
  /** A product as a stage has it, and a parent who just registered there. */
  async function openStage(stage: { familyOnly: boolean; sendsMails: boolean }) {
    const staged = await openTestProduct(stage);
    const grownUp = await signUp(staged, 'parent');
    const [mail] = await deliverMails(staged);
    const confirm = async () => await staged.call(verifyEmailCode, grownUp.token, { body: { code: codeIn(mail) } });
    const found = async (consent?: { noticeVersion: string }) =>
      await staged.send(createHousehold, grownUp.token, {
        json: { name: 'Smith Family', timeZone: 'UTC', ...(consent && { consent }) },
      });
    const silent = async () => {
      const params = { householdId: ((await found()).body as { id: string }).id };
      const agree = async (token = grownUp.token) =>
        await staged.send(giveConsent, token, { params, json: { noticeVersion: notice.version } });
      const stored = async () => await storedConsents.find(householdRows(staged.context.table, params.householdId), {});
      return { params, agree, stored };
    };
    return { staged, grownUp, confirm, found, silent };
  }

  const deployed = { familyOnly: false, sendsMails: true };
  const unconfirmed = { status: 403, body: { code: 'email-not-verified' } };

  it('is known by a confirmed email: without one neither the yes nor the household with it is written', async () => {
    proves('child-consent-confirmed-email');
    const { staged, grownUp, found, silent, confirm } = await openStage(deployed);
    expect((await staged.call(getNotice, undefined, {})).agreeing).toBe('email-plus');
    const { params, agree, stored } = await silent();
    expect(await agree()).toMatchObject(unconfirmed);
    expect(await stored()).toBeUndefined();
    expect(await found({ noticeVersion: notice.version })).toMatchObject(unconfirmed);
    const child = { params, json: { name: 'Emma' } };
    expect((await staged.send(createLearner, grownUp.token, child)).status).toBe(409);
    await confirm();
    expect((await agree()).status).toBe(200);
    expect(await stored()).toMatchObject({ method: 'email-plus' });
    expect((await staged.send(createLearner, grownUp.token, child)).status).toBe(201);
    expect((await found({ noticeVersion: notice.version })).status).toBe(201);
  });

  it('is told by a second mail what was agreed and how to end it, once', async () => {
    const { staged, grownUp, silent, found, confirm } = await openStage(deployed);
    await confirm();
    const { agree } = await silent();
    await agree();
    await agree();
    const [mail, ...others] = await deliverMails(staged);
    expect([mail?.to, mail?.subject, others]).toEqual([
      grownUp.user.email,
      'You agreed to what Flashspark stores about your children',
      [],
    ]);
    expect(mail?.text).toContain(`On January 5, 2026 you agreed, as ${grownUp.user.email}, that`);
    expect(mail?.text).toContain('“Smith Family”');
    for (const sentence of notice.text) expect(mail?.text).toContain(sentence);
    expect(mail?.text).toContain('choose “Withdraw consent”');
    await found({ noticeVersion: notice.version });
    expect((await deliverMails(staged)).map(({ subject }) => subject)).toEqual([mail?.subject]);
  });

  it('hears nothing of a yes that was withdrawn before the mail went out, nor in a household that is gone', async () => {
    const { staged, grownUp, silent, confirm } = await openStage(deployed);
    await confirm();
    const { params, agree } = await silent();
    await agree();
    await staged.call(withdrawConsent, grownUp.token, { params });
    expect(await deliverMails(staged)).toEqual([]);
  });

  it('is known where an email was changed before it was ever confirmed, once the new one is', async () => {
    const { staged, grownUp, silent } = await openStage(deployed);
    const { agree } = await silent();
    const body = { newEmail: 'without-the-slip@example.org', password };
    await staged.call(requestEmailChange, grownUp.token, { body });
    expect(await agree()).toMatchObject(unconfirmed);
    const [mail] = await deliverMails(staged);
    await staged.call(confirmEmailChange, undefined, { body: { token: tokenIn(mail) } });
    expect((await agree()).status).toBe(200);
    expect((await deliverMails(staged)).map(({ to }) => to)).toContain(body.newEmail);
  });

  it('is the operator, where they say so: nothing is asked, and nothing is mailed to an address that may be anybody’s', async () => {
    const { staged, silent, confirm } = await openStage({ familyOnly: true, sendsMails: true });
    const { agree, stored } = await silent();
    expect((await agree()).status).toBe(200);
    expect(await stored()).toMatchObject({ method: 'family-only' });
    expect(await deliverMails(staged)).toEqual([]);
    await confirm();
    const other = await silent();
    await other.agree();
    expect(await other.stored()).toMatchObject({ method: 'email-plus' });
    expect(await deliverMails(staged)).toHaveLength(1);
  });

  it('is not known on a stage without mails, whoever it is, and the operator reads why', async () => {
    const { staged, silent, found, confirm } = await openStage({ familyOnly: false, sendsMails: false });
    expect((await staged.call(getNotice, undefined, {})).agreeing).toBe('nobody');
    const { agree } = await silent();
    const refused = {
      status: 409,
      body: { code: 'mails-needed', error: expect.stringContaining('FAMILY_ONLY=yes') as string },
    };
    expect(await agree()).toMatchObject(refused);
    await confirm();
    expect(await agree()).toMatchObject(refused);
    expect(await found({ noticeVersion: notice.version })).toMatchObject(refused);
  });

  it('is the operator on a stage without mails, where they say so', async () => {
    const { staged, silent } = await openStage({ familyOnly: true, sendsMails: false });
    const { agree, stored } = await silent();
    expect((await agree()).status).toBe(200);
    expect(await stored()).toMatchObject({ method: 'family-only' });
    expect(await deliverMails(staged)).toEqual([]);
  });
});

describe('what a function reads of its stage', () => {
  it.each([
    [{}, { familyOnly: false, sendsMails: false }],
    [
      { FAMILY_ONLY: 'no', MAIL_FROM: 'hello@cards.example.com' },
      { familyOnly: false, sendsMails: true },
    ],
    [{ FAMILY_ONLY: 'yes' }, { familyOnly: true, sendsMails: false }],
  ])('%o', (environment, effects) => {
    expect(openConsentEffects(environment)).toEqual(effects);
  });
});
