import { describe, expect, it } from 'vitest';
import { openConsentEffects } from '../../../functions/consent/agree.ts';
import { storedConsents } from '../../../functions/data/people/consent.ts';
import { householdRows } from '../../../functions/data/people/household.ts';
import { wordNotice } from '../../../functions/scheduled/words/open-mail-words.ts';
import { notice } from '../../../shared/notice.ts';
import {
  confirmEmailChange,
  requestEmailChange,
  setLanguage,
  verifyEmail,
  verifyEmailCode,
} from '../../../shared/routes/auth.ts';
import { getNotice, giveConsent, withdrawConsent } from '../../../shared/routes/consent.ts';
import { createHousehold } from '../../../shared/routes/households.ts';
import { createLearner } from '../../../shared/routes/learners.ts';
import { codeIn, deliverMails, tokenIn } from '../../support/mailbox.ts';
import { password, signUp } from '../../support/test-family.ts';
import { openTestProduct } from '../../support/test-product.ts';

describe('who agrees', () => {
  /** Opens a product with a stage's settings, and registers a parent there. */
  async function openStage(stage: { familyOnly: boolean; sendsMails: boolean }) {
    const staged = await openTestProduct(stage);
    const grownUp = await signUp(staged, 'parent');
    const [mail] = await deliverMails(staged);
    const confirm = async () =>
      stage.familyOnly
        ? await staged.call(verifyEmail, undefined, { body: { token: tokenIn(mail) } })
        : await staged.call(verifyEmailCode, grownUp.token, { body: { code: codeIn(mail) } });
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
  const unconfirmed = { status: 403, body: { code: 'email-code-needed' } };

  it('is known by a confirmed email: without one neither the yes nor the household with it is written [child-consent-confirmed-email]', async () => {
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
    expect(mail?.text).toContain(`On January 5, 2026 you agreed as ${grownUp.user.email} that`);
    expect(mail?.text).toContain('“Smith Family”');
    for (const sentence of notice.write({ sendsMails: true, familyOnly: false }))
      expect(mail?.text).toContain(sentence);
    expect(mail?.text).toContain('choose “Withdraw consent”');
    await found({ noticeVersion: notice.version });
    expect((await deliverMails(staged)).map(({ subject }) => subject)).toEqual([mail?.subject]);
  });

  it('is told so in their own language, notice and all', async () => {
    const { staged, grownUp, silent, confirm } = await openStage(deployed);
    await confirm();
    await staged.call(setLanguage, grownUp.token, { body: { language: 'de' } });
    await (await silent()).agree();
    const [mail] = await deliverMails(staged);
    const english = notice.write({ sendsMails: true, familyOnly: false });
    expect(mail?.subject).toContain('Ihre Einwilligung');
    for (const sentence of await wordNotice('de', english)) expect(mail?.text).toContain(sentence);
    expect(english.filter((sentence) => mail?.text.includes(sentence))).toEqual([]);
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
    const [mail, ...more] = await deliverMails(staged);
    expect(more).toEqual([]);
    const shown = await staged.call(getNotice, undefined, {});
    expect(shown.text.filter((sentence) => !mail?.text.includes(sentence))).toEqual([]);
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
