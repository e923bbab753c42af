import { createHash } from 'node:crypto';
import type { DeriveBytes } from '../platform/derive-bytes.ts';

/** Letters and digits that are not mistaken for each other when read aloud or copied by hand. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const codeLength = 10;

/**
 * @param randomBytes a source of unpredictable bytes.
 * @returns a code of 10 letters and digits: about 49 bits, for a week, behind a throttle.
 */
export function createInvitationCode(randomBytes: (size: number) => Uint8Array): string {
  let code = '';
  while (code.length < codeLength) {
    for (const byte of randomBytes(codeLength)) {
      // The bytes beyond the last whole alphabet would make its first letters more likely.
      const isFair = byte < 256 - (256 % alphabet.length);
      if (isFair && code.length < codeLength) code += alphabet[byte % alphabet.length];
    }
  }
  return code;
}

/**
 * @returns the code of an invitation that goes out by mail. It is worked out of the invitation's id, so that whoever sends the mail knows it
 *   although it is nowhere stored.
 */
export function mailedInvitationCode(deriveBytes: DeriveBytes, householdId: string, invitation: string): string {
  let asked = 0;
  return createInvitationCode((size) => {
    asked += 1;
    return deriveBytes(`invitation ${householdId} ${invitation} ${asked}`, size);
  });
}

/** @returns what the code is found by. Blanks and dashes, as people type them, do not matter. */
export function hashInvitationCode(code: string): string {
  return createHash('sha256').update(code.toUpperCase().replaceAll(/[\s-]/g, '')).digest('base64url');
}
