import type { Row } from './row.ts';

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

/** A contradiction between rows. */
export interface Violation {
  readonly rule: RuleName;
  /** Rule name and row keys, without personal data, so it is safe to print and keep. */
  readonly sentence: string;
}

/** @returns a violation whose sentence consists of the rule's name, a colon and the given words. */
export function violation(rule: RuleName, words: string): Violation {
  return { rule, sentence: `${rule}: ${words}` };
}

const personalPartition = /^(EMAIL|GOOGLE)#/;

/** @returns a printable row key. It omits the email or Google subject in the key of a lookup row. */
export function nameOf({ PK, SK }: Pick<Row, 'PK' | 'SK'>): string {
  const marker = personalPartition.exec(PK);
  return marker ? `${marker[1]}#…/${SK}` : `${PK}/${SK}`;
}
