import type { Review, SessionOpening } from '../../../../../shared/schemas/study.ts';
import { isSamePlace, type RunningSession } from '../session/running-session.ts';

/** Something that the server has to be told: an answer, that one is taken back, or the end of a session. */
type OutboxWork =
  | {
      readonly kind: 'review';
      readonly review: Review;
      /** When its session began, and whether it studied whatever there was. An answer that an earlier release kept does not say. */
      readonly startedAt?: string;
      readonly practice?: true;
      /** The session that this is the first answer of: this device opened it, and the server is told before the answer. */
      readonly opening?: SessionOpening;
    }
  | { readonly kind: 'take-back'; readonly reviewId: string }
  | { readonly kind: 'complete'; readonly cardsStudied: number; readonly cardsCorrect: number };

export interface NewEntry {
  /** Whose it is: only this account sends it or sees it. */
  readonly userId: string;
  readonly sessionId: string;
  readonly work: OutboxWork;
}

export interface OutboxEntry extends NewEntry {
  /** Given by the store: entries are sent in this order. */
  readonly seq: number;
  /** Set aside: the server refused it for this reason, a sentence for a person. */
  readonly refusal?: string;
}

/** One answer, or one taken back, as it is stored on this device: the session before and after it, and what is to be sent. */
export interface StudyStep {
  readonly before: RunningSession;
  readonly after: RunningSession;
  /** After the last card: the session is not kept any more. */
  readonly isLast: boolean;
  /** It was over before: the session is kept again. */
  readonly wasLast?: true;
  readonly entries: readonly NewEntry[];
}

/** Where this device keeps sessions in progress and answers that the server does not have yet. */
export interface StudyStore {
  readonly findSession: (userId: string, deckId: string) => Promise<RunningSession | undefined>;
  readonly saveSession: (running: RunningSession) => Promise<void>;
  /**
   * Stores a step: the session after it and what is to be sent, both or neither. Answers what is to be sent as it is
   * stored now; undefined, and nothing is stored, when the stored session is not the one before the step: another tab
   * was faster.
   */
  readonly recordStep: (step: StudyStep) => Promise<readonly OutboxEntry[] | undefined>;
  /** Everything of the account that the server does not have, in the order given. */
  readonly listEntries: (userId: string) => Promise<OutboxEntry[]>;
  readonly removeEntries: (seqs: readonly number[]) => Promise<void>;
  /** Sets entries aside: they are kept, and not sent. */
  readonly refuseEntries: (seqs: readonly number[], refusal: string) => Promise<void>;
  /** Lets what was set aside wait again. */
  readonly pardonEntries: (seqs: readonly number[]) => Promise<void>;
  /** Removes all sessions and entries of an account. */
  readonly forgetAccount: (userId: string) => Promise<void>;
}

/** Whether the entry is still to be sent. */
export function isWaiting(entry: OutboxEntry): boolean {
  return entry.refusal === undefined;
}

export function isAnswer(entry: OutboxEntry): boolean {
  return entry.work.kind === 'review';
}

/** The entry as it was before it was set aside. */
export function pardonEntry({ seq, userId, sessionId, work }: OutboxEntry): OutboxEntry {
  return { seq, userId, sessionId, work };
}

/** Whether the stored session is the one that a step starts from. */
export function isBefore(stored: RunningSession | undefined, { before, wasLast }: StudyStep): boolean {
  return wasLast ? stored === undefined : stored !== undefined && isSamePlace(stored, before);
}
