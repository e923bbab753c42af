import { createHash } from 'node:crypto';
import { PutCommand, ScanCommand } from '@aws-sdk/lib-dynamodb';
import { beforeEach, describe, expect, it } from 'vitest';
import { register } from '../../../shared/routes/auth.ts';
import { openTestProduct, type TestProduct } from '../../support/test-product.ts';
import { trySignIn } from './stored-account.ts';

let product: TestProduct;
beforeEach(async () => {
  product = await openTestProduct();
});

const password = 'correct horse 42';
const email = 'child@example.org';
const home = '198.51.100.7';
const elsewhere = '203.0.113.77';

async function makeAccount(address = email): Promise<void> {
  await product.call(register, undefined, { body: { email: address, password, role: 'learner' } });
}

async function fail(times: number, address = email, network = elsewhere): Promise<number[]> {
  const statuses: number[] = [];
  for (let tries = 0; tries < times; tries += 1)
    statuses.push((await trySignIn(product, address, 'wrong', network)).status);
  return statuses;
}

/** Sets the only throttle counter of this scope to this number of attempts, so that the test only has to make the last ones. */
async function countAs(scope: 'account' | 'network', tries: number): Promise<void> {
  const { Items: items = [] } = await product.client.send(new ScanCommand({ TableName: 'flashspark' }));
  const counters = items.filter((item) => String(item['PK']).startsWith(`THROTTLE#${scope}#`));
  expect(counters).toHaveLength(1);
  await product.client.send(new PutCommand({ TableName: 'flashspark', Item: { ...counters[0], tries } }));
}

describe('one account from one network', () => {
  it('has five tries, then waits that double, with the seconds in Retry-After [call-429-retry-after, account-sign-in-throttled-per-account]', async () => {
    await makeAccount();
    expect(await fail(5)).toEqual([401, 401, 401, 401, 401]);
    const waits: (string | undefined)[] = [];
    for (let rounds = 0; rounds < 12; rounds += 1) {
      const refusal = await trySignIn(product, email, password, elsewhere);
      expect(refusal).toMatchObject({ status: 429, body: { code: 'too-many-attempts' } });
      waits.push(refusal.headers['retry-after']);
      product.pass(Number(refusal.headers['retry-after']));
      expect(await fail(1)).toEqual([401]);
    }
    expect(waits).toEqual(['1', '2', '4', '8', '16', '32', '64', '128', '256', '512', '900', '900']);
    product.pass(899);
    expect((await trySignIn(product, email, password, elsewhere)).headers['retry-after']).toBe('1');
    product.pass(1);
    expect((await trySignIn(product, email, password, elsewhere)).status).toBe(200);
  });

  it('is counted alike whether the account exists or not', async () => {
    await makeAccount();
    expect(await fail(6, 'nobody@example.org')).toEqual(await fail(6));
    expect(await trySignIn(product, 'nobody@example.org', 'x', elsewhere)).toEqual(
      await trySignIn(product, email, 'x', elsewhere),
    );
  });

  it('is counted for all spellings of its address together', async () => {
    expect(await fail(3, 'Child@Example.org')).toEqual([401, 401, 401]);
    expect(await fail(3, ' child@example.org')).toEqual([401, 401, 429]);
  });

  it('hears five of many tries that come together', async () => {
    await makeAccount();
    const answers = await Promise.all(
      Array.from({ length: 20 }, async () => await trySignIn(product, email, 'wrong', elsewhere)),
    );
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(15);
  });

  it('starts again after a success', async () => {
    await makeAccount();
    for (let rounds = 0; rounds < 3; rounds += 1) {
      expect(await fail(4)).toEqual([401, 401, 401, 401]);
      expect((await trySignIn(product, email, password, elsewhere)).status).toBe(200);
    }
  });

  it('starts again after an hour, though the counter is still in the table', async () => {
    await fail(5);
    product.pass(3_600);
    expect(await fail(6)).toEqual([401, 401, 401, 401, 401, 429]);
  });
});

describe('an account that somebody else guesses at', () => {
  it('stays open for its owner in another network', async () => {
    await makeAccount();
    expect((await fail(6)).at(-1)).toBe(429);
    expect((await trySignIn(product, email, password, home)).status).toBe(200);
  });

  it('leaves the other accounts of the same network alone', async () => {
    await makeAccount();
    expect((await fail(6, 'sister@example.org')).at(-1)).toBe(429);
    expect((await trySignIn(product, email, password, elsewhere)).status).toBe(200);
  });

  it('is closed to many networks together after fifty tries, for five minutes at most', async () => {
    await makeAccount();
    await fail(5, email, '203.0.113.1');
    await countAs('account', 45);
    expect(await fail(5, email, '203.0.113.2')).toEqual([401, 401, 401, 401, 401]);
    expect(await trySignIn(product, email, password, home)).toMatchObject({
      status: 429,
      headers: { 'retry-after': '1' },
    });
    for (const tries of [50, 55, 61]) {
      await countAs('account', tries);
      product.pass(300);
      expect(await fail(1, email, `192.0.2.${tries}`)).toEqual([401]);
    }
    expect((await trySignIn(product, email, password, home)).headers['retry-after']).toBe('300');
    product.pass(300);
    expect((await trySignIn(product, email, password, home)).status).toBe(200);
  });
});

describe('one network', () => {
  /** Fails to sign in with a different account each time, so that only the network's counter grows. */
  async function failAtMany(times: number, network: (index: number) => string): Promise<number[]> {
    const statuses: number[] = [];
    for (let index = 0; index < times; index += 1)
      statuses.push(...(await fail(1, `many${index}@example.org`, network(index))));
    return statuses;
  }

  it('has sixty tries over all accounts, and then waits for sign-in and registration alike [account-sign-in-throttled-per-network-address]', async () => {
    await makeAccount();
    expect(await failAtMany(4, () => elsewhere)).toEqual([401, 401, 401, 401]);
    await countAs('network', 56);
    expect(await failAtMany(4, () => elsewhere)).toEqual([401, 401, 401, 401]);
    expect(await trySignIn(product, email, password, elsewhere)).toMatchObject({
      status: 429,
      headers: { 'retry-after': '1' },
    });
    const json = { email: 'fresh@example.org', password, role: 'parent' };
    const headers = { 'x-viewer-address': elsewhere };
    expect((await product.send(register, undefined, { json, headers })).status).toBe(429);
    expect((await trySignIn(product, email, password, home)).status).toBe(200);
  });

  it('is counted fully when the tries come together', async () => {
    await fail(1);
    await countAs('network', 54);
    await Promise.all([0, 1, 2, 3, 4, 5].map(async (index) => await fail(1, `many${index}@example.org`)));
    expect(await fail(1)).toEqual([429]);
  });

  it('is one for all the addresses of an IPv6 network', async () => {
    await failAtMany(3, (index) => `2001:db8:1:2::${index}`);
    await countAs('network', 59);
    expect(await failAtMany(2, (index) => `2001:db8:1:2:ffff::${index}`)).toEqual([401, 429]);
    expect(await fail(1, email, '2001:db8:1:3::1')).toEqual([401]);
  });

  it('counts who asks whether addresses have an account by registering them', async () => {
    await makeAccount();
    const json = { email, password, role: 'parent' };
    const ask = async () => (await product.send(register, undefined, { json })).status;
    expect([await ask(), await ask()]).toEqual([409, 409]);
    await countAs('network', 59);
    expect([await ask(), await ask()]).toEqual([409, 429]);
  });
});

describe('what is stored of the tries', () => {
  it('holds neither the network address nor a plain hash of it, nor an address that has no account', async () => {
    await fail(2, 'stranger@example.org');
    const { Items: items = [] } = await product.client.send(new ScanCommand({ TableName: 'flashspark' }));
    expect(items).toHaveLength(3);
    const text = JSON.stringify(items);
    for (const secret of [elsewhere, 'stranger']) expect(text).not.toContain(secret);
    for (const form of ['base64url', 'hex'] as const) {
      expect(text).not.toContain(createHash('sha256').update(elsewhere).digest(form));
    }
  });
});
