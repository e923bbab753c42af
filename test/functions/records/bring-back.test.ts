import { storeMedia } from '../../../shared/routes/media.ts';
import { fileOf } from '../../support/files/sample-media.ts';
import { ulid } from 'ulid';
import { beforeAll, describe, expect, it } from 'vitest';
import type { RestoredRecord, ExportRecord, RecordOf } from '../../../shared/export/records.ts';
import { cutIntoParts } from '../../../shared/export/records.ts';
import { settleRecords } from '../../../shared/export/settle-records.ts';
import { limits } from '../../../shared/limits.ts';
import { notice } from '../../../shared/notice.ts';
import { withdrawConsent } from '../../../shared/routes/consent.ts';
import { createHousehold } from '../../../shared/routes/households.ts';
import { deleteLearner, listLearners } from '../../../shared/routes/learners.ts';
import { listBin } from '../../../shared/routes/bin.ts';
import { createDeck, deleteDeck, listDecks } from '../../../shared/routes/decks.ts';
import { deleteQuiz } from '../../../shared/routes/quizzes.ts';
import { bringRecords } from '../../../shared/routes/records.ts';
import { startSession } from '../../../shared/routes/study.ts';
import { joinId } from '../../../shared/ids.ts';
import { answer } from '../../support/answer-cards.ts';
import { fillBusyFamily } from '../../support/families/busy-family.ts';
import { removeFromBin } from '../../support/delete-permanently.ts';
import { type Faults, injectFaults, isWrite, meanwhile, mentions } from '../../support/faults.ts';
import { readHousehold } from '../../support/stored-rows.ts';
import { makeFamily, password, type TestFamily } from '../../support/test-family.ts';
import { expectConsistentRows, openTestProduct, type TestProduct } from '../../support/test-product.ts';
import { readExport } from './read-export.ts';

let product: TestProduct;
let family: TestFamily;
let exported: ExportRecord[];
let faults: Faults;
beforeAll(async () => {
  product = await openTestProduct();
  faults = injectFaults(product.client);
  family = await makeFamily(product, 'Europe/Berlin');
  await fillBusyFamily(product, family);
  const [deck] = await product.call(listDecks, family.child.token, {});
  const call = { params: { deckId: deck?.id ?? '' }, body: { mode: 'all' } } as const;
  // More answers than one transaction restores.
  await answer(product, family.child.token, await product.call(startSession, family.child.token, call), 120);
  exported = await readExport(product, family.parent.token, family.household.id);
});

async function makeEmpty(): Promise<string> {
  const body = { name: 'A new start', timeZone: 'UTC', consent: { noticeVersion: notice.version } };
  const { id: householdId } = await product.call(createHousehold, family.parent.token, { body });
  // A picture must exist before the card that shows it.
  await product.call(storeMedia, family.parent.token, { params: { householdId }, body: fileOf('image/webp') });
  return householdId;
}

/** Household for rejected imports; it must stay empty. */
let refusing: string | undefined;
const lastStreak = { streakLength: 1, longestStreak: 1, totalActiveDays: 1 };

async function storedOf(householdId: string): Promise<string[]> {
  const rows = await readHousehold(product, householdId);
  return rows.map(({ SK }) => SK).filter((key) => /^(L|LEARNER|DECK|CARD|QUIZ)#/.test(key));
}

async function bring(householdId: string, records: readonly ExportRecord[], importId = 'import-1') {
  const body = { importId, records: records as RestoredRecord[] };
  return await product.send(bringRecords, family.parent.token, { params: { householdId }, json: body });
}

/** Restores all records part by part, like the browser. */
async function bringAll(householdId: string, records: readonly ExportRecord[], importId = 'import-1'): Promise<number> {
  const parts = cutIntoParts(settleRecords(records));
  let stored = 0;
  for (const [at, part] of parts.entries()) {
    const isLast = at === parts.length - 1;
    const body = { importId, records: part, ...(isLast && { isLast: true as const }) };
    stored += (await product.call(bringRecords, family.parent.token, { params: { householdId }, body })).stored;
  }
  return stored;
}

/** Record kinds that are exported but not restored. */
const staysAway: ReadonlySet<string> = new Set<ExportRecord['kind']>([
  'membership',
  'open-invitation',
  'consent',
  'visit',
  'device',
  'child-session',
  'media',
  'bin-entry',
  'card-import',
  'deck-share',
  'weekly-mail',
]);

function comparable(records: readonly ExportRecord[]): unknown[] {
  return records.flatMap((record): unknown[] => {
    if (staysAway.has(record.kind)) return [];
    if (record.kind === 'household') return [{ name: record.name, timeZone: record.timeZone }];
    if (record.kind !== 'learner') return [record];
    const { userId: _, ...learner } = record;
    return [learner];
  });
}

describe('an export that is brought back', () => {
  it('into an empty household gives an equal export, and everything there can be used [route-bring-records]', async () => {
    const householdId = await makeEmpty();
    const stored = await bringAll(householdId, exported);
    expect(stored).toBe(comparable(exported).length - 1);
    const again = await readExport(product, family.parent.token, householdId);
    expect(comparable(again)).toEqual(comparable(exported));
    await expectConsistentRows(product);
    const [learner] = await product.call(listLearners, family.parent.token, { params: { householdId } });
    const [deck] = exported.filter((record): record is RecordOf<'deck'> => record.kind === 'deck');
    const session = await product.call(startSession, family.parent.token, {
      params: { deckId: joinId(householdId, deck?.deck ?? '') },
      body: { learnerId: learner?.id ?? '', mode: 'all' },
    });
    expect(session.cards).toHaveLength(5);
  });

  it('keeps a badge that was earned by a streak which is shorter by now', () => {
    const known = exported.filter((record): record is RecordOf<'earned-badge'> => record.kind === 'earned-badge');
    const { learner = '', earnedAt = '' } = known[0] ?? {};
    expect(known).not.toEqual([]);
    const badge = { kind: 'earned-badge', learner, badgeId: 'streak-7', streakLength: 7, earnedAt } as const;
    const badges = settleRecords([...exported, badge]).filter(({ kind }) => kind === 'earned-badge');
    expect(badges).toEqual([...known, badge]);
  });

  it('twice is brought back once, and nothing that changed since is undone', async () => {
    const householdId = await makeEmpty();
    await bringAll(householdId, exported);
    const [deck] = exported.filter((record): record is RecordOf<'deck'> => record.kind === 'deck');
    await product.call(deleteDeck, family.parent.token, { params: { deckId: joinId(householdId, deck?.deck ?? '') } });
    expect(await bringAll(householdId, exported)).toBe(0);
    const decks = (await readExport(product, family.parent.token, householdId)).filter(({ kind }) => kind === 'deck');
    expect(decks).toMatchObject([{ deletedAt: expect.any(String) }]);
  });

  it('that was cut off goes on where it stopped, with the same export only', async () => {
    const householdId = await makeEmpty();
    const settled = settleRecords(exported);
    expect(await bring(householdId, settled.slice(0, 9))).toMatchObject({ status: 200, body: { stored: 8 } });
    await expectConsistentRows(product);
    expect(await bring(householdId, settled.slice(0, 9))).toMatchObject({ status: 200, body: { stored: 0 } });
    expect(await bring(householdId, settled, 'import-2')).toMatchObject({
      status: 409,
      body: { code: 'household-not-empty' },
    });
    await bringAll(householdId, exported);
    const again = await readExport(product, family.parent.token, householdId);
    expect(comparable(again)).toEqual(comparable(exported));
  });

  it('can come once more when all of it was deleted', async () => {
    const householdId = await makeEmpty();
    await bringAll(householdId, exported);
    const things = await readExport(product, family.parent.token, householdId);
    for (const thing of things) {
      if (thing.kind === 'learner')
        await product.call(deleteLearner, family.parent.token, {
          params: { householdId, learnerId: joinId(householdId, thing.learner) },
          body: { password },
        });
      if (thing.kind === 'deck')
        await product.call(deleteDeck, family.parent.token, { params: { deckId: joinId(householdId, thing.deck) } });
      if (thing.kind === 'quiz')
        await product.call(deleteQuiz, family.parent.token, { params: { quizId: joinId(householdId, thing.quiz) } });
    }
    expect(await bring(householdId, exported.slice(0, 1))).toMatchObject({
      status: 409,
      body: { error: expect.stringContaining('its bin isn’t empty') },
    });
    for (const { id } of await product.call(listBin, family.parent.token, { params: { householdId } }))
      await removeFromBin(product, family.parent.token, id);
    await bringAll(householdId, exported);
    expect(comparable(await readExport(product, family.parent.token, householdId))).toEqual(comparable(exported));
  });

  it('brings no child without consent: into a household that never agreed', async () => {
    const { id } = await product.call(createHousehold, family.parent.token, { body: { name: 'Silent' } });
    expect(await bring(id, settleRecords(exported))).toMatchObject({ status: 409, body: { code: 'consent-needed' } });
    expect(await storedOf(id)).toEqual([]);
  });

  it('brings no child without consent: where it is withdrawn at the moment in which the first part is stored', async () => {
    const householdId = await makeEmpty();
    const withdraw = async () => await product.call(withdrawConsent, family.parent.token, { params: { householdId } });
    const begins = mentions('startedAt');
    const fault = faults.add({ at: 'call', does: meanwhile(withdraw), when: (call) => isWrite(call) && begins(call) });
    const refused = await bring(householdId, settleRecords(exported));
    faults.clear();
    expect([fault.hits, refused]).toMatchObject([1, { status: 409, body: { code: 'consent-needed' } }]);
    expect(await storedOf(householdId)).toEqual([]);
  });

  it.each([
    ['a day of study before 1970', { kind: 'study-day', change: { day: '0001-01-01' } }],
    ['a day of study after tomorrow', { kind: 'study-day', change: { day: '2026-01-10' } }],
    ['an answer from before 1970', { kind: 'review', change: { answeredAt: '1969-12-31T23:00:00.000Z' } }],
    ['an answer from after tomorrow', { kind: 'review', change: { day: '9999-12-31' } }],
    ['a session from after tomorrow', { kind: 'study-session', change: { startedAt: '2026-01-12T00:00:00.000Z' } }],
    [
      'a streak that ends in the year 1',
      { kind: 'learner-facts', change: { streak: { ...lastStreak, lastActiveDate: '0001-01-01' } } },
    ],
    [
      'seven rest days',
      { kind: 'learner-facts', change: { restDays: [{ from: '2026-01-05', days: [1, 2, 3, 4, 5, 6, 7] }] } },
    ],
    [
      'six rest days',
      { kind: 'learner-facts', change: { restDays: [{ from: '2026-01-05', days: [1, 2, 3, 4, 5, 6] }] } },
    ],
    ['a card that comes in a thousand years', { kind: 'card-memory', change: { dueDay: '3026-01-01' } }],
    ['cards that come in a thousand years', { kind: 'deck-progress', change: { due: { '3026-01-01': 1 } } }],
  ])('is refused with %s, and nothing of it is stored', async (_, { kind, change }) => {
    refusing ??= await makeEmpty();
    const householdId = refusing;
    const records = settleRecords(exported);
    const wrong = records.map((record) => (record.kind === kind ? { ...record, ...change } : record)) as ExportRecord[];
    const part = wrong.filter((record) => record.kind === kind);
    expect(part.length).toBeGreaterThan(0);
    expect(await bring(householdId, part)).toMatchObject({ status: 400, body: { code: 'invalid-input' } });
    expect(await storedOf(householdId)).toEqual([]);
  });

  it('comes with a day that is tomorrow here, as it is today further east', async () => {
    const householdId = await makeEmpty();
    const days = settleRecords(exported)
      .filter((record) => record.kind === 'study-day')
      .slice(0, 1);
    const later = days.map((record) => ({ ...record, day: '2026-01-08' }));
    expect(await bring(householdId, later)).toMatchObject({ status: 200 });
  });

  it('is refused where there is something already, and leaves that as it is', async () => {
    const householdId = await makeEmpty();
    await product.call(createDeck, family.parent.token, { body: { householdId, name: 'Mine' } });
    expect(await bring(householdId, exported.slice(0, 1))).toMatchObject({
      status: 409,
      body: { code: 'household-not-empty', error: expect.stringContaining('new household') },
    });
    const kept = comparable(await readExport(product, family.parent.token, householdId));
    expect(kept).toMatchObject([{ name: 'A new start' }, { kind: 'deck', name: 'Mine' }]);
  });

  it('adds nothing to a learner who is here', async () => {
    const householdId = await makeEmpty();
    const settled = settleRecords(exported);
    const [review] = settled.filter(({ kind }) => kind === 'review');
    const [learner] = settled.filter(({ kind }) => kind === 'learner');
    if (!review || !learner) throw new Error('The family has both.');
    expect((await bring(householdId, [learner])).status).toBe(200);
    expect(await bring(householdId, [review])).toMatchObject({ status: 409, body: { code: 'household-not-empty' } });
  });

  it('is refused where its pictures are not here, and comes with what was said of them where they are left out', async () => {
    const body = { name: 'No pictures', timeZone: 'UTC', consent: { noticeVersion: notice.version } };
    const { id } = await product.call(createHousehold, family.parent.token, { body });
    const things = settleRecords(exported).filter(({ kind }) => ['household', 'deck', 'card'].includes(kind));
    expect(await bring(id, things)).toMatchObject({ status: 400, body: { code: 'unknown-media' } });
    const without = settleRecords(exported, new Set()).filter(({ kind }) =>
      ['household', 'deck', 'card'].includes(kind),
    );
    expect((await bring(id, without)).status).toBe(200);
    const back = (await readExport(product, family.parent.token, id)).filter(({ kind }) => kind === 'card');
    // Cards of one moment have no order of their own, so the card is found by its text.
    const card = back.find((record) => record.kind === 'card' && record.back === 'perro');
    expect(card).toEqual(expect.objectContaining({ front: 'A dog' }));
    expect(card).not.toHaveProperty('frontMedia');
  });

  it('is refused in words where something in it belongs to nothing', async () => {
    const householdId = await makeEmpty();
    for (const kind of ['card', 'card-memory', 'deck-progress']) {
      const lonely = exported.filter((record) => record.kind === kind).slice(0, 1);
      expect(await bring(householdId, lonely)).toMatchObject({ status: 400, body: { code: 'export-broken' } });
    }
    const open = exported.filter((record) => record.kind === 'assignment' && record.completedAt === undefined);
    expect(await bring(householdId, open)).toMatchObject({ status: 400, body: { code: 'export-broken' } });
  });

  it.each([
    [
      'a question without its right answer',
      'quiz',
      { questions: [{ question: 'a', options: ['b', 'c'], correctIndex: 2 }] },
    ],
    ['a name that is too long', 'deck', { name: 'x'.repeat(limits.nameLength + 1) }],
    ['an id of another form', 'card', { card: '../x' }],
    ['a broken character', 'card', { front: '\uD800' }],
    ['a time that is no end of digits', 'deck', { createdAt: `2026-01-05T09:00:00.${'0'.repeat(1_000)}Z` }],
    [
      'more hardest cards than a deck keeps',
      'deck-progress',
      { hardest: Object.fromEntries(Array.from({ length: limits.hardestCards + 1 }, () => [ulid(), 1])) },
    ],
    ['a member', 'membership', {}],
    ['a time zone of nowhere', 'household', { timeZone: 'Mars/Olympus' }],
  ])('is refused when it holds %s', async (_, kind, change) => {
    const [record] = exported.filter((one) => one.kind === kind);
    const refused = await bring(family.household.id, [{ ...record, ...change } as ExportRecord]);
    expect(refused).toMatchObject({ status: 400, body: { code: 'invalid-input' } });
  });

  it('stores one of two that come at the same moment', async () => {
    const householdId = await makeEmpty();
    const settled = settleRecords(exported);
    const answers = await Promise.all([bring(householdId, settled), bring(householdId, settled)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(comparable(await readExport(product, family.parent.token, householdId))).toEqual(comparable(exported));
    await expectConsistentRows(product);
  });
});

describe('an export that was read while somebody studied', () => {
  it('comes back whole: what was summed up agrees with the answers', async () => {
    const householdId = await makeEmpty();
    const reviews = exported.filter(({ kind }) => kind === 'review');
    const torn = exported.filter(
      (record) => record !== reviews.at(-1) && record !== reviews[0] && record.kind !== 'learner-facts',
    );
    await bringAll(householdId, torn);
    await expectConsistentRows(product);
  });
});
