import { AsyncLocalStorage } from 'node:async_hooks';
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { grantsByFunction, type TableStatement } from './granted-rights.ts';
import { isMeterReading } from './table/consumption.ts';

const running = new AsyncLocalStorage<string>();

/** Runs work in the role of the function with this id. */
export async function runAs<T>(functionId: string, work: () => Promise<T>): Promise<T> {
  return await running.run(functionId, work);
}

/**
 * Denies calls that the running function's role would not allow in the cloud, because DynamoDB Local checks no permissions.
 * @param used receives the name of each needed permission, such as `decks/create-deck writes COUNT#*`.
 * @returns a live list of messages about denied calls.
 */
export function enforceRole(client: DynamoDBDocumentClient, used = new Set<string>()): readonly string[] {
  const refused: string[] = [];
  client.middlewareStack.add(
    (next, context) => async (args) => {
      const id = running.getStore();
      if (id === undefined || isMeterReading()) return await next(args);
      const statements = grantsByFunction.get(id) ?? [];
      const command = String(context['commandName']).replace(/Command$/, '');
      const wishes = wishesOf(command, args.input as Fields);
      for (const wish of wishes) for (const right of listNeeded(statements, wish)) used.add(`${id} ${right}`);
      const beyond = wishes.filter((wish) => !statements.some((statement) => allows(statement, wish)));
      if (beyond.length === 0) return await next(args);
      refused.push(...beyond.map((wish) => `${id} may not ${describe(wish)}`));
      throw Object.assign(new Error(`${id} may not do this`), { name: 'AccessDeniedException' });
    },
    { step: 'initialize', priority: 'low', name: 'roleOfFunction' },
  );
  return refused;
}

type Fields = Readonly<Record<string, unknown>>;

/** Access that a call needs from IAM. */
interface RequestedAccess {
  readonly action: string;
  /** `table` or an index name. */
  readonly resource: string;
  /** Condition `dynamodb:LeadingKeys`. */
  readonly keys: readonly string[];
  /** Condition `dynamodb:Attributes`, for writes. */
  readonly fields: readonly string[];
}

function describe({ action, resource, keys, fields }: RequestedAccess): string {
  const partitions = new Set(keys.map((key) => key.replace(/#.*/s, '#*')));
  return `dynamodb:${action} @${resource} ?${[...partitions].join(',')} with ${fields.join(',')}`;
}

/** IAM evaluates all keys of a call together, so a single statement must allow them all. */
function allows({ actions, resource, partitions, fields }: TableStatement, wish: RequestedAccess): boolean {
  const isWithin = wish.keys.every((key) => partitions.some((pattern) => matches(pattern, key)));
  const isLimited = fields === undefined || wish.fields.every((field) => fields.includes(field));
  return actions.includes(wish.action) && resource === wish.resource && isWithin && isLimited;
}

function listNeeded(statements: readonly TableStatement[], wish: RequestedAccess): string[] {
  return statements
    .filter((statement) => allows(statement, wish))
    .flatMap(({ name, partitions }) =>
      partitions
        .filter((pattern) => wish.keys.some((key) => matches(pattern, key)))
        .map((pattern) => `${name} ${pattern}`),
    );
}

function matches(pattern: string, key: string): boolean {
  return pattern.endsWith('*') ? key.startsWith(pattern.slice(0, -1)) : key === pattern;
}

function wishesOf(command: string, input: Fields): RequestedAccess[] {
  switch (command) {
    case 'TransactWriteItems': {
      const actions = (input['TransactItems'] as Record<string, Fields>[]).flatMap((action) => Object.entries(action));
      return actions.map(([kind, action]) => toWish(`${kind}Item`, action));
    }
    case 'BatchWriteItem': {
      const [requests = []] = Object.values(input['RequestItems'] as Record<string, Record<string, Fields>[]>);
      const written = requests.flatMap((request) => Object.values(request));
      return [{ action: command, resource: 'table', keys: written.map((one) => placeOf(one).PK), fields: [] }];
    }
    case 'BatchGetItem': {
      const asked = Object.values(input['RequestItems'] as Record<string, { Keys: { PK: string }[] }>);
      return [
        { action: command, resource: 'table', keys: asked.flatMap(({ Keys }) => Keys.map(({ PK }) => PK)), fields: [] },
      ];
    }
    case 'Query': {
      const { ':partition': key = '' } = input['ExpressionAttributeValues'] as Record<string, string>;
      const index = input['IndexName'] as string | undefined;
      return [{ action: command, resource: index ? `table/index/${index}` : 'table', keys: [key], fields: [] }];
    }
    default:
      return [toWish(command, input)];
  }
}

function toWish(action: string, input: Fields): RequestedAccess {
  const place = placeOf(input);
  const named = Object.values((input['ExpressionAttributeNames'] ?? {}) as Record<string, string>);
  return { action, resource: 'table', keys: [place.PK], fields: [...new Set([...Object.keys(place), ...named])] };
}

function placeOf(input: Fields): { readonly PK: string } {
  return (input['Key'] ?? input['Item']) as { readonly PK: string };
}
