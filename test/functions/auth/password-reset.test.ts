import { beforeEach, describe, expect, it } from 'vitest';
import {
  changePassword,
  getMe,
  login,
  register,
  requestPasswordReset,
  resetPassword,
} from '../../../shared/routes/auth.ts';
import { injectFaults } from '../../support/faults.ts';
import { deliverMails, tokenIn } from '../../support/mailbox.ts';
import { readTable } from '../../support/stored-rows.ts';
import { openTestProduct, type TestProduct } from '../../support/test-product.ts';
import { changeAccount, storedAccount, trySignIn } from './stored-account.ts';

let product: TestProduct;
let token: string;
beforeEach(async () => {
  product = await openTestProduct();
  token = (await product.call(register, undefined, { body: { email, password, role: 'parent' } })).token;
  await deliverMails(product);
});

const email = 'somebody@example.org';
const password = 'correct horse 42';
const newPassword = 'another horse 43';
const elsewhere = '203.0.113.77';

async function askFor(address = email, network = '198.51.100.7') {
  const headers = { 'x-viewer-address': network };
  return await product.send(requestPasswordReset, undefined, { json: { email: address }, headers });
}

async function complete(link: string, json: object = {}) {
  return await product.send(resetPassword, undefined, { json: { token: link, newPassword, ...json } });
}

async function sendLink(): Promise<string> {
  expect((await askFor()).status).toBe(202);
  const [mail] = await deliverMails(product);
  return tokenIn(mail);
}

const refused = { status: 400, body: { code: 'link-expired' } };

describe('asking for a new password', () => {
  it('sends a link to the address of an account [route-request-password-reset]', async () => {
    expect(await askFor()).toMatchObject({ status: 202, body: undefined });
    const mails = await deliverMails(product);
    expect(mails).toMatchObject([{ to: email, subject: 'Reset your Flashspark password' }]);
    expect(mails[0]?.text).toMatch(/https:\/\/cards\.example\.com\/\?reset#token=[\w-]{70}\n/);
    expect(await deliverMails(product)).toEqual([]);
  });

  it('answers an unknown address alike, with the same calls of the table, and sends nothing', async () => {
    const faults = injectFaults(product.client);
    const commands = () => faults.calls.map(({ command }) => command);
    const known = await askFor();
    const ofKnown = commands();
    faults.clear();
    const unknown = await askFor('nobody@example.org', elsewhere);
    expect(ofKnown).toEqual(['BatchGet', 'TransactWrite', 'BatchGet', 'TransactWrite', 'TransactWrite']);
    expect(commands()).toEqual(ofKnown);
    expect(unknown).toEqual(known);
    expect((await deliverMails(product)).map(({ to }) => to)).toEqual([email]);
    expect(JSON.stringify(await readTable(product))).not.toContain('nobody@example.org');
  });

  it('sends nothing for an account that is disabled', async () => {
    await changeAccount(product, email, { disabledAt: product.now().toISOString() });
    expect((await askFor()).status).toBe(202);
    expect(await deliverMails(product)).toEqual([]);
  });

  it('limits the mails to one address and from one network, never the answers', async () => {
    const statuses: number[] = [];
    for (let times = 0; times < 5; times += 1) statuses.push((await askFor()).status);
    expect(statuses).toEqual([202, 202, 202, 202, 202]);
    expect(await deliverMails(product)).toHaveLength(3);
    expect((await askFor(email, elsewhere)).status).toBe(202);
    expect(await deliverMails(product)).toEqual([]);
    product.pass(60);
    await askFor();
    expect(await deliverMails(product)).toHaveLength(1);
  });
});

describe('a link for a new password', () => {
  it('sets it, ends every session, and clears the wrong tries [route-reset-password]', async () => {
    const link = await sendLink();
    for (let times = 0; times < 6; times += 1) await trySignIn(product, email, 'wrong horse');
    const wrong = { currentPassword: 'wrong horse', newPassword };
    for (let times = 0; times < 5; times += 1) await product.send(changePassword, token, { json: wrong });
    expect(await complete(link)).toMatchObject({ status: 204, body: undefined });
    expect((await product.send(getMe, token, {})).status).toBe(401);
    expect((await trySignIn(product, email, newPassword)).status).toBe(200);
    expect((await trySignIn(product, email, password)).status).toBe(401);
    const { token: fresh } = await product.call(login, undefined, { body: { email, password: newPassword } });
    const again = { currentPassword: newPassword, newPassword: password };
    expect((await product.send(changePassword, fresh, { json: again })).status).toBe(204);
  });

  it('proves that the address is its owner’s', async () => {
    await complete(await sendLink());
    const { user } = await product.call(login, undefined, { body: { email, password: newPassword } });
    expect(user.emailVerified).toBe(true);
  });

  it('works once', async () => {
    const link = await sendLink();
    expect((await complete(link)).status).toBe(204);
    expect(await complete(link, { newPassword: 'third horse 44' })).toMatchObject(refused);
    expect((await trySignIn(product, email, newPassword)).status).toBe(200);
  });

  it('works once when it is opened twice at the same moment', async () => {
    const link = await sendLink();
    const statuses = (await Promise.all([complete(link), complete(link, { newPassword: password })])).map(
      ({ status }) => status,
    );
    expect(statuses.toSorted((a, b) => a - b)).toEqual([204, 400]);
  });

  it('ends those that were sent before', async () => {
    const [first, second] = [await sendLink(), await sendLink()];
    expect((await complete(second)).status).toBe(204);
    expect(await complete(first)).toMatchObject(refused);
  });

  it('ends when the password is changed otherwise', async () => {
    const link = await sendLink();
    await product.call(changePassword, token, { body: { currentPassword: password, newPassword } });
    expect(await complete(link)).toMatchObject(refused);
  });

  it('works for half an hour by its own value, though its row is there still', async () => {
    const link = await sendLink();
    product.pass(30 * 60 - 1);
    expect(await complete(link, { newPassword: 'Password1' })).toMatchObject({ body: { code: 'common-password' } });
    product.pass(1);
    expect(await complete(link)).toMatchObject(refused);
    expect((await readTable(product)).some(({ PK }) => PK.startsWith('LINKS#'))).toBe(true);
    expect((await trySignIn(product, email, password)).status).toBe(200);
  });

  it('is worth nothing once the account is disabled', async () => {
    const link = await sendLink();
    await changeAccount(product, email, { disabledAt: product.now().toISOString() });
    expect(await complete(link)).toMatchObject(refused);
  });

  it('gives a password to an account that had none', async () => {
    const { id } = await storedAccount(product, email);
    await product.context.table.commit([{ kind: 'remove', key: { PK: `CREDENTIAL#${id}`, SK: 'ONLY' } }]);
    expect((await complete(await sendLink())).status).toBe(204);
    expect((await trySignIn(product, email, newPassword)).status).toBe(200);
  });

  it('refuses a password that registration would refuse, and stays good', async () => {
    const link = await sendLink();
    expect(await complete(link, { newPassword: 'Password1' })).toMatchObject({
      status: 400,
      body: { code: 'common-password', fields: { newPassword: expect.any(String) } },
    });
    expect(await complete(link, { newPassword: 'abc' })).toMatchObject({ body: { code: 'invalid-input' } });
    expect((await complete(link)).status).toBe(204);
  });

  it('opens nothing else: not of another purpose, not another account', async () => {
    const link = await sendLink();
    const other = await product.call(register, undefined, {
      body: { email: 'other@example.org', password, role: 'parent' },
    });
    const [mail] = await deliverMails(product);
    expect(await complete(tokenIn(mail))).toMatchObject(refused);
    const [, secret] = /^\w+-(.*)$/.exec(link) ?? [];
    expect(await complete(`${other.user.id}-${secret}`)).toMatchObject(refused);
    expect((await trySignIn(product, 'other@example.org', password)).status).toBe(200);
  });

  it('cannot be guessed at speed', async () => {
    const { id } = await storedAccount(product, email);
    const guess = async (at: number) => await complete(`${id}-${String(at).padStart(43, 'a')}`);
    const statuses = (await Promise.all(Array.from({ length: 14 }, async (_, at) => await guess(at)))).map(
      ({ status }) => status,
    );
    expect(statuses.filter((status) => status === 400)).toHaveLength(10);
    expect(statuses.filter((status) => status === 429)).toHaveLength(4);
  });

  it('is refused when it is no link at all', async () => {
    for (const link of ['x', `${'0'.repeat(26)}-short`, '#/LINK', `${'0'.repeat(26)}-${'a'.repeat(43)}`])
      expect(await complete(link)).toMatchObject(refused);
  });

  it('is stored as a hash only', async () => {
    const link = await sendLink();
    const [, secret = ''] = /^\w+-(.*)$/.exec(link) ?? [];
    const rows = JSON.stringify(await readTable(product));
    expect(rows).toContain('LINK#');
    expect(rows).not.toContain(secret);
  });
});
