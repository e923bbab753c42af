import { limits } from '../../../../shared/limits.ts';
import { retention } from '../../../../shared/retention.ts';
import type { UnsentEntry } from '../../../../shared/schemas/study.ts';
import { logout } from '../../../../shared/routes/auth.ts';
import { storagePatienceMs, withinTime } from '../device/device-time.ts';
import { localStore } from '../device/web-storage.ts';
import { databases, forgetDatabases, unsentPrefix } from './account-databases.ts';
import { readSession } from './stored-session.ts';

/**
 * Keys that are not deleted when an account is forgotten: those that belong to the device or to unsent answers (see `../device/browser-stores.ts`), and the
 * session keys, because the session ended earlier and the next user may already be signed in.
 */
const survivingKeys =
  /^flashspark\.(token$|user$|device$|grown-up$|pin$|pin-length$|language$|known$|learner-by-google$|reset-email$|leaving$|forgetting$|quiz\.|unsent\.)/;

const quizPrefix = 'flashspark.quiz.';
const studyDatabase = 'flashspark-study';

/**
 * Deletes what this browser stores of an account. All ways of signing out call this. Local storage is cleared first, then the databases, asynchronously.
 * @param isForGood true if the account, learner or device is gone, so unsent answers are deleted too. Otherwise they are kept, as ids and results only, for
 *   {@link retention.unsentAnswerDays}.
 */
export async function forgetAccount(userId: string, isForGood: boolean): Promise<void> {
  for (const key of Object.keys(localStore())) {
    const isTheirs = isForGood && (key === unsentPrefix + userId || key.startsWith(`${quizPrefix}${userId}.`));
    if (key.startsWith('flashspark.') && (isTheirs || !survivingKeys.test(key))) localStore().removeItem(key);
  }
  forgetDatabases(userId);
  const isWaiting = await forgetStudy(userId, isForGood).catch(() => false);
  if (isWaiting || Object.keys(localStore()).some((key) => key.startsWith(`${quizPrefix}${userId}.`)))
    markUnsentAnswers(userId);
}

const forgettingKey = 'flashspark.forgetting';

/** Deletes the data of accounts that signed out but were not cleaned up before their page closed. */
export async function cleanUpSignedOutAccounts(): Promise<void> {
  const entries = readWords(forgettingKey);
  for (const entry of new Set(entries)) {
    // An account that is signed in again keeps its data.
    if (readSession()?.user.id !== entry) await forgetEntry(entry);
    dropWord(forgettingKey, entry);
  }
}

/** @param entry an account id as `session.ts` records it, ending in `!` if the account is gone for good */
export async function forgetEntry(entry: string): Promise<void> {
  await forgetAccount(entry.replace('!', ''), entry.endsWith('!'));
}

/**
 * Records since when unsent answers have been waiting for the account to return or for its family to consent again. If a date is already recorded, keeps it.
 */
export function markUnsentAnswers(userId: string): void {
  const name = `${unsentPrefix}${userId}` as const;
  if (localStore().getItem(name) === null) localStore().setItem(name, new Date().toISOString());
}

/** Deletes all data of accounts whose unsent answers waited too long or for which `isGone` returns true. */
export async function forgetUnsent(isGone: (userId: string) => boolean = () => false): Promise<void> {
  const oldest = Date.now() - retention.unsentAnswerDays * 24 * 60 * 60_000;
  const due = Object.keys(localStore()).flatMap((key) => {
    const userId = key.startsWith(unsentPrefix) && key.slice(unsentPrefix.length);
    const isRecent = Date.parse(localStore().getItem(`${unsentPrefix}${userId}`) ?? '') > oldest;
    return userId && (isGone(userId) || !isRecent) ? [userId] : [];
  });
  for (const userId of due) await deleteAccountData(userId);
}

/**
 * Deletes everything that this browser stores under the given ids, including unsent answers. Use it for an account that isn't signed in here, or for one that
 * leaves a family and stays signed in.
 * @throws Error if the browser stores nothing or doesn't answer in time
 */
export async function deleteAccountData(userId: string, ...others: readonly string[]): Promise<void> {
  const ids = [userId, ...others];
  for (const key of Object.keys(localStore())) if (ids.some((id) => key.includes(id))) localStore().removeItem(key);
  forgetDatabases(userId);
  await withinTime(forgetStudy(userId, true), storagePatienceMs);
}

/** Tokens of sessions that ended in this browser, but perhaps not yet on the server. They are used only to end those sessions. */
const endedSessionsKey = 'flashspark.leaving';

type ListKey = typeof endedSessionsKey | typeof forgettingKey;

function readWords(key: ListKey): readonly string[] {
  return (localStore().getItem(key) ?? '').split(' ').filter(Boolean);
}

function dropWord(key: ListKey, word: string): void {
  const others = readWords(key).filter((one) => one !== word);
  if (others.length > 0) localStore().setItem(key, others.join(' '));
  else localStore().removeItem(key);
}

/** Ends sessions on the server that have already ended in this browser. Failed calls are retried when the browser is online again, or at the next start. */
export async function endSessionsOnServer(): Promise<void> {
  await Promise.all(readWords(endedSessionsKey).map(endSessionOnServer));
}

/** Calls logout with the ended session's own token, so that a 401 doesn't sign out the current user. */
export async function endSessionOnServer(token: string): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(logout.path, { method: logout.method, headers, keepalive: true }).catch(() => undefined);
  if (!answer?.ok && answer?.status !== 401) return;
  dropWord(endedSessionsKey, token);
}

globalThis.addEventListener?.('online', () => void endSessionsOnServer());

/** Runs at each start: finishes pending cleanup and deletes unsent answers that have waited too long. */
export async function sweep(): Promise<void> {
  await Promise.all([cleanUpSignedOutAccounts(), forgetUnsent(), endSessionsOnServer()]);
}

/**
 * Deletes the account's open sessions (they contain card texts) and refused answers, and if `isForGood` also its unsent answers. It uses plain IndexedDB, so
 * that signing out needn't load the IndexedDB library.
 * @returns whether unsent answers remain
 */
async function forgetStudy(userId: string, isForGood: boolean): Promise<boolean> {
  const db = await openStudy();
  if (!db) return false;
  const transaction = db.transaction(['sessions', 'outbox'], 'readwrite');
  transaction.objectStore('sessions').delete(IDBKeyRange.bound([userId], [userId, []]));
  let [left, waiting] = [0, 0];
  const walk = transaction.objectStore('outbox').openCursor();
  walk.addEventListener('success', () => {
    const cursor = walk.result;
    if (!cursor) return;
    const entry = cursor.value as { readonly userId: string; readonly refusal?: string };
    const isTheirs = entry.userId === userId;
    if (isTheirs && (isForGood || entry.refusal !== undefined)) cursor.delete();
    else {
      left += 1;
      if (isTheirs) waiting += 1;
    }
    cursor.continue();
  });
  const sessions = transaction.objectStore('sessions').count();
  await new Promise((resolve, reject) => {
    transaction.addEventListener('complete', resolve);
    transaction.addEventListener('abort', reject);
  });
  db.close();
  if (left + sessions.result === 0) await removeStudy();
  return waiting > 0;
}

/**
 * @returns what a household's children on a family device have not sent yet, in order, without what the server rejected, cut into the parts of a delivery; one
 *   empty part if there is nothing
 * @throws Error if the browser doesn't answer in time
 */
export async function listUnsent(householdId: string): Promise<UnsentEntry[][]> {
  const rows = await withinTime(readUnsent(), storagePatienceMs);
  const entries = rows.filter((row) => row.userId.startsWith(`${householdId}-`) && row.refusal === undefined);
  const size = limits.answersPerDelivery;
  const count = Math.max(1, Math.ceil(entries.length / size));
  return Array.from({ length: count }, (_, at) => entries.slice(at * size, (at + 1) * size).map(toUnsent));
}

async function readUnsent(): Promise<readonly UnsentRow[]> {
  const db = await openStudy().catch(() => undefined);
  if (!db) return [];
  const reading = db.transaction('outbox').objectStore('outbox').getAll() as IDBRequest<UnsentRow[]>;
  await new Promise((resolve, reject) => {
    reading.addEventListener('success', resolve);
    reading.addEventListener('error', reject);
  });
  db.close();
  return reading.result;
}

/** @returns the fields of a stored entry that the server takes. */
function toUnsent({ sessionId, work }: UnsentEntry): UnsentEntry {
  if (work.kind !== 'review') return { sessionId, work };
  const { kind, review, opening } = work;
  return { sessionId, work: { kind, review, ...(opening && { opening }) } };
}

interface UnsentRow extends UnsentEntry {
  readonly userId: string;
  readonly refusal?: string;
}

/** Deletes the study database. Other pages that have it open close it first. */
async function removeStudy(): Promise<void> {
  await new Promise((resolve) => {
    const removing = databases().deleteDatabase(studyDatabase);
    for (const outcome of ['success', 'error', 'blocked']) removing.addEventListener(outcome, resolve);
  });
}

/** Opens the study database only if it exists. */
async function openStudy(): Promise<IDBDatabase | undefined> {
  return await new Promise((resolve) => {
    const opening = databases().open(studyDatabase);
    opening.addEventListener('upgradeneeded', () => opening.transaction?.abort());
    opening.addEventListener('success', () => resolve(opening.result));
    opening.addEventListener('error', () => resolve(undefined));
  });
}
