import { errorCatalogue, type ProductError } from '../../shared/errors.ts';
import type { AppContext } from './context.ts';

/** What is known of a call so far. Ids only: never bodies, tokens, e-mails, names or card text. */
export interface CallOutcome {
  readonly requestId: string;
  readonly route: string;
  actorId?: string;
  householdId?: string;
}

/** Writes one structured line per call; what an operator should hear of is an error with the cause's name and stack. */
export function logCall(logger: AppContext['logger'], outcome: CallOutcome, status: number, refusal?: ProductError): void {
  const line = { ...outcome, status, ...(refusal && { code: refusal.code }) };
  if (!refusal) logger.info('answered', line);
  else if ('alarm' in errorCatalogue[refusal.code]) logger.error('failed', { ...line, ...describeCause(refusal.cause) });
  else logger.info('refused', line);
}

/** Names and stack frames, but no message: a message may hold what somebody sent. */
function describeCause(cause: unknown): Record<string, string> {
  if (!(cause instanceof Error)) return {};
  const frames = (cause.stack ?? '').replace(cause.message, '').split('\n').filter((line) => line.trimStart().startsWith('at '));
  return { cause: cause.name, frames: frames.slice(0, 8).map((frame) => frame.trim()).join(' | ') };
}
