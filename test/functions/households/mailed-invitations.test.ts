import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  getMe,
  requestEmailChange,
  requestPasswordReset,
  resendVerification,
  setLanguage,
  verifyEmail,
} from '../../../shared/routes/auth.ts';
import {
  acceptInvitation,
  createInvitation,
  deleteInvitation,
  listInvitations,
  previewInvitation,
  removeMember,
  updateHousehold,
} from '../../../shared/routes/households.ts';
import { createLearner } from '../../../shared/routes/learners.ts';
import { storedThrottles, throttlePlace } from '../../../functions/data/operations/throttle.ts';
import { openMailWords } from '../../../functions/scheduled/words/open-mail-words.ts';
import type { AppLanguage } from '../../../shared/languages.ts';
import type { Mail } from '../../../functions/platform/effects/mailer.ts';
import type { SignedIn } from '../../../shared/schemas/user.ts';
import { injectFaults, isWrite, lostAnswer, mentions } from '../../support/faults.ts';
import { deliverMails, tokenIn } from '../../support/mailbox.ts';
import { readTable } from '../../support/stored-rows.ts';
import { addGrownUp, makeFamily, password, signUp, type TestFamily } from '../../support/test-family.ts';
import { openTestProduct, startOfTests, type TestProduct } from '../../support/test-product.ts';

let product: TestProduct;
let family: TestFamily;
let grandma: SignedIn;
beforeAll(async () => {
  product = await openTestProduct();
});
beforeEach(async () => {
  product.setNow(startOfTests);
  family = await makeFamily(product);
  grandma = await signUp(product, 'parent');
  await confirm(family.parent);
});

async function confirm({ user }: SignedIn): Promise<void> {
  const mail = (await deliverMails(product)).find(({ to }) => to === user.email);
  await product.call(verifyEmail, undefined, { body: { token: tokenIn(mail) } });
}

const params = () => ({ householdId: family.household.id });

async function invite(json: object = {}, by = family.parent, headers: Record<string, string> = {}) {
  return await product.send(createInvitation, by.token, {
    params: params(),
    headers,
    json: { role: 'viewer', email: grandma.user.email, ...json },
  });
}

function codeIn(mail: Mail | undefined): string {
  return /#invitation=([A-Z0-9]{10}-[A-Z0-9]{10})\n/.exec(mail?.text ?? '')?.[1] ?? '';
}

async function sendCode(json: object = {}): Promise<string> {
  expect((await invite(json)).status).toBe(201);
  return codeIn((await deliverMails(product)).find(({ subject }) => subject.includes('invited')));
}

async function accept({ token }: SignedIn, code: string) {
  return await product.send(acceptInvitation, token, { json: { code } });
}

async function preview({ token }: SignedIn, code: string) {
  return await product.send(previewInvitation, token, { json: { code } });
}

/** Returns how many mails are counted for whoever invites, and for the invited address. */
async function countedMails() {
  const subjects = { 'mail-account': family.parent.user.id, 'mail-address': grandma.user.email };
  const places = Object.entries(subjects).map(([scope, subject]) => throttlePlace(scope, subject));
  return await Promise.all(
    places.map(async (place) => (await storedThrottles.find(product.context.table, place))?.tries),
  );
}

const gone = { status: 410, body: { code: 'code-used-up' } };
const other = { status: 403, body: { code: 'other-address' } };

describe('an invitation by mail', () => {
  it('goes to its address with a link and the words of the family, and lets that account in', async () => {
    const answer = await invite();
    expect(answer).toMatchObject({ status: 201, body: { email: grandma.user.email, role: 'viewer' } });
    const mails = await deliverMails(product);
    expect(mails.map(({ to }) => to)).toEqual([grandma.user.email]);
    const [mail] = mails;
    expect(mail?.text).toContain(`${family.parent.user.email} invited you to the family “Smith Family”`);
    expect(mail?.text).toContain(`https://cards.example.com/#invitation=${codeIn(mail)}`);
    expect(codeIn(mail).split('-')[0]).toBe((answer.body as { code: string }).code);
    expect(await accept(grandma, codeIn(mail))).toMatchObject({ status: 201, body: { role: 'viewer' } });
    expect(await accept(grandma, codeIn(mail))).toMatchObject(gone);
  });

  it('is made, mailed and counted once where the answer was lost and the button was pressed again', async () => {
    const faults = injectFaults(product.client);
    faults.add({ at: 'call', does: lostAnswer, when: (call) => isWrite(call) && mentions('INVITE#')(call) });
    const press = async (key: string) => await invite({}, family.parent, { 'idempotency-key': key });
    expect((await press('first')).status).toBe(503);
    faults.clear();
    const again = await press('first');
    expect(again).toMatchObject({ status: 201, body: { email: grandma.user.email } });
    expect(await press('first')).toEqual(again);
    expect(await product.call(listInvitations, family.parent.token, { params: params() })).toHaveLength(1);
    const mails = await deliverMails(product);
    expect(mails.map(({ to }) => to)).toEqual([grandma.user.email]);
    expect(codeIn(mails[0]).split('-')[0]).toBe((again.body as { code: string }).code);
    expect(await countedMails()).toEqual([1, 1]);
    expect((await press('second')).status).toBe(201);
    expect(await product.call(listInvitations, family.parent.token, { params: params() })).toHaveLength(2);
    expect(await countedMails()).toEqual([2, 2]);
  });

  it('is in the language of the invited account, or else in that of whoever invites', async () => {
    const speak = async (by: SignedIn, language: AppLanguage) =>
      await product.call(setLanguage, by.token, { body: { language } });
    const subjects = async () => (await deliverMails(product)).map(({ subject }) => subject);
    await speak(family.parent, 'de');
    await invite();
    await invite({ email: 'nobody@example.org' });
    expect(await subjects()).toEqual(Array(2).fill('Einladung in eine Familie bei Flashspark'));
    await speak(grandma, 'fr');
    await invite();
    const { invitation } = await openMailWords({ language: 'fr' });
    const about = { inviter: '', household: '', role: 'viewer' } as const;
    expect(await subjects()).toEqual([invitation('', about).subject]);
  });

  it('confirms the email by the link in the mail, and not by the code that whoever invites was shown [child-consent-confirmed-email]', async () => {
    const isConfirmed = async () => (await product.call(getMe, grandma.token, {})).emailVerified === true;
    const shown = ((await invite()).body as { code: string }).code;
    const mail = (await deliverMails(product)).find(({ subject }) => subject.includes('invited'));
    const wrongProof = `${shown}-${codeIn(mail).slice(11, -1)}${codeIn(mail).endsWith('2') ? '3' : '2'}`;
    expect(await preview(grandma, wrongProof)).toMatchObject(gone);
    expect(await accept(grandma, wrongProof)).toMatchObject(gone);
    expect((await preview(grandma, codeIn(mail))).status).toBe(200);
    expect((await accept(grandma, shown)).status).toBe(201);
    expect(await isConfirmed()).toBe(false);
    grandma = await signUp(product, 'parent');
    expect((await accept(grandma, await sendCode())).status).toBe(201);
    expect(await isConfirmed()).toBe(true);
  });

  it('is not used up by strangers who have other mails sent to its address', async () => {
    // Other people trigger mails to the invited addresses: password resets, confirmations and email changes.
    const email = grandma.user.email;
    const stranger = await signUp(product, 'parent');
    await confirm(stranger);
    const asked = async (times: number, ask: () => Promise<{ readonly status: number }>) => {
      const statuses: number[] = [];
      for (let time = 0; time < times; time += 1) statuses.push((await ask()).status);
      return statuses;
    };
    const reset = async () => await product.send(requestPasswordReset, undefined, { json: { email } });
    const resend = async () => await product.send(resendVerification, grandma.token, {});
    const newEmail = `free.${email}`;
    const change = async () => await product.send(requestEmailChange, stranger.token, { json: { newEmail, password } });
    expect(new Set(await asked(8, reset))).toEqual(new Set([202]));
    expect(await asked(5, resend)).toContain(429);
    expect(await asked(5, change)).toContain(429);
    expect((await invite()).status).toBe(201);
    expect((await invite({ email: newEmail })).status).toBe(201);
  });

  it('is for that address only: an account with another one is refused, and the invitation stays good', async () => {
    const code = await sendCode();
    const stranger = await signUp(product, 'parent');
    expect(await preview(stranger, code)).toMatchObject(other);
    expect(await accept(stranger, code)).toMatchObject(other);
    expect((await accept(grandma, code)).status).toBe(201);
  });

  it('shows what it makes of the account before it is accepted [route-preview-invitation]', async () => {
    const code = await sendCode();
    const shown = { householdName: 'Smith Family', role: 'viewer' };
    expect(await preview(grandma, code)).toMatchObject({ status: 200, body: shown });
    const zoe = await product.call(createLearner, family.parent.token, { params: params(), body: { name: 'Zoe' } });
    const child = await signUp(product, 'learner');
    const childsCode = await sendCode({ learnerId: zoe.id, email: child.user.email });
    expect((await preview(child, childsCode)).body).toEqual({ ...shown, learnerName: 'Zoe' });
    expect(await preview(grandma, childsCode)).toMatchObject(gone);
    expect((await accept(child, childsCode)).status).toBe(201);
  });

  it('can be looked at and tried a few times only when it is guessed', async () => {
    const statuses: number[] = [];
    for (let at = 0; at < 11; at += 1) {
      const code = `AAAAAAAA${at + 20}`.replaceAll(/[01]/g, 'B');
      statuses.push((at % 2 ? await accept(grandma, code) : await preview(grandma, code)).status);
    }
    expect(statuses).toEqual([...Array<number>(10).fill(410), 429]);
  });

  it('needs the confirmed address of whoever invites, and says what to do', async () => {
    const guardian = await addGrownUp(product, family.parent, family.household.id, 'guardian');
    expect(await invite({}, guardian)).toMatchObject({
      status: 403,
      body: { code: 'email-not-verified', error: expect.stringMatching(/^Confirm your email/) },
    });
    expect((await invite({ email: undefined }, guardian)).status).toBe(201);
    await confirm(guardian);
    expect((await invite({}, guardian)).status).toBe(201);
  });

  it('stands in the list of open ones with its address, and can be taken back before it is sent', async () => {
    await invite();
    const [open] = await product.call(listInvitations, family.parent.token, { params: params() });
    expect(open).toMatchObject({ email: grandma.user.email, role: 'viewer' });
    await product.call(deleteInvitation, family.parent.token, {
      params: { ...params(), invitationId: open?.id ?? '' },
    });
    expect(await deliverMails(product)).toEqual([]);
  });

  it('is worth nothing once whoever made it was put out, and no mail goes out for it any more', async () => {
    const guardian = await addGrownUp(product, family.parent, family.household.id, 'guardian');
    await confirm(guardian);
    const { code } = (await invite({}, guardian)).body as { code: string };
    const memberId = `${family.household.id}-${guardian.user.id}`;
    await product.call(removeMember, family.parent.token, { params: { ...params(), memberId } });
    expect(await deliverMails(product)).toEqual([]);
    expect(await accept(grandma, code)).toMatchObject(gone);
  });

  it('takes a hostile name of a household along as text', async () => {
    const name = 'Smith <b>\u2028Bcc: all@example.org https://evil.example';
    await product.call(updateHousehold, family.parent.token, { params: params(), body: { name } });
    await invite();
    const [mail] = await deliverMails(product);
    expect(mail?.subject).toBe('You’re invited to a family on Flashspark');
    expect(mail?.html).not.toContain('<b>');
    expect(mail?.text.match(/https?:\S+/g)).toHaveLength(1);
  });

  it('leaves its code nowhere in the table', async () => {
    const { code } = (await invite()).body as { code: string };
    expect(JSON.stringify(await readTable(product))).not.toContain(code);
  });

  it('can be sent to one address a few times only, and by one account not without end', async () => {
    const statuses: number[] = [];
    for (let times = 0; times < 4; times += 1) statuses.push((await invite()).status);
    expect(statuses).toEqual([201, 201, 201, 429]);
  });
});
