import { beforeEach, describe, expect, it } from 'vitest';
import { storedCredentials } from '../../../functions/data/people/user.ts';
import { localTableName } from '../../../infra/local/gateway/create-local-context.ts';
import { scanTable } from '../../../infra/operations/admin/table-report.ts';
import { localPart } from '../../../shared/ids.ts';
import { limits } from '../../../shared/limits.ts';
import { retention } from '../../../shared/retention.ts';
import { login } from '../../../shared/routes/auth.ts';
import { deleteHousehold } from '../../../shared/routes/households.ts';
import { createLearner, deleteLearner, getStreak } from '../../../shared/routes/learners.ts';
import { busyTexts, fillBusyFamily } from '../../support/families/busy-family.ts';
import { finishDeletions } from '../../support/delete-permanently.ts';
import type { Row } from '../../support/stored-rows.ts';
import { makeFamily, password, type TestFamily } from '../../support/test-family.ts';
import { openTestProduct, type TestProduct } from '../../support/test-product.ts';

const day = 24 * 60 * 60;

let product: TestProduct;
let family: TestFamily;
beforeEach(async () => {
  product = await openTestProduct();
  family = await makeFamily(product);
  await fillBusyFamily(product, family);
});

async function findRowsWith(...texts: string[]): Promise<Row[]> {
  const rows: Row[] = [];
  for await (const row of scanTable(product.client, localTableName)) rows.push(row);
  return rows.filter((row) => texts.some((text) => JSON.stringify(row).includes(text)));
}

/** The permanent erasure entry, which lets a restore repeat the erasure. */
const erased = (kind: string, id: string): unknown[] => [
  expect.objectContaining({ PK: expect.stringMatching(/^ERASED#/), kind, id }),
];
const busy = ['front 1', busyTexts.notes, busyTexts.description, busyTexts.avatar, 'Kitchen tablet'];
/** Fields of audit entries, which contain no reason and no names. */
const fieldsOfAudit = ['PK', 'SK', 'action', 'actorId', 'at', 'deed', 'expiresAt', 'householdId', 'id'];
const fieldsOfErasure = ['PK', 'SK', 'at', 'id', 'kind'];

describe('the whole table', () => {
  it('holds nothing of a deleted household but the entry that it was erased, and by ids alone that an admin looked at it', async () => {
    const { household, learner, parent } = family;
    const texts = [
      household.id,
      localPart(learner.id),
      household.name,
      household.name.toLowerCase(),
      learner.name,
      ...busy,
    ];
    expect((await findRowsWith(...texts)).length).toBeGreaterThan(25);
    await product.call(deleteHousehold, parent.token, { params: { householdId: household.id }, body: { password } });
    // The cleanup job removes the picture's file first, the row of the scheduled picture check after a day, and that of the bin check after a month.
    for (const seconds of [2 * 60, 2 * day, retention.binDays * day]) {
      product.pass(seconds);
      await finishDeletions(product);
    }
    expect(await product.context.mediaStore.list(household.id)).toEqual([]);
    const found = await findRowsWith(...texts);
    const [left, looks] = [
      found.filter(({ PK }) => !PK.startsWith('AUDIT#')),
      found.filter(({ PK }) => PK.startsWith('AUDIT#')),
    ];
    // Both rows have the same timestamp, so they are sorted by their number of fields.
    const looked = looks.map((row) => Object.keys(row).toSorted()).toSorted((a, b) => a.length - b.length);
    expect(looked).toEqual([fieldsOfAudit.filter((field) => field !== 'deed'), fieldsOfAudit]);
    expect(left).toEqual(erased('household', household.id));
    expect(left.map((row) => Object.keys(row).toSorted())).toEqual([fieldsOfErasure]);
  });

  it('holds nothing of a deleted learner but that entry, and all of the others', async () => {
    const { household, learner, parent } = family;
    const params = { householdId: household.id };
    const ben = await product.call(createLearner, parent.token, { params, body: { name: 'Ben' } });
    const texts = [localPart(learner.id), `"${learner.name}"`, busyTexts.notes, busyTexts.avatar];
    expect((await findRowsWith(...texts)).length).toBeGreaterThan(15);
    await product.call(deleteLearner, parent.token, {
      params: { ...params, learnerId: learner.id },
      body: { password },
    });
    expect(await findRowsWith(...texts)).toEqual(erased('learner', learner.id));
    expect(await findRowsWith(localPart(ben.id))).toHaveLength(1);
    expect(await findRowsWith('front 1')).not.toEqual([]);
  });
});

describe('whoever erases', () => {
  const household = async (token: string, json: object) =>
    await product.send(deleteHousehold, token, { params: { householdId: family.household.id }, json });
  const learner = async (token: string, json: object) => {
    const params = { householdId: family.household.id, learnerId: family.learner.id };
    return await product.send(deleteLearner, token, { params, json });
  };

  it.each([
    ['a household', household],
    ['a learner', learner],
  ])('%s shows by the password that it is the same person, unless the sign-in is fresh', async (_, remove) => {
    const { token, user } = family.parent;
    expect(await remove(token, {})).toMatchObject({ status: 403, body: { code: 'password-needed' } });
    expect(await remove(token, { password: 'wrong horse' })).toMatchObject({
      status: 403,
      body: { code: 'wrong-password' },
    });
    expect(await remove(family.child.token, { password })).toMatchObject({ body: { code: 'not-allowed' } });
    expect((await product.send(getStreak, token, { params: { learnerId: family.learner.id } })).status).toBe(200);
    const fresh = await product.call(login, undefined, { body: { email: user.email, password } });
    product.pass(limits.freshSignInSeconds + 1);
    expect(await remove(fresh.token, {})).toMatchObject({ body: { code: 'password-needed' } });
    product.pass(-1);
    expect((await remove(fresh.token, {})).status).toBe(204);
  });

  it('cannot try passwords for long', async () => {
    const tries = Array.from({ length: limits.tries.password.free + 1 }, (_, at) => `wrong horse ${at}`);
    const answers = [];
    for (const one of tries) answers.push((await learner(family.parent.token, { password: one })).status);
    expect(answers.at(-1)).toBe(429);
  });

  it('without a password of its own signs in anew first', async () => {
    const { token, user } = family.parent;
    await product.context.table.commit([storedCredentials.remove(product.context.table, { userId: user.id })]);
    expect(await learner(token, {})).toMatchObject({ status: 403, body: { code: 'sign-in-again' } });
  });
});
