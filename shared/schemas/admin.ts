import * as z from 'zod/mini';
import { idText, instantText } from './text.ts';

/** The size of the product, counted where things are made and removed. */
export const adminStatsSchema = z.object({
  totalHouseholds: z.int(),
  totalUsers: z.int(),
  totalLearners: z.int(),
  totalDecks: z.int(),
  /** Accounts that were in use in the last 30 days. */
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

/** What an admin did, to whom or what, and when. */
export const auditEntrySchema = z.object({
  id: idText,
  at: instantText,
  actorId: idText,
  /** Of whom there is an account still. */
  actorEmail: z.optional(z.string()),
  action: auditAction,
  /** The account it was done to. */
  userId: z.optional(idText),
  userEmail: z.optional(z.string()),
  householdId: z.optional(idText),
  householdName: z.optional(z.string()),
  /** What was done, or looked at, in a household of others: the id of the route, such as `decks/delete-deck`. */
  deed: z.optional(z.string()),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;
