import { completeSession } from '../../../../shared/routes/study.ts';
import type { Review } from '../../../../shared/schemas/study.ts';
import { callRoute } from '../../lib/api-client.ts';

interface SessionEnd {
  readonly cardsStudied: number;
  readonly cardsCorrect: number;
  /** The last answers, which are stored first. */
  readonly reviews: readonly Review[];
}

/** Ends a session. Ending it again changes nothing. */
export async function sendCompletion(sessionId: string, { reviews, ...totals }: SessionEnd): Promise<void> {
  const body = { ...totals, ...(reviews.length > 0 && { reviews: [...reviews] }) };
  await callRoute(completeSession, { params: { sessionId }, body }, { keepalive: true });
}
