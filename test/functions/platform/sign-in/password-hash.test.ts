import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  checkPassword,
  hashPassword,
  productionPasswordCost,
} from '../../../../functions/platform/sign-in/password-hash.ts';
import { watchScrypt } from '../watch-scrypt.ts';

const quick = { log2N: 4, r: 8, p: 1 };
const right = { matches: true, isWeak: false };
const wrong = { matches: false, isWeak: false };

describe('a password hash', () => {
  it('costs what OWASP asks for, and says so itself', async () => {
    expect(productionPasswordCost).toEqual({ log2N: 17, r: 8, p: 1 });
    const work = watchScrypt();
    const hash = await hashPassword('correct horse 42', productionPasswordCost);
    expect(work()).toEqual([{ N: 131_072, r: 8, p: 1 }]);
    expect(hash).toMatch(/^scrypt\$17\$8\$1\$[\w-]{22}\$[\w-]{43}$/);
    expect(await checkPassword('correct horse 42', hash, productionPasswordCost)).toEqual(right);
  });

  it('is another one each time', async () => {
    const hashes = await Promise.all(Array.from({ length: 20 }, async () => await hashPassword('same', quick)));
    expect(new Set(hashes.map((hash) => hash.split('$')[4])).size).toBe(20);
  });

  it('is the same for one text in two spellings of Unicode', async () => {
    const hash = await hashPassword('Café-Zoë', quick);
    expect(await checkPassword('Cafe\u0301-Zoe\u0308', hash, quick)).toEqual(right);
    expect(await checkPassword('Cafe-Zoe', hash, quick)).toEqual(wrong);
  });

  it('tells every password from every other one, to the last of 128 characters', async () => {
    const long = 'ä🦊'.repeat(42) + 'xy';
    expect(long).toHaveLength(128);
    const hash = await hashPassword(long, quick);
    expect(await checkPassword(long, hash, quick)).toEqual(right);
    expect(await checkPassword(`${long.slice(0, -1)}z`, hash, quick)).toEqual(wrong);
    await fc.assert(
      fc.asyncProperty(fc.string({ minLength: 1 }), fc.string({ minLength: 1 }), async (one, other) => {
        const { matches } = await checkPassword(other, await hashPassword(one, quick), quick);
        return matches === (one.normalize('NFC') === other.normalize('NFC'));
      }),
      { numRuns: 50 },
    );
  });
});

describe('checking a password', () => {
  it('finds a hash weak whose cost is lower in any part, and only then', async () => {
    const wanted = { log2N: 5, r: 8, p: 2 };
    const costs = { log2N: { ...wanted, log2N: 4 }, r: { ...wanted, r: 4 }, p: { ...wanted, p: 1 } };
    for (const cost of Object.values(costs)) {
      expect(await checkPassword('a password', await hashPassword('a password', cost), wanted)).toEqual({
        matches: true,
        isWeak: true,
      });
    }
    const stronger = await hashPassword('a password', { log2N: 6, r: 8, p: 2 });
    expect(await checkPassword('a password', stronger, wanted)).toEqual(right);
  });

  const unreadable = {
    'no hash': undefined,
    'an empty hash': '',
    'a text that is no hash': 'correct horse 42',
    'a hash of another kind': '$2b$12$abcdefghijklmnopqrstuv',
    'a hash that is cut off': 'scrypt$4$8$1$c2FsdA',
    'a hash with a cost that is no number': 'scrypt$x$8$1$c2FsdA$a2V5',
    'a hash with more behind it': 'scrypt$4$8$1$c2FsdA$a2V5$more',
  };
  it.each(Object.entries(unreadable))('refuses with the usual work where there is %s', async (_, hash) => {
    const work = watchScrypt();
    expect(await checkPassword('correct horse 42', hash, quick)).toEqual(wrong);
    expect(work()).toEqual([{ N: 16, r: 8, p: 1 }]);
  });

  it('refuses a key of another length', async () => {
    const hash = await hashPassword('correct horse 42', quick);
    expect(await checkPassword('correct horse 42', hash.slice(0, -4), quick)).toEqual(wrong);
  });
});
