import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

/** scrypt parameters: N as a power of two, block size r, parallelism p. */
export interface PasswordCost {
  readonly log2N: number;
  readonly r: number;
  readonly p: number;
}

/** OWASP Password Storage Cheat Sheet: scrypt with N = 2^17, r = 8, p = 1 (128 MiB per attempt). */
export const productionPasswordCost: PasswordCost = { log2N: 17, r: 8, p: 1 };

const keyBytes = 32;
const saltBytes = 16;
const format = /^scrypt\$(\d{1,2})\$(\d{1,2})\$(\d{1,2})\$([A-Za-z0-9_-]+)\$([A-Za-z0-9_-]+)$/;

async function derive(password: string, salt: Uint8Array, cost: PasswordCost): Promise<Buffer> {
  const N = 2 ** cost.log2N;
  // Node.js limits scrypt to 32 MiB by default; it needs 128 · N · r bytes.
  const maxmem = 2 * 128 * N * cost.r;
  return await new Promise((resolve, reject) => {
    scrypt(password.normalize('NFC'), salt, keyBytes, { N, r: cost.r, p: cost.p, maxmem }, (error, key) => {
      if (error) reject(error);
      else resolve(key);
    });
  });
}

/** @returns `scrypt$log2N$r$p$salt$key`: everything needed to verify the password. */
export async function hashPassword(password: string, cost: PasswordCost): Promise<string> {
  const salt = randomBytes(saltBytes);
  const key = await derive(password, salt, cost);
  return ['scrypt', cost.log2N, cost.r, cost.p, salt.toString('base64url'), key.toString('base64url')].join('$');
}

/** Result of a password check: whether the password is right, and whether its hash uses weaker parameters than today's. */
export interface PasswordCheck {
  readonly matches: boolean;
  readonly isWeak: boolean;
}

/** Checks a password. Without a hash (unknown email, Google-only account) it computes a dummy hash, so timing does not reveal which accounts exist. */
export async function checkPassword(
  password: string,
  hash: string | undefined,
  cost: PasswordCost,
): Promise<PasswordCheck> {
  const [, log2N, r, p, salt, key] = format.exec(hash ?? '') ?? [];
  if (salt === undefined || key === undefined) {
    await derive(password, randomBytes(saltBytes), cost);
    return { matches: false, isWeak: false };
  }
  const used = { log2N: Number(log2N), r: Number(r), p: Number(p) };
  const expected = Buffer.from(key, 'base64url');
  const actual = await derive(password, Buffer.from(salt, 'base64url'), used);
  return {
    matches: actual.length === expected.length && timingSafeEqual(actual, expected),
    isWeak: used.log2N < cost.log2N || used.r < cost.r || used.p < cost.p,
  };
}
