import { adoptSession } from '../../shared/routes/study.ts';
import { defineHandler } from '../platform/call/define-handler.ts';
import { adoptOpening } from './adopt-opening.ts';

export const handler = defineHandler(
  adoptSession,
  async ({ params, body, household, learner, now }) =>
    await adoptOpening(household, { learner: learner.local, sessionId: params.sessionId, opening: body, now }),
);
