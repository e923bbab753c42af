import { ConditionalCheckFailedException, TransactionCanceledException } from '@aws-sdk/client-dynamodb';

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
