import type { Key } from '../../../functions/data/table/expressions.ts';
import type { Fields } from './expressions.ts';

type Input = Readonly<Record<string, unknown>>;

/** @param command name of a command of the document client, or of the client below it. @returns for example `TransactWrite`. */
export function nameCommand(command: string): string {
  return command.replace(/(?:Items?)?Command$/, '');
}

/** @returns the actions of a write by their kind, in order; none for reads. */
function actionsOf(command: string, input: object): [kind: string, action: Input][] {
  const { TransactItems = [], RequestItems = {} } = input as {
    TransactItems?: Record<string, Input>[];
    RequestItems?: Record<string, Record<string, Input>[]>;
  };
  switch (nameCommand(command)) {
    case 'TransactWrite':
      return TransactItems.flatMap((item) => Object.entries(item));
    case 'BatchWrite':
      return Object.values(RequestItems)
        .flat()
        .flatMap((item) => Object.entries(item));
    case 'Put':
    case 'Update':
    case 'Delete':
      return [[nameCommand(command), input as Input]];
    default:
      return [];
  }
}

/** @returns the keys that a call names, in order. */
export function keysOf(command: string, input: object): Key[] {
  if (nameCommand(command) === 'BatchGet') {
    const { RequestItems } = input as { RequestItems: Record<string, { Keys: Key[] }> };
    return Object.values(RequestItems).flatMap(({ Keys }) => Keys);
  }
  return actionsOf(command, input).map(([, action]) => keyOf(action));
}

function keyOf(action: Input): Key {
  const { PK, SK } = (action['Key'] ?? action['Item']) as Key;
  return { PK, SK };
}

/**
 * Describes what decides how a database treats a call: its expressions, the kinds of its keys, the types of its values, and its outcome. Each action of a
 * transaction has its own form.
 * @param outcome the answer or the error. @param rows the named rows that existed before.
 */
export function formsOf(command: string, input: object, outcome: object, rows: readonly Fields[]): string[] {
  const name = nameCommand(command);
  const { name: refusal = '', CancellationReasons: reasons = [] } = outcome as {
    name?: string;
    CancellationReasons?: { Code: string }[];
  };
  switch (name) {
    case 'Scan':
    case 'Get':
      return [];
    case 'BatchGet':
      return keysOf(command, input).map((key) => `${name} ${kindOfKey(key)} ${rows.some((row) => isAt(row, key))}`);
    case 'Query':
      return [formOfQuery(input as Input, outcome, refusal)];
    default:
      // The second answer to a repeated token depends on the first call, which `twin.test.ts` compares.
      if (refusal === 'IdempotentParameterMismatchException') return [];
      return actionsOf(command, input).map(([kind, action], at) => {
        const result = reasons[at]?.Code ?? refusal;
        const exists = rows.some((row) => isAt(row, keyOf(action)));
        return `${name} ${kind} ${result} ${exists} ${formOfAction(action)}`;
      });
  }
}

function formOfQuery(input: Input, outcome: object, refusal: string): string {
  const { Items = [], LastEvaluatedKey } = outcome as { Items?: unknown[]; LastEvaluatedKey?: object };
  const values = input['ExpressionAttributeValues'] as Record<string, unknown>;
  const rest = Object.entries(input).map(([field, value]) =>
    typeof value === 'string' || typeof value === 'boolean' ? `${field}=${value}` : `${field}:${typeOf(value)}`,
  );
  const kinds = Object.values(values).map((value) => `${kindOfText(value)}${typeOf(value)}`);
  return ['Query', refusal, Items.length > 0, LastEvaluatedKey !== undefined, ...kinds, ...rest].join(' ');
}

function formOfAction(action: Input): string {
  const { ConditionExpression = '', UpdateExpression = '' } = action;
  const names = Object.values((action['ExpressionAttributeNames'] ?? {}) as Fields);
  const values = Object.values((action['ExpressionAttributeValues'] ?? {}) as Fields).map(typeOf);
  const fields = Object.entries((action['Item'] ?? {}) as Fields).map(([field, value]) => `${field}:${typeOf(value)}`);
  return [kindOfKey(keyOf(action)), ConditionExpression, UpdateExpression, names, values, fields].join(' ');
}

function isAt({ PK, SK }: Fields, key: Key): boolean {
  return PK === key.PK && SK === key.SK;
}

function kindOfKey({ PK, SK }: Key): string {
  return `${kindOfText(PK)}/${kindOfText(SK)}`;
}

/** @returns the beginning of a key that names its kind, such as `HH#`. */
function kindOfText(text: unknown): string {
  return typeof text === 'string' ? text.slice(0, text.indexOf('#') + 1) : '';
}

function typeOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return value === '' ? 'empty' : typeof value;
  if (Array.isArray(value)) return value.length === 0 ? 'no list' : 'list';
  return value.constructor.name;
}
