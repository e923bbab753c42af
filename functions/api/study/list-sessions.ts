import { ProductError } from '../../../shared/errors.ts';
import { joinId } from '../../../shared/ids.ts';
import { limits } from '../../../shared/limits.ts';
import { listSessions } from '../../../shared/routes/study.ts';
import { defineHandler } from '../../platform/define-handler.ts';
import { listSessions as list } from '../../study/list-sessions.ts';

export const handler = defineHandler(listSessions, async ({ query, households }) => {
  const { learnerId, cursor, limit = limits.pageSize } = query;
  const isSibling = households.some(
    ({ id, role, ownLearner }) => role === 'learner' && learnerId !== undefined && learnerId !== joinId(id, ownLearner ?? ''),
  );
  if (isSibling) throw new ProductError('not-allowed');
  return await list(households, { learnerId, cursor, limit });
});
