const byName = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/** Orders what has a name as people look for it: whatever its capitals, and 2 before 10. */
export function compareNames(a: { readonly name: string }, b: { readonly name: string }): number {
  return byName.compare(a.name, b.name);
}

/** By name: `Deck 2` before `Deck 10`, whatever the case. */
export function sortByName<Named extends { readonly name: string }>(things: readonly Named[]): readonly Named[] {
  return things.toSorted(compareNames);
}
