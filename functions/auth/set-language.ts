import { setLanguage } from '../../shared/routes/auth.ts';
import { changeLanguageAction } from '../data/people/user.ts';
import { defineHandler } from '../platform/call/define-handler.ts';

export const handler = defineHandler(setLanguage, async ({ body, caller, table }) => {
  await table.commit([changeLanguageAction(table, caller.user, body.language)]);
});
