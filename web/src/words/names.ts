import { whenUsed } from './locale.ts';

/** The letter of a quiz option by its index: A, B, C … */
export function letterOf(position: number): string {
  return String.fromCharCode('A'.charCodeAt(0) + position);
}

const byName = whenUsed((locale) => new Intl.Collator(locale, { numeric: true, sensitivity: 'base' }));

/** Compares items by name, ignoring case, with `Deck 2` before `Deck 10`. */
export function compareNames(a: { readonly name: string }, b: { readonly name: string }): number {
  return byName().compare(a.name, b.name);
}

export function sortByName<Named extends { readonly name: string }>(things: readonly Named[]): readonly Named[] {
  return things.toSorted(compareNames);
}

/** @returns the names that occur in a text as whole words, ignoring case: `Emma` in `emma’s dog`, but not `Al` in `always` */
export function findNames(names: readonly string[], text: string): readonly string[] {
  const isSaid = (name: string) =>
    new RegExp(
      `(?<![\\p{L}\\p{N}])${name.trim().replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}(?![\\p{L}\\p{N}])`,
      'iu',
    ).test(text);
  return names.filter((name) => name.trim() !== '' && isSaid(name));
}
