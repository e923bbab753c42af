import { retention } from '../../../../../shared/retention.ts';
import { type DBSchema, type IDBPDatabase, openDatabase } from '../../../lib/device/kept-databases.ts';
import { withinTime } from '../../../lib/device/device-time.ts';
import { readSession } from '../../../lib/account/session.ts';
import { forgetOffline, nameOfImports } from '../../../lib/account/account-databases.ts';
import { countPart, type ImportJob, type ImportPart } from './import-job.ts';

/** A job of another form was kept by another release: it is as good as none. */
const jobForm = 1;
/** A broken store may never answer. */
const patienceMs = 4_000;
/** A package of a hundred megabytes takes a while. */
const workMs = 30_000;
/** A note of the progress is small. */
const noteMs = 2_000;

/** Whoever did not go on for so long does not mean to. */
const keptMs = retention.undoneImportDays * 24 * 60 * 60 * 1_000;

/** How many cards one deck's share is about, and how many of them it only changes. */
interface KeptPart extends Omit<ImportPart, 'cards' | 'edits'> {
  readonly count: number;
  readonly changes: number;
}

/** How far an import is, without its cards. */
export interface KeptImport extends Omit<ImportJob, 'parts' | 'file'> {
  readonly parts: readonly KeptPart[];
}

interface ImportsDatabase extends DBSchema {
  /** Written with each step, and so without what never changes. */
  jobs: { key: string; value: { readonly form: number; readonly job: KeptImport; readonly at: number } };
  cards: { key: string; value: readonly Pick<ImportPart, 'cards' | 'edits'>[] };
  /** Bytes, never a `Blob`: private windows of Safari don't store one, and its transaction never ends (webkit.org/b/156347). */
  files: { key: string; value: ArrayBuffer };
}

/**
 * Keeps imports on this device until they are through, so that a reload goes on. Each account has a database of its own: whoever signs out takes
 * it away as a whole. @throws Error where nobody is signed in, or the browser keeps nothing.
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
    // Somebody signs out in another tab.
    blocking: (_, __, event) => (event.target as IDBDatabase).close(),
  });
  const db = await withinTime(opening, patienceMs);
  try {
    return await withinTime(work(db), limitMs);
  } finally {
    db.close();
    // Somebody signed out while it was being written.
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

/** Imports that are being written. An import may start, and even end, before its writing does. */
const keepings = new Map<string, Promise<boolean>>();

/** Keeps an import with all that it takes to go on. @returns whether it is kept. */
export async function keepImport(job: ImportJob): Promise<boolean> {
  const keeping = withDatabase(async (db) => {
    const { importId, file, parts } = job;
    // Read before the transaction, which ends by itself while something else is awaited.
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

/** Notes how far an import is. What cannot be noted is sent again: nothing is added twice. @returns whether it is noted. */
export async function noteProgress(job: ImportJob): Promise<boolean> {
  const noting = withDatabase(async (db) => await db.put('jobs', noteOf(job), job.importId), noteMs);
  return await noting.then(
    () => true,
    () => false,
  );
}

/** Forgets an import that is through, or that nobody wants any more. */
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

/** @returns the imports of a household that stopped on this device, oldest first; none where the browser keeps nothing. */
export async function listStoppedImports(householdId: string): Promise<readonly KeptImport[]> {
  const kept = await withDatabase(async (db) => await db.getAll('jobs')).catch(() => []);
  const running = await listRunning();
  const isOver = ({ form, at }: (typeof kept)[number]) => form !== jobForm || Date.now() - at > keptMs;
  for (const { job } of kept.filter(isOver)) await dropImport(job.importId);
  return kept
    .filter((one) => !isOver(one) && one.job.householdId === householdId && !running.has(one.job.importId))
    .map(({ job }) => job);
}

/** @returns an import as it stopped; undefined where it is not here any more. A deck whose making nobody noted may be there. */
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

/** Says in all tabs that an import is running. @returns how to take it back. */
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
