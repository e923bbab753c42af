import { retention } from '../../../../../shared/retention.ts';
import { type DBSchema, type IDBPDatabase, openDatabase } from '../../../lib/device/kept-databases.ts';
import { storagePatienceMs, withinTime } from '../../../lib/device/device-time.ts';
import { readSession } from '../../../lib/account/session.ts';
import { forgetOffline, nameOfImports } from '../../../lib/account/account-databases.ts';
import { countPart, type ImportJob, type ImportPart } from './import-job.ts';

/** Format version. A job in another format was stored by another release and is ignored. */
const jobForm = 1;
/** Time limit in milliseconds for one operation on the open database, long enough to store the largest package. */
const workMs = 30_000;
/** Timeout in milliseconds for storing an import's progress, which is a small write. */
const noteMs = 2_000;

/** Time in milliseconds after which unfinished imports are dropped. */
const keptMs = retention.undoneImportDays * 24 * 60 * 60 * 1_000;

/** A deck's part of an import, with card and change counts instead of the cards and edits themselves. */
interface KeptPart extends Omit<ImportPart, 'cards' | 'edits'> {
  readonly count: number;
  readonly changes: number;
}

/** An import's progress, without its cards. */
export interface KeptImport extends Omit<ImportJob, 'parts' | 'file'> {
  readonly parts: readonly KeptPart[];
}

interface ImportsDatabase extends DBSchema {
  /** Rewritten after each step, so it omits cards and files, which never change. */
  jobs: { key: string; value: { readonly form: number; readonly job: KeptImport; readonly at: number } };
  cards: { key: string; value: readonly Pick<ImportPart, 'cards' | 'edits'>[] };
  /** Bytes, never a `Blob`: in private windows, Safari can't store a `Blob`, and the transaction then never ends (webkit.org/b/156347). */
  files: { key: string; value: ArrayBuffer };
}

/**
 * Opens the account's own database of unfinished imports, which lets an import continue after a reload. Signing out deletes the whole database.
 * @throws Error if nobody is signed in or the browser stores nothing
 */
async function withDatabase<T>(work: (db: IDBPDatabase<ImportsDatabase>) => Promise<T>, limitMs = workMs): Promise<T> {
  const userId = readSession()?.user.id;
  if (userId === undefined) throw new Error('Nobody is signed in.');
  const opening = openDatabase<ImportsDatabase>(nameOfImports(userId), 1, {
    upgrade: (fresh) => {
      fresh.createObjectStore('jobs');
      fresh.createObjectStore('cards');
      fresh.createObjectStore('files');
    },
    // Closes the database when the user signs out in another tab, which deletes it.
    blocking: (_, __, event) => (event.target as IDBDatabase).close(),
  });
  const db = await withinTime(opening, storagePatienceMs);
  try {
    return await withinTime(work(db), limitMs);
  } finally {
    db.close();
    // Deletes the data again if the user signed out during the write.
    if (readSession()?.user.id !== userId) forgetOffline(userId);
  }
}

function noteOf(whole: ImportJob) {
  const { file: _, ...light } = whole;
  const parts = whole.parts.map((part) => {
    const { cards: __, edits, ...steps } = part;
    return { ...steps, count: countPart(part), changes: edits?.changes.length ?? 0 };
  });
  const job: KeptImport = { ...light, parts };
  return { form: jobForm, job, at: Date.now() };
}

/** Imports that are being stored. An import may start, and even end, before it is stored. */
const keepings = new Map<string, Promise<boolean>>();

/** Stores an import with everything needed to continue it. @returns whether it was stored */
export async function keepImport(job: ImportJob): Promise<boolean> {
  const keeping = withDatabase(async (db) => {
    const { importId, file, parts } = job;
    // Read the bytes before opening the transaction, because a transaction ends by itself while the code awaits something else.
    const bytes = await file?.arrayBuffer();
    const transaction = db.transaction(['jobs', 'cards', 'files'], 'readwrite');
    await Promise.all([
      transaction.objectStore('jobs').put(noteOf(job), importId),
      transaction.objectStore('cards').put(
        parts.map(({ cards, edits }) => ({ cards, edits })),
        importId,
      ),
      bytes && transaction.objectStore('files').put(bytes, importId),
      transaction.done,
    ]);
  });
  const kept = keeping.then(
    () => true,
    () => false,
  );
  keepings.set(job.importId, kept);
  return await kept.finally(() => keepings.delete(job.importId));
}

/** Stores an import's progress. If that fails, the last step is sent again later, which adds nothing twice. @returns whether it was stored */
export async function noteProgress(job: ImportJob): Promise<boolean> {
  const noting = withDatabase(async (db) => await db.put('jobs', noteOf(job), job.importId), noteMs);
  return await noting.then(
    () => true,
    () => false,
  );
}

/** Deletes an import that is finished or discarded. */
export async function dropImport(importId: string): Promise<void> {
  await keepings.get(importId);
  const dropping = withDatabase(async (db) => {
    const transaction = db.transaction(['jobs', 'cards', 'files'], 'readwrite');
    await Promise.all([
      transaction.objectStore('jobs').delete(importId),
      transaction.objectStore('cards').delete(importId),
      transaction.objectStore('files').delete(importId),
      transaction.done,
    ]);
  });
  await dropping.catch(() => undefined);
}

/** @returns a household's interrupted imports on this device, oldest first; none if the browser stores nothing */
export async function listStoppedImports(householdId: string): Promise<readonly KeptImport[]> {
  const kept = await withDatabase(async (db) => await db.getAll('jobs')).catch(() => []);
  const running = await listRunning();
  const isOver = ({ form, at }: (typeof kept)[number]) => form !== jobForm || Date.now() - at > keptMs;
  for (const { job } of kept.filter(isOver)) await dropImport(job.importId);
  return kept
    .filter((one) => !isOver(one) && one.job.householdId === householdId && !running.has(one.job.importId))
    .map(({ job }) => job);
}

/** @returns an interrupted import; undefined if it is no longer stored. A deck may exist whose creation wasn't recorded. */
export async function readStoppedImport(importId: string): Promise<ImportJob | undefined> {
  const read = withDatabase(async (db) => {
    const [kept, cards, file] = await Promise.all([
      db.get('jobs', importId),
      db.get('cards', importId),
      db.get('files', importId),
    ]);
    if (!kept || !cards) return undefined;
    const parts = kept.job.parts.map((whole, index): ImportPart => {
      const { count: _, changes: __, ...part } = whole;
      const { cards: own = [], edits } = cards[index] ?? {};
      const doubt = part.deckId === undefined ? ({ isDeckUncertain: true } as const) : {};
      return { ...part, ...doubt, cards: own, edits };
    });
    return { ...kept.job, parts, file: file && new Blob([file]) };
  });
  return await read.catch(() => undefined);
}

const lockPrefix = 'flashspark-import ';
const running = new Set<string>();

/** Tells all tabs that an import is running. @returns a function to call when the import ends */
export function holdImport(importId: string): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  running.add(importId);
  if ('locks' in navigator)
    void navigator.locks
      .request(lockPrefix + importId, { mode: 'shared' }, async () => await promise)
      .catch(() => undefined);
  return () => {
    running.delete(importId);
    resolve();
  };
}

async function listRunning(): Promise<ReadonlySet<string>> {
  const { held = [] } = 'locks' in navigator ? await navigator.locks.query() : {};
  return new Set([...running, ...held.map(({ name = '' }) => name.slice(lockPrefix.length))]);
}
