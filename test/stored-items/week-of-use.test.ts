import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { describe, expect, inject, it } from 'vitest';
import { type Miscounted, recountHouseholds } from '../../functions/admin/recount-households.ts';
import { catalogue } from '../../functions/data/catalogue.ts';
import type { ObjectSchema } from '../../functions/data/table/item-reader.ts';
import { handler as fitMemories } from '../../functions/scheduled/fit-memories.ts';
import { handler as forgetUnused } from '../../functions/scheduled/forget-unused.ts';
import { localTableName } from '../../infra/local/gateway/create-local-context.ts';
import { createAssignment, deleteAssignment, listAssignments } from '../../shared/routes/assignments.ts';
import { listBin, restoreEntry } from '../../shared/routes/bin.ts';
import { deleteDeck, updateDeck } from '../../shared/routes/decks.ts';
import { completeAttempt, deleteQuiz, generateQuiz, startAttempt } from '../../shared/routes/quizzes.ts';
import { completeSession, startSession } from '../../shared/routes/study.ts';
import { answer } from '../support/answer-cards.ts';
import { finishDeletions } from '../support/delete-permanently.ts';
import { deliverMails } from '../support/mailbox.ts';
import { readHousehold, readPartition, readSet, type Row } from '../support/stored-rows.ts';
import { makeDeck, makeFamily, type TestFamily } from '../support/test-family.ts';
import { expectConsistentRows, openTestProduct, type TestProduct } from '../support/test-product.ts';

const kinds = catalogue as unknown as readonly {
  readonly name: string;
  readonly schema: ObjectSchema;
  readonly inKey: readonly string[];
  readonly readKey: (row: Row) => object | undefined;
}[];

/** Returns the fields of a kind's samples up to a release; each sample adds what its release introduced. */
function fieldsUpTo(kind: string, release: number): ReadonlySet<string> {
  const isOlder = (file: string) => Number(file.split('.')[1]) <= release || file === `${kind}.json`;
  const files = readdirSync(import.meta.dirname).filter(
    (file) => file.startsWith(`${kind}.`) && file.endsWith('.json') && isOlder(file),
  );
  return new Set(
    files.flatMap((file) =>
      Object.keys(JSON.parse(readFileSync(join(import.meta.dirname, file), 'utf8'), readSet) as object),
    ),
  );
}

/** Fields that a row keeps in the form of every release, because they express a state or follow from a consent. */
const keptFields = new Set(['deletingSince', 'unfinishedSince', 'completedAt', 'agreedNotice', 'consentEndsAt']);

/** @returns the row as that release wrote it, without optional fields that were added later. */
function toReleaseForm(row: Row, release: number): Row {
  const kind = kinds.find((one) => one.readKey(row) !== undefined);
  if (!kind) throw new Error(`Nothing is stored like ${row.SK}`);
  const known = fieldsUpTo(kind.name, release);
  const mayGo = (field: string) =>
    !known.has(field) &&
    !keptFields.has(field) &&
    z.safeParse((kind.schema.shape as Record<string, z.ZodMiniType>)[field] ?? z.string(), undefined).success;
  return Object.fromEntries(Object.entries(row).filter(([field]) => !mayGo(field))) as Row;
}

/** Each day one release's rows are in DynamoDB Local, and the others in the twin, at a third of the CPU time. */
const day = inject('dayOfRun');

/** Release numbers: as many as the kind with the most stored forms has forms. */
const releases = [1, 2, 3, 4, 5, 6, 7];

interface World {
  readonly product: TestProduct;
  readonly family: TestFamily;
  readonly decks: readonly string[];
  readonly quizId: string;
}

/** Makes a family in the stored form of a release: one day of study, and two decks and a quiz that are still to be done. */
async function makeFamilyOf(release: number): Promise<World> {
  const product = await openTestProduct({}, { isInDatabase: release === releases[day % releases.length] });
  const family = await makeFamily(product);
  const { parent, household, learner } = family;
  const decks: string[] = [];
  for (let one = 0; one < 3; one += 1) decks.push((await makeDeck(product, family, 4)).id);
  const [first = ''] = decks;
  const quiz = await product.call(generateQuiz, parent.token, { params: { deckId: first }, body: {} });
  const work = [...decks, first].map((resourceId) => ({ type: 'deck' as const, resourceId }));
  for (const one of [...work, { type: 'quiz' as const, resourceId: quiz.id }])
    await product.call(createAssignment, parent.token, {
      body: { householdId: household.id, learnerId: learner.id, ...one },
    });
  const world = { product, family, decks, quizId: quiz.id };
  for (const row of [
    ...(await readHousehold(product, household.id)),
    ...(await readPartition(product, `HH#${household.id}`, 'META')),
  ])
    await product.client.send(new PutCommand({ TableName: localTableName, Item: toReleaseForm(row, release) }));
  return world;
}

async function recount({ context: { table } }: TestProduct, isDryRun: boolean): Promise<Miscounted[]> {
  const found: Miscounted[] = [];
  for await (const one of recountHouseholds(table, { isDryRun })) found.push(one);
  return found;
}

async function study({ product, family }: World, deckId: string): Promise<void> {
  const { token } = family.child;
  const session = await product.call(startSession, token, { params: { deckId }, body: {} });
  const { length } = session.cards;
  if (length > 0) await answer(product, token, session, length, () => 'correct');
  const end = { params: { sessionId: session.id }, body: { cardsStudied: length, cardsCorrect: length } };
  await product.call(completeSession, token, end);
}

async function takeQuiz({ product, family, quizId }: World): Promise<void> {
  const { token } = family.child;
  const attempt = await product.call(startAttempt, token, { params: { quizId }, body: {} });
  const params = { attemptId: attempt.id };
  await product.call(completeAttempt, token, { params, body: { answers: (attempt.questions ?? []).map(() => 0) } });
}

async function runJobs({ product }: World): Promise<void> {
  await finishDeletions(product);
  await deliverMails(product);
  await forgetUnused.on({ ...product.context, canWarn: true })();
  await fitMemories.on(product.context)();
}

const openOf = async ({ product, family }: World) => {
  const query = { householdId: family.household.id };
  const list = await product.call(listAssignments, family.parent.token, { query });
  return list.filter(({ completedAt }) => completedAt === undefined);
};

describe.each(releases)('rows of release %d', (release) => {
  it('come out of a week of use whole', async () => {
    const world = await makeFamilyOf(release);
    const { product, family, decks } = world;
    const [first = '', second = '', third = ''] = decks;
    const { parent, household, learner } = family;
    const ofFamily = { householdId: household.id };
    if (release === 1) {
      expect((await readPartition(product, `HH#${household.id}`, 'LEARNER#'))[0]).not.toHaveProperty('openAssignments');
      expect((await readPartition(product, `HH#${household.id}`, 'META'))[0]).not.toHaveProperty('quizCount');
    }
    const days = [
      async () => await study(world, first),
      async () => await takeQuiz(world),
      async () => await product.call(deleteQuiz, parent.token, { params: { quizId: world.quizId } }),
      async () => {
        const [entry] = await product.call(listBin, parent.token, { params: ofFamily });
        const params = { ...ofFamily, entryId: entry?.id ?? '' };
        await product.call(restoreEntry, parent.token, { params });
      },
      async () => await product.call(generateQuiz, parent.token, { params: { deckId: third }, body: {} }),
      async () => await product.call(deleteDeck, parent.token, { params: { deckId: second } }),
      async () => {
        const [entry] = await product.call(listBin, parent.token, { params: ofFamily });
        const params = { ...ofFamily, entryId: entry?.id ?? '' };
        await product.call(restoreEntry, parent.token, { params });
      },
      async () => {
        const body = { ...ofFamily, learnerId: learner.id, type: 'deck', resourceId: first } as const;
        await product.call(createAssignment, parent.token, { body });
        await study(world, first);
      },
      async () =>
        await product.call(updateDeck, parent.token, { params: { deckId: third }, body: { isArchived: true } }),
      async () => {
        const [open] = await openOf(world);
        await product.call(deleteAssignment, parent.token, { params: { assignmentId: open?.id ?? '' } });
      },
    ];
    for (const live of days) {
      await live();
      await runJobs(world);
      await expectConsistentRows(product);
      product.pass(86_400);
    }
  });
});

describe('work without a count', () => {
  it.each([
    [
      'gives more of it',
      async ({ product, family: { parent, household, learner }, decks }: World) => {
        const body = {
          householdId: household.id,
          learnerId: learner.id,
          type: 'deck',
          resourceId: decks[0] ?? '',
        } as const;
        await product.call(createAssignment, parent.token, { body });
      },
    ],
    [
      'takes some of it back',
      async (world: World) => {
        const [open] = await openOf(world);
        await world.product.call(deleteAssignment, world.family.parent.token, {
          params: { assignmentId: open?.id ?? '' },
        });
      },
    ],
    [
      'deletes a deck of it',
      async ({ product, family: { parent }, decks }: World) => {
        await product.call(deleteDeck, parent.token, { params: { deckId: decks[0] ?? '' } });
      },
    ],
    [
      'puts a deck of it away',
      async ({ product, family: { parent }, decks }: World) => {
        await product.call(updateDeck, parent.token, {
          params: { deckId: decks[0] ?? '' },
          body: { isArchived: true },
        });
      },
    ],
  ])('is counted before somebody %s', async (_, change) => {
    const world = await makeFamilyOf(1);
    await change(world);
    const open = (await openOf(world)).length;
    const [row] = await readPartition(world.product, `HH#${world.family.household.id}`, 'LEARNER#');
    expect(row?.['openAssignments']).toBe(open);
    await expectConsistentRows(world.product);
  });
});

it('what an earlier version counted wrong is mended, and only told of in a dry run', async () => {
  const world = await makeFamilyOf(1);
  const { product, family } = world;
  const [row] = await readPartition(product, `HH#${family.household.id}`, 'LEARNER#');
  await product.client.send(
    new PutCommand({ TableName: localTableName, Item: { ...row, openAssignments: -2, doneAssignments: 3 } }),
  );
  await expect(expectConsistentRows(product)).rejects.toThrow();
  const wrong = {
    counted: { openAssignments: -2, doneAssignments: 3 },
    found: { openAssignments: 5, doneAssignments: 0 },
  };
  expect(await recount(product, true)).toMatchObject([wrong]);
  await expect(expectConsistentRows(product)).rejects.toThrow();
  expect(await recount(product, false)).toMatchObject([wrong]);
  await expectConsistentRows(product);
  expect(await recount(product, false)).toEqual([]);
});
