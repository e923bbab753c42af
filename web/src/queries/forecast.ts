import { queryOptions } from '@tanstack/react-query';
import { getForecast } from '../../../shared/routes/forecast.ts';
import { read } from '../lib/api/route-query.ts';

/** What a learner will know if they go on as in the last four weeks. */
export function forecastQuery(learnerId: string) {
  return queryOptions({ ...read(getForecast, { params: { learnerId } }), refetchOnMount: 'always' });
}
