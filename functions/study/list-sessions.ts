import { limits } from '../../shared/limits.ts';
import { listSessions } from '../../shared/routes/study.ts';
import { presentSession, storedStudySessions } from '../data/study/study-session.ts';
import { listNewest } from '../learners/list-newest.ts';
import { defineHandler } from '../platform/call/define-handler.ts';

export const handler = defineHandler(listSessions, async ({ query, households }) => {
  const { learnerId, cursor, limit = limits.sessionsPerPage } = query;
  return await listNewest(
    households,
    { learnerId, cursor, limit },
    { items: storedStudySessions, present: ({ id }, session) => presentSession(id, session) },
  );
});
