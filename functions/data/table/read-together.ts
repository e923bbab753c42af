import type { Reference } from './item-reader.ts';
import type { Partition } from './partition.ts';
import type { Table } from './table.ts';

type References<T> = { readonly [Name in keyof T]: Reference<T[Name]> | undefined };

/** @returns the rows that exist, possibly of different kinds, in one strongly consistent read. */
export async function readTogether<T extends Readonly<Record<string, unknown>>>(
  table: Table,
  references: References<T>,
): Promise<{ readonly [Name in keyof T]: T[Name] | undefined }> {
  const asked = Object.entries<Reference<unknown> | undefined>(references);
  const rows = await table.getMany(asked.flatMap(([, reference]) => reference?.key ?? []));
  const byKey = new Map(rows.map((row) => [`${String(row['PK'])}/${String(row['SK'])}`, row]));
  const found = asked.map(([name, reference]) => {
    const row = reference && byKey.get(`${reference.key.PK}/${reference.key.SK}`);
    return [name, row && reference.read(row)[0]];
  });
  return Object.fromEntries(found) as { readonly [Name in keyof T]: T[Name] | undefined };
}

type ReferenceLists<T> = { readonly [Name in keyof T]: readonly Reference<T[Name]>[] };

/** @returns for each list the rows that exist, in its order and of any kinds: one strongly consistent read per hundred rows, in parallel. */
export async function readLists<T extends Readonly<Record<string, unknown>>>(
  rows: Partition,
  lists: ReferenceLists<T>,
): Promise<{ readonly [Name in keyof T]: T[Name][] }> {
  const asked = Object.entries<readonly Reference<unknown>[]>(lists);
  const found = await rows.getMany(asked.flatMap(([, references]) => references.map(({ key }) => key.SK)));
  const byKey = new Map(found.map((row) => [row['SK'], row]));
  const read = ({ key, read: toItems }: Reference<unknown>) => {
    const row = byKey.get(key.SK);
    return row ? toItems(row) : [];
  };
  return Object.fromEntries(asked.map(([name, references]) => [name, references.flatMap(read)])) as {
    readonly [Name in keyof T]: T[Name][];
  };
}
