import { mutationOptions } from '@tanstack/react-query';
import { createHousehold } from '../../../../shared/routes/households.ts';
import { callRoute } from '../../lib/api-client.ts';
import { readBrowserTimeZone } from '../../lib/browser-time-zone.ts';
import { householdKeys } from '../../lib/household-cache.ts';
import { addToLists, adminKeys, refreshDashboard } from '../../admin/admin-cache.ts';

interface NewHousehold {
  readonly name: string;
  /** Of the parent whom it shall belong to; without one it is the admin's. */
  readonly ownerEmail?: string | undefined;
}

/** Makes a household that lives in this browser's time zone. */
export const createHouseholdMutation = mutationOptions({
  mutationFn: (household: NewHousehold) =>
    callRoute(createHousehold, { body: { ...household, ...readBrowserTimeZone() } }),
  onSuccess: (household, _call, _result, { client }) => {
    addToLists(client, adminKeys.households, household, household.name);
    void refreshDashboard(client);
    void client.invalidateQueries({ queryKey: householdKeys.list, refetchType: 'none' });
  },
});
