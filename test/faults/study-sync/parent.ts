import { IDBFactory } from 'fake-indexeddb';
import { ulid } from 'ulid';
import { storedCards } from '../../../functions/data/content/card.ts';
import { presentSession, storedStudySessions } from '../../../functions/data/study/study-session.ts';
import { localPart } from '../../../shared/ids.ts';
import { notice } from '../../../shared/notice.ts';
import { createCard, deleteCard } from '../../../shared/routes/cards.ts';
import { giveConsent, withdrawConsent } from '../../../shared/routes/consent.ts';
import { deleteLearner } from '../../../shared/routes/learners.ts';
import { recordReviews } from '../../../shared/routes/study.ts';
import { answersFile } from '../../../shared/study/answers-file.ts';
import { startSession } from '../../../web/src/lib/account/session.ts';
import { bringBackAnswers } from '../../../web/src/together/bring-back-answers.ts';
import type { Row } from '../../support/stored-rows.ts';
import { password } from '../../support/test-family.ts';
import type { Ledger } from './ledger.ts';
import type { Device } from './device.ts';
import { type DeviceState, Page, settle } from './page.ts';
import type { Family } from './place.ts';
import type { Act } from './steps.ts';

/** Decisions of a parent about all data of the learner. */
export type Decision = 'withdraw' | 'agree' | 'erase';

export const decide: Readonly<Record<Decision, (family: Family) => Promise<unknown>>> = {
  withdraw: async ({ product, parent, household }) =>
    await product.call(withdrawConsent, parent.token, { params: { householdId: household.id } }),
  agree: async ({ product, parent, household }) =>
    await product.call(giveConsent, parent.token, {
      params: { householdId: household.id },
      body: { noticeVersion: notice.version },
    }),
  erase: async ({ product, parent, household, learner }) =>
    await product.call(deleteLearner, parent.token, {
      params: { householdId: household.id, learnerId: learner.id },
      body: { password },
    }),
};

/** @throws Error that names the rows that the server still has of the learner. */
export async function expectErased({ learner, readRows }: Family): Promise<void> {
  const kept = (await readRows()).map(({ SK }) => SK).filter((key) => key.includes(localPart(learner.id)));
  if (kept.length > 0) throw new Error(`The server keeps something of an erased learner: ${kept.join(', ')}.`);
}

/** @throws Error that names the data that a device still has of the learner, by key or by content. */
export async function expectNothingKept({ state }: Device, { child, learner, deck }: Family): Promise<void> {
  const ofSession = /^flashspark\.(token|user)$/;
  const keys = [...state.storage].filter(([key]) => !ofSession.test(key)).map((entry) => JSON.stringify(entry));
  const names = (await state.database.databases()).map(({ name = '' }) => name);
  const rows = await Promise.all(names.map(async (name) => await readDatabase(state.database, name)));
  const marks = [child.user.id, localPart(learner.id), deck.id];
  const kept = [...keys, ...names, ...rows.flat()].filter((text) => marks.some((mark) => text.includes(mark)));
  if (kept.length > 0) throw new Error(`A device keeps something of an erased learner: ${kept.join(', ')}.`);
}

async function readDatabase(factory: IDBFactory, name: string): Promise<string[]> {
  const wait = async <T>(request: IDBRequest<T>): Promise<T> =>
    await new Promise((resolve, reject) => {
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(new Error(`${name} cannot be read.`)));
    });
  const db = await wait(factory.open(name));
  const stores = [...db.objectStoreNames];
  const read = stores.map(async (store) => {
    const all: unknown[] = await wait(db.transaction(store).objectStore(store).getAll());
    return all.map((row) => `${name}/${store}: ${JSON.stringify(row)}`);
  });
  const rows = await Promise.all(read);
  db.close();
  return rows.flat();
}

/** Changes the deck or answers for the learner on the parent's device, whose calls always succeed. */
export async function actAsParent(
  family: Family,
  ledger: Ledger,
  { kind, card }: Extract<Act, { card: number }>,
): Promise<void> {
  const { product, parent, deck, household } = family;
  const params = { deckId: deck.id };
  if (kind === 'add-card') {
    await product.call(createCard, parent.token, { params, body: { front: 'new', back: 'new' } });
    return;
  }
  const rows = await family.readRows();
  const cards = rows.filter(({ SK }) => SK.startsWith('CARD#'));
  const found = cards[card % Math.max(cards.length, 1)];
  if (!found) return;
  const cardId = storedCards.idOf(household.id, storedCards.parse(found));
  if (kind === 'parent-answers') return await answerAsParent(family, ledger, { rows, cardId });
  await product.call(deleteCard, parent.token, { params: { ...params, cardId } });
  ledger.loseCard(cardId);
}

async function answerAsParent(
  { product, parent, household }: Family,
  ledger: Ledger,
  { rows, cardId }: { readonly rows: readonly Row[]; readonly cardId: string },
): Promise<void> {
  const last = rows.filter(({ SK }) => SK.includes('#SESSION#')).at(-1);
  if (!last) return;
  const { mode, ...stored } = storedStudySessions.parse(last);
  const { id, startedAt } = presentSession(household.id, { mode, ...stored });
  const now = product.now();
  const answeredAt = now.toISOString();
  const review = { id: ulid(now.getTime()), cardId, rating: 'wrong', answeredAt, msTaken: 2_000 } as const;
  ledger.note({ ...review, session: { id, mode, startedAt } });
  await product.call(recordReviews, parent.token, { params: { sessionId: id }, body: { reviews: [review] } });
}

/** The parent brings a file of answers back on a device of their own, whose calls always succeed. */
export async function bringBackFile(
  text: string,
  { visitor }: Family,
  { deliverAll, ...ground }: Pick<DeviceState, 'time' | 'fetch'> & { readonly deliverAll: () => Promise<void> },
): Promise<void> {
  const database = new IDBFactory();
  const page = new Page({ ...ground, storage: new Map(), database, skew: 0, isOnline: true, fault: undefined });
  page.run(() => startSession(visitor));
  const file = answersFile.parse(JSON.parse(text));
  const bringing = page.run(async () => await bringBackAnswers(visitor.user.id, file));
  // An entry takes at most two calls.
  for (let round = 0; round < 2 * file.entries.length + 1; round += 1) {
    await settle([page]);
    await deliverAll();
  }
  if ((await bringing) > 0) throw new Error('An answer of a file was refused.');
  page.close();
}
