import type { SpecKind, SpecRow } from '../../infra/local/spec-coverage.ts';

/** @returns what names a test of the file by its titles, from the outermost in, with ` > ` between them. */
export function inFile(file: string): (titles: string) => string {
  return (titles) => `${file} > ${titles}`;
}

/** What items are, the words of the specification for each, and the tests that prove every one of them. */
type Entry = readonly [kind: SpecKind, items: string | readonly string[], ...provenBy: readonly [string, ...string[]]];

/** @returns the rows of a section: one for each item. */
export function inSection(section: string, entries: readonly Entry[]): SpecRow[] {
  return entries.flatMap(([kind, items, ...provenBy]) =>
    [items].flat().map((item) => ({ item, kind, section, provenBy: [...provenBy] })),
  );
}
