import * as z from 'zod/mini';
import { idText, instantText } from './text.ts';

export const accountRole = z.enum(['parent', 'learner', 'admin']);
export type AccountRole = z.infer<typeof accountRole>;

/** The roles that a person can take without an invitation. */
export const chosenRole = z.enum(['parent', 'learner'], 'Please choose parent or learner.');

export const memberRole = z.enum(['owner', 'guardian', 'viewer'], 'Please choose owner, guardian or viewer.');
export type MemberRole = z.infer<typeof memberRole>;

/** The roles that a grown-up can be invited to. */
export const invitedRole = z.enum(['guardian', 'viewer'], 'Please choose guardian or viewer.');

export const userSchema = z.object({
  id: idText,
  email: z.string(),
  /** Somebody opened a link that was sent there, or Google vouches for it. */
  emailVerified: z.optional(z.literal(true)),
  role: accountRole,
  households: z.array(z.object({ id: idText, name: z.string(), role: memberRole })),
  createdAt: instantText,
});
export type User = z.infer<typeof userSchema>;

/** Anybody who is signed in: a child on a family's device has no e-mail. */
export const personSchema = z.partial(userSchema, { email: true });
export type Person = z.infer<typeof personSchema>;

/** What sign-in, registration and Google sign-in answer. The token is a JWT that expires after at most 90 days. */
export const signedInSchema = z.object({ token: z.string(), user: userSchema });
export type SignedIn = z.infer<typeof signedInSchema>;

/** The same for anybody, a child who was tapped on a family's device included. */
export const personSignedInSchema = z.object({ token: z.string(), user: personSchema });
export type PersonSignedIn = z.infer<typeof personSignedInSchema>;

/** A browser in which an account is signed in. */
export const sessionSchema = z.object({
  id: idText,
  createdAt: instantText,
  /** At most an hour behind. */
  lastUsedAt: instantText,
  /** Such as `Firefox on Android`. */
  browser: z.string(),
  /** The one that asks. */
  current: z.boolean(),
});
export type SignInSession = z.infer<typeof sessionSchema>;
