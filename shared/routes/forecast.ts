import { forecastSchema } from '../schemas/forecast.ts';
import { defineRoute, learner } from './define-route.ts';

/** What a learner will know if they go on as in the last four weeks, see `forecastKnown`. Eventually consistent. */
export const getForecast = defineRoute({
  id: 'forecast/get-forecast',
  method: 'GET',
  path: '/api/reports/learners/{learnerId}/forecast',
  childData: 'read',
  access: { kind: 'household', household: learner, permission: 'read-study', learner },
  response: forecastSchema,
});
