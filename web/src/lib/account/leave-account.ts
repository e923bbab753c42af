import { retention } from '../../../../shared/retention.ts';
import { logout } from '../../../../shared/routes/auth.ts';
import { keptHere } from '../device/kept-here.ts';
import { databases, forgetDatabases } from './account-databases.ts';
import { readSession } from './stored-session.ts';

/**
 * What is not of an account, or may wait for one that comes back (see `../device/browser-stores.ts`), and the session, which ended before this: the next person may
 * be signed in already.
 */
const staying =
  /^flashspark\.(token$|user$|device$|learner-by-google$|reset-email$|leaving$|forgetting$|quiz\.|unsent\.)/;

const unsentPrefix = 'flashspark.unsent.';
const quizPrefix = 'flashspark.quiz.';
const studyDatabase = 'flashspark-study';

/**
 * Forgets all that this browser keeps of an account: every way out ends here. Keys go at once, the rest as soon as the browser is through.
 * @param isForGood the account, its learner or the device is gone: what was answered and not sent goes, too. Else that stays, by ids and marks alone,
 *   for {@link retention.unsentAnswerDays}.
 */
export async function forgetAccount(userId: string, isForGood: boolean): Promise<void> {
  for (const key of Object.keys(keptHere())) {
    const isTheirs = isForGood && (key === unsentPrefix + userId || key.startsWith(`${quizPrefix}${userId}.`));
    if (key.startsWith('flashspark.') && (isTheirs || !staying.test(key))) keptHere().removeItem(key);
  }
  forgetDatabases(userId);
  const isWaiting = await forgetStudy(userId, isForGood).catch(() => false);
  if (isWaiting || Object.keys(keptHere()).some((key) => key.startsWith(`${quizPrefix}${userId}.`))) noteUnsent(userId);
}

const forgettingKey = 'flashspark.forgetting';

/** Forgets every account that left, and was not forgotten while the page that it left was open. */
export async function forgetLeft(): Promise<void> {
  const entries = readWords(forgettingKey);
  for (const entry of new Set(entries)) {
    // Whoever is here again keeps what is theirs.
    if (readSession()?.user.id !== entry) await forgetEntry(entry);
    dropWord(forgettingKey, entry);
  }
}

/** @param entry as `session.ts` notes it. */
export async function forgetEntry(entry: string): Promise<void> {
  await forgetAccount(entry.replace('!', ''), entry.endsWith('!'));
}

/** Answers of an account wait here for it to come back, or for its family to agree again: from now on, if they did not before. */
export function noteUnsent(userId: string): void {
  const name = `${unsentPrefix}${userId}` as const;
  if (keptHere().getItem(name) === null) keptHere().setItem(name, new Date().toISOString());
}

/** The account is here again. */
export function endUnsent(userId: string): void {
  keptHere().removeItem(unsentPrefix + userId);
}

/** Forgets for good whose unsent answers wait for too long, or for nobody: `isGone` says who will not come back. */
export async function forgetUnsent(isGone: (userId: string) => boolean = () => false): Promise<void> {
  const oldest = Date.now() - retention.unsentAnswerDays * 24 * 60 * 60_000;
  const due = Object.keys(keptHere()).flatMap((key) => {
    const userId = key.startsWith(unsentPrefix) && key.slice(unsentPrefix.length);
    const isRecent = Date.parse(keptHere().getItem(`${unsentPrefix}${userId}`) ?? '') > oldest;
    return userId && (isGone(userId) || !isRecent) ? [userId] : [];
  });
  for (const userId of due) await forgetKept(userId);
}

/** Forgets what is kept under an account and other ids of it, sent or not: for who is not signed in here, or leaves a family and stays signed in. */
export async function forgetKept(userId: string, ...others: readonly string[]): Promise<void> {
  const ids = [userId, ...others];
  for (const key of Object.keys(keptHere())) if (ids.some((id) => key.includes(id))) keptHere().removeItem(key);
  forgetDatabases(userId);
  await forgetStudy(userId, true);
}

/** Tokens of sessions that are over here and perhaps not yet on the server: worth nothing any more but for ending them. */
const leftKey = 'flashspark.leaving';

type ListKey = typeof leftKey | typeof forgettingKey;

function readWords(key: ListKey): readonly string[] {
  return (keptHere().getItem(key) ?? '').split(' ').filter(Boolean);
}

function dropWord(key: ListKey, word: string): void {
  const others = readWords(key).filter((one) => one !== word);
  if (others.length > 0) keptHere().setItem(key, others.join(' '));
  else keptHere().removeItem(key);
}

/** Ends on the server what ended here. What cannot be told now is told when there is a connection, or at the next start. */
export async function endLeftSessions(): Promise<void> {
  await Promise.all(readWords(leftKey).map(endLeft));
}

/** With a token of its own, which is nobody's session any more: an answer to it signs nobody out. */
async function endLeft(token: string): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(logout.path, { method: logout.method, headers, keepalive: true }).catch(() => undefined);
  if (!answer?.ok && answer?.status !== 401) return;
  dropWord(leftKey, token);
}

globalThis.addEventListener?.('online', () => void endLeftSessions());

/** At each start: what was left to do, and what waited for too long. */
export async function sweep(): Promise<void> {
  await Promise.all([forgetLeft(), forgetUnsent(), endLeftSessions()]);
}

/**
 * Removes the open sessions of an account, with the texts of their cards, and what of its answers the server refused; for good also what waits.
 * Without the library that the screens use: who leaves need not load it.
 * @returns whether answers of it wait.
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

/** Where another page has it open, that lets go by itself. */
async function removeStudy(): Promise<void> {
  await new Promise((resolve) => {
    const removing = databases().deleteDatabase(studyDatabase);
    for (const outcome of ['success', 'error', 'blocked']) removing.addEventListener(outcome, resolve);
  });
}

/** Opens it where it is there, and makes none. */
async function openStudy(): Promise<IDBDatabase | undefined> {
  return await new Promise((resolve) => {
    const opening = databases().open(studyDatabase);
    opening.addEventListener('upgradeneeded', () => opening.transaction?.abort());
    opening.addEventListener('success', () => resolve(opening.result));
    opening.addEventListener('error', () => resolve(undefined));
  });
}
