import * as z from 'zod/mini';
import { limits } from '../limits.ts';
import { idText, instantText, requiredText } from './text.ts';

/** What is read before a child exists: see shared/notice.ts. */
export const noticeSchema = z.object({
  version: z.string(),
  text: z.array(z.string()),
  /**
   * How this stage knows that a grown-up agrees: from a confirmed email, to which a second mail goes (16 CFR 312.5(b), "email plus"); because
   * its operator is the parent; or not at all, so that nobody can agree.
   */
  agreeing: z.enum(['email-plus', 'family-only', 'nobody']),
});

/** Which notice somebody has read and agrees to. */
export const agreement = z.strictObject({
  noticeVersion: requiredText(limits.noticeVersionLength, 'Please say which notice you agree to.'),
});

/** That a grown-up of a household agreed to what is stored about its children. */
export const consentSchema = z.object({
  noticeVersion: z.string(),
  agreedAt: instantText,
  agreedBy: idText,
  /** Since when it is taken back: nothing of a child is stored any more. */
  withdrawnAt: z.optional(instantText),
  /** There is a newer notice. Without a yes to it the consent is over from this instant on. */
  renewBy: z.optional(instantText),
});
export type Consent = z.infer<typeof consentSchema>;
