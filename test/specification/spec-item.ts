type SpecKind = 'label' | 'message' | 'screen' | 'route' | 'rule' | 'constant';

/** Sections of the specification, each with its items by id: kind and wording in a sentence. */
export type SpecSections = Readonly<Record<string, Readonly<Record<string, readonly [kind: SpecKind, item: string]>>>>;

export interface SpecItem {
  readonly id: string;
  readonly section: string;
  readonly kind: SpecKind;
  /** Wording in the specification. */
  readonly item: string;
}
