import type { Review } from '../../../../../shared/schemas/study.ts';

/** Something that the server has to be told: an answer, or the end of a session. */
export type OutboxWork =
  | { readonly kind: 'review'; readonly review: Review }
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

/** Whether it is still to be sent. */
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
