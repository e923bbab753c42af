import type { RunningSession } from '../session/running-session.ts';
import type { StudyStep } from '../session/take-answer.ts';
import type { OutboxEntry } from './outbox-entry.ts';

/** Where this device keeps sessions in progress and answers that the server does not have yet. */
export interface StudyStore {
  readonly findSession: (userId: string, deckId: string) => Promise<RunningSession | undefined>;
  readonly saveSession: (running: RunningSession) => Promise<void>;
  /**
   * Stores an answer: the session after it and what is to be sent, both or neither. Answers false, and stores nothing,
   * when the stored session is not the one before the answer: another tab was faster.
   */
  readonly recordStep: (step: StudyStep) => Promise<boolean>;
  /** Everything of the account that the server does not have, in the order given. */
  readonly listEntries: (userId: string) => Promise<OutboxEntry[]>;
  readonly removeEntries: (seqs: readonly number[]) => Promise<void>;
  /** Sets entries aside: they are kept, and not sent. */
  readonly refuseEntries: (seqs: readonly number[], refusal: string) => Promise<void>;
  /** Lets what was set aside wait again. */
  readonly pardonEntries: (seqs: readonly number[]) => Promise<void>;
}

/** Whether the stored session is the one that a step starts from. */
export function isBefore(stored: RunningSession | undefined, { before }: StudyStep): boolean {
  return stored?.session.id === before.session.id && stored.answers.length === before.answers.length;
}
