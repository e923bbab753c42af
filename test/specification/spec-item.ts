/** What an item of the specification is. */
type SpecKind = 'label' | 'message' | 'screen' | 'route' | 'rule' | 'constant';

/** Sections of the specification: for each id what the item is, and its words in a sentence. */
export type SpecSections = Readonly<Record<string, Readonly<Record<string, readonly [kind: SpecKind, item: string]>>>>;

/** One item of the specification. */
export interface SpecItem {
  readonly id: string;
  readonly section: string;
  readonly kind: SpecKind;
  /** Its words, as the specification has them. */
  readonly item: string;
}
