import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  comingWeek,
  eveningOf,
  placeOfWeeklyMail,
  weekAfter,
  weeklyMailToken,
} from '../../../functions/households/weekly-mail.ts';
import { deriveBytesFrom } from '../../../functions/platform/sign-in/derive-bytes.ts';
import type { Mail } from '../../../functions/platform/effects/mailer.ts';
import { openMailWords } from '../../../functions/scheduled/words/open-mail-words.ts';
import { noteUndeliverable } from '../../../functions/data/operations/undeliverable-address.ts';
import { notice } from '../../../shared/notice.ts';
import { joinId } from '../../../shared/ids.ts';
import { createAssignment } from '../../../shared/routes/assignments.ts';
import { deleteAccount, login, setLanguage, verifyEmail } from '../../../shared/routes/auth.ts';
import { giveConsent, withdrawConsent } from '../../../shared/routes/consent.ts';
import { createCard } from '../../../shared/routes/cards.ts';
import { flagCard } from '../../../shared/routes/flags.ts';
import { getHousehold, setWeeklyMail, stopWeeklyMail, updateMember } from '../../../shared/routes/households.ts';
import { createShare, takeDeck } from '../../../shared/routes/shares.ts';
import { completeSession, startSession } from '../../../shared/routes/study.ts';
import { addDays } from '../../../shared/scheduling/calendar-day.ts';
import { answer } from '../../support/answer-cards.ts';
import { openCostTable } from '../../support/table/cost-table.ts';
import { type Faults, injectFaults, isWrite, lostAnswer, lostCall, type SdkCall } from '../../support/faults.ts';
import { deliverMails, runMails, tokenIn } from '../../support/mailbox.ts';
import { unsubscribeToken } from '../../support/route-calls.ts';
import { readPartition } from '../../support/stored-rows.ts';
import { addGrownUp, makeDeck, makeFamily, password, type TestFamily } from '../../support/test-family.ts';
import { appAddress, openTestProduct, type TestProduct } from '../../support/test-product.ts';

let product: TestProduct;
let faults: Faults;
let family: TestFamily;
let deckId: string;
beforeAll(async () => {
  product = await openTestProduct();
  faults = injectFaults(product.client);
});

/** A family in Berlin whose parent confirmed their email address; the clock starts on a Monday. */
beforeEach(async () => {
  product.setNow('2026-01-05T09:00:00.000Z');
  family = await makeFamily(product, 'Europe/Berlin');
  const [mail] = (await deliverMails(product)).filter(({ to }) => to === family.parent.user.email);
  await product.call(verifyEmail, undefined, { body: { token: tokenIn(mail) } });
  deckId = (await makeDeck(product, family, 12)).id;
});

const sunday = '2026-01-11T17:00:00.000Z';

async function wish(isOn: boolean, { token } = family.parent): Promise<number> {
  const params = { householdId: family.household.id };
  return (await product.send(setWeeklyMail, token, { params, json: { isOn } })).status;
}

async function signIn(email: string): Promise<string> {
  return (await product.call(login, undefined, { body: { email, password } })).token;
}

/** Studies as the child at a given time. The first card and every third one after it are answered wrong at first. */
async function study(at: string, count = 12): Promise<readonly string[]> {
  product.setNow(at);
  const session = await product.call(startSession, await signIn(family.child.user.email), {
    params: { deckId },
    body: {},
  });
  await answer(product, await signIn(family.child.user.email), session, count);
  await answer(product, await signIn(family.child.user.email), session, 1, () => 'correct');
  const end = { params: { sessionId: session.id }, body: { cardsStudied: count, cardsCorrect: count } };
  await product.call(completeSession, await signIn(family.child.user.email), end);
  return session.cards.map(({ id }) => id);
}

/** Delivers all mails at a given time. @returns those to this family's parent. */
async function deliver(at: string): Promise<Mail[]> {
  product.setNow(at);
  return (await deliverMails(product)).filter(({ to }) => to === family.parent.user.email);
}

const planned = async () => await readPartition(product, `HH#${family.household.id}`, 'WEEKLY#');

describe('the weekly mail', () => {
  it('tells on the family’s Sunday evening, once, what each child did, three questions for dinner and what comes next [route-set-weekly-mail]', async () => {
    expect(await wish(true)).toBe(200);
    const { parent, household, learner } = family;
    const work = { householdId: household.id, learnerId: learner.id, type: 'deck', resourceId: deckId } as const;
    // This weekly assignment is completed a week early, so the next one appears only after its due date.
    const ahead = { ...work, dueDate: '2026-01-18', repeats: 'weekly' } as const;
    await product.call(createAssignment, parent.token, { body: ahead });
    const cardIds = await study('2026-01-06T16:00:00.000Z');
    const token = await signIn(parent.user.email);
    await product.call(flagCard, await signIn(family.child.user.email), {
      params: { deckId, cardId: cardIds[0] ?? '' },
      body: {},
    });
    await product.call(createAssignment, token, { body: { ...work, dueDate: '2026-01-09', repeats: 'weekly' } });
    await product.call(createAssignment, token, { body: { ...work, dueDate: '2026-01-07' } });
    expect(await deliver('2026-01-11T16:59:59.000Z')).toEqual([]);

    product.setNow(sunday);
    const costs = openCostTable(product.client);
    const sent: Mail[] = [];
    const mailer = async (mail: Mail): Promise<void> => void (await Promise.resolve(sent.push(mail)));
    const spent = await costs.costOf('a weekly mail', async () => await runMails(product, mailer));
    await Promise.all([runMails(product, mailer), runMails(product, mailer)]);
    const mails = sent.filter(({ to }) => to === parent.user.email);
    expect(mails).toHaveLength(1);
    // Eight of these units read the mail queues `NOW` and `DUE`, which have four partitions each.
    expect(spent.reads).toBeLessThanOrEqual(21);
    const [mail] = mails;
    expect(mail?.subject).toBe('Your week on Flashspark, January 5 to January 11');
    expect(mail?.text).toContain('Emma\nStudied on 1 day: 13 answers, 69% correct.');
    expect(mail?.text).toContain(
      'Emma: 10 cards to review, plus the deck “Deck of 12” (was due January 7), the deck “Deck of 12” by January 16\n',
    );
    const asked = [...(mail?.text ?? '').matchAll(/For Emma: front (\d+)\n {4}back \1\n/g)].map(([, number]) => number);
    expect(new Set(asked).size).toBe(3);
    expect(asked).not.toContain('1');
    expect(mail?.html).toContain('<b>back ');

    expect(await deliver('2026-01-18T16:59:59.000Z')).toEqual([]);
  });

  it('waits for somebody who wishes it and confirmed their address, and follows what they say, not what others may', async () => {
    const { parent, household, child } = family;
    const params = { householdId: household.id };
    const guardian = await addGrownUp(product, parent, household.id, 'guardian');
    await study('2026-01-06T16:00:00.000Z', 6);
    expect(await planned()).toEqual([]);
    expect(await wish(true, guardian)).toBe(403);
    expect(await wish(true, child)).toBe(403);

    product.setNow('2026-01-11T16:00:00.000Z');
    const token = await signIn(parent.user.email);
    const own = async (by: string) => (await product.call(getHousehold, by, { params })).weeklyMail;
    expect(await own(token)).toBeUndefined();
    // Repeating the choice changes nothing.
    for (const isOn of [true, false, true, true]) expect(await wish(isOn, { ...parent, token })).toBe(200);
    expect([await own(token), await own(await signIn(guardian.user.email))]).toEqual(['on', undefined]);
    expect(await planned()).toMatchObject([{ due: sunday, week: '2026-01-11' }]);
    expect(await deliver(sunday)).toHaveLength(1);

    // No mail is sent for a week without study or to an undeliverable address, but the choice is kept.
    expect(await deliver('2026-01-18T17:00:00.000Z')).toEqual([]);
    expect((await planned())[0]).toHaveProperty('mastered');
    await study('2026-01-20T16:00:00.000Z', 6);
    expect(await deliver('2026-01-25T17:00:00.000Z')).toHaveLength(1);
    await study('2026-01-27T16:00:00.000Z', 3);
    await noteUndeliverable(product.context.table, parent.user.email, 'bounce', product.now());
    expect(await deliver('2026-02-01T17:00:00.000Z')).toEqual([]);
    expect(await planned()).toMatchObject([{ week: '2026-02-08' }]);
    expect((await planned())[0]).not.toHaveProperty('mastered');

    const leaver = await signIn(parent.user.email);
    const memberId = joinId(household.id, guardian.user.id);
    await product.call(updateMember, leaver, { params: { ...params, memberId }, body: { role: 'owner' } });
    await product.call(deleteAccount, leaver, { body: { password } });
    expect(await planned()).toEqual([]);
  });

  it('tells nothing of children whose family took its consent back, and goes on once somebody agrees again', async () => {
    const params = { householdId: family.household.id };
    await wish(true);
    await study('2026-01-06T16:00:00.000Z', 6);
    await product.call(withdrawConsent, await signIn(family.parent.user.email), { params });
    expect(await deliver(sunday)).toEqual([]);
    const body = { noticeVersion: notice.version };
    await product.call(giveConsent, await signIn(family.parent.user.email), { params, body });
    await study('2026-01-13T16:00:00.000Z', 6);
    expect((await deliver('2026-01-18T17:00:00.000Z')).map(({ subject }) => subject)).toEqual([
      'You agreed to what Flashspark stores about your children',
      'Your week on Flashspark, January 12 to January 18',
    ]);
  });

  it('is in the language of its reader: in French from the subject to the link that ends it', async () => {
    await wish(true);
    await product.call(setLanguage, family.parent.token, { body: { language: 'fr' } });
    await study('2026-01-06T16:00:00.000Z');
    const [mail] = await deliver(sunday);
    const { week } = await openMailWords({ language: 'fr' });
    expect(mail?.subject).toBe(week.subject('2026-01-05', '2026-01-11'));
    expect(mail?.html).toContain('<html lang="fr">');
    // French has narrow no-break spaces before `:` and `%`.
    expect(mail?.text).toContain(week.studied({ days: 1, answers: 13, percent: 69, quizzes: 0 }));
    expect(mail?.text).toContain(week.stop);
    expect(mail?.text).not.toMatch(/\b(?:the|your|week|Studied)\b/);
  });

  it('follows what its reader is now: none comes to a guardian who became a viewer', async () => {
    const { parent, household } = family;
    const params = { householdId: household.id };
    const guardian = await addGrownUp(product, parent, household.id, 'guardian');
    const mailed = (await deliverMails(product)).find(({ to }) => to === guardian.user.email);
    await product.call(verifyEmail, undefined, { body: { token: tokenIn(mailed) } });
    expect(await wish(true, guardian)).toBe(200);
    const memberId = joinId(household.id, guardian.user.id);
    await product.call(updateMember, parent.token, { params: { ...params, memberId }, body: { role: 'viewer' } });
    await study('2026-01-06T16:00:00.000Z', 6);
    product.setNow(sunday);
    expect((await deliverMails(product)).filter(({ to }) => to === guardian.user.email)).toEqual([]);
  });

  it('asks nothing at dinner that leads anywhere: cards with links of a deck that another family shared', async () => {
    const others = await makeFamily(product);
    const given = await makeDeck(product, others, 0);
    const params = { deckId: given.id };
    const sides = [
      ['Hund', 'dog'],
      ['Go to https://evil.example/now', 'one'],
      ['two', 'www.evil-example'],
      ['three', 'see evil.example for more'],
      ['write to me@evil', 'four'],
    ];
    for (const [front = '', back = ''] of sides)
      await product.call(createCard, others.parent.token, { params, body: { front, back } });
    const { code } = await product.call(createShare, others.parent.token, { params });
    const { parent, household, child } = family;
    const taken = await product.call(takeDeck, parent.token, { body: { code, householdId: household.id } });
    expect(await wish(true)).toBe(200);
    product.setNow('2026-01-06T16:00:00.000Z');
    const place = { params: { deckId: taken.id }, body: {} };
    const session = await product.call(startSession, await signIn(child.user.email), place);
    expect(session.cards).toHaveLength(sides.length);
    await answer(product, await signIn(child.user.email), session, sides.length, () => 'correct');
    const [mail] = await deliver(sunday);
    expect(mail?.text).toContain('For Emma: Hund\n    dog\n');
    expect([mail?.text, mail?.html].join(' ')).not.toMatch(/evil/);
  });

  it('ends by one call that its headers name, without a sign-in and whatever a mail program sends along, and by its link for ever [route-stop-weekly-mail]', async () => {
    expect(await wish(true)).toBe(200);
    await study('2026-01-06T16:00:00.000Z', 3);
    const [mail] = await deliver(sunday);
    const token = unsubscribeToken(product, family);
    expect(mail?.unsubscribe).toBe(`${appAddress}/api/weekly-mail/${token}/stop`);
    expect(mail?.text).toContain(`Stop the weekly email\n${appAddress}/?weekly#token=${token}`);
    const stop = async (of: string) =>
      await product.send(stopWeeklyMail, undefined, {
        params: { token: of },
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: 'List-Unsubscribe=One-Click',
      });
    expect((await stop(`${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`)).status).toBe(404);
    expect(await planned()).toHaveLength(1);
    expect([(await stop(token)).status, (await stop(token)).status]).toEqual([204, 204]);
    await study('2026-01-13T16:00:00.000Z', 3);
    expect(await deliver('2026-01-18T17:00:00.000Z')).toEqual([]);
    expect(await planned()).toEqual([]);
  });

  it('never comes twice for one week, wherever a run is cut off, and comes later where it could not be sent', async () => {
    expect(await wish(true)).toBe(200);
    let week = '2026-01-11';
    for (const does of [lostCall, lostAnswer]) {
      await study(`${addDays(week, -3)}T16:00:00.000Z`, 3);
      product.setNow(`${week}T17:00:00.000Z`);
      const sent: Mail[] = [];
      faults.clear();
      const isOwn = (call: SdkCall) => isWrite(call) && JSON.stringify(call.input).includes(family.household.id);
      faults.add({ at: 'call', does, when: isOwn });
      await runMails(product, async (mail) => void (await Promise.resolve(sent.push(mail)))).catch(() => undefined);
      faults.clear();
      sent.push(...(await deliver(`${week}T18:00:00.000Z`)));
      const own = sent.filter(({ to }) => to === family.parent.user.email);
      expect(own).toHaveLength(does === lostCall ? 1 : 0);
      week = addDays(week, 7);
      expect(await planned()).toMatchObject([{ week, tries: 0 }]);
    }

    await study(`${addDays(week, -3)}T16:00:00.000Z`, 3);
    product.setNow(`${week}T17:00:00.000Z`);
    await runMails(product, async () => await Promise.reject(new Error('SES has a bad day')));
    expect(await planned()).toMatchObject([{ week, tries: 1, due: `${week}T17:01:00.000Z` }]);
    const [mail] = await deliver(`${week}T17:01:00.000Z`);
    expect(mail?.subject).toContain('January 19 to January 25');
    expect(await planned()).toMatchObject([{ week: addDays(week, 7), tries: 0 }]);
  });
});

describe('the evening on which a week is told', () => {
  it('is six o’clock by the family’s clock, in summer and in winter', () => {
    expect(eveningOf('2026-03-22', 'Europe/Berlin').toISOString()).toBe('2026-03-22T17:00:00.000Z');
    expect(eveningOf('2026-03-29', 'Europe/Berlin').toISOString()).toBe('2026-03-29T16:00:00.000Z');
    expect(eveningOf('2026-10-25', 'Europe/Berlin').toISOString()).toBe('2026-10-25T17:00:00.000Z');
    expect(eveningOf('2026-11-01', 'America/New_York').toISOString()).toBe('2026-11-01T23:00:00.000Z');
    expect(eveningOf('2026-04-05', 'Pacific/Auckland').toISOString()).toBe('2026-04-05T06:00:00.000Z');
  });

  it('is the next one, a week after the last, also after a move round the world and after weeks without a run', () => {
    const at = (instant: string) => new Date(instant);
    expect(comingWeek('2026-01-11', at('2026-01-11T17:59:59Z'), 'UTC').week).toBe('2026-01-11');
    expect(comingWeek('2026-01-11', at('2026-01-11T18:00:00Z'), 'UTC').week).toBe('2026-01-18');
    const inAuckland = eveningOf('2026-01-11', 'Pacific/Auckland');
    expect(weekAfter({ week: '2026-01-11' }, inAuckland, 'America/Los_Angeles')).toEqual({
      week: '2026-01-18',
      due: '2026-01-19T02:00:00.000Z',
    });
    expect(weekAfter({ week: '2026-01-11' }, at('2026-03-04T12:00:00Z'), 'UTC').week).toBe('2026-03-08');
  });

  it('ends mails by a token of its own for each person and household', () => {
    const derive = deriveBytesFrom('key');
    const [one, other] = ['01KE6P4YM0VNZ8NWT46ZJQ0F86', '01KE6P4YM0FDA23YNVZA3FBZ25'];
    const token = weeklyMailToken(derive, { householdId: one, userId: other });
    expect(placeOfWeeklyMail(derive, token)).toEqual({ householdId: one, userId: other });
    expect(placeOfWeeklyMail(derive, `${other}${one}${token.slice(52)}`)).toBeUndefined();
    expect(placeOfWeeklyMail(deriveBytesFrom('another key'), token)).toBeUndefined();
  });
});
