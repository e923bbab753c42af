import { beforeAll, expect, it } from 'vitest';
import {
  createAssignment,
  deleteAssignment,
  listAssignments,
  updateAssignment,
} from '../../../shared/routes/assignments.ts';
import { getReportSummary } from '../../../shared/routes/learners.ts';
import { completeSession, startSession } from '../../../shared/routes/study.ts';
import type { Assignment } from '../../../shared/schemas/assignment.ts';
import type { Deck } from '../../../shared/schemas/deck.ts';
import { answer } from '../../support/answer-cards.ts';
import { readPartition, type Row } from '../../support/stored-rows.ts';
import { makeDeck, makeFamily, type TestFamily } from '../../support/test-family.ts';
import { openTestProduct, type TestProduct } from '../../support/test-product.ts';
import { sendBatches, writeRows } from '../../support/write-items.ts';

const placeOf = (row: Row, kind: string) => ({ ...row, SK: row.SK.replace(/^\w+/, kind), dueKey: undefined });
let product: TestProduct;
let family: TestFamily;
let deck: Deck;
beforeAll(async () => {
  product = await openTestProduct();
  family = await makeFamily(product);
  deck = await makeDeck(product, family, 2);
});
const give = async () => {
  const ids = { householdId: family.household.id, learnerId: family.learner.id, resourceId: deck.id };
  return await product.call(createAssignment, family.parent.token, { body: { ...ids, type: 'deck' } });
};
const finish = async () => {
  product.pass(60);
  const body = { mode: 'all' } as const;
  const session = await product.call(startSession, family.child.token, { params: { deckId: deck.id }, body });
  await answer(product, family.child.token, session, 1);
  const params = { sessionId: session.id };
  await product.call(completeSession, family.child.token, { params, body: { cardsStudied: 1, cardsCorrect: 0 } });
};
const countOfWork = async () => {
  const call = { params: { learnerId: family.learner.id } };
  const { assignmentsCompleted, assignmentsPending } = await product.call(getReportSummary, family.parent.token, call);
  return { assignmentsCompleted, assignmentsPending };
};
const readPages = async (token: string, query: Record<string, string> = {}): Promise<Assignment[][]> => {
  const pages: Assignment[][] = [];
  for (let cursor: string | undefined = ''; cursor !== undefined;) {
    const page = await product.send(listAssignments, token, { query: { ...query, ...(cursor && { cursor }) } });
    pages.push(page.body as Assignment[]);
    cursor = /cursor=([\w-]+)[&>]/.exec(page.headers['link'] ?? '')?.[1];
  }
  return pages;
};

it('done work comes behind what is to do, the latest first and in pages, whatever was made when', async () => {
  const early = await give();
  const given: string[] = [];
  for (let count = 0; count < 11; count += 1) {
    given.unshift((await give()).id);
    await finish();
  }
  const open = await give();
  const [first = [], ...others] = await readPages(family.parent.token);
  expect(first.map(({ id }) => id)).toEqual([open.id, ...given.slice(0, 10)]);
  expect(
    others
      .flat()
      .map(({ id }) => id)
      .toSorted(),
  ).toEqual([early.id, ...given.slice(10)].toSorted());
  const byOne = (await readPages(family.child.token, { limit: '1' })).flat();
  expect(byOne.map(({ id }) => id)).toEqual([...first, ...others.flat()].map(({ id }) => id));
  expect(await countOfWork()).toEqual({ assignmentsCompleted: 12, assignmentsPending: 1 });
  const cursor = `d${Buffer.from('anything').toString('base64url')}`;
  const wrong = await product.send(listAssignments, family.child.token, { query: { cursor } });
  expect(wrong).toMatchObject({ status: 400, body: { fields: { cursor: 'This is not a valid cursor.' } } });
});

it('work that was done before it had a place of its own counts, can be corrected, and moves there with the next', async () => {
  const partition = `HH#${family.household.id}`;
  const before = await countOfWork();
  const [row] = await readPartition(product, partition, 'DONE#');
  const [learner] = await readPartition(product, partition, 'LEARNER#');
  const key = { PK: partition, SK: row?.SK ?? '' };
  await sendBatches(product.client, [{ DeleteRequest: { Key: key } }]);
  const doneAssignments = Number(learner?.['doneAssignments']) - 1;
  await writeRows(product.client, [placeOf(row as Row, 'ASSIGN'), { ...learner, doneAssignments }]);
  expect(await countOfWork()).toEqual(before);
  const shown = (await readPages(family.parent.token)).flat();
  const old = shown.find(({ id }) => id.endsWith(String(row?.['assignment'])));
  expect(old).toHaveProperty('completedAt');
  const call = { params: { assignmentId: old?.id ?? '' }, body: { notes: 'Well done' } };
  expect(await product.call(updateAssignment, family.parent.token, call)).toMatchObject({ notes: 'Well done' });
  await finish();
  expect(await readPartition(product, partition, key.SK)).toMatchObject([{ ...row, notes: 'Well done' }]);
  expect(await readPartition(product, partition, 'ASSIGN#')).toEqual([]);
  const { assignmentsCompleted } = before;
  expect(await countOfWork()).toEqual({ assignmentsCompleted: assignmentsCompleted + 1, assignmentsPending: 0 });
});

it('done work that is taken back is neither listed nor counted', async () => {
  const { assignmentsCompleted } = await countOfWork();
  const [[done] = []] = await readPages(family.parent.token);
  await product.call(deleteAssignment, family.parent.token, { params: { assignmentId: done?.id ?? '' } });
  expect((await readPages(family.parent.token)).flat()).not.toContainEqual(done);
  expect(await countOfWork()).toEqual({ assignmentsCompleted: assignmentsCompleted - 1, assignmentsPending: 0 });
});
