import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { escapeHtml, writeMail } from '../../../functions/scheduled/draft.ts';
import { openMailWords } from '../../../functions/scheduled/words/open-mail-words.ts';
import { queueMailAction } from '../../../functions/data/operations/waiting-mail.ts';
import { householdRows } from '../../../functions/data/people/household.ts';
import { handler as noteUndeliverable } from '../../../functions/scheduled/note-undeliverable.ts';
import type { SendRateEffects } from '../../../functions/scheduled/send-rate.ts';
import type { Mail } from '../../../functions/platform/effects/mailer.ts';
import { deleteAccount, requestPasswordReset, verifyEmail } from '../../../shared/routes/auth.ts';
import type { SignedIn } from '../../../shared/schemas/user.ts';
import { type Faults, injectFaults, isWrite, lostAnswer, lostCall } from '../../support/faults.ts';
import { deliverMails, runMails, tokenIn } from '../../support/mailbox.ts';
import { runAs } from '../../support/role-of-function.ts';
import { readSpread } from '../../support/stored-rows.ts';
import { password, signUp } from '../../support/test-family.ts';
import { openTestProduct, type TestProduct } from '../../support/test-product.ts';

const english = await openMailWords({});

let product: TestProduct;
let faults: Faults;
let warnings: object[];
let account: SignedIn;
beforeAll(async () => {
  const logger = {
    info: () => undefined,
    warn: (...[, input]: unknown[]) => void warnings.push(input as object),
    error: () => undefined,
  };
  product = await openTestProduct({ logger });
  faults = injectFaults(product.client);
});
beforeEach(async () => {
  warnings = [];
  account = await signUp(product, 'parent');
});

const waiting = async () => await readSpread(product, 'MAILS');

const own = (mails: readonly Mail[]) => mails.filter(({ to }) => to === account.user.email);

async function fail(): Promise<void> {
  await Promise.reject(Object.assign(new Error('SES has a bad day'), { name: 'TooManyRequestsException' }));
}

describe('a mail that waits', () => {
  it('stands in the transaction that made it necessary, without address, words or secret', async () => {
    const rows = await waiting();
    expect(rows).toMatchObject([{ letter: { kind: 'verify-email', userId: account.user.id }, tries: 0 }]);
    expect(JSON.stringify(rows)).not.toContain(account.user.email);
    expect(own(await deliverMails(product))).toHaveLength(1);
    expect(await waiting()).toEqual([]);
  });

  it('is tried again later when it could not be sent, longer each time, and given up in the end', async () => {
    const waits: number[] = [];
    for (let tries = 1; tries < 8; tries += 1) {
      await runMails(product, fail);
      const [row] = await waiting();
      const seconds = (Date.parse(String(row?.['due'])) - product.now().getTime()) / 1_000;
      waits.push(seconds);
      expect(own(await deliverMails(product))).toEqual([]);
      product.pass(seconds);
    }
    expect(waits).toEqual([60, 120, 240, 480, 960, 1920, 3840]);
    await expect(runMails(product, fail)).rejects.toThrow('1 mails were given up.');
    expect(await waiting()).toEqual([]);
    expect(warnings.at(-1)).toMatchObject({ kind: 'verify-email', tries: 8, fault: 'TooManyRequestsException' });
    expect(JSON.stringify(warnings)).not.toContain('@');
  });

  it('holds up none of the others', async () => {
    const other = await signUp(product, 'parent');
    const sent: string[] = [];
    await runMails(product, async ({ to }) => {
      if (to === account.user.email) await fail();
      sent.push(to);
    });
    expect(sent).toEqual([other.user.email]);
    product.pass(60);
    expect(own(await deliverMails(product))).toHaveLength(1);
  });

  it('is sent once by two runs at the same moment', async () => {
    const sent: string[] = [];
    const mailer = async ({ to }: Mail): Promise<void> => void (await Promise.resolve(sent.push(to)));
    await Promise.all([runMails(product, mailer), runMails(product, mailer)]);
    expect(sent).toEqual([account.user.email]);
  });

  it.each([
    ['before', lostCall],
    ['after', lostAnswer],
  ])('is not lost when a run is cut off %s one of its writes: it comes once more at the most', async (_, does) => {
    const sent: Mail[] = [];
    for (const from of [1, 2]) {
      if (from === 2) account = await signUp(product, 'parent');
      faults.clear();
      faults.add({ at: 'call', does, when: isWrite, from });
      await runMails(product, async (mail) => void (await Promise.resolve(sent.push(mail)))).catch(() => undefined);
      faults.clear();
      product.pass(60);
      sent.push(...(await deliverMails(product)));
      const count = own(sent).length;
      expect([1, 2]).toContain(count);
      expect(await waiting()).toEqual([]);
      const links = own(sent).map(tokenIn);
      expect((await product.send(verifyEmail, undefined, { json: { token: links.at(-1) ?? '' } })).status).toBe(204);
    }
  });

  it('goes with its account', async () => {
    await runMails(product, fail);
    await product.call(requestPasswordReset, undefined, { body: { email: account.user.email } });
    await product.call(deleteAccount, account.token, { body: { password } });
    expect(await waiting()).toEqual([]);
  });

  it('is struck out, unsent, on a stage that has no address to send from', async () => {
    await runMails(product, undefined);
    expect(await waiting()).toEqual([]);
  });
});

describe('mails that a person waits for', () => {
  const senders = async (mailer: (mail: Mail) => Promise<void>, sendRate: SendRateEffects = {}) =>
    await runMails(product, mailer, sendRate);

  it('go before others that were there first, and before what is left of those once they come', async () => {
    const { table, newId } = product.context;
    const letters = Array.from({ length: 60 }, () =>
      queueMailAction(
        table,
        { kind: 'way-in-changed', userId: account.user.id, change: 'passkey-added' },
        { now: product.now(), newId },
      ),
    );
    await product.call(verifyEmail, undefined, { body: { token: tokenIn(own(await deliverMails(product))[0]) } });
    await table.commit(letters);
    product.pass(1);
    await product.call(requestPasswordReset, undefined, { body: { email: account.user.email } });
    const sent: string[] = [];
    let late: SignedIn | undefined;
    await senders(async ({ to, subject }) => {
      sent.push(`${to} ${subject}`);
      if (sent.length === 10) late = await signUp(product, 'parent');
    });
    const [reset] = sent;
    expect(reset).toContain('password');
    expect(sent).toHaveLength(62);
    expect(sent.findIndex((line) => line.includes(late?.user.email ?? 'nobody'))).toBeLessThan(30);
  });

  it('have a fifth of the day’s quota for themselves', async () => {
    const { table, newId } = product.context;
    const about = { kind: 'consent-given', userId: account.user.id, householdId: 'none' } as const;
    await table.commit([queueMailAction(table, about, { now: product.now(), newId })]);
    const sent: string[] = [];
    const mailer = async ({ to }: Mail) => void (await Promise.resolve(sent.push(to)));
    const limitsOf = (sentLastDay: number) => ({
      askLimits: async () => await Promise.resolve({ perSecond: 14, perDay: 100, sentLastDay }),
      pause: async () => await Promise.resolve(),
    });
    await senders(mailer, limitsOf(80));
    expect(sent).toEqual([account.user.email]);
    expect((await waiting()).map((row) => (row['letter'] as { kind: string }).kind)).toEqual(['consent-given']);
    await senders(mailer, { ...limitsOf(10), named: { perDay: 12 } });
    expect(await waiting()).toHaveLength(1);
    await senders(mailer, limitsOf(78));
    expect(await waiting()).toEqual([]);
  });

  it('go some at once, no faster than the account may send, or than its operator lets it', async () => {
    for (let one = 0; one < 11; one += 1) await signUp(product, 'parent');
    const begun = product.now().getTime();
    let under = 0;
    let most = 0;
    const sent: number[] = [];
    const mailer = async () => {
      under += 1;
      most = Math.max(most, under);
      await Promise.resolve();
      sent.push(product.now().getTime());
      under -= 1;
    };
    const pauses: number[] = [];
    await senders(mailer, {
      askLimits: async () => await Promise.resolve({ perSecond: 50, perDay: undefined, sentLastDay: 0 }),
      named: { perSecond: 4 },
      pause: async (milliseconds) => void (await Promise.resolve(pauses.push(milliseconds))),
    });
    expect(sent).toHaveLength(12);
    expect(pauses.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 11 }, (_, index) => (index + 1) * 250));
    expect(product.now().getTime()).toBe(begun);
  });

  it('go one each second where nobody says how much the account may send', async () => {
    const pauses: number[] = [];
    await signUp(product, 'parent');
    await senders(async () => await Promise.resolve(), {
      askLimits: async () => await Promise.reject(new Error('AccessDenied')),
      pause: async (milliseconds) => void (await Promise.resolve(pauses.push(milliseconds))),
    });
    expect(pauses).toEqual([1_000]);
    expect(warnings).toEqual([{ fault: 'Error' }]);
  });

  it('hold up none of the others where what they are about cannot be read, and are given up in the end', async () => {
    const { table, newId } = product.context;
    const household = newId(product.now());
    const rows = householdRows(table, household);
    await rows.commit([rows.put('META', { name: 5 })]);
    const about = { kind: 'invitation', userId: account.user.id, householdId: household, invitation: 'one' } as const;
    product.pass(-1);
    await table.commit([queueMailAction(table, about, { now: product.now(), newId })]);
    product.pass(1);
    await rows.commit([rows.put('INVITE#one', { email: 5 }, {})]);
    expect(own(await deliverMails(product))).toHaveLength(1);
    for (let tries = 1; tries < 7; tries += 1) {
      const [row] = await waiting();
      product.setNow(String(row?.['due']));
      expect(await deliverMails(product)).toEqual([]);
    }
    const [row] = await waiting();
    product.setNow(String(row?.['due']));
    await expect(deliverMails(product)).rejects.toThrow('1 mails were given up.');
    await rows.commit([rows.remove('META'), rows.remove('INVITE#one')]);
  });
});

describe('an address from which mails come back', () => {
  async function hear(message: object): Promise<void> {
    const run = noteUndeliverable.on(product.context);
    const event = { Records: [{ Sns: { Message: JSON.stringify(message) } }] } as Parameters<typeof run>[0];
    await runAs('events/note-undeliverable', async () => await run(event));
  }

  async function isSentTo(): Promise<boolean> {
    await product.call(requestPasswordReset, undefined, { body: { email: account.user.email } });
    return own(await deliverMails(product)).length > 0;
  }

  beforeEach(async () => {
    await deliverMails(product);
  });

  it('is sent nothing more, for 400 days', async () => {
    const bouncedRecipients = [{ emailAddress: account.user.email.toUpperCase() }];
    await hear({ eventType: 'Bounce', bounce: { bounceType: 'Permanent', bouncedRecipients } });
    expect(await isSentTo()).toBe(false);
    product.pass(400 * 24 * 60 * 60);
    expect(await isSentTo()).toBe(true);
  });

  it('is sent nothing more when its person complained', async () => {
    const complainedRecipients = [{ emailAddress: `Somebody <${account.user.email}>` }];
    await hear({ eventType: 'Complaint', complaint: { complainedRecipients } });
    expect(await isSentTo()).toBe(false);
  });

  it('is sent the next mail when it was only full for a day', async () => {
    const bouncedRecipients = [{ emailAddress: account.user.email }];
    await hear({ eventType: 'Bounce', bounce: { bounceType: 'Transient', bouncedRecipients } });
    expect(await isSentTo()).toBe(true);
  });
});

describe('the words of a mail', () => {
  const hostile = {
    inviter: 'a@example.org',
    household: 'Smith\r\nBcc: all@example.org\u2028<img src=x onerror=alert(1)> "&\' https://evil.example/win',
    role: 'viewer',
    learner: '\u202Eemma\u0000<b>',
  } as const;
  const address = 'https://cards.example.com/#invitation=ABC';

  it('hold what people typed as text: no line breaks, no HTML, no further address to press', () => {
    const mail = writeMail('b@example.org', 'en', english.invitation(address, hostile));
    expect(mail.subject).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}]/u);
    expect(mail.text.split('\n').filter((line) => line.startsWith('Bcc'))).toEqual([]);
    expect(`${mail.text}${mail.html}`.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u);
    expect(mail.html).not.toMatch(/<img|<b>|onerror=alert\(1\)>/);
    expect(mail.html.match(/https?:[^\s"<]+/g)).toEqual([address]);
    expect(mail.text.match(/https?:\S+/g)).toEqual([address]);
  });

  it('fetch nothing, and are cut where a name is long', () => {
    const mail = writeMail(
      'b@example.org',
      'en',
      english.invitation(address, { ...hostile, household: 'x'.repeat(120) }),
    );
    expect(mail.html).not.toMatch(/<(img|script|link|iframe|object)|url\(|src=/);
    expect(mail.text).toContain(`“${'x'.repeat(60)}…”`);
  });

  it('are escaped wherever they stand in HTML', () => {
    expect(escapeHtml(`<a href="x" title='y'>&`)).toBe('&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;&amp;');
  });
});
