import * as z from 'zod/mini';
import { limits } from '../limits.ts';
import { idText, instantText, requiredText } from './text.ts';
import { problem } from './problem.ts';

/** The privacy notice shown before a child is added: see shared/notice.ts. */
export const noticeSchema = z.object({
  version: z.string(),
  text: z.array(z.string()),
  /**
   * How this stage verifies consent: `email-plus` from a confirmed email, followed by a second one (16 CFR 312.5(b)); `family-only` because its operator is
   * the parent; `nobody` if consent is impossible.
   */
  agreeing: z.enum(['email-plus', 'family-only', 'nobody']),
});

/** The notice version that the caller agrees to. */
export const agreement = z.strictObject({
  noticeVersion: requiredText(limits.noticeVersionLength, problem('nameNotice')),
});

/** A grown-up's consent to storing data about the household's children. */
export const consentSchema = z.object({
  noticeVersion: z.string(),
  agreedAt: instantText,
  agreedBy: idText,
  /** When consent was withdrawn. From then on, no data about a child is stored. */
  withdrawnAt: z.optional(instantText),
  /** Set when a newer notice exists. Consent ends at this instant unless it is renewed. */
  renewBy: z.optional(instantText),
});
export type Consent = z.infer<typeof consentSchema>;
