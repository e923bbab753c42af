import { beforeEach, describe, expect, it } from 'vitest';
import { storedErasures } from '../../../../functions/data/operations/erasure.ts';
import { describeReplay } from '../../../../infra/operations/restore/replay-erasures.ts';
import { checkTable } from '../../../../infra/table-invariants/check-table.ts';
import type { Row } from '../../../../infra/table-invariants/row.ts';
import { deleteAccount } from '../../../../shared/routes/auth.ts';
import { deleteDeck } from '../../../../shared/routes/decks.ts';
import { deleteHousehold, updateMember } from '../../../../shared/routes/households.ts';
import { deleteLearner } from '../../../../shared/routes/learners.ts';
import { startSession } from '../../../../shared/routes/study.ts';
import type { SignedIn } from '../../../../shared/schemas/user.ts';
import { cutOffEverywhere } from '../../../support/cut-off.ts';
import { injectFaults } from '../../../support/faults.ts';
import { addChild, addGrownUp, makeDeck, makeFamily, password, type TestFamily } from '../../../support/test-family.ts';
import type { TestProduct } from '../../../support/test-product.ts';
import { writeRows } from '../../../support/table/write-items.ts';
import { openRestoration, type Restoration, rowsOf } from './restoration.ts';

let old: TestProduct;
let restored: TestProduct;
let copyToRestoredTable: Restoration['copy'];
let replay: Restoration['replay'];
beforeEach(async () => {
  ({ old, restored, copy: copyToRestoredTable, replay } = await openRestoration());
});

/** Returns the part of an id that the rows of its household use to refer to it. */
const localPart = (id: string): string => id.split('-').at(-1) ?? '';

/** Returns every row that contains one of the words, apart from the list of erasures. */
async function rowsWith(...words: readonly string[]): Promise<Row[]> {
  const rows = (await rowsOf(restored)).filter(({ PK }) => !PK.startsWith('ERASED#'));
  return rows.filter((row) => words.some((word) => JSON.stringify(row).includes(word)));
}

async function listErased({ context: { table } }: TestProduct) {
  return (await storedErasures.list(table, {})).map(({ kind, id }) => `${kind} ${id}`);
}

async function removeAccount({ token }: SignedIn): Promise<void> {
  await old.call(deleteAccount, token, { body: { password } });
}

async function addSomeStudy(family: TestFamily): Promise<string> {
  const deck = await makeDeck(old, family, 3);
  await old.call(startSession, family.child.token, { params: { deckId: deck.id }, body: {} });
  return deck.id;
}

const none = { household: 0, learner: 0, account: 0, consent: 0, member: 0, device: 0 };

describe('a restored table', () => {
  it('forgets again the household, the learner and the account that were erased since, and nothing else', async () => {
    const [gone, smaller, stays] = [await makeFamily(old), await makeFamily(old), await makeFamily(old)];
    const deckId = await addSomeStudy(gone);
    await addSomeStudy(smaller);
    const ofDeck = await addSomeStudy(stays);
    const { learner, child } = await addChild(old, smaller.parent, smaller.household.id, 'Ben Ó');
    const viewer = await addGrownUp(old, stays.parent, stays.household.id, 'viewer');
    const moment = await copyToRestoredTable();
    await old.call(deleteHousehold, gone.parent.token, {
      params: { householdId: gone.household.id },
      body: { password },
    });
    await old.call(deleteLearner, smaller.parent.token, {
      params: { householdId: smaller.household.id, learnerId: learner.id },
      body: { password },
    });
    await removeAccount(viewer);
    await old.call(deleteDeck, stays.parent.token, { params: { deckId: ofDeck } });

    const done = await replay(moment);
    expect(done).toEqual({
      entries: 3,
      again: { ...none, household: 1, learner: 1, account: 1 },
      signedOut: 0,
      newOwners: [],
      keptMembers: [],
    });
    expect(await rowsWith(gone.household.id, localPart(deckId))).toEqual([]);
    expect(await rowsWith(localPart(learner.id), 'Ben Ó')).toEqual([]);
    expect(await rowsWith(viewer.user.id, viewer.user.email)).toEqual([]);
    // The accounts of the erased household's members remain. The deleted deck is back: only personal data is erased again.
    const stay = [
      gone.parent.user.id,
      child.user.id,
      stays.household.id,
      localPart(ofDeck),
      localPart(smaller.learner.id),
    ];
    for (const kept of stay) expect((await rowsWith(kept)).length, kept).toBeGreaterThan(0);
    expect((await checkTable(await rowsOf(restored))).violations).toEqual([]);
    expect(await listErased(restored)).toEqual(await listErased(old));
    expect(await replay(moment)).toMatchObject({ entries: 3, again: none });
  });

  it('forgets an account with the household that nobody else was in', async () => {
    const family = await makeFamily(old);
    const moment = await copyToRestoredTable();
    await removeAccount(family.parent);
    await replay(moment);
    expect(await rowsWith(family.parent.user.id, family.parent.user.email, family.household.id)).toEqual([]);
    expect((await checkTable(await rowsOf(restored))).violations).toEqual([]);
  });

  it('gives a household that its owner left, after handing it over, to whom it was handed over', async () => {
    const { parent, household } = await makeFamily(old);
    const viewer = await addGrownUp(old, parent, household.id, 'viewer');
    await addGrownUp(old, parent, household.id, 'guardian');
    const moment = await copyToRestoredTable();
    const params = { householdId: household.id, memberId: `${household.id}-${viewer.user.id}` };
    await old.call(updateMember, parent.token, { params, body: { role: 'owner' } });
    await removeAccount(parent);
    const done = await replay(moment);
    expect(done.newOwners).toEqual([household.id]);
    expect(await rowsWith(parent.user.id, parent.user.email)).toEqual([]);
    const members = await rowsWith(viewer.user.id);
    expect(members.find(({ SK }) => SK.startsWith('MEMBER#'))).toMatchObject({ role: 'owner' });
    expect((await checkTable(await rowsOf(restored))).violations).toEqual([]);
    expect(describeReplay(done).join('\n')).toContain(`The household ${household.id} has a new owner now`);
  });

  it('leaves out what was erased before the moment, but for a margin of a quarter of an hour', async () => {
    const [first, second] = [await makeFamily(old), await makeFamily(old)];
    await writeRows(restored.client, await rowsOf(old));
    await old.call(deleteHousehold, first.parent.token, {
      params: { householdId: first.household.id },
      body: { password },
    });
    old.pass(20 * 60);
    await old.call(deleteHousehold, second.parent.token, {
      params: { householdId: second.household.id },
      body: { password },
    });
    old.pass(10 * 60);
    expect(await replay(old.now())).toMatchObject({ entries: 1, again: { household: 1 } });
    expect(await replay()).toMatchObject({ entries: 2, again: { household: 1 } });
    expect(await rowsWith(first.household.id, second.household.id)).toEqual([]);
  });

  it('forgets them wherever the work is cut off, when it is done again', async () => {
    const [gone, smaller] = [await makeFamily(old), await makeFamily(old)];
    const guardian = await addGrownUp(old, smaller.parent, smaller.household.id, 'guardian');
    const moment = await copyToRestoredTable();
    await old.call(deleteHousehold, gone.parent.token, {
      params: { householdId: gone.household.id },
      body: { password },
    });
    await removeAccount(guardian);
    const faults = injectFaults(restored.client);
    await cutOffEverywhere(
      restored,
      faults,
      () => ({
        run: async () => {
          const isThrough = await replay(moment).then(
            () => true,
            () => false,
          );
          return isThrough
            ? { status: 204, body: undefined, headers: {} }
            : { status: 503, body: { code: 'unavailable' }, headers: {} };
        },
        afterAll: async () => {
          expect(await rowsWith(gone.household.id, guardian.user.id, guardian.user.email)).toEqual([]);
          expect((await checkTable(await rowsOf(restored))).violations).toEqual([]);
        },
      }),
      { onlyWrites: true },
    );
  });
});
