import { deleteAccount } from '../../shared/routes/auth.ts';
import { defineHandler } from '../platform/call/define-handler.ts';
import { requireReauthentication } from '../platform/call/require-reauthentication.ts';
import { timeOfCall } from '../platform/time-to-remove.ts';
import { removeAccount } from './remove-account.ts';

/** Deletes the caller's account; changes nothing if it may not be deleted. After an interruption, a repeated call continues the deletion. */
export const handler = defineHandler(deleteAccount, async ({ body, caller, table, effects, now }) => {
  await requireReauthentication(table, { ...caller, password: body.password ?? '' }, effects, now);
  await removeAccount(table, caller, now, timeOfCall(effects.clock, now));
});
