import type { Review, SessionOpening } from '../../../../../shared/schemas/study.ts';
import { isSamePlace, type RunningSession } from '../session/running-session.ts';

/** Unsent change: an answer, a take-back (the undoing of an answer), or the completion of a session. */
type OutboxWork =
  | {
      readonly kind: 'review';
      readonly review: Review;
      /** When the session was started. This and `practice` are absent in answers stored by an earlier release. */
      readonly startedAt?: string;
      readonly practice?: true;
      /** Set in the first answer of a session that was opened offline. The session is sent before the answer. */
      readonly opening?: SessionOpening;
    }
  | { readonly kind: 'take-back'; readonly reviewId: string }
  | { readonly kind: 'complete'; readonly cardsStudied: number; readonly cardsCorrect: number };

export interface NewEntry {
  /** Account that owns the entry. Only this account sends or sees it. */
  readonly userId: string;
  readonly sessionId: string;
  readonly work: OutboxWork;
}

export interface OutboxEntry extends NewEntry {
  /** Assigned by the store. Entries are sent in this order. */
  readonly seq: number;
  /** Why the server rejected the entry, as a sentence for the user. Such entries aren't sent. */
  readonly refusal?: string;
}

/** An answer or take-back to store, with the session before and after it and the entries to send. */
export interface StudyStep {
  readonly before: RunningSession;
  readonly after: RunningSession;
  /** Whether the session ends with this step. If so, the session is removed from the store. */
  readonly isLast: boolean;
  /** Set if the session had already ended before this take-back. The session is then stored again. */
  readonly wasLast?: true;
  readonly entries: readonly NewEntry[];
}

/** Storage of running sessions and unsent entries on this device. */
export interface StudyStore {
  readonly findSession: (userId: string, deckId: string) => Promise<RunningSession | undefined>;
  readonly saveSession: (running: RunningSession) => Promise<void>;
  /**
   * Stores a step atomically: the session after it and its entries. Returns the stored entries; undefined, storing nothing, if the stored session differs
   * from the one before the step, because another tab was faster.
   */
  readonly recordStep: (step: StudyStep) => Promise<readonly OutboxEntry[] | undefined>;
  /** Lists the account's unsent entries by `seq`, including rejected ones. */
  readonly listEntries: (userId: string) => Promise<OutboxEntry[]>;
  readonly removeEntries: (seqs: readonly number[]) => Promise<void>;
  /** Marks entries as rejected. They are kept but not sent. */
  readonly refuseEntries: (seqs: readonly number[], refusal: string) => Promise<void>;
  /** Clears the rejection of entries, so that they are sent again. */
  readonly pardonEntries: (seqs: readonly number[]) => Promise<void>;
  readonly forgetAccount: (userId: string) => Promise<void>;
}

export function isWaiting(entry: OutboxEntry): boolean {
  return entry.refusal === undefined;
}

export function isAnswer(entry: OutboxEntry): boolean {
  return entry.work.kind === 'review';
}

/** Returns the entry without its rejection. */
export function pardonEntry({ seq, userId, sessionId, work }: OutboxEntry): OutboxEntry {
  return { seq, userId, sessionId, work };
}

/** Whether the stored session matches the start of a step. */
export function isBefore(stored: RunningSession | undefined, { before, wasLast }: StudyStep): boolean {
  return wasLast ? stored === undefined : stored !== undefined && isSamePlace(stored, before);
}
