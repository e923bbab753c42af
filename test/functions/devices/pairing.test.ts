import { beforeAll, describe, expect, it } from 'vitest';
import {
  approvePairing,
  claimPairing,
  collectPairing,
  createPairing,
  getPairing,
  listDeviceLearners,
  listDevices,
} from '../../../shared/routes/devices.ts';
import { deleteHousehold } from '../../../shared/routes/households.ts';
import { limits } from '../../../shared/limits.ts';
import { readTable } from '../../support/stored-rows.ts';
import { makeFamily, type TestFamily } from '../../support/test-family.ts';
import { openTestProduct, startOfTests, type TestProduct } from '../../support/test-product.ts';

let product: TestProduct;
let family: TestFamily;
beforeAll(async () => {
  product = await openTestProduct();
  family = await makeFamily(product);
});

let networks = 0;
/** Returns a new network address. By default, each device gets its own. */
const nextAddress = () => `10.9.${(networks += 1)}.1`;

async function showCode(who = family) {
  const params = { householdId: who.household.id };
  const shown = await product.call(createPairing, who.parent.token, { params, body: {} });
  const place = { params: { ...params, pairingId: shown.id } };
  return {
    ...shown,
    look: async () => await product.call(getPairing, who.parent.token, place),
    sayYes: async () => await product.send(approvePairing, who.parent.token, place),
  };
}

async function claim(code: string, name = 'Emma’s tablet', address = nextAddress()) {
  return await product.send(claimPairing, undefined, {
    json: { code, name },
    headers: { 'x-viewer-address': address },
  });
}

async function collect(answer: { body: unknown }) {
  return await product.send(collectPairing, undefined, { json: answer.body });
}

describe('a new device', () => {
  it('types the code, waits for a grown-up, and is in once that one said yes [route-create-pairing, route-claim-pairing, route-get-pairing, route-approve-pairing]', async () => {
    const { code, expiresAt, look, sayYes } = await showCode();
    expect(code).toMatch(/^[2-9A-HJKMNP-TV-Z]{8}$/);
    expect(expiresAt).toBe('2026-01-05T09:10:00.000Z');
    expect(await look()).toEqual({ state: 'open' });
    const asked = await claim(`${code.slice(0, 4).toLowerCase()} ${code.slice(4)}`);
    expect(asked.status).toBe(201);
    expect(await look()).toEqual({ state: 'claimed', deviceName: 'Emma’s tablet', claimedAt: startOfTests });
    expect((await collect(asked)).body).toEqual({ state: 'waiting' });
    expect((await sayYes()).status).toBe(204);
    expect((await look()).state).toBe('approved');
    const { body } = await collect(asked);
    expect(body).toEqual({ state: 'approved', credential: expect.any(String) });
    const { credential } = body as { credential: string };
    const { learners } = await product.call(listDeviceLearners, undefined, { body: { credential } });
    expect(learners.map(({ name }) => name)).toEqual(['Emma']);
    const devices = await product.call(listDevices, family.parent.token, {
      params: { householdId: family.household.id },
    });
    expect(devices.map(({ name }) => name)).toContain('Emma’s tablet');
  });

  it('is refused after ten wrong codes from one network, whatever good codes were in between', async () => {
    const others = await makeFamily(product);
    const address = nextAddress();
    const statuses: number[] = [];
    for (let tries = 0; tries < 20; tries += 1) {
      // An attacker can also claim correct codes, created in a family of their own.
      if (tries % 2 === 1) await claim((await showCode(others)).code, 'Mine', address);
      statuses.push((await claim('ABCDEFGH', 'Mine', address)).status);
    }
    expect(statuses.filter((status) => status === 404)).toHaveLength(10);
    expect(statuses.at(-1)).toBe(429);
  });

  it('gets nothing before a grown-up said yes, and its credential once [child-pairing-needs-yes, route-collect-pairing]', async () => {
    const { code, sayYes } = await showCode();
    const asked = await claim(code);
    for (let poll = 0; poll < 3; poll += 1) expect((await collect(asked)).body).toEqual({ state: 'waiting' });
    await sayYes();
    const answers = await Promise.all([collect(asked), collect(asked), collect(asked)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await collect(asked)).status).toBe(404);
  });

  it('is not let in by somebody else’s claim, nor by a changed one', async () => {
    const { code, sayYes } = await showCode();
    const asked = await claim(code);
    await sayYes();
    const { claim: text } = asked.body as { claim: string };
    const changed = [`${text}A`, text.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')), text.split('.')[0] ?? ''];
    for (const wrong of changed) expect((await collect({ body: { claim: wrong } })).status).toBe(404);
    expect((await collect(asked)).status).toBe(200);
  });
});

describe('a code', () => {
  it('is good for one device: of two at the same moment one claims it', async () => {
    const { code, look } = await showCode();
    const both = await Promise.all([claim(code, 'First'), claim(code, 'Second')]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 404]);
    expect((await claim(code, 'Third')).status).toBe(404);
    const winner = both[0]?.status === 201 ? 'First' : 'Second';
    expect(await look()).toMatchObject({ state: 'claimed', deviceName: winner });
  });

  it('is over after ten minutes by value, though its row is there still: for who types it, says yes or waits', async () => {
    const [early, late] = [await showCode(), await showCode()];
    const asked = await claim(early.code);
    product.pass(limits.pairingSeconds);
    expect((await claim(late.code)).status).toBe(404);
    expect((await late.look()).state).toBe('expired');
    expect((await early.sayYes()).status).toBe(409);
    expect((await collect(asked)).status).toBe(404);
    product.setNow(startOfTests);
    await early.sayYes();
    product.pass(limits.pairingSeconds);
    expect((await collect(asked)).status).toBe(404);
    product.setNow(startOfTests);
  });

  it('cannot be said yes to before a device asks', async () => {
    const { sayYes } = await showCode();
    expect(await sayYes()).toMatchObject({ status: 409, body: { code: 'no-device-waiting' } });
  });

  it('stands nowhere in the table, nor does what the device waits with', async () => {
    const { code } = await showCode();
    const { claim: text } = (await claim(code)).body as { claim: string };
    const stored = JSON.stringify(await readTable(product));
    expect([stored.includes(code), stored.includes(text.split('.')[1] ?? '')]).toEqual([false, false]);
  });

  it('of a household that is deleted meanwhile lets nobody in', async () => {
    const other = await makeFamily(product);
    const [open, approved] = [await showCode(other), await showCode(other)];
    const asked = await claim(approved.code);
    await approved.sayYes();
    await product.call(deleteHousehold, other.parent.token, { params: { householdId: other.household.id }, body: {} });
    expect([(await claim(open.code)).status, (await collect(asked)).status]).toEqual([404, 404]);
  });

  it('makes room for the next one: the oldest of too many is over', async () => {
    const other = await makeFamily(product);
    const codes = [];
    for (let count = 0; count <= limits.openPairings; count += 1) {
      codes.push(await showCode(other));
      product.pass(1);
    }
    const statuses = await Promise.all(codes.map(async ({ code }) => (await claim(code)).status));
    expect(statuses).toEqual([404, ...Array.from({ length: limits.openPairings }, () => 201)]);
    product.setNow(startOfTests);
  });

  it('guessed at speed meets a wait, counted before it is checked, also at the same moment', async () => {
    const address = nextAddress();
    const guess = async (at: number) => await claim(`AAAAAA${String(at).padStart(2, '2')}`, 'Guesser', address);
    const answers = await Promise.all(Array.from({ length: 14 }, async (_, at) => await guess(at)));
    const refused = answers.filter(({ status }) => status === 429).length;
    expect(refused).toBeGreaterThan(0);
    const { code } = await showCode();
    expect((await claim(code, 'Guesser', address)).status).toBe(429);
    expect((await claim(code)).status).toBe(201);
  });
});
