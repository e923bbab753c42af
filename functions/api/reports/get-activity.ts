import { getActivity } from '../../../shared/routes/reports.ts';
import { defineHandler } from '../../platform/define-handler.ts';
import { reportActivity } from '../../reports/report-activity.ts';

export const handler = defineHandler(
  getActivity,
  async ({ query, household, learner, now }) => await reportActivity(household, learner.local, query.days, now),
);
