import { logoutEverywhere } from '../../shared/routes/auth.ts';
import { changeUserAction } from '../data/user.ts';
import { defineHandler } from '../platform/define-handler.ts';

export const handler = defineHandler(logoutEverywhere, async ({ caller: { user }, table }) => {
  await table.commit([changeUserAction(table, user, { sessionEpoch: user.sessionEpoch + 1 })]);
});
