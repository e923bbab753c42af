import type * as z from 'zod/mini';
import { catalogue } from '../../../functions/data/catalogue.ts';
import type { Item } from '../../../functions/data/table/item.ts';
import type { ObjectSchema } from '../../../functions/data/table/item-reader.ts';
import type { KindName } from '../../../infra/table-invariants/read-row.ts';
import type { Row } from '../../../infra/table-invariants/row.ts';
import { type Bound, boundsByKind, boundsByName } from '../item-bounds.ts';
import { itemBytes } from './item-size.ts';

export type AnyKind = Item<KindName, string, ObjectSchema>;
export const kinds = catalogue as unknown as readonly AnyKind[];

/** Sizes as DynamoDB counts them: https://docs.aws.amazon.com/amazondynamodb/latest/developerguide/CapacityUnitCalculations.html */
const numberBytes = 21;
const listBytes = 3;
const memberBytes = 1;

/** Maximum size of the keys of a row and its indexes, by DynamoDB's limits. */
const keyBytes = itemBytes({ PK: '', SK: '', dueKey: '', listKey: '', listSort: '' }) + 2 * 2_048 + 3 * 1_024;

type BoundOf = (path: string) => Bound | undefined;

/** @returns a function that returns the bound of a path (`letter.email`, `hardest.key`, `transports.*`) in items of a kind. */
export function boundsOf(name: KindName): BoundOf {
  const ofKind = boundsByKind[name] ?? {};
  return (path) => ofKind[path] ?? boundsByName[path.slice(path.lastIndexOf('.') + 1)];
}

/** @returns the maximum size in bytes, including keys. @throws RangeError for a text, list or map without a bound. */
export function largestItem({ name, schema }: AnyKind, boundOf = boundsOf(name)): number {
  const fields = (shape: object, path: string): number =>
    Object.entries(shape).reduce((sum, [field, inner]) => {
      return (
        sum + Buffer.byteLength(field) + largest(inner as z.core.$ZodType, path === '' ? field : `${path}.${field}`)
      );
    }, 0);
  const members = (path: string, most: number | undefined, each: () => number): number => {
    if (most === undefined) throw new RangeError(`Nothing says how many members ${name}.${path} has at most.`);
    return listBytes + most * (memberBytes + each());
  };
  const largest = (type: z.core.$ZodType, path: string): number => {
    const bound = boundOf(path);
    if (typeof bound === 'number') return bound;
    const { def } = type as unknown as { readonly def: z.core.$ZodTypes['_zod']['def'] };
    switch (def.type) {
      case 'number':
        return numberBytes;
      case 'boolean':
        return 1;
      case 'literal':
        return Math.max(...def.values.map((value) => Buffer.byteLength(String(value))));
      case 'enum':
        return Math.max(...Object.values(def.entries).map((value) => Buffer.byteLength(String(value))));
      case 'optional':
      case 'prefault':
        return largest(def.innerType, path);
      case 'union':
        return Math.max(...def.options.map((option) => largest(option, path)));
      case 'object':
        return listBytes + Object.keys(def.shape).length * memberBytes + fields(def.shape, path);
      case 'array':
        return members(path, bound?.members, () => largest(def.element, `${path}.*`));
      case 'tuple':
        return members(path, def.items.length, () => Math.max(...def.items.map((one) => largest(one, `${path}.*`))));
      case 'record':
        return members(
          path,
          bound?.members,
          () => largest(def.keyType, `${path}.key`) + largest(def.valueType, `${path}.*`),
        );
      default:
        throw new RangeError(`Nothing says how large ${name}.${path} is at most.`);
    }
  };
  return keyBytes + fields(schema.shape, '');
}

/** @returns the paths of a row whose values exceed the bounds of its kind. */
export function findBeyondBounds(row: Row): string[] {
  const kind = kinds.find((one) => one.readKey(row));
  if (!kind) return [];
  const boundOf = boundsOf(kind.name);
  const found: string[] = [];
  const look = (value: unknown, path: string): void => {
    const bound = boundOf(path);
    const isList = typeof value === 'object' && value !== null;
    if (typeof bound === 'number' && (isList || typeof value === 'string')) {
      if (itemBytes({ '': value }) > bound) found.push(`${kind.name}.${path}`);
    } else if (isList) {
      const isMap = !Array.isArray(value);
      const members = Object.entries(value);
      if (typeof bound === 'object' && members.length > bound.members) found.push(`${kind.name}.${path}`);
      for (const [name, member] of members) {
        if (bound && isMap) look(name, `${path}.key`);
        look(member, bound || !isMap ? `${path}.*` : `${path}.${name}`);
      }
    }
  };
  for (const [field, value] of Object.entries(row)) if (field in kind.schema.shape) look(value, field);
  return found;
}
