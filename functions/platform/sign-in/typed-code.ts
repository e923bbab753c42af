import { createHash } from 'node:crypto';
import { limits } from '../../../shared/limits.ts';
import type { DeriveBytes } from './derive-bytes.ts';

/** Letters and digits that are hard to confuse when read aloud or copied by hand. */
const lettersAndDigits = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** @returns a random code for people to type. Each character carries only 4.9 bits, so it must be short-lived and throttled. */
export function createTypedCode(
  length: number,
  randomBytes: (size: number) => Uint8Array,
  alphabet = lettersAndDigits,
): string {
  let code = '';
  while (code.length < length) {
    for (const byte of randomBytes(length)) {
      // Rejection sampling: using the remaining bytes would bias the first letters.
      const isFair = byte < 256 - (256 % alphabet.length);
      if (isFair && code.length < length) code += alphabet[byte % alphabet.length];
    }
  }
  return code;
}

/** @returns a code that is always the same for a purpose, so it can be shown or sent again without being stored. */
export function deriveTypedCode(length: number, deriveBytes: DeriveBytes, purpose: string): string {
  let asked = 0;
  return createTypedCode(length, (size) => {
    asked += 1;
    return deriveBytes(`${purpose} ${asked}`, size);
  });
}

/** @returns the hash under which the code is stored. Case, spaces and dashes are ignored. */
export function hashTypedCode(code: string): string {
  return createHash('sha256').update(code.toUpperCase().replaceAll(/[\s-]/g, '')).digest('base64url');
}

/** @returns a digits-only code, which phones offer to autofill. */
export function createEmailCode(randomBytes: (size: number) => Uint8Array): string {
  return createTypedCode(limits.emailCodeDigits, randomBytes, '0123456789');
}

/** @returns the keyed hash of a code for this account and address. Without a key, all one million codes could be tried in a second. */
export function hashEmailCode(
  deriveBytes: DeriveBytes,
  { id, email }: { readonly id: string; readonly email: string },
  code: string,
): string {
  return Buffer.from(deriveBytes(`email-code ${id} ${email} ${code}`, 32)).toString('base64url');
}
