import { type DBSchema, type IDBPDatabase, openDatabase } from '../../lib/device/kept-databases.ts';
import type { OwnAnswer, Pack } from '../../../../shared/study/kept-study.ts';
import { nameOfKept } from '../../lib/account/account-databases.ts';
import { withinTime } from '../../lib/device/device-time.ts';
import type { OutboxEntry } from '../study/outbox/study-store.ts';

/** A pack of another form was kept by another release: it is as good as none. */
const packForm = 1;
/** A broken store may never answer. */
const patienceMs = 2_000;

interface KeptPack {
  readonly form: number;
  readonly pack: Pack;
  /** When this device got it, by its own clock, in milliseconds. */
  readonly keptAt: number;
}

/** What the server has taken of this device since the pack was asked for. */
type TakenThing =
  | { readonly key: string; readonly kind: 'answer'; readonly answer: OwnAnswer }
  | { readonly key: string; readonly kind: 'end'; readonly sessionId: string };

interface OfflineDatabase extends DBSchema {
  packs: { key: 'pack'; value: KeptPack };
  taken: { key: string; value: TakenThing };
  /** How often the server took something: whoever asked for a pack before the last time was told the old. */
  marks: { key: 'mark'; value: number };
}

/** What this device has of its learner's study, but for what waits in the outbox. */
export interface Kept {
  readonly pack: Pack | undefined;
  readonly keptAt: number;
  readonly taken: readonly OwnAnswer[];
  /** Sessions that are over. */
  readonly ended: readonly string[];
  readonly mark: number;
}

/**
 * Each account has a database of its own, beside that of the answers: whoever signs out takes it away as a whole, and a release that does not know it
 * is not held up by it.
 */
async function withDatabase<T>(userId: string, work: (db: IDBPDatabase<OfflineDatabase>) => Promise<T>): Promise<T> {
  const opening = openDatabase<OfflineDatabase>(nameOfKept(userId), 1, {
    upgrade: (fresh) => {
      fresh.createObjectStore('packs');
      fresh.createObjectStore('taken', { keyPath: 'key' });
      fresh.createObjectStore('marks');
    },
    // Somebody signs out in another tab.
    blocking: (_, __, event) => (event.target as IDBDatabase).close(),
  });
  const db = await withinTime(opening, patienceMs);
  try {
    return await withinTime(work(db), patienceMs);
  } finally {
    db.close();
  }
}

/** @returns what is kept of the account. @throws Error where the browser keeps nothing, or does not answer. */
export async function readKept(userId: string): Promise<Kept> {
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

/** Notes what the server has taken, before it leaves the outbox: so it is always in one of both. */
export async function noteTaken(userId: string, entries: readonly OutboxEntry[]): Promise<void> {
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

/** @returns an answer in the outbox, as it is counted. */
export function toOwnAnswer(
  sessionId: string,
  { review, startedAt, practice }: Extract<OutboxEntry['work'], { kind: 'review' }>,
): OwnAnswer {
  return { sessionId, review, startedAt, ...(practice && { practice }) };
}

/**
 * Keeps a pack in the place of the one before, and of all that the server had taken by then.
 * @param mark what {@link readKept} said before the pack was asked for.
 * @returns false, and nothing is kept, when the server took something meanwhile: nobody knows whether the pack holds it.
 */
export async function putPack(userId: string, pack: Pack, { mark, keptAt }: Pick<Kept, 'mark' | 'keptAt'>) {
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
