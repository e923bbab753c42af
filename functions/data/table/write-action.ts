import { ConditionalCheckFailedException, TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import type { TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb';
import type { ErrorCode } from '../../../shared/errors.ts';
import { type Attributes, type Change, changeInput, type Condition, conditionInput, type Key } from './expressions.ts';

type TransactItem = NonNullable<TransactWriteCommandInput['TransactItems']>[number];

interface Guarded {
  readonly condition?: Condition;
  /** The refusal when the condition does not hold; `conflict` unless said otherwise. */
  readonly otherwise?: ErrorCode;
}

/** A transaction of DynamoDB holds so many … */
export const transactionHolds = 100;
/** … one of which may be the condition that a call is guarded by (`Table.guardedBy`): so many are left to who plans writes. */
export const mostActions = transactionHolds - 1;

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

/**
 * Why DynamoDB refused a write: a condition did not hold (with the place of the action), or another write was at the same
 * item and trying again is right.
 */
type Refusal = { readonly kind: 'condition'; readonly actionIndex: number } | { readonly kind: 'contention' };

const contentionReasons = new Set(['TransactionConflict', 'ThrottlingError', 'ProvisionedThroughputExceeded']);
const contentionErrors = new Set(['TransactionConflictException', 'TransactionInProgressException']);

/** @returns what an error of the SDK says about a write, or `undefined` when it is no refusal of that kind. */
export function describeRefusal(error: unknown): Refusal | undefined {
  if (error instanceof ConditionalCheckFailedException) return { kind: 'condition', actionIndex: 0 };
  if (error instanceof TransactionCanceledException) return describeCancellation(error);
  if (error instanceof Error && contentionErrors.has(error.name)) return { kind: 'contention' };
  return undefined;
}

function describeCancellation(error: TransactionCanceledException): Refusal | undefined {
  const codes = (error.CancellationReasons ?? []).map((reason) => reason.Code ?? 'None');
  const failed = codes.indexOf('ConditionalCheckFailed');
  if (failed >= 0) return { kind: 'condition', actionIndex: failed };
  return codes.some((code) => contentionReasons.has(code)) ? { kind: 'contention' } : undefined;
}
