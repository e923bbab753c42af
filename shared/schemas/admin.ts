import * as z from 'zod/mini';
import { idText, instantText } from './text.ts';

/** Totals of the whole product, maintained on creation and deletion. */
export const adminStatsSchema = z.object({
  totalHouseholds: z.int(),
  totalUsers: z.int(),
  totalLearners: z.int(),
  totalDecks: z.int(),
  /** Accounts active in the last 30 days. */
  activeUsers: z.int(),
});
export type AdminStats = z.infer<typeof adminStatsSchema>;

const auditAction = z.enum([
  'create-user',
  'assign-user',
  'disable-user',
  'enable-user',
  'create-household',
  'change-household',
  'visit-household',
  'look-into-household',
]);

/** One audited action of an admin. */
export const auditEntrySchema = z.object({
  id: idText,
  at: instantText,
  actorId: idText,
  /** The acting admin's email; absent if the account no longer exists. */
  actorEmail: z.optional(z.string()),
  action: auditAction,
  /** The account that the action affected. */
  userId: z.optional(idText),
  userEmail: z.optional(z.string()),
  householdId: z.optional(idText),
  householdName: z.optional(z.string()),
  /** The id of the route called in another household, such as `decks/delete-deck`. */
  deed: z.optional(z.string()),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;
