import { type DBSchema, type IDBPDatabase, openDatabase } from '../../../lib/device/kept-databases.ts';
import type { RunningSession } from '../session/running-session.ts';
import { isBefore, type OutboxEntry, pardonEntry, type StudyStep, type StudyStore } from './study-store.ts';

interface StudyDatabase extends DBSchema {
  outbox: { key: number; value: OutboxEntry; indexes: { userId: string } };
  sessions: { key: [userId: string, deckId: string]; value: RunningSession };
}

type Database = IDBPDatabase<StudyDatabase>;

const databaseName = 'flashspark-study';
const databaseVersion = 1;

/** Creates a store in IndexedDB, which survives reloads and crashes. */
export function makeIndexedStore(): StudyStore {
  const withDatabase = makeConnection();
  return {
    findSession: (userId, deckId) => withDatabase((db) => db.get('sessions', [userId, deckId])),
    saveSession: (running) =>
      withDatabase(async (db) => {
        await db.put('sessions', running);
      }),
    recordStep: (step) => withDatabase((db) => recordStep(db, step)),
    listEntries: (userId) => withDatabase((db) => db.getAllFromIndex('outbox', 'userId', userId)),
    removeEntries: (seqs) => withDatabase((db) => changeEntries(db, seqs, () => undefined)),
    refuseEntries: (seqs, refusal) => withDatabase((db) => changeEntries(db, seqs, (entry) => ({ ...entry, refusal }))),
    pardonEntries: (seqs) => withDatabase((db) => changeEntries(db, seqs, pardonEntry)),
    forgetAccount: (userId) => withDatabase((db) => forgetAccount(db, userId)),
  };
}

/** Runs work on the page's single connection. Browsers may close it at any time, so a failed operation is retried once on a new connection. */
function makeConnection(): <T>(work: (db: Database) => Promise<T>) => Promise<T> {
  let connection: Promise<Database> | undefined;
  const connect = (): Promise<Database> => (connection ??= openStudy(() => (connection = undefined)));
  return async (work) => {
    try {
      return await work(await connect());
    } catch {
      connection = undefined;
      return await work(await connect());
    }
  };
}

async function openStudy(forget: () => void): Promise<Database> {
  const db = await openDatabase<StudyDatabase>(databaseName, databaseVersion, {
    upgrade: (fresh) => {
      fresh.createObjectStore('outbox', { keyPath: 'seq', autoIncrement: true }).createIndex('userId', 'userId');
      fresh.createObjectStore('sessions', { keyPath: ['userId', 'deckId'] });
    },
    // A page of a newer release can't open the database until this connection is closed.
    blocking: () => {
      forget();
      db.close();
    },
    terminated: forget,
  });
  return db;
}

/** Sends all database requests at once to keep the learner's wait short. Aborts the transaction if the stored session has changed. */
async function recordStep(db: Database, step: StudyStep): Promise<readonly OutboxEntry[] | undefined> {
  const key: [string, string] = [step.before.userId, step.before.deckId];
  const transaction = db.transaction(['sessions', 'outbox'], 'readwrite');
  const sessions = transaction.objectStore('sessions');
  const outbox = transaction.objectStore('outbox');
  const found = sessions.get(key);
  // The database assigns the sequence numbers.
  const added = Promise.all(step.entries.map((entry) => outbox.add(entry as OutboxEntry)));
  const work = [added, step.isLast ? sessions.delete(key) : sessions.put(step.after), transaction.done];
  const over = Promise.allSettled(work);
  if (!isBefore(await found, step)) {
    transaction.abort();
    await over;
    return undefined;
  }
  await Promise.all(work);
  const seqs = await added;
  return step.entries.map((entry, at) => ({ ...entry, seq: seqs[at] ?? Number.NaN }));
}

/** Replaces each entry that still exists with the result of `change`, or removes the entry if the result is undefined. */
async function changeEntries(
  db: Database,
  seqs: readonly number[],
  change: (entry: OutboxEntry) => OutboxEntry | undefined,
): Promise<void> {
  const transaction = db.transaction('outbox', 'readwrite');
  await Promise.all(
    seqs.map(async (seq) => {
      const entry = await transaction.store.get(seq);
      const changed = entry && change(entry);
      if (changed) await transaction.store.put(changed);
      else if (entry) await transaction.store.delete(seq);
    }),
  );
  await transaction.done;
}

async function forgetAccount(db: Database, userId: string): Promise<void> {
  const transaction = db.transaction(['sessions', 'outbox'], 'readwrite');
  const outbox = transaction.objectStore('outbox');
  const seqs = await outbox.index('userId').getAllKeys(userId);
  await Promise.all([
    ...seqs.map((seq) => outbox.delete(seq)),
    // Arrays sort after all strings as keys, so this range covers all keys of the account.
    transaction.objectStore('sessions').delete(IDBKeyRange.bound([userId], [userId, []])),
    transaction.done,
  ]);
}
