import { startSession } from '../../../../shared/routes/study.ts';
import type { OpenSession, SessionMode } from '../../../../shared/schemas/study.ts';
import { callRoute } from '../../lib/api-client.ts';

interface SessionStart {
  readonly deckId: string;
  readonly mode: SessionMode;
  /** How long to wait for the answer; the client's own limit unless told. */
  readonly timeoutMs?: number;
}

/** Opens a deck for study. A session of today that is not finished goes on, with the cards still to be answered. */
export async function startStudySession({ deckId, mode, timeoutMs }: SessionStart): Promise<OpenSession> {
  return callRoute(startSession, { params: { deckId }, body: { mode } }, timeoutMs === undefined ? {} : { timeoutMs });
}
