import { ProductError } from '../../../shared/errors.ts';

type Texts = { readonly [field: string]: unknown };

/** Texts by field, as the caller saw them before changing them. */
export type SeenTexts = { readonly [field: string]: string | undefined };

/**
 * Refuses to overwrite what someone else has written since the caller looked. A change that is sent again, because its answer was lost, finds its own texts.
 * @throws ProductError `changed-meanwhile` with the stored texts as its fields
 */
export function refuseUnseen(stored: Texts, change: Texts, seen: SeenTexts = {}): void {
  const textOf = (texts: Texts, field: string): string => {
    const text = texts[field];
    return typeof text === 'string' ? text : '';
  };
  const theirs = Object.entries(seen).flatMap(([field, before]) => {
    const now = textOf(stored, field);
    return before === undefined || now === before || now === textOf(change, field) ? [] : [[field, now] as const];
  });
  if (theirs.length > 0) throw new ProductError('changed-meanwhile', { fields: Object.fromEntries(theirs) });
}
