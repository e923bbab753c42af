import type { RunningSession } from '../session/running-session.ts';
import { type OutboxEntry, pardonEntry } from './outbox-entry.ts';
import { isBefore, type StudyStore } from './study-store.ts';

/** Far from the numbers of a lasting store: an entry of one is never taken for an entry of the other. */
const FIRST_SEQ = 2 ** 40;

/** Keeps everything until the page closes: for browsers that keep nothing. */
export function makeMemoryStore(): StudyStore {
  const sessions = new Map<string, RunningSession>();
  let entries: OutboxEntry[] = [];
  let nextSeq = FIRST_SEQ;
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
      if (!isBefore(sessions.get(key), step)) return false;
      if (step.isLast) sessions.delete(key);
      else sessions.set(key, step.after);
      entries.push(...step.entries.map((entry) => ({ ...entry, seq: nextSeq++ })));
      return true;
    },
    listEntries: async (userId) => entries.filter((entry) => entry.userId === userId),
    removeEntries: async (seqs) => {
      entries = entries.filter((entry) => !seqs.includes(entry.seq));
    },
    refuseEntries: async (seqs, refusal) => changeEntries(seqs, (entry) => ({ ...entry, refusal })),
    pardonEntries: async (seqs) => changeEntries(seqs, pardonEntry),
  };
}
