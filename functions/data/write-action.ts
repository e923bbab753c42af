import type { TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb';
import type { ErrorCode } from '../../shared/errors.ts';
import { type Attributes, type Change, changeInput, type Condition, conditionInput, type Key } from './expressions.ts';

type TransactItem = NonNullable<TransactWriteCommandInput['TransactItems']>[number];

interface Guarded {
  readonly condition?: Condition;
  /** The refusal when the condition does not hold; `conflict` unless said otherwise. */
  readonly otherwise?: ErrorCode;
}

/** One write to one item, ready to be done alone or as part of a transaction. */
export type WriteAction = Guarded &
  (
    | { readonly kind: 'put'; readonly item: Key & Attributes }
    | { readonly kind: 'change'; readonly key: Key; readonly change: Change }
    | { readonly kind: 'remove'; readonly key: Key }
    | { readonly kind: 'check'; readonly key: Key; readonly condition: Condition }
  );

/** @returns the action in the words of DynamoDB's transaction call. */
export function toTransactItem(action: WriteAction, tableName: string): TransactItem {
  switch (action.kind) {
    case 'put':
      return { Put: { TableName: tableName, Item: action.item, ...conditionInput(action.condition) } };
    case 'change':
      return {
        Update: { TableName: tableName, Key: { ...action.key }, ...changeInput(action.change, action.condition) },
      };
    case 'remove':
      return { Delete: { TableName: tableName, Key: { ...action.key }, ...conditionInput(action.condition) } };
    case 'check':
      return {
        ConditionCheck: {
          TableName: tableName,
          Key: { ...action.key },
          ...(conditionInput(action.condition) as { ConditionExpression: string }),
        },
      };
  }
}

/**
 * Whether a second try of the write, alone, ends as the first did: it needs no token then, which costs double. Removing twice is
 * removing, and setting twice is setting, as long as nothing but the item's existence is asked for.
 */
export function mayHappenTwice(action: WriteAction): boolean {
  if (action.kind === 'remove') return action.condition === undefined;
  if (action.kind !== 'change' || action.change.add !== undefined) return false;
  return action.condition?.exists !== false && Object.keys(action.condition ?? {}).every((part) => part === 'exists');
}

/** @returns the refusal that the action at this place of a transaction stands for. */
export function refusalOf(actions: readonly WriteAction[], index: number): ErrorCode {
  return actions[index]?.otherwise ?? 'conflict';
}
