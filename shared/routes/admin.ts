import * as z from 'zod/mini';
import { adminStatsSchema, auditEntrySchema } from '../schemas/admin.ts';
import { newAccount } from '../schemas/sign-in.ts';
import { userSchema } from '../schemas/user.ts';
import { defineRoute } from './define-route.ts';
import { pageQuery, searchText } from './paging.ts';
import { problem } from '../schemas/problem.ts';

const adminsOnly = { kind: 'account', roles: ['admin'] } as const;

/** An account as the admin console shows it, which has no use for the language of its screens. */
const managedUserSchema = z.extend(z.omit(userSchema, { language: true }), { disabled: z.boolean() });

export const listUsers = defineRoute({
  id: 'admin/list-users',
  method: 'GET',
  path: '/api/users',
  childData: 'none',
  access: adminsOnly,
  /** `search` is the start of an email address. */
  query: z.strictObject({ ...pageQuery, search: searchText }),
  response: z.array(managedUserSchema),
  paged: true,
});

export const createUser = defineRoute({
  id: 'admin/create-user',
  method: 'POST',
  path: '/api/users',
  childData: 'none',
  access: adminsOnly,
  body: newAccount,
  response: managedUserSchema,
  status: 201,
  repeatable: 'by-key',
  errors: ['email-used', 'email-taken', 'common-password'],
});

export const updateUser = defineRoute({
  id: 'admin/update-user',
  method: 'PATCH',
  path: '/api/users/{userId}',
  childData: 'none',
  access: adminsOnly,
  /** Disabling an account signs it out everywhere immediately. */
  body: z.strictObject({ disabled: z.boolean(problem('answerYesOrNo')) }),
  response: managedUserSchema,
  errors: ['not-found', 'conflict', 'own-account'],
});

export const getStats = defineRoute({
  id: 'admin/get-stats',
  method: 'GET',
  path: '/api/admin/stats',
  childData: 'none',
  access: adminsOnly,
  response: adminStatsSchema,
});

export const listAuditEntries = defineRoute({
  id: 'admin/list-audit-entries',
  method: 'GET',
  path: '/api/admin/audit',
  childData: 'none',
  access: adminsOnly,
  query: z.strictObject(pageQuery),
  response: z.array(auditEntrySchema),
  paged: true,
});
