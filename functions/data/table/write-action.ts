import { ConditionalCheckFailedException, TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import type { TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb';
import type { ErrorCode } from '../../../shared/errors.ts';
import { type Attributes, type Change, changeInput, type Condition, conditionInput, type Key } from './expressions.ts';

type TransactItem = NonNullable<TransactWriteCommandInput['TransactItems']>[number];

interface Guarded {
  readonly condition?: Condition;
  /** The error when the condition does not hold; `conflict` by default. */
  readonly otherwise?: ErrorCode;
}

/** Maximum number of actions in a DynamoDB transaction. */
export const maxTransactionActions = 100;
/** Maximum number of actions that callers may plan: one is reserved for the guard of a call (`Table.guardedBy`). */
export const maxPlannedActions = maxTransactionActions - 1;

/** One write to one item, to be committed alone or in a transaction. */
export type WriteAction = Guarded &
  (
    | { readonly kind: 'put'; readonly item: Key & Attributes }
    | { readonly kind: 'change'; readonly key: Key; readonly change: Change }
    | { readonly kind: 'remove'; readonly key: Key }
    | { readonly kind: 'check'; readonly key: Key; readonly condition: Condition }
  );

/** @returns the action in the format of DynamoDB's transaction call. */
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
 * Whether repeating the write on its own gives the same result. Such a write needs no idempotency token, which would double its cost. This holds for an
 * unconditional removal, and for setting fields when the condition is at most that the item exists.
 */
export function isIdempotent(action: WriteAction): boolean {
  if (action.kind === 'remove') return action.condition === undefined;
  if (action.kind !== 'change' || action.change.add !== undefined) return false;
  return action.condition?.exists !== false && Object.keys(action.condition ?? {}).every((part) => part === 'exists');
}

/** @returns the error of the action at this index of a transaction. */
export function refusalOf(actions: readonly WriteAction[], index: number): ErrorCode {
  return actions[index]?.otherwise ?? 'conflict';
}

/** Why DynamoDB refused a write: a condition did not hold (with the action's index), or another write was in progress and the call should be retried. */
type Refusal = { readonly kind: 'condition'; readonly actionIndex: number } | { readonly kind: 'contention' };

const contentionReasons = new Set(['TransactionConflict', 'ThrottlingError', 'ProvisionedThroughputExceeded']);
const contentionErrors = new Set(['TransactionConflictException', 'TransactionInProgressException']);

/** @returns why the write was refused; `undefined` for any other error. */
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
