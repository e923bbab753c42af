import { errorCatalogue, type ProductError } from '../../../shared/errors.ts';
import { callMetrics, describeCallMetrics, type Outcome } from './call-metrics.ts';
import type { AppContext } from '../context.ts';
import { groupOf } from './function-groups.ts';

/** What is known about a call so far. Ids only: never bodies, tokens, emails, names or card text. */
export interface CallRecord {
  readonly requestId: string;
  readonly route: string;
  readonly begun: Date;
  actorId?: string;
  householdId?: string;
}

/**
 * Writes one log line per call, including its metrics. Failures are logged at error level with the cause's stack trace. Every byte costs money, so the message
 * is just the outcome.
 */
export function logCall(context: AppContext, record: CallRecord, status: number, refusal?: ProductError): void {
  const { logger, clock, metricNamespace } = context;
  const { begun, ...known } = record;
  const outcome = outcomeOf(refusal);
  const now = clock();
  const cause = outcome === 'failed' ? describeCause(refusal?.cause) : undefined;
  const call = { route: record.route, group: groupOf(record.route), outcome, ...(cause && { fault: cause.fault }) };
  const line = {
    ...known,
    [callMetrics.latency]: now.getTime() - begun.getTime(),
    status,
    ...(refusal && { code: refusal.code }),
    ...cause,
    ...describeCallMetrics(metricNamespace, call, now),
  };
  if (outcome === 'failed') logger.error(outcome, line);
  else logger.info(outcome, line);
}

function outcomeOf(refusal: ProductError | undefined): Outcome {
  if (!refusal) return 'answered';
  return errorCatalogue[refusal.code].status >= 500 ? 'failed' : 'refused';
}

/** Returns names and stack frames, but no message: a message may contain user input. */
function describeCause(cause: unknown): {
  readonly fault: string;
  readonly because?: string;
  readonly frames?: string;
} {
  if (!(cause instanceof Error)) return { fault: 'unknown' };
  const frames = (cause.stack ?? '')
    .replace(cause.message, '')
    .split('\n')
    .filter((line) => line.trimStart().startsWith('at '));
  const { cause: behind } = cause;
  return {
    fault: cause.name,
    ...(behind instanceof Error && { because: behind.name }),
    frames: frames
      .slice(0, 8)
      .map((frame) => frame.trim())
      .join(' | '),
  };
}
