import { type DBSchema, type IDBPDatabase, openDatabase } from '../../lib/device/kept-databases.ts';
import type { OwnAnswer, Pack } from '../../../../shared/study/kept-study.ts';
import { offlineDatabaseName } from '../../lib/account/account-databases.ts';
import { withinTime } from '../../lib/device/device-time.ts';
import type { OutboxEntry } from '../study/outbox/study-store.ts';

/** Format version. A pack in another format was stored by another release and is ignored. */
const packForm = 1;
/** Time limit for IndexedDB in milliseconds, because a broken IndexedDB may never respond. */
const timeoutMs = 2_000;

interface KeptPack {
  readonly form: number;
  readonly pack: Pack;
  /** When this device stored the pack, by its own clock, in milliseconds since 1970. */
  readonly keptAt: number;
}

/** An answer or a session completion that the server accepted from this device since the pack was requested. */
type TakenThing =
  | { readonly key: string; readonly kind: 'answer'; readonly answer: OwnAnswer }
  | { readonly key: string; readonly kind: 'end'; readonly sessionId: string };

interface OfflineDatabase extends DBSchema {
  packs: { key: 'pack'; value: KeptPack };
  taken: { key: string; value: TakenThing };
  /** Number of times that the server has accepted answers or completions. A pack requested before the last of them is outdated. */
  marks: { key: 'mark'; value: number };
}

/** A learner's offline study data on this device, except for the outbox. */
export interface OfflineStudy {
  readonly pack: Pack | undefined;
  readonly keptAt: number;
  readonly taken: readonly OwnAnswer[];
  /** Ids of the sessions whose completion the server has accepted since the pack was requested. */
  readonly ended: readonly string[];
  readonly mark: number;
}

/** Opens the account's own database, separate from the outbox's, so that signing out can delete it as a whole and older releases aren't affected. */
async function withDatabase<T>(userId: string, work: (db: IDBPDatabase<OfflineDatabase>) => Promise<T>): Promise<T> {
  const opening = openDatabase<OfflineDatabase>(offlineDatabaseName(userId), 1, {
    upgrade: (fresh) => {
      fresh.createObjectStore('packs');
      fresh.createObjectStore('taken', { keyPath: 'key' });
      fresh.createObjectStore('marks');
    },
    // The user signed out in another tab, which can delete the database only after this connection is closed.
    blocking: (_, __, event) => (event.target as IDBDatabase).close(),
  });
  const db = await withinTime(opening, timeoutMs);
  try {
    return await withinTime(work(db), timeoutMs);
  } finally {
    db.close();
  }
}

/**
 * @returns the account's offline study data
 * @throws Error if the browser stores nothing or doesn't answer
 */
export async function readKept(userId: string): Promise<OfflineStudy> {
  return await withDatabase(userId, async (db) => {
    const transaction = db.transaction(['packs', 'taken', 'marks']);
    const [kept, taken, mark = 0] = await Promise.all([
      transaction.objectStore('packs').get('pack'),
      transaction.objectStore('taken').getAll(),
      transaction.objectStore('marks').get('mark'),
    ]);
    return {
      pack: kept?.form === packForm ? kept.pack : undefined,
      keptAt: kept?.keptAt ?? 0,
      taken: taken.flatMap((one) => (one.kind === 'answer' ? [one.answer] : [])),
      ended: taken.flatMap((one) => (one.kind === 'end' ? [one.sessionId] : [])),
      mark,
    };
  });
}

/**
 * Records answers and completions that the server accepted, before they leave the outbox. Each is therefore always stored in this database, in the outbox, or
 * in both.
 */
export async function recordAccepted(userId: string, entries: readonly OutboxEntry[]): Promise<void> {
  await withDatabase(userId, async (db) => {
    const transaction = db.transaction(['taken', 'marks'], 'readwrite');
    const [taken, marks] = [transaction.objectStore('taken'), transaction.objectStore('marks')];
    await marks.put(((await marks.get('mark')) ?? 0) + 1, 'mark');
    for (const entry of entries) {
      const { sessionId, work } = entry;
      if (work.kind === 'take-back') await taken.delete(work.reviewId);
      else if (work.kind === 'complete') await taken.put({ key: `end ${sessionId}`, kind: 'end', sessionId });
      else await taken.put({ key: work.review.id, kind: 'answer', answer: toOwnAnswer(sessionId, work) });
    }
    await transaction.done;
  });
}

/** @returns the answer of an outbox entry in the form that counts toward the pack */
export function toOwnAnswer(
  sessionId: string,
  { review, startedAt, practice }: Extract<OutboxEntry['work'], { kind: 'review' }>,
): OwnAnswer {
  return { sessionId, review, startedAt, ...(practice && { practice }) };
}

/**
 * Replaces the stored pack and clears the accepted answers and completions that it includes.
 * @param mark the value that {@link readKept} returned before the pack was requested
 * @returns false, with nothing stored, if the server has accepted further answers or completions since then, which the pack may lack
 */
export async function putPack(userId: string, pack: Pack, { mark, keptAt }: Pick<OfflineStudy, 'mark' | 'keptAt'>) {
  return await withDatabase(userId, async (db) => {
    const transaction = db.transaction(['packs', 'taken', 'marks'], 'readwrite');
    const isCurrent = ((await transaction.objectStore('marks').get('mark')) ?? 0) === mark;
    if (isCurrent) {
      await transaction.objectStore('taken').clear();
      await transaction.objectStore('packs').put({ form: packForm, pack, keptAt }, 'pack');
    }
    await transaction.done;
    return isCurrent;
  });
}
