import * as z from 'zod/mini';
import { catalogue } from '../../functions/data/catalogue.ts';
import type { IndexKeys, Item } from '../../functions/data/table/item.ts';
import type { ObjectSchema } from '../../functions/data/table/item-reader.ts';
import type { Parts, PartsOf } from '../../functions/data/table/key-template.ts';
import type { Row } from './row.ts';
import { nameOf, type Violation, violation } from './violation.ts';

type RowOf<I> =
  I extends Item<infer Name, infer K, infer S>
    ? {
        readonly kind: Name;
        readonly item: z.output<S>;
        /** Values in the row's key. */
        readonly place: Parts<PartsOf<K>>;
        /** Expected keys of the row in the indexes. */
        readonly indexKeys: IndexKeys;
        readonly row: Row;
      }
    : never;

/** A row, parsed as the item kind of its key. */
export type StoredRow = RowOf<(typeof catalogue)[number]>;
export type KindName = StoredRow['kind'];

/** @returns the parsed row, or a violation: unknown kind, wrong shape, or content that belongs to another key. */
export function readRow(row: Row): StoredRow | Violation {
  for (const kind of catalogue) {
    const place: Parts | undefined = kind.readKey(row);
    if (place) return readAs(kind as unknown as Item<KindName, string, ObjectSchema>, place, row);
  }
  return violation('known-row', `${nameOf(row)} is no kind of item that the product stores`);
}

function readAs(kind: Item<KindName, string, ObjectSchema>, place: Parts, row: Row): StoredRow | Violation {
  const { name, schema, indexKeys } = kind;
  const parsed = z.safeParse(schema, kind.complete(row));
  if (!parsed.success)
    return violation('known-row', `${nameOf(row)} has not the shape of a stored ${name}: ${describe(parsed.error)}`);
  const item = parsed.data as Readonly<Record<string, unknown>>;
  const isElsewhere = Object.entries(place).some(([part, value]) => part in item && item[part] !== value);
  if (isElsewhere) return violation('row-key', `${nameOf(row)} holds the item of another key`);
  return { kind: name, item, place, indexKeys: indexKeys(item), row } as unknown as StoredRow;
}

/** Names only the invalid fields, because their values may be personal data. */
function describe(error: z.core.$ZodError): string {
  const fields = new Set(error.issues.map(({ path }) => path.join('.') || 'the whole item'));
  return `see ${[...fields].join(', ')}`;
}
