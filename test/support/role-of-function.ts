import { AsyncLocalStorage } from 'node:async_hooks';
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { grantedRights } from '../infra/constructs/granted-rights.ts';
import { isMeterReading } from './table/consumption.ts';

const running = new AsyncLocalStorage<string>();

/** Does work as the function of this id, in its role. */
export async function runAs<T>(functionId: string, work: () => Promise<T>): Promise<T> {
  return await running.run(functionId, work);
}

/**
 * DynamoDB Local asks nobody whether they may. This refuses what the role of the running function does not allow in the cloud, by the
 * list of rights that the templates are compared with.
 * @returns what was refused, as sentences.
 */
export function holdToRole(client: DynamoDBDocumentClient): readonly string[] {
  const refused: string[] = [];
  client.middlewareStack.add(
    (next, context) => async (args) => {
      const id = running.getStore();
      if (id === undefined || isMeterReading()) return await next(args);
      const command = String(context['commandName']).replace(/Command$/, '');
      const wishes = wishesOf(command, args.input as Fields).filter(
        (wish) => !isGranted(grantedRights[id] ?? [], wish),
      );
      if (wishes.length === 0) return await next(args);
      refused.push(...wishes.map((wish) => `${id} may not ${describe(wish)}`));
      throw Object.assign(new Error(`${id} may not do this`), { name: 'AccessDeniedException' });
    },
    { step: 'initialize', priority: 'low', name: 'roleOfFunction' },
  );
  return refused;
}

type Fields = Readonly<Record<string, unknown>>;

/** What IAM is asked for. */
interface Wish {
  readonly action: string;
  /** `table`, or one of its indexes. */
  readonly resource: string;
  /** `dynamodb:LeadingKeys` */
  readonly keys: readonly string[];
  /** `dynamodb:Attributes`, of writes. */
  readonly fields: readonly string[];
}

function describe({ action, resource, keys, fields }: Wish): string {
  const partitions = new Set(keys.map((key) => key.replace(/#.*/s, '#*')));
  return `dynamodb:${action} @${resource} ?${[...partitions].join(',')} with ${fields.join(',')}`;
}

/** @param rights `dynamodb:UpdateItem @table ?USER#*,ACTIVE !PK,SK`: action, resource, leading keys, attributes. */
function isGranted(rights: readonly string[], { action, resource, keys, fields }: Wish): boolean {
  return rights.some((right) => {
    const [named, at, limit = '?*', only] = right.split(' ');
    const patterns = limit.slice(1).split(',');
    const isWithin = keys.every((key) => patterns.some((pattern) => matches(pattern, key)));
    const allowed = only?.slice(1).split(',');
    const isLimited = allowed === undefined || fields.every((field) => allowed.includes(field));
    return named === `dynamodb:${action}` && at === `@${resource}` && isWithin && isLimited;
  });
}

function matches(pattern: string, key: string): boolean {
  return pattern.endsWith('*') ? key.startsWith(pattern.slice(0, -1)) : key === pattern;
}

function wishesOf(command: string, input: Fields): Wish[] {
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

function toWish(action: string, input: Fields): Wish {
  const place = placeOf(input);
  const named = Object.values((input['ExpressionAttributeNames'] ?? {}) as Record<string, string>);
  return { action, resource: 'table', keys: [place.PK], fields: [...new Set([...Object.keys(place), ...named])] };
}

function placeOf(input: Fields): { readonly PK: string } {
  return (input['Key'] ?? input['Item']) as { readonly PK: string };
}
