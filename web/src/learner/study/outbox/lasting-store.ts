import { withinTime } from '../../../lib/device/device-time.ts';
import type { RunningSession } from '../session/running-session.ts';
import { isBefore, type OutboxEntry, pardonEntry, type StudyStep, type StudyStore } from './study-store.ts';

/** Timeout for IndexedDB, which may hang forever if it is broken. */
const defaultTimeoutMs = 4_000;

interface StoreChoice {
  /** Persistent store. It may fail or hang. */
  readonly lasting: StudyStore;
  /** Called once answers are no longer stored, to warn the learner that closing the page loses them. */
  readonly onLost: () => void;
  readonly timeoutMs?: number;
}

/** Wraps the persistent store and switches to memory after its first failure. */
export function makeLastingStore({ lasting, onLost, timeoutMs = defaultTimeoutMs }: StoreChoice): StudyStore {
  const memory = makeMemoryStore();
  let isLost = false;

  async function ask<T>(question: (store: StudyStore) => Promise<T>): Promise<T> {
    if (!isLost) {
      try {
        return await withinTime(question(lasting), timeoutMs);
      } catch {
        isLost = true;
        onLost();
      }
    }
    return await question(memory);
  }

  /** Records a step. If the store was switched to memory after the session started, saves the session there first. */
  async function recordStep(store: StudyStore, step: StudyStep): ReturnType<StudyStore['recordStep']> {
    const { userId, deckId } = step.before;
    const isNew = store === memory && !step.wasLast && !(await memory.findSession(userId, deckId));
    if (isNew) await memory.saveSession(step.before);
    return await store.recordStep(step);
  }

  return {
    findSession: (userId, deckId) => ask((store) => store.findSession(userId, deckId)),
    saveSession: (running) => ask((store) => store.saveSession(running)),
    recordStep: (step) => ask((store) => recordStep(store, step)),
    listEntries: (userId) => ask((store) => store.listEntries(userId)),
    removeEntries: (seqs) => ask((store) => store.removeEntries(seqs)),
    refuseEntries: (seqs, refusal) => ask((store) => store.refuseEntries(seqs, refusal)),
    pardonEntries: (seqs) => ask((store) => store.pardonEntries(seqs)),
    forgetAccount: (userId) => ask((store) => store.forgetAccount(userId)),
  };
}

/** First sequence number of the memory store. It is far above those of the persistent store, so that entries of the two stores never have the same number. */
const firstSeq = 2 ** 40;

export function makeMemoryStore(): StudyStore {
  const sessions = new Map<string, RunningSession>();
  let entries: OutboxEntry[] = [];
  let nextSeq = firstSeq;
  const keyOf = (userId: string, deckId: string): string => `${userId} ${deckId}`;

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
