import type { DeriveBytes } from '../platform/sign-in/derive-bytes.ts';
import { createTypedCode, deriveTypedCode } from '../platform/sign-in/typed-code.ts';

/** About 49 bits, for a week, behind a throttle. */
const codeLength = 10;

/** @returns a new code for an invitation that is handed over. */
export function createInvitationCode(randomBytes: (size: number) => Uint8Array): string {
  return createTypedCode(codeLength, randomBytes);
}

/**
 * @returns the code of an invitation that goes out by mail. It is worked out of the invitation's id, so that whoever sends the mail knows it
 *   although it is nowhere stored.
 */
export function mailedInvitationCode(deriveBytes: DeriveBytes, householdId: string, invitation: string): string {
  return deriveTypedCode(codeLength, deriveBytes, `invitation ${householdId} ${invitation}`);
}

/**
 * @returns what stands behind the code in the link of a mail, and nowhere else: whoever invites is shown the code, so that the code alone
 *   doesn't show that the mail was read.
 */
export function mailedInvitationProof(deriveBytes: DeriveBytes, householdId: string, invitation: string): string {
  return deriveTypedCode(codeLength, deriveBytes, `invitation proof ${householdId} ${invitation}`);
}

/** @returns the code as it is looked up, and what stands behind it in the link of a mail. Blanks and dashes don't matter. */
export function splitInvitationCode(typed: string): { readonly code: string; readonly proof: string } {
  const all = typed.toUpperCase().replaceAll(/[\s-]/g, '');
  return { code: all.slice(0, codeLength), proof: all.slice(codeLength) };
}
