import { ulid } from 'ulid';
import { newUser } from '../../../functions/auth/account.ts';
import { createUserActions } from '../../../functions/data/people/user.ts';
import { localTableName } from '../../../infra/local/gateway/create-local-context.ts';
import { scanTable } from '../../../infra/operations/admin/table-report.ts';
import type { Row } from '../../../infra/table-invariants/row.ts';
import { notice } from '../../../shared/notice.ts';
import { login } from '../../../shared/routes/auth.ts';
import { createAssignment } from '../../../shared/routes/assignments.ts';
import { deleteCard } from '../../../shared/routes/cards.ts';
import { deleteDeck } from '../../../shared/routes/decks.ts';
import { createPairing } from '../../../shared/routes/devices.ts';
import { flagCard } from '../../../shared/routes/flags.ts';
import { createHousehold, deleteHousehold } from '../../../shared/routes/households.ts';
import { deleteLearner, updateLearner } from '../../../shared/routes/learners.ts';
import { completeAttempt, deleteQuiz, generateQuiz, startAttempt } from '../../../shared/routes/quizzes.ts';
import { bringRecords } from '../../../shared/routes/records.ts';
import { completeSession, recordReviews, startSession } from '../../../shared/routes/study.ts';
import type { Deck } from '../../../shared/schemas/deck.ts';
import { makeSmallExport } from '../../support/families/small-export.ts';
import { injectFaults, isWrite, lostCall } from '../../support/faults.ts';
import {
  addChild,
  addGrownUp,
  makeDeck,
  makeFamily,
  makePictureCard,
  password,
  signUp,
  signUpAdmin,
  tapOnDevice,
  type TestFamily,
  visitAs,
} from '../../support/test-family.ts';
import { openTestProduct, type TestProduct } from '../../support/test-product.ts';

/** @returns all rows of a product that has used every feature, including interrupted deletions and answers to a deleted card. */
export async function readHealthyRows(): Promise<readonly Row[]> {
  const product = await openTestProduct();
  const family = await makeFamily(product, 'Europe/Berlin');
  await addGrownUp(product, family.parent, family.household.id, 'guardian');
  await visitAs(product, await signUpAdmin(product), family.household.id);
  await tapOnDevice(product, family);
  await product.call(createPairing, family.parent.token, {
    params: { householdId: family.household.id },
    body: {},
  });
  await signUpWithGoogle(product);
  await liveFor3Days(product, family);
  await leaveImportUnfinished(product);
  await interruptDeletions(product, family);
  const rows: Row[] = [];
  for await (const row of scanTable(product.client, localTableName)) rows.push(row);
  return rows;
}

async function signUpWithGoogle({ context, now }: TestProduct): Promise<void> {
  const user = { ...newUser(context.newId(now()), 'google@example.org', 'parent', now()), googleSubject: 'subject-1' };
  await context.table.commit(createUserActions(context.table, user));
}

async function liveFor3Days(product: TestProduct, family: TestFamily): Promise<void> {
  const { parent, household, learner } = family;
  const deck = await makeDeck(product, family, 12);
  const gone = await makeDeck(product, family, 2);
  const ofLearner = { householdId: household.id, learnerId: learner.id };
  for (const resourceId of [deck.id, gone.id]) {
    await product.call(createAssignment, parent.token, { body: { ...ofLearner, type: 'deck', resourceId } });
  }
  await product.call(updateLearner, parent.token, { params: ofLearner, body: { pace: 'keen' } });
  await takeQuizzes(product, family, deck);
  const first = await study(product, family, gone);
  await product.call(deleteDeck, parent.token, { params: { deckId: gone.id } });
  await study(product, family, deck);
  for (const day of ['2026-01-06', '2026-01-07']) {
    product.setNow(`${day}T09:00:00.000Z`);
    const { cards } = await study(product, family, deck);
    const params = { deckId: deck.id, cardId: cards.at(-1)?.id ?? '' };
    await product.call(flagCard, family.child.token, { params, body: {} });
  }
  const [card] = (
    await product.call(startSession, family.child.token, { params: { deckId: deck.id }, body: { mode: 'all' } })
  ).cards;
  await product.call(deleteCard, parent.token, { params: { deckId: deck.id, cardId: card?.id ?? '' } });
  await product.call(createAssignment, parent.token, { body: { ...ofLearner, type: 'deck', resourceId: deck.id } });
  await answer(product, family, first, 'correct');
  await makePictureCard(product, family, deck.id);
}

type Opened = Awaited<ReturnType<typeof openDeck>>;

async function openDeck(product: TestProduct, { child }: TestFamily, deck: Deck) {
  return await product.call(startSession, child.token, { params: { deckId: deck.id }, body: {} });
}

async function answer(
  product: TestProduct,
  { child }: TestFamily,
  { id, cards }: Opened,
  rating: 'correct' | 'wrong',
): Promise<void> {
  const answeredAt = product.now().toISOString();
  const reviews = cards.map((card) => ({ id: ulid(), cardId: card.id, rating, answeredAt, msTaken: 900 }));
  await product.call(recordReviews, child.token, { params: { sessionId: id }, body: { reviews } });
}

async function study(product: TestProduct, family: TestFamily, deck: Deck): Promise<Opened> {
  const session = await openDeck(product, family, deck);
  await answer(product, family, session, 'wrong');
  await answer(product, family, session, 'correct');
  const body = { cardsStudied: 0, cardsCorrect: 0 };
  await product.call(completeSession, family.child.token, { params: { sessionId: session.id }, body });
  return session;
}

async function takeQuizzes(product: TestProduct, { parent, child }: TestFamily, deck: Deck): Promise<void> {
  for (const isCompleted of [true, false]) {
    const quiz = await product.call(generateQuiz, parent.token, { params: { deckId: deck.id }, body: {} });
    const attempt = await product.call(startAttempt, child.token, { params: { quizId: quiz.id }, body: {} });
    const call = { params: { attemptId: attempt.id }, body: { answers: [0] } };
    if (isCompleted) await product.call(completeAttempt, child.token, call);
  }
}

/** Imports an export without its last record, the learner, so that the imported study records still wait for that learner. */
async function leaveImportUnfinished(product: TestProduct): Promise<void> {
  const { token } = await signUp(product, 'parent');
  const household = await product.call(createHousehold, token, {
    body: { name: 'Half', consent: { noticeVersion: notice.version } },
  });
  const records = makeSmallExport().filter(({ kind }) => kind !== 'learner');
  const params = { householdId: household.id };
  await product.call(bringRecords, token, { params, body: { importId: 'half', records } });
}

/** Interrupts one deletion of each kind after its first write, which hides the item. */
async function interruptDeletions(product: TestProduct, family: TestFamily): Promise<void> {
  const { parent, household } = family;
  const deck = await makeDeck(product, family, 3);
  const quiz = await product.call(generateQuiz, parent.token, { params: { deckId: deck.id }, body: {} });
  const { learner, child } = await addChild(product, parent, household.id, 'Ben');
  await study(product, { ...family, child, learner }, deck);
  const other = await makeFamily(product);
  await makeDeck(product, other, 2);
  const { token } = await product.call(login, undefined, { body: { email: parent.user.email, password } });
  const faults = injectFaults(product.client);
  const cut = () => faults.add({ at: 'call', when: isWrite, does: lostCall, from: 2, times: Number.POSITIVE_INFINITY });
  for (const deletion of [
    async () =>
      await product.send(deleteLearner, token, { params: { householdId: household.id, learnerId: learner.id } }),
    async () => await product.send(deleteDeck, parent.token, { params: { deckId: deck.id } }),
    async () => await product.send(deleteQuiz, parent.token, { params: { quizId: quiz.id } }),
    async () =>
      await product.send(deleteHousehold, other.parent.token, { params: { householdId: other.household.id } }),
  ]) {
    cut();
    await deletion();
    faults.clear();
  }
}

/** @returns inconsistent rows: the accounts lack their email markers. */
export function breakRows(rows: readonly Row[]): Row[] {
  return rows.filter((row) => !row.PK.startsWith('EMAIL#'));
}
