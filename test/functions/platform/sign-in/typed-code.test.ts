import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createTypedCode, hashTypedCode } from '../../../../functions/platform/sign-in/typed-code.ts';

/** @returns the code from a random source that first returns only this byte, then zeros. */
function codeOf(byte: number): string {
  let asked = 0;
  return createTypedCode(10, (size) => new Uint8Array(size).fill(asked++ === 0 ? byte : 0));
}

describe('a code for people to type', () => {
  it('has ten letters and digits, none of which is mistaken for another one', () => {
    fc.assert(fc.property(fc.nat(), () => /^[2-9A-HJKMNP-TV-Z]{10}$/.test(createTypedCode(10, randomBytes))));
  });

  it('holds every letter and digit equally often', () => {
    const codes = Array.from({ length: 256 }, (_, byte) => codeOf(byte));
    const used = codes.slice(0, 240);
    const letters = new Set(used.join(''));
    expect(letters.size).toBe(30);
    for (const letter of letters) expect(used.filter((code) => code === letter.repeat(10))).toHaveLength(8);
    expect(codes.slice(240).every((code) => code === codeOf(0))).toBe(true);
  });

  it('is found as people type it: in small letters, with blanks and dashes', () => {
    const code = createTypedCode(10, randomBytes);
    const spellings = [
      code.toLowerCase(),
      ` ${code} `,
      `${code.slice(0, 5)}-${code.slice(5)}`,
      code.split('').join(' '),
    ];
    for (const spelling of spellings) expect(hashTypedCode(spelling)).toBe(hashTypedCode(code));
    expect(hashTypedCode(code)).not.toContain(code);
  });
});
