import { getMe } from '../../shared/routes/auth.ts';
import { defineHandler } from '../platform/call/define-handler.ts';
import { findMemberships, readMe } from './account.ts';

export const handler = defineHandler(
  getMe,
  async ({ caller, table }) => (await readMe(table, caller, await findMemberships(table, caller))).me,
);
