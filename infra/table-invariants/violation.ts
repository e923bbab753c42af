import type { Row } from './row.ts';

/** What every healthy table keeps, each checked by the file of its family. */
export type RuleName =
  | 'known-row'
  | 'row-key'
  | 'index-keys'
  | 'card-sides'
  | 'quiz-content'
  | 'one-partition'
  | 'orphans'
  | 'household-counters'
  | 'household-owner'
  | 'listed-name'
  | 'learner-links'
  | 'deck-cards'
  | 'card-imports'
  | 'media'
  | 'card-memories'
  | 'deck-progress'
  | 'study-sessions'
  | 'study-days'
  | 'learner-facts'
  | 'pace'
  | 'badges'
  | 'attempts'
  | 'assignments'
  | 'accounts'
  | 'credentials'
  | 'email-markers'
  | 'google-markers'
  | 'memberships'
  | 'deletions'
  | 'product-totals'
  | 'active-accounts';

/** Something in the table that contradicts something else in it. */
export interface Violation {
  readonly rule: RuleName;
  /** With the rule's name and the keys, and nothing about people: it may be printed and kept. */
  readonly sentence: string;
}

/** @returns a violation; the words follow the rule's name and a colon. */
export function violation(rule: RuleName, words: string): Violation {
  return { rule, sentence: `${rule}: ${words}` };
}

const personalPartition = /^(EMAIL|GOOGLE)#/;

/** @returns the key of a row as it may be printed: without the e-mail or the Google subject that a marker's key consists of. */
export function nameOf({ PK, SK }: Pick<Row, 'PK' | 'SK'>): string {
  const marker = personalPartition.exec(PK);
  return marker ? `${marker[1]}#…/${SK}` : `${PK}/${SK}`;
}
