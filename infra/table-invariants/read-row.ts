import type * as z from 'zod';
import type { Row } from './row.ts';
import { type KindName, storedKinds } from './stored-kinds.ts';
import { nameOf, type Violation, violation } from './violation.ts';

/** A row read as what its key says it is. */
export type StoredRow = {
  readonly [K in KindName]: {
    readonly kind: K;
    readonly item: z.output<(typeof storedKinds)[K]['schema']>;
    /** The ids in its key, in order. */
    readonly ids: readonly [string, string, string, string];
    readonly row: Row;
  };
}[KindName];

interface AnyKind {
  readonly key: RegExp;
  readonly schema: z.ZodType;
  readonly keyOf?: (item: unknown, ids: StoredRow['ids']) => string;
}

const kinds = Object.entries(storedKinds) as unknown as readonly (readonly [KindName, AnyKind])[];

/** @returns the row as the item that it is, or what is wrong with it: unknown, of another shape, or in another's place. */
export function readRow(row: Row): StoredRow | Violation {
  const key = `${row.PK}/${row.SK}`;
  const found = kinds.find(([, one]) => one.key.test(key));
  if (!found) return violation('known-row', `${nameOf(row)} is no kind of item that the product stores`);
  const [kind, { key: pattern, schema, keyOf }] = found;
  const parsed = schema.safeParse(row);
  if (!parsed.success)
    return violation('known-row', `${nameOf(row)} has not the shape of a stored ${kind}: ${describe(parsed.error)}`);
  const [first = '', second = '', third = '', fourth = ''] = pattern.exec(key)?.slice(1) ?? [];
  const ids = [first, second, third, fourth] as const;
  if (keyOf && keyOf(parsed.data, ids) !== key)
    return violation('row-key', `${nameOf(row)} holds the item of another key`);
  return { kind, item: parsed.data, ids, row } as StoredRow;
}

/** Names the fields only: what stands in them may be about people. */
function describe(error: z.ZodError): string {
  const fields = new Set(error.issues.map(({ path }) => path.join('.') || 'the whole item'));
  return `see ${[...fields].join(', ')}`;
}
