import { addDays } from '../../../shared/scheduling/calendar-day.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import { endOfNotedUse } from '../../../functions/data/people/active-accounts.ts';
import { storedWalks } from '../../../functions/data/operations/retention.ts';
import { createHouseholdActions, householdRows } from '../../../functions/data/people/household.ts';
import { handler } from '../../../functions/scheduled/forget-unused.ts';
import { endOfUnused, retention } from '../../../shared/retention.ts';
import { getMe, login } from '../../../shared/routes/auth.ts';
import { createDeck } from '../../../shared/routes/decks.ts';
import { createDevice, setPin } from '../../../shared/routes/devices.ts';
import { createHousehold, getHousehold } from '../../../shared/routes/households.ts';
import type { SignedIn } from '../../../shared/schemas/user.ts';
import { injectFaults, isWrite, lostCall } from '../../support/faults.ts';
import { runAs } from '../../support/role-of-function.ts';
import { readPartition, readSpread } from '../../support/stored-rows.ts';
import {
  addGrownUp,
  makeFamily,
  password,
  signUp,
  signUpAdmin,
  tapOnDevice,
  type TestFamily,
} from '../../support/test-family.ts';
import { deliverMails } from '../../support/mailbox.ts';
import { openTestProduct, startOfTests, type TestProduct } from '../../support/test-product.ts';
import { recordLog } from '../platform/record-log.ts';

let product: TestProduct;
beforeEach(async () => {
  product = await openTestProduct();
});

const firstDay = startOfTests.slice(0, 10);
/** 18 months after January 19, the last of the 15 days that the use recorded on January 5 covers. */
const lastDay = '2027-07-19';

function goTo(day: string): void {
  product.setNow(`${day}T03:00:00.000Z`);
}

async function run(): Promise<void> {
  await runAs('events/forget-unused', async () => await handler.on({ ...product.context, canWarn: true })());
}

async function runOn(day: string): Promise<void> {
  goTo(day);
  await run();
}

async function signIn({ user: { email } }: SignedIn): Promise<string> {
  return (await product.call(login, undefined, { body: { email, password } })).token;
}

const daysBefore = (days: number) => addDays(lastDay, -days);

async function noticeOf({ household }: TestFamily) {
  const [notice] = await readPartition(product, `HH#${household.id}`, 'UNUSED');
  return notice && { daysBefore: notice['daysBefore'], on: notice['announcedOn'] };
}

async function erasedKinds(): Promise<string[]> {
  return (await readSpread(product, 'ERASED')).map((row) => String(row['kind'])).toSorted();
}

async function isThere({ household }: TestFamily): Promise<boolean> {
  const [meta] = await readPartition(product, `HH#${household.id}`, 'META');
  return meta !== undefined && meta['deletingSince'] === undefined;
}

describe('a household that nobody uses', () => {
  let family: TestFamily;
  beforeEach(async () => {
    family = await makeFamily(product);
  });

  it('is announced 60, 30 and 7 days before the end, each time once, and erased when 18 months are over', async () => {
    expect(retention).toMatchObject({ unusedHouseholdMonths: 18, announcedDaysBefore: [60, 30, 7] });
    for (const [day, expected] of [
      [daysBefore(61), undefined],
      [daysBefore(60), { daysBefore: 60, on: daysBefore(60) }],
      [daysBefore(31), { daysBefore: 60, on: daysBefore(60) }],
      [daysBefore(30), { daysBefore: 30, on: daysBefore(30) }],
      [daysBefore(8), { daysBefore: 30, on: daysBefore(30) }],
      [daysBefore(7), { daysBefore: 7, on: daysBefore(7) }],
      [daysBefore(1), { daysBefore: 7, on: daysBefore(7) }],
    ] as const) {
      await runOn(day);
      await run();
      expect(await noticeOf(family), day).toEqual(expected);
      expect(await isThere(family), day).toBe(true);
    }
    await runOn(lastDay);
    expect(await isThere(family)).toBe(false);
    // The members never confirmed their email addresses and have no other household.
    expect(await erasedKinds()).toEqual(['account', 'account', 'household']);
    expect(await readPartition(product, `HH#${family.household.id}`)).toEqual([]);
  });

  it('takes along the PIN that its account set on a device', async () => {
    const { household, parent } = family;
    const params = { householdId: household.id };
    const { credential } = await product.call(createDevice, parent.token, { params, body: { name: 'Phone' } });
    await product.call(setPin, parent.token, { body: { credential, pin: '2580' } });
    expect(await readPartition(product, `PINS#${parent.user.id}`)).toHaveLength(1);
    // Until then, the announcements have been given.
    for (const day of [60, 30, 7, 0]) await runOn(daysBefore(day));
    expect(await isThere(family)).toBe(false);
    expect(await readPartition(product, `PINS#${parent.user.id}`)).toEqual([]);
  });

  it('is announced by mail to whoever manages it, in its own words, and not once it is used again', async () => {
    await addGrownUp(product, family.parent, family.household.id, 'viewer');
    await deliverMails(product);
    await runOn(daysBefore(60));
    const [mail, ...others] = await deliverMails(product);
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      to: family.parent.user.email,
      subject: 'Flashspark will delete your family’s data on July 19, 2027',
    });
    expect(mail?.text).toContain('“Smith Family”');
    await runOn(daysBefore(30));
    await signIn(family.parent);
    await runOn(daysBefore(29));
    expect(await deliverMails(product)).toHaveLength(1);
  });

  it('stays when somebody is back on the last day, and is announced anew 18 months later', async () => {
    for (const days of [60, 30, 7]) await runOn(daysBefore(days));
    goTo(daysBefore(1));
    await signIn(family.parent);
    await runOn(lastDay);
    expect(await isThere(family)).toBe(true);
    await runOn('2028-12-03');
    expect(await noticeOf(family)).toEqual({ daysBefore: 60, on: '2028-12-03' });
  });

  it('is never announced sooner than 60 days before 18 months, as use is noted every fifteen days only', async () => {
    const token = await signIn(family.parent);
    const unnoted = addDays(firstDay, retention.usageNotedEveryDays - 1);
    goTo(unnoted);
    await product.call(getMe, token, {});
    expect((await readPartition(product, `USER#${family.parent.user.id}`, 'PROFILE'))[0]).toMatchObject({
      lastActiveDay: firstDay,
    });
    await runOn(addDays(endOfUnused(unnoted), -61));
    expect(await noticeOf(family)).toBeUndefined();
  });

  it('is in use while a child studies on a device of it', async () => {
    goTo(daysBefore(100));
    await tapOnDevice(product, { ...family, parent: { ...family.parent, token: await signIn(family.parent) } });
    await runOn(lastDay);
    expect(await noticeOf(family)).toBeUndefined();
  });

  it('is never erased sooner than the last announcement said, however long the job stood still', async () => {
    await runOn(addDays(lastDay, 100));
    expect(await noticeOf(family)).toEqual({ daysBefore: 7, on: addDays(lastDay, 100) });
    await runOn(addDays(lastDay, 106));
    expect(await isThere(family)).toBe(true);
    await runOn(addDays(lastDay, 107));
    expect(await isThere(family)).toBe(false);
  });
});

/** Creates ids that sort by number, with digits of Crockford's base 32. */
const idOf = (one: number) => `01KE6P4YM0${String(one).padStart(16, '0')}`;

/** Writes a household without members, created on the first day, because a test cannot create so many through the API. */
async function putOldHousehold(one: number): Promise<void> {
  const { table } = product.context;
  const household = {
    id: idOf(one),
    name: 'Old Family',
    timeZone: 'UTC',
    ownerId: idOf(one),
    memberCount: 0,
    grownUpCount: 0,
    learnerCount: 0,
    deckCount: 0,
    quizCount: 0,
    createdAt: startOfTests,
    version: 1,
  };
  await table.commit(createHouseholdActions(table, household));
}

describe('a run', () => {
  it('that is cut off anywhere is gone on with by the next one, on the same day', async () => {
    const families = [await makeFamily(product), await makeFamily(product)];
    goTo(daysBefore(60));
    const faults = injectFaults(product.client);
    for (let write = 1; write <= 4; write += 1) {
      faults.add({ at: 'call', when: isWrite, does: lostCall, from: write });
      await run().catch(() => undefined);
      faults.clear();
    }
    await run();
    for (const family of families) expect(await noticeOf(family)).toEqual({ daysBefore: 60, on: daysBefore(60) });
    const walks = await readPartition(product, 'RETENTION');
    expect(walks).toMatchObject([{ isThrough: true }, { isThrough: true }]);
  });

  it('erases nothing, and announces nothing, on a stage that sends no mails', async () => {
    const family = await makeFamily(product);
    for (const days of [60, 0, -400]) {
      goTo(daysBefore(days));
      await handler.on({ ...product.context, canWarn: false })();
      expect([await isThere(family), await noticeOf(family)]).toEqual([true, undefined]);
    }
  });

  it('looks at each list once a day', async () => {
    const family = await makeFamily(product);
    await runOn(daysBefore(61));
    const [walk] = await readPartition(product, 'RETENTION', 'WALK#households');
    await run();
    expect(await readPartition(product, 'RETENTION', 'WALK#households')).toEqual([walk]);
    expect(await isThere(family)).toBe(true);
  });

  it('takes no longer than it has, and each list has its turn', async () => {
    product = await openTestProduct({}, { breaksInvariants: 'Its households have no people.' });
    for (let one = 0; one < 120; one += 1) await putOldHousehold(one);
    goTo(daysBefore(60));
    let steps = 0;
    const walkSome = async () => {
      await runAs('events/forget-unused', async () => {
        const lambda = { getRemainingTimeInMillis: () => ((steps -= 1) >= 0 ? 60_000 : 0) };
        await handler.on({ ...product.context, canWarn: true })(undefined, lambda);
      });
    };
    steps = 2;
    await walkSome();
    const walks = await readPartition(product, 'RETENTION');
    expect(walks).toMatchObject([
      { list: 'accounts', isThrough: true },
      { list: 'households', isThrough: false, day: daysBefore(60) },
    ]);
    // Days later the job resumes where it stopped. It starts over only after the end of the list.
    goTo(daysBefore(57));
    await run();
    expect(await readPartition(product, 'RETENTION', 'WALK#households')).toMatchObject([
      { isThrough: true, day: daysBefore(60) },
    ]);
    const notices = await Promise.all(
      Array.from({ length: 120 }, async (_, one) => (await readPartition(product, `HH#${idOf(one)}`, 'UNUSED')).length),
    );
    expect(notices).toEqual(Array.from({ length: 120 }, () => 1));
    await run();
    expect(await readPartition(product, 'RETENTION', 'WALK#households')).toMatchObject([
      { isThrough: true, day: daysBefore(57) },
    ]);
  });

  it('looks at all others where one cannot be read, and says so', async () => {
    const { table } = product.context;
    const broken = await makeFamily(product);
    const healthy = await makeFamily(product);
    const rows = householdRows(table, broken.household.id);
    await rows.commit([rows.put('MEMBER#broken', { role: 'owner' })]);
    goTo(daysBefore(60));
    await expect(run()).rejects.toThrow('1 households or accounts could not be looked at.');
    expect([await noticeOf(broken), await noticeOf(healthy)]).toEqual([
      undefined,
      { daysBefore: 60, on: daysBefore(60) },
    ]);
    expect(await readPartition(product, 'RETENTION')).toMatchObject([{ isThrough: true }, { isThrough: true }]);
    await rows.commit([rows.remove('MEMBER#broken')]);
    await runOn(daysBefore(59));
    expect(await noticeOf(broken)).toEqual({ daysBefore: 60, on: daysBefore(59) });
  });

  it('rings for a walk that is older than two weeks', async () => {
    const { logger, lines } = recordLog();
    await runOn('2026-02-01');
    const [seen] = await readPartition(product, 'RETENTION', 'WALK#accounts');
    const walk = storedWalks.parse(seen ?? {});
    await product.context.table.commit([storedWalks.save(product.context.table, walk, { ...walk, isThrough: false })]);
    goTo('2026-02-16');
    await handler.on({ ...product.context, canWarn: true, logger })();
    expect(lines.filter(({ message }) => message === 'waits')).toMatchObject([
      { queue: 'unused-accounts', Waiting: 108 },
    ]);
  });
});

describe('an account that nobody confirmed', () => {
  const lastDayOfGrace = addDays(endOfNotedUse(firstDay), retention.unconfirmedAccountDays);
  const dayAfter = addDays(lastDayOfGrace, 1);
  const exists = async ({ token }: SignedIn) => (await product.send(getMe, token, {})).status === 200;
  const rowsOf = async ({ user }: SignedIn) => await readPartition(product, `USER#${user.id}`);

  it('goes after 30 days without use, with an empty household of its own', async () => {
    const lonely = await signUp(product, 'parent');
    const household = await product.call(createHousehold, lonely.token, { body: { name: 'Nothing' } });
    await runOn(lastDayOfGrace);
    expect(await rowsOf(lonely)).not.toEqual([]);
    await runOn(dayAfter);
    expect(await rowsOf(lonely)).toEqual([]);
    expect(await readPartition(product, `EMAIL#${lonely.user.email}`)).toEqual([]);
    expect(await readPartition(product, `HH#${household.id}`)).toEqual([]);
    expect(await erasedKinds()).toEqual(['account', 'household']);
  });

  it('stays while it is used', async () => {
    const lonely = await signUp(product, 'parent');
    goTo(addDays(firstDay, 20));
    const token = await signIn(lonely);
    await runOn(addDays(firstDay, 20 + retention.unconfirmedAccountDays));
    expect(await rowsOf(lonely)).not.toEqual([]);
    expect(await exists({ ...lonely, token })).toBe(false);
  });

  it('stays when it has a deck, a learner or somebody else in its household', async () => {
    const family = await makeFamily(product);
    const writer = await signUp(product, 'parent');
    const household = await product.call(createHousehold, writer.token, { body: { name: 'Decks' } });
    await product.call(createDeck, writer.token, { body: { householdId: household.id, name: 'Mine' } });
    const admin = await signUpAdmin(product);
    await runOn(addDays(firstDay, 300));
    for (const one of [family.parent, family.child, writer, admin])
      expect(await rowsOf(one), one.user.email).not.toEqual([]);
    const token = await signIn(writer);
    expect((await product.send(getHousehold, token, { params: { householdId: household.id } })).status).toBe(200);
  });
});
