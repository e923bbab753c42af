import { mutationOptions } from '@tanstack/react-query';
import { createHousehold } from '../../../../shared/routes/households.ts';
import { meQuery } from '../../lib/account.tsx';
import { callRoute } from '../../lib/api-client.ts';
import { readBrowserTimeZone } from '../../lib/browser-time-zone.ts';
import { refreshHouseholds } from '../../lib/household-cache.ts';

/** Makes a household that lives in this browser's time zone. */
export const createHouseholdMutation = mutationOptions({
  mutationFn: (name: string) => callRoute(createHousehold, { body: { name, ...readBrowserTimeZone() } }),
  onSuccess: (_household, _name, _result, { client }) =>
    Promise.all([refreshHouseholds(client), client.invalidateQueries(meQuery)]),
});
