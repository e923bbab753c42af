import { createHash } from 'node:crypto';
import { limits } from '../../../shared/limits.ts';
import type { DeriveBytes } from './derive-bytes.ts';

/** Letters and digits that are not mistaken for each other when read aloud or copied by hand. */
const lettersAndDigits = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/**
 * @param randomBytes a source of unpredictable bytes.
 * @param alphabet of what it is made.
 * @returns a code for people to type, of so many letters and digits: 4.9 bits each, so it is only good for a while and behind a throttle.
 */
export function createTypedCode(
  length: number,
  randomBytes: (size: number) => Uint8Array,
  alphabet = lettersAndDigits,
): string {
  let code = '';
  while (code.length < length) {
    for (const byte of randomBytes(length)) {
      // The bytes beyond the last whole alphabet would make its first letters more likely.
      const isFair = byte < 256 - (256 % alphabet.length);
      if (isFair && code.length < length) code += alphabet[byte % alphabet.length];
    }
  }
  return code;
}

/** @returns a code that is the same each time for the same purpose: it can be shown or sent again although it is nowhere stored. */
export function deriveTypedCode(length: number, deriveBytes: DeriveBytes, purpose: string): string {
  let asked = 0;
  return createTypedCode(length, (size) => {
    asked += 1;
    return deriveBytes(`${purpose} ${asked}`, size);
  });
}

/** @returns what the code is found by. Blanks and dashes, as people type them, do not matter. */
export function hashTypedCode(code: string): string {
  return createHash('sha256').update(code.toUpperCase().replaceAll(/[\s-]/g, '')).digest('base64url');
}

/** @returns a code of digits alone, as phones offer to fill them in. */
export function createEmailCode(randomBytes: (size: number) => Uint8Array): string {
  return createTypedCode(limits.emailCodeDigits, randomBytes, '0123456789');
}

/** @returns what the code is known by, for this account and this address alone. It is keyed: without the key, a million codes are tried in a second. */
export function hashEmailCode(
  deriveBytes: DeriveBytes,
  { id, email }: { readonly id: string; readonly email: string },
  code: string,
): string {
  return Buffer.from(deriveBytes(`email-code ${id} ${email} ${code}`, 32)).toString('base64url');
}
