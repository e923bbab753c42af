import type { Reference } from './item-reader.ts';
import type { Table } from './table.ts';

type References<T> = { readonly [Name in keyof T]: Reference<T[Name]> | undefined };

/** @returns those of the rows that exist, of whatever kinds, in one strongly consistent read. */
export async function readTogether<T extends Readonly<Record<string, unknown>>>(
  table: Table,
  references: References<T>,
): Promise<{ readonly [Name in keyof T]: T[Name] | undefined }> {
  const asked = Object.entries<Reference<unknown> | undefined>(references);
  const rows = await table.getMany(asked.flatMap(([, reference]) => reference?.key ?? []));
  const found = asked.map(([name, reference]) => {
    const row = rows.find(({ PK, SK }) => PK === reference?.key.PK && SK === reference?.key.SK);
    return [name, reference && row && reference.read(row)[0]];
  });
  return Object.fromEntries(found) as { readonly [Name in keyof T]: T[Name] | undefined };
}
