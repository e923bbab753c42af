import { joinId, localPart } from '../../shared/ids.ts';
import type { Session } from '../../shared/schemas/study.ts';
import type { HouseholdScope } from '../data/household-scope.ts';
import { listLearners } from '../data/learner.ts';
import { listSessionsOf, presentSession } from '../data/study-session.ts';
import type { Page } from '../platform/call.ts';

export interface SessionQuery {
  /** Only this learner's sessions (an id); else those of all learners whom the caller may see. */
  readonly learnerId: string | undefined;
  readonly limit: number;
  readonly cursor: string | undefined;
}

/** @returns sessions of one or more learners, newest first. The cursor is the last session's own time-ordered id. */
export async function listSessions(scopes: readonly HouseholdScope[], query: SessionQuery): Promise<Page<Session[]>> {
  const lists = await Promise.all(
    scopes.map(async (scope) => {
      const learners = await learnersOf(scope, query.learnerId);
      const sessions = await Promise.all(
        learners.map(async (learner) => await listSessionsOf(scope.rows, learner, query.cursor, query.limit)),
      );
      return sessions.flat().map((session) => presentSession(scope.id, session));
    }),
  );
  const items = lists
    .flat()
    .toSorted((a, b) => (localPart(a.id) > localPart(b.id) ? -1 : 1))
    .slice(0, query.limit);
  const last = items.length === query.limit ? items.at(-1) : undefined;
  return { items, ...(last && { nextCursor: localPart(last.id) }) };
}

async function learnersOf(scope: HouseholdScope, learnerId: string | undefined): Promise<string[]> {
  if (scope.role === 'learner') return scope.ownLearner === undefined ? [] : [scope.ownLearner];
  const learners = (await listLearners(scope.rows)).map((learner) => learner.learner);
  return learners.filter((learner) => learnerId === undefined || joinId(scope.id, learner) === learnerId);
}
