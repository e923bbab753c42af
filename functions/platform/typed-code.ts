import { createHash } from 'node:crypto';
import type { DeriveBytes } from './derive-bytes.ts';

/** Letters and digits that are not mistaken for each other when read aloud or copied by hand. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/**
 * @param randomBytes a source of unpredictable bytes.
 * @returns a code for people to type, of so many letters and digits: 4.9 bits each, so it is only good for a while and behind a throttle.
 */
export function createTypedCode(length: number, randomBytes: (size: number) => Uint8Array): string {
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
