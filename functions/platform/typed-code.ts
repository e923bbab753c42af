import { createHash } from 'node:crypto';

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

/** @returns what the code is found by. Blanks and dashes, as people type them, do not matter. */
export function hashTypedCode(code: string): string {
  return createHash('sha256').update(code.toUpperCase().replaceAll(/[\s-]/g, '')).digest('base64url');
}
