import { ulid } from 'ulid';
import { expect } from 'vitest';
import { countListed } from '../../../functions/admin/recount-product.ts';
import { readProductCounts } from '../../../functions/data/operations/product-counts.ts';
import type { Answer } from '../../../infra/local/gateway/call-in-process.ts';
import { createAssignment } from '../../../shared/routes/assignments.ts';
import { listBin } from '../../../shared/routes/bin.ts';
import { deleteDeck } from '../../../shared/routes/decks.ts';
import { deleteHousehold, getHousehold } from '../../../shared/routes/households.ts';
import { deleteLearner, getStreak } from '../../../shared/routes/learners.ts';
import { deleteQuiz, generateQuiz } from '../../../shared/routes/quizzes.ts';
import { recordReviews, startSession } from '../../../shared/routes/study.ts';
import { localPart } from '../../../shared/ids.ts';
import { countRows, readPartition, type Row } from '../../support/stored-rows.ts';
import { removeFromBin } from '../../support/delete-permanently.ts';
import { makeDeck, makeFamily, type TestFamily } from '../../support/test-family.ts';
import type { TestProduct } from '../../support/test-product.ts';

/** A deletion by a family, together with dependent study data and assignments. */
export interface DeletionCase {
  readonly family: TestFamily;
  readonly remove: () => Promise<Answer>;
  /** Makes a call that refers to the deleted item. */
  readonly read: () => Promise<Answer>;
  /** Returns the item's remaining rows, except for the learners' study history. */
  readonly rowsLeft: () => Promise<string[]>;
}

type Kind = 'deck' | 'learner' | 'quiz' | 'household';
export const kinds: readonly Kind[] = ['deck', 'learner', 'quiz', 'household'];

/** @returns a new family with a studied deck and a quiz, both assigned, and the deletion of one item; a deck or a quiz is already in the bin. */
export async function prepareDeletion(product: TestProduct, kind: Kind): Promise<DeletionCase> {
  const family = await makeFamily(product);
  const { deck, quiz } = await makeThings(product, family);
  const {
    household,
    learner,
    parent: { token },
  } = family;
  const rowsOf = async (isOfIt: (row: Row) => boolean) =>
    (await readPartition(product, `HH#${household.id}`)).filter(isOfIt).map((row) => row.SK);
  const ofHousehold = { householdId: household.id };
  const lookIntoBin = async (id: string): Promise<Answer> => {
    const told = await product.call(listBin, token, { params: ofHousehold });
    return { status: told.some((entry) => entry.id === id) ? 200 : 404, body: told, headers: {} };
  };
  if (kind === 'deck') await product.call(deleteDeck, token, { params: { deckId: deck } });
  if (kind === 'quiz') await product.call(deleteQuiz, token, { params: { quizId: quiz } });
  const ofLearner = { learnerId: learner.id };
  const cases: Record<Kind, Omit<DeletionCase, 'family'>> = {
    deck: {
      remove: async () => await removeFromBin(product, token, deck),
      read: async () => await lookIntoBin(deck),
      rowsLeft: async () => await rowsOf((row) => !inRecord.test(row.SK) && isAbout(row, deck)),
    },
    learner: {
      remove: async () => await product.send(deleteLearner, token, { params: { ...ofHousehold, ...ofLearner } }),
      read: async () => await product.send(getStreak, token, { params: ofLearner }),
      rowsLeft: async () => await rowsOf((row) => isAbout(row, learner.id)),
    },
    quiz: {
      remove: async () => await removeFromBin(product, token, quiz),
      read: async () => await lookIntoBin(quiz),
      rowsLeft: async () => await rowsOf((row) => isAbout(row, quiz)),
    },
    household: {
      remove: async () => await product.send(deleteHousehold, token, { params: ofHousehold }),
      read: async () => await product.send(getHousehold, token, { params: ofHousehold }),
      rowsLeft: async () => [...(await rowsOf(() => true)), ...(await membershipsOf(product, family))],
    },
  };
  return { family, ...cases[kind] };
}

const inRecord = /^L#[^#]+#(REV|SESSION|DAY|FACTS|BADGE)/;

function isAbout(row: Row, id: string): boolean {
  const local = localPart(id);
  return row.SK.includes(local) || row['resource'] === local || row['learner'] === local;
}

async function makeThings(product: TestProduct, family: TestFamily): Promise<{ deck: string; quiz: string }> {
  const { parent, child, household, learner } = family;
  const deck = await makeDeck(product, family, 3);
  const quiz = await product.call(generateQuiz, parent.token, { params: { deckId: deck.id }, body: {} });
  const place = { householdId: household.id, learnerId: learner.id };
  for (const work of [
    { type: 'deck', resourceId: deck.id },
    { type: 'quiz', resourceId: quiz.id },
  ] as const) {
    await product.call(createAssignment, parent.token, { body: { ...place, ...work } });
  }
  const session = await product.call(startSession, child.token, { params: { deckId: deck.id }, body: {} });
  const answeredAt = product.now().toISOString();
  const reviews = session.cards.map((card) => ({
    id: ulid(),
    cardId: card.id,
    rating: 'correct' as const,
    answeredAt,
  }));
  await product.call(recordReviews, child.token, { params: { sessionId: session.id }, body: { reviews } });
  return { deck: deck.id, quiz: quiz.id };
}

async function membershipsOf(product: TestProduct, { parent, child }: TestFamily): Promise<string[]> {
  const rows = await Promise.all(
    [parent, child].map(async ({ user }) => await readPartition(product, `USER#${user.id}`)),
  );
  return rows
    .flat()
    .map((row) => row.SK)
    .filter((key) => key.startsWith('HH#'));
}

/** Asserts that the household's counters match its visible rows, and the product's totals match the households. */
export async function expectRightCounts(product: TestProduct, { household }: TestFamily): Promise<void> {
  const rows = (await readPartition(product, `HH#${household.id}`)).filter((row) => row['deletingSince'] === undefined);
  const meta = rows.find((row) => row.SK === 'META');
  if (meta) {
    expect(meta).toMatchObject({
      memberCount: countRows(rows, 'MEMBER#'),
      learnerCount: countRows(rows, 'LEARNER#'),
      deckCount: countRows(rows, 'DECK#'),
      quizCount: countRows(rows, 'QUIZ#'),
    });
  }
  expect(await readProductCounts(product.context.table)).toEqual(await countListed(product.context.table));
}
