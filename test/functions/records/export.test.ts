import { beforeAll, describe, expect, it } from 'vitest';
import { exportRecord, type ExportRecord } from '../../../shared/export/records.ts';
import { settleRecords } from '../../../shared/export/settle-records.ts';
import { localPart } from '../../../shared/ids.ts';
import { retention } from '../../../shared/retention.ts';
import { createAssignment } from '../../../shared/routes/assignments.ts';
import { login, verifyEmail } from '../../../shared/routes/auth.ts';
import { importCards } from '../../../shared/routes/cards.ts';
import { deleteDeck } from '../../../shared/routes/decks.ts';
import { deleteQuiz, generateQuiz } from '../../../shared/routes/quizzes.ts';
import { createShare } from '../../../shared/routes/shares.ts';
import { setWeeklyMail } from '../../../shared/routes/households.ts';
import { createLearner, deleteLearner } from '../../../shared/routes/learners.ts';
import { exportRecords } from '../../../shared/routes/records.ts';
import { startSession } from '../../../shared/routes/study.ts';
import { fillBusyFamily } from '../../support/families/busy-family.ts';
import { compareWithExport, isLeftOut, kindsOfHousehold, exportKindOf } from '../../support/export-coverage.ts';
import { injectFaults, isWrite, lostCall } from '../../support/faults.ts';
import { readPartition, type Row } from '../../support/stored-rows.ts';
import { deliverMails, tokenIn } from '../../support/mailbox.ts';
import { makeDeck, makeFamily, password, type TestFamily } from '../../support/test-family.ts';
import { openTestProduct, type TestProduct } from '../../support/test-product.ts';
import { readExport } from './read-export.ts';

const fieldsOut = new Map(
  exportRecord.def.options.map(({ shape }) => [shape.kind.def.values[0] as string, Object.keys(shape)]),
);

describe.each(kindsOfHousehold)('every field of a stored $name', ({ name, schema, sortKey }) => {
  it('is in the export, or is left out for a reason', () => {
    const stored = [...new Set([...Object.keys(schema.shape), ...sortKey.parts])];
    const out = fieldsOut.get(exportKindOf(name)) ?? [];
    expect(stored.filter((field) => !out.includes(field) && !isLeftOut(name, field))).toEqual([]);
    expect(out.filter((field) => isLeftOut(name, field))).toEqual([]);
  });
});

let product: TestProduct;
let family: TestFamily;
let records: ExportRecord[];
let rows: Row[];
beforeAll(async () => {
  product = await openTestProduct();
  family = await makeFamily(product);
  await fillBusyFamily(product, family);
  records = await readExport(product, family.parent.token, family.household.id);
  rows = await readPartition(product, `HH#${family.household.id}`);
});

describe("a family's export", () => {
  it('holds every attribute of every row of the household, but what is left out for a reason [route-export-records]', () => {
    const { missing, seen } = compareWithExport(rows, records);
    expect(missing).toEqual([]);
    const never = [
      'record-import',
      'pairing',
      'unused-notice',
      'deck-share',
      'deck-take',
      'weekly-mail',
      'import-change',
    ];
    expect(kindsOfHousehold.map(({ name }) => name).filter((name) => !seen.has(name) && !never.includes(name))).toEqual(
      [],
    );
    expect(records.filter(({ kind }) => kind === 'membership')).toMatchObject([
      { email: expect.stringContaining('@') },
      { email: expect.stringContaining('@') },
    ]);
  });

  it('of one child holds the child, and of the family only the decks and quizzes', async () => {
    const { household, learner, parent } = family;
    const params = { householdId: household.id };
    const ben = await product.call(createLearner, parent.token, { params, body: { name: 'Ben' } });
    const emmas = await readExport(product, parent.token, household.id, { learnerId: learner.id });
    const ofFamily: readonly string[] = [
      'membership',
      'open-invitation',
      'visit',
      'device',
      'bin-entry',
      'card-import',
    ];
    expect(emmas.length).toBeGreaterThan(25);
    expect(new Set(emmas)).toEqual(new Set(records.filter(({ kind }) => !ofFamily.includes(kind))));
    const bens = await readExport(product, parent.token, household.id, { learnerId: ben.id });
    expect(bens.map(({ kind }) => kind).toSorted()).toEqual([
      'card',
      'card',
      'card',
      'card',
      'card',
      'consent',
      'deck',
      'household',
      'learner',
      'media',
      'quiz',
    ]);
    expect(JSON.stringify(bens)).not.toContain(localPart(learner.id));
  });

  it('is the same in small pages', async () => {
    const inPages = await readExport(product, family.parent.token, family.household.id, { limit: '7' });
    expect(inPages.filter((record) => record.kind !== 'learner' || record.name !== 'Ben')).toEqual(records);
  });

  it.each([
    ['of another list', Buffer.from('SESSION#1').toString('base64url')],
    ['of nothing', Buffer.from('').toString('base64url') || '-'],
    ['of a broken text', Buffer.from([0xff, 0xfe]).toString('base64url')],
  ])('refuses a cursor %s', async (_, cursor) => {
    const params = { householdId: family.household.id };
    const answer = await product.send(exportRecords, family.parent.token, { params, query: { cursor } });
    expect(answer).toMatchObject({
      status: 400,
      body: { fields: { cursor: 'That page isn’t there anymore. Start from the first page.' } },
    });
  });

  it('of one child does not go on with another one', async () => {
    const params = { householdId: family.household.id };
    const cursor = Buffer.from(
      `L#${localPart(family.learner.id).replace(/.$/, (last) => (last === '0' ? '1' : '0'))}#FACTS`,
    ).toString('base64url');
    const query = { cursor, learnerId: family.learner.id };
    expect((await product.send(exportRecords, family.parent.token, { params, query })).status).toBe(400);
  });

  it('holds nothing of what is being deleted', async () => {
    const other = await makeFamily(product);
    const deck = await makeDeck(product, other, 2);
    await product.call(startSession, other.child.token, { params: { deckId: deck.id }, body: {} });
    const faults = injectFaults(product.client);
    faults.add({ at: 'call', when: isWrite, does: lostCall, from: 2, times: Number.POSITIVE_INFINITY });
    const params = { householdId: other.household.id, learnerId: other.learner.id };
    await product.send(deleteLearner, other.parent.token, { params });
    faults.clear();
    const left = await readExport(product, other.parent.token, other.household.id);
    expect(JSON.stringify(left)).not.toContain(localPart(other.learner.id));
    expect((await product.send(deleteLearner, other.parent.token, { params })).status).toBe(204);
  });

  it('holds what is in the bin with all that belongs to it, what is shared, what was imported and who gets the weekly mail; nothing of it once it is gone for good', async () => {
    const other = await makeFamily(product);
    const params = { householdId: other.household.id };
    const { parent, learner } = other;
    const [deck, kept] = [await makeDeck(product, other, 3), await makeDeck(product, other, 1)];
    await product.call(startSession, other.child.token, { params: { deckId: deck.id }, body: {} });
    const quiz = await product.call(generateQuiz, parent.token, { params: { deckId: deck.id }, body: {} });
    const work = { ...params, learnerId: learner.id, type: 'deck', resourceId: deck.id } as const;
    await product.call(createAssignment, parent.token, { body: work });
    await product.call(importCards, parent.token, {
      params: { deckId: kept.id },
      body: { importId: 'words', name: 'words.csv', offset: 0, cards: [{ front: 'la casa', back: 'house' }] },
    });
    await product.call(createShare, parent.token, { params: { deckId: kept.id } });
    const mailed = (await deliverMails(product)).find(({ to }) => to === parent.user.email);
    await product.call(verifyEmail, undefined, { body: { token: tokenIn(mailed) } });
    await product.call(setWeeklyMail, parent.token, { params, body: { isOn: true } });
    await product.call(deleteQuiz, parent.token, { params: { quizId: quiz.id } });
    await product.call(deleteDeck, parent.token, { params: { deckId: deck.id } });
    const read = async () => await readExport(product, parent.token, other.household.id);
    const found = await read();
    const { missing } = compareWithExport(await readPartition(product, `HH#${other.household.id}`), found);
    expect(missing).toEqual([]);
    const of = (kind: ExportRecord['kind']) => found.filter((record) => record.kind === kind);
    const deletedAt = expect.any(String);
    const things = of('bin-entry').map((record) => ('what' in record ? record.what : record.kind));
    expect(new Set(things)).toEqual(new Set(['assignment', 'deck', 'quiz']));
    expect(of('deck')).toContainEqual(expect.objectContaining({ deck: localPart(deck.id), deletedAt }));
    expect(of('quiz')).toMatchObject([{ deletedAt }]);
    expect(of('card')).toHaveLength(3 + 1 + 1);
    expect(of('deck-share')).toMatchObject([{ deck: localPart(kept.id), takes: 0 }]);
    expect(of('weekly-mail')).toMatchObject([{ userId: parent.user.id }]);
    expect(of('card-import')).toContainEqual(expect.objectContaining({ deck: localPart(kept.id), name: 'words.csv' }));
    expect(JSON.stringify(found)).not.toContain('codeHash');
    // Excludes study sessions, which remain after their deck is deleted.
    const ofDeck = (list: readonly ExportRecord[]) =>
      list.filter(
        (record) => record.kind !== 'study-session' && 'deck' in record && record.deck === localPart(deck.id),
      );
    expect(ofDeck(settleRecords(found))).toEqual([]);
    product.pass(retention.binDays * 24 * 60 * 60);
    const again = await product.call(login, undefined, { body: { email: parent.user.email, password } });
    const later = await readExport(product, again.token, other.household.id);
    expect(ofDeck(later)).toEqual([]);
    expect(later.filter(({ kind }) => kind === 'bin-entry')).toEqual([]);
  });
});
