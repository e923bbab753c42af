import { beforeAll, describe, expect, it } from 'vitest';
import type { Route } from '../../../../shared/routes/define-route.ts';
import { createInvitation } from '../../../../shared/routes/households.ts';
import { beginPasskey } from '../../../../shared/routes/passkeys.ts';
import { routes } from '../../../../shared/routes/index.ts';
import { createDeck, listDecks } from '../../../../shared/routes/decks.ts';
import { readRows, takeSnapshot } from '../../../support/table/table-snapshot.ts';
import { type ValidCall, validCall, makeMatrixWorld, type MatrixWorld } from '../../../support/route-calls.ts';
import { signUp } from '../../../support/test-family.ts';
import { makeAuthenticator } from '../../../support/authenticator.ts';
import { appAddress, openTestProduct, startOfTests, type TestProduct } from '../../../support/test-product.ts';

let product: TestProduct;
let world: MatrixWorld;
let putBack: () => Promise<void>;
beforeAll(async () => {
  product = await openTestProduct();
  world = await makeMatrixWorld(product);
  putBack = await takeSnapshot(product.client);
});

const hour = 60 * 60;
const repeatable = routes.filter((route) => route.repeatable !== undefined);
const key = { 'idempotency-key': 'a-key-of-the-client_1' };

interface Prepared {
  readonly token: string;
  readonly call: ValidCall;
}

/** Prepares a call that creates something, with the token of an authorized person. */
async function prepare(route: Route): Promise<Prepared> {
  const { family, adminToken, ids } = world;
  const call = validCall(route, ids);
  if (route.id === 'users/assign-user') {
    const { user } = await signUp(product, 'parent');
    return { token: adminToken, call: { ...call, params: { userId: user.id } } };
  }
  if (route.id === 'households/accept-invitation') {
    const params = { householdId: family.household.id };
    const { code } = await product.call(createInvitation, family.parent.token, { params, body: {} });
    return { token: (await signUp(product, 'parent')).token, call: { json: { code } } };
  }
  if (route.id === 'passkeys/create-passkey') {
    const options = await product.call(beginPasskey, family.parent.token, { body: {} });
    return { token: family.parent.token, call: { json: { passkey: makeAuthenticator(appAddress).create(options) } } };
  }
  const isForAdmins = route.access.kind === 'account' && route.access.roles?.join() === 'admin';
  return { token: isForAdmins ? adminToken : family.parent.token, call };
}

const titled = (list: readonly Route[]) => list.map((route) => [`${route.method} ${route.path}`, route] as const);
/** Returns the number of rows, without the daily activity counters. */
const counted = async () =>
  [...(await readRows(product.client)).values()].filter(({ PK }) => !PK.startsWith('ACTIVE#')).length;

it('holds for every POST that makes something, but for a session, a pairing and what answers the same anyway', () => {
  const ofDevices = ['devices/create-pairing', 'devices/claim-pairing'];
  // Creating a share again answers the same code, without a key.
  const secret = ['auth/register', 'shares/create-share', ...ofDevices];
  // Uploads need no key, because they are deduplicated by content.
  const others = new Set([...secret, 'media/store-media']);
  // Copying cards creates them without returning them.
  const isMade = ({ status, id }: Route) => (status === 201 && !others.has(id)) || id === 'cards/copy-cards';
  const made = routes.filter((route) => route.method === 'POST' && isMade(route));
  expect(repeatable.map(({ id }) => id).toSorted()).toEqual(made.map(({ id }) => id).toSorted());
});

describe.each(titled(repeatable))('%s under one key', (_, route) => {
  it('makes one thing and answers the same, at once, later, and for a day', async () => {
    await putBack();
    product.setNow(startOfTests);
    const { token, call } = await prepare(route);
    const send = async (json = call.json) =>
      await product.send(route, token, { ...call, ...(json && { json }), headers: key });
    const before = await counted();
    const together = await Promise.all(Array.from({ length: 5 }, async () => await send()));
    const after = await counted();
    const [first] = together;
    expect(first?.status, JSON.stringify(first?.body)).toBe(route.status);
    for (const answer of together) expect([answer.status, answer.body]).toEqual([route.status, first?.body]);
    for (const seconds of route.repeatable === 'by-key' ? [11 * 60, 24 * hour] : [60]) {
      product.setNow(new Date(Date.parse(startOfTests) + seconds * 1_000));
      expect((await send()).body).toEqual(first?.body);
    }
    expect(after - before).toBeGreaterThan(0);
    expect(await counted()).toBe(after);
    product.setNow(startOfTests);
    const other = await send({ ...call.json, surprise: 'x' });
    expect(other.status).toBe(400);
    await putBack();
  });
});

describe('a key', () => {
  const send = async (name: string, headers: Record<string, string>, token = world.family.parent.token) =>
    await product.send(createDeck, token, { json: { name, householdId: world.family.household.id }, headers });

  it('stands for one call: another body under it is refused, and makes nothing', async () => {
    await putBack();
    expect((await send('One', key)).status).toBe(201);
    expect(await send('Two', key)).toMatchObject({ status: 409, body: { code: 'key-reused' } });
    expect((await send('Two', { 'idempotency-key': 'another' })).status).toBe(201);
    const names = (await product.call(listDecks, world.family.parent.token, {})).map(({ name }) => name);
    expect(names.filter((name) => name === 'One' || name === 'Two').toSorted()).toEqual(['One', 'Two']);
  });

  it("is the caller's own: somebody else's call under the same one is another call", async () => {
    await putBack();
    const [first, second] = [await send('One', key), await send('One', key, world.adminToken)];
    expect([first.status, second.status]).toEqual([201, 201]);
    expect((first.body as { id: string }).id).not.toBe((second.body as { id: string }).id);
  });

  it('is forgotten after 25 hours, although its row may be there still', async () => {
    await putBack();
    product.setNow(startOfTests);
    const first = await send('One', key);
    product.pass(25 * hour + 1);
    const second = await send('One', key);
    expect((second.body as { id: string }).id).not.toBe((first.body as { id: string }).id);
    product.setNow(startOfTests);
  });

  it('answers nobody who may not do it any more', async () => {
    await putBack();
    expect((await send('One', key)).status).toBe(201);
    expect((await send('One', key, world.stranger.parent.token)).status).toBe(404);
  });

  it.each(['', 'a b', 'x'.repeat(65), 'ä'])('of another form is refused: %j', async (odd) => {
    expect(await send('One', { 'idempotency-key': odd })).toMatchObject({
      status: 400,
      body: { code: 'invalid-input' },
    });
  });

  it('leaves nothing readable of the answer in the table', async () => {
    await putBack();
    await send('Secret capitals', key);
    const rows = [...(await readRows(product.client)).values()].filter(({ SK }) => SK.startsWith('KEY#'));
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain('Secret');
    expect(JSON.stringify(rows)).not.toContain(key['idempotency-key']);
  });

  it("keeps an invitation's code as unreadable as everything else", async () => {
    await putBack();
    const { parent, household } = world.family;
    const { body } = await product.send(createInvitation, parent.token, {
      params: { householdId: household.id },
      json: {},
      headers: key,
    });
    const { code } = body as { code: string };
    expect(code).toMatch(/^[A-Z0-9]{10}$/);
    expect(JSON.stringify([...(await readRows(product.client)).values()])).not.toContain(code);
  });
});
