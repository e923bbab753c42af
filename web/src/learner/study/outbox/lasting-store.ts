import { storagePatienceMs, withinTime } from '../../../lib/device/device-time.ts';
import { openingOf, type RunningSession } from '../session/running-session.ts';
import { isAnswer, isBefore, type OutboxEntry, pardonEntry, type StudyStep, type StudyStore } from './study-store.ts';

interface StoreChoice {
  /** Persistent store. It may fail or hang. */
  readonly lasting: StudyStore;
  /** Called once answers are no longer stored, to warn the learner that closing the page loses them. */
  readonly onLost: () => void;
  readonly timeoutMs?: number;
}

/**
 * Wraps the persistent store and writes to memory after its first failure. What the persistent store holds is still read, together with memory; if it can't be
 * read either, the page uses what it last knew of it. Nothing is removed from the persistent store that the server doesn't have, so the next page finds the rest.
 */
class LastingStore implements StudyStore {
  readonly #choice: Required<StoreChoice>;
  readonly #memory = makeMemoryStore();
  /** The persistent store's entries as this page knows them. */
  readonly #stored = new StoredView();
  /** Sessions that only memory continues: by account and deck. */
  readonly #inMemory = new Set<string>();
  /** Ids of the sessions whose opening memory holds with one of their answers. */
  readonly #opened = new Set<string>();
  #isLost = false;
  /** Whether an operation of the persistent store hangs. Until it ends, no other one is started, so that screens don't wait for each. */
  #isHanging = false;

  constructor(choice: Required<StoreChoice>) {
    this.#choice = choice;
  }

  async findSession(userId: string, deckId: string): Promise<RunningSession | undefined> {
    if (!this.#inMemory.has(keyOf(userId, deckId))) {
      const found = await this.#ask((store) => store.findSession(userId, deckId));
      if (found) return found.value;
    }
    return await this.#memory.findSession(userId, deckId);
  }

  async saveSession(running: RunningSession): Promise<void> {
    if (!this.#isLost && (await this.#ask((store) => store.saveSession(running)))) return;
    this.#inMemory.add(keyOf(running.userId, running.deckId));
    await this.#memory.saveSession(running);
  }

  async recordStep(step: StudyStep): ReturnType<StudyStore['recordStep']> {
    const recorded = this.#isLost ? undefined : await this.#ask((store) => store.recordStep(step));
    if (!recorded) return await this.#recordInMemory(step);
    this.#stored.add(recorded.value ?? []);
    return recorded.value;
  }

  /** Records a step in memory, with the session before it and, for a session opened offline, its opening. */
  async #recordInMemory(step: StudyStep): ReturnType<StudyStore['recordStep']> {
    const { before, wasLast } = step;
    const key = keyOf(before.userId, before.deckId);
    if (!this.#inMemory.has(key) && !wasLast) await this.#memory.saveSession(before);
    this.#inMemory.add(key);
    const isUnopened = before.isOwn === true && !this.#opened.has(before.session.id);
    const added = await this.#memory.recordStep(isUnopened ? withOpening(step) : step);
    if (added?.some(isAnswer)) this.#opened.add(before.session.id);
    return added;
  }

  async listEntries(userId: string): Promise<OutboxEntry[]> {
    const known = this.#stored.list(userId);
    const read = await this.#ask((store) => store.listEntries(userId));
    if (read) this.#stored.replace(known, read.value);
    const own = await this.#memory.listEntries(userId);
    const ids = new Set(own.map(reviewIdOf));
    // A write that was given up may land later. Its answer is in memory, too.
    return [...this.#stored.list(userId).filter((entry) => !isAnswer(entry) || !ids.has(reviewIdOf(entry))), ...own];
  }

  async removeEntries(seqs: readonly number[]): Promise<void> {
    await this.#change(
      seqs,
      () => undefined,
      (store, some) => store.removeEntries(some),
    );
  }

  async refuseEntries(seqs: readonly number[], refusal: string): Promise<void> {
    const refuse = (entry: OutboxEntry): OutboxEntry => ({ ...entry, refusal });
    await this.#change(seqs, refuse, (store, some) => store.refuseEntries(some, refusal));
  }

  async pardonEntries(seqs: readonly number[]): Promise<void> {
    await this.#change(seqs, pardonEntry, (store, some) => store.pardonEntries(some));
  }

  async forgetAccount(userId: string): Promise<void> {
    const seqs = this.#stored.list(userId).map(({ seq }) => seq);
    this.#stored.override(seqs, () => undefined);
    await Promise.all([this.#ask((store) => store.forgetAccount(userId)), this.#memory.forgetAccount(userId)]);
  }

  /** @returns the result of an operation of the persistent store; undefined if it failed or took too long. */
  async #ask<T>(question: (store: StudyStore) => Promise<T>): Promise<{ readonly value: T } | undefined> {
    if (this.#isHanging) return undefined;
    const { lasting, timeoutMs, onLost } = this.#choice;
    let isOver = false;
    const end = (): void => {
      isOver = true;
      this.#isHanging = false;
    };
    try {
      const asked = question(lasting);
      asked.then(end, end);
      return { value: await withinTime(asked, timeoutMs) };
    } catch {
      this.#isHanging ||= !isOver;
      if (!this.#isLost) {
        this.#isLost = true;
        onLost();
      }
      return undefined;
    }
  }

  /** Changes entries in the stores that hold them. The page's view applies the change even if the persistent store can't. */
  async #change(
    seqs: readonly number[],
    change: EntryChange,
    work: (store: StudyStore, seqs: readonly number[]) => Promise<void>,
  ): Promise<void> {
    await work(this.#memory, seqs.filter(isOfMemory));
    const others = seqs.filter((seq) => !isOfMemory(seq));
    if (others.length === 0) return;
    const asking = this.#ask((store) => work(store, others));
    // After the loss, nobody waits for the persistent store.
    if (!this.#isLost && (await asking)) this.#stored.change(others, change);
    else this.#stored.override(others, change);
  }
}

/** @returns a store that keeps everything in the persistent store, or in memory once that has failed. */
export function makeLastingStore({ timeoutMs = storagePatienceMs, ...choice }: StoreChoice): StudyStore {
  return new LastingStore({ ...choice, timeoutMs });
}

function reviewIdOf({ work }: OutboxEntry): string | undefined {
  return work.kind === 'review' ? work.review.id : undefined;
}

function withOpening(step: StudyStep): StudyStep {
  const first = step.entries.findIndex(({ work }) => work.kind === 'review');
  const entries = step.entries.map((entry, at) =>
    at === first ? { ...entry, work: { ...entry.work, opening: openingOf(step.before) } } : entry,
  );
  return { ...step, entries };
}

type EntryChange = (entry: OutboxEntry) => OutboxEntry | undefined;

/** Entries of the persistent store, with the changes that couldn't be written to it. */
class StoredView {
  readonly #entries = new Map<number, OutboxEntry>();
  /** By sequence number. A recreated database assigns the numbers again, so a change applies only to the same work. */
  readonly #overrides = new Map<number, { readonly work: string; readonly change: EntryChange }>();

  list(userId: string): OutboxEntry[] {
    return [...this.#entries.values()].filter((entry) => entry.userId === userId).toSorted((a, b) => a.seq - b.seq);
  }

  add(added: readonly OutboxEntry[]): void {
    for (const entry of added) {
      this.#entries.set(entry.seq, entry);
      const override = this.#overrides.get(entry.seq);
      if (override?.work === JSON.stringify(entry.work)) this.change([entry.seq], override.change);
    }
  }

  /** Replaces the entries that were known before a read. Those added during it stay. */
  replace(known: readonly OutboxEntry[], read: readonly OutboxEntry[]): void {
    for (const { seq } of known) this.#entries.delete(seq);
    this.add(read);
  }

  change(seqs: readonly number[], change: EntryChange): void {
    for (const seq of seqs) {
      const entry = this.#entries.get(seq);
      const changed = entry && change(entry);
      if (changed) this.#entries.set(seq, changed);
      else this.#entries.delete(seq);
    }
  }

  /** Applies a change that the persistent store lacks, now and after later reads. */
  override(seqs: readonly number[], change: EntryChange): void {
    for (const seq of seqs) {
      const entry = this.#entries.get(seq);
      if (entry) this.#overrides.set(seq, { work: JSON.stringify(entry.work), change });
    }
    this.change(seqs, change);
  }
}

/** First sequence number of the memory store. It is far above those of the persistent store, so that entries of the two stores never have the same number. */
const firstSeq = 2 ** 40;

/** Whether an entry exists only in this page's memory. */
export function isOfMemory(seq: number): boolean {
  return seq >= firstSeq;
}

const keyOf = (userId: string, deckId: string): string => `${userId} ${deckId}`;

export function makeMemoryStore(): StudyStore {
  const sessions = new Map<string, RunningSession>();
  let entries: OutboxEntry[] = [];
  let nextSeq = firstSeq;

  const changeEntries = (seqs: readonly number[], change: (entry: OutboxEntry) => OutboxEntry): void => {
    entries = entries.map((entry) => (seqs.includes(entry.seq) ? change(entry) : entry));
  };

  return {
    findSession: async (userId, deckId) => sessions.get(keyOf(userId, deckId)),
    saveSession: async (running) => {
      sessions.set(keyOf(running.userId, running.deckId), running);
    },
    recordStep: async (step) => {
      const key = keyOf(step.before.userId, step.before.deckId);
      if (!isBefore(sessions.get(key), step)) return undefined;
      if (step.isLast) sessions.delete(key);
      else sessions.set(key, step.after);
      const added = step.entries.map((entry) => ({ ...entry, seq: nextSeq++ }));
      entries.push(...added);
      return added;
    },
    listEntries: async (userId) => entries.filter((entry) => entry.userId === userId),
    removeEntries: async (seqs) => {
      entries = entries.filter((entry) => !seqs.includes(entry.seq));
    },
    refuseEntries: async (seqs, refusal) => changeEntries(seqs, (entry) => ({ ...entry, refusal })),
    pardonEntries: async (seqs) => changeEntries(seqs, pardonEntry),
    forgetAccount: async (userId) => {
      entries = entries.filter((entry) => entry.userId !== userId);
      for (const key of sessions.keys()) if (key.startsWith(keyOf(userId, ''))) sessions.delete(key);
    },
  };
}
