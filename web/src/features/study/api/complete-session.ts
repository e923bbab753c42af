import { completeSession } from '../../../../../shared/routes/study.ts';
import { callRoute } from '../../../lib/api-client.ts';

interface SessionTotals {
  readonly cardsStudied: number;
  readonly cardsCorrect: number;
}

/** Ends a session. Ending it again changes nothing. */
export async function sendCompletion(sessionId: string, totals: SessionTotals): Promise<void> {
  await callRoute(completeSession, { params: { sessionId }, body: totals }, { keepalive: true });
}
