import { useMutation, useQuery } from '@tanstack/react-query';
import { isPermitted } from '../../../shared/permissions.ts';
import { useAppConfig } from '../lib/api/app-config.ts';
import { householdQuery } from '../queries/households.ts';
import { setWeeklyMailMutation } from '../queries/weekly-mail.ts';
import { useHouseholdRole } from './household-role.ts';

/** @returns the weekly email's state and its mutation, or undefined if the signed-in grown-up can't get the email. */
export function useWeeklyMail(householdId: string) {
  const role = useHouseholdRole(householdId);
  const household = useQuery(householdQuery(householdId)).data;
  const sendsMail = useAppConfig()?.sendsNoMail !== true;
  const save = useMutation(setWeeklyMailMutation);
  const canHave = household && sendsMail && isPermitted(role, 'get-weekly-mail');
  return canHave ? { state: household.weeklyMail, save } : undefined;
}
