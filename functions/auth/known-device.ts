import { createHmac, timingSafeEqual } from 'node:crypto';
import { retention } from '../../shared/retention.ts';
import type { Cookies } from '../platform/sign-in/cookies.ts';

/**
 * Cookie with a signed value per account used in this browser. It only gives the browser its own attempt count, so that strangers can't lock the family out.
 */
const cookieName = '__Secure-known-device';
const accountsPerBrowser = 6;
const nonceBytes = 12;
const form = /^[\w-]{16}\.[\w-]{43}$/;

/** @returns the name of this browser's own attempt counter for an address, if its account was ever used in this browser. */
export function findKnownDevice(cookies: Cookies, email: string): string | undefined {
  const entry = entriesOf(cookies).find((candidate) => isFor(candidate, cookies.key, email));
  return entry && `${email} ${entry}`;
}

/** Adds the account to the browser's known ones, dropping the one with the oldest sign-in when there are too many. */
export function rememberDevice(cookies: Cookies, email: string, randomBytes: (size: number) => Uint8Array): void {
  const nonce = Buffer.from(randomBytes(nonceBytes)).toString('base64url');
  const others = entriesOf(cookies).filter((entry) => !isFor(entry, cookies.key, email));
  const entries = [`${nonce}.${signatureOf(cookies.key, email, nonce)}`, ...others].slice(0, accountsPerBrowser);
  cookies.set(
    `${cookieName}=${entries.join('~')}; Path=/api/auth; Max-Age=${retention.knownDeviceDays * 24 * 60 * 60}; Secure; HttpOnly; SameSite=Strict`,
  );
}

function entriesOf(cookies: Cookies): string[] {
  const value = cookies.get(cookieName) ?? '';
  return value
    .split('~')
    .slice(0, accountsPerBrowser)
    .filter((entry) => form.test(entry));
}

function isFor(entry: string, key: string, email: string): boolean {
  const [nonce = '', signature = ''] = entry.split('.');
  return timingSafeEqual(Buffer.from(signature), Buffer.from(signatureOf(key, email, nonce)));
}

function signatureOf(key: string, email: string, nonce: string): string {
  return createHmac('sha256', key).update(`known device ${email} ${nonce}`).digest('base64url');
}
