import * as z from 'zod/mini';
import { problem } from './problem.ts';
import { appLanguage, idText, instantText } from './text.ts';

export const accountRole = z.enum(['parent', 'learner', 'admin']);
export type AccountRole = z.infer<typeof accountRole>;

/** Roles that people can choose without an invitation. */
export const chosenRole = z.enum(['parent', 'learner'], problem('pickAccountRole'));

export const memberRole = z.enum(['owner', 'guardian', 'viewer'], problem('pickRole'));
export type MemberRole = z.infer<typeof memberRole>;

/** Roles that grown-ups can be invited to. */
export const invitedRole = z.enum(['guardian', 'viewer'], problem('pickInvitedRole'));

export const userSchema = z.object({
  id: idText,
  email: z.string(),
  /** Set once a mailed link was opened, or if Google vouches for the address. */
  emailVerified: z.optional(z.literal(true)),
  role: accountRole,
  /** Language of the screens. Absent: the browser's. */
  language: z.optional(appLanguage),
  households: z.array(z.object({ id: idText, name: z.string(), role: memberRole })),
  createdAt: instantText,
});
export type User = z.infer<typeof userSchema>;

/** Any signed-in person. Children on a family device have no email. */
export const personSchema = z.partial(userSchema, { email: true });
export type Person = z.infer<typeof personSchema>;

/** Response of sign-in, registration and Google sign-in. The token is a JWT that expires after at most 90 days. */
export const signedInSchema = z.object({ token: z.string(), user: userSchema });
export type SignedIn = z.infer<typeof signedInSchema>;

/** Like `signedInSchema`, but also for children on a family device. */
export const personSignedInSchema = z.object({ token: z.string(), user: personSchema });
export type PersonSignedIn = z.infer<typeof personSignedInSchema>;

export const sessionSchema = z.object({
  id: idText,
  createdAt: instantText,
  /** When the session was last used. May lag by up to an hour. */
  lastUsedAt: instantText,
  /** The session's browser and system, such as `Firefox on Android`. */
  browser: z.string(),
  /** Whether this is the caller's own session. */
  current: z.boolean(),
});
export type SignInSession = z.infer<typeof sessionSchema>;
