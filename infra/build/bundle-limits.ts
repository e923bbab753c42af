import type { Bundle } from './bundle-handlers.ts';

/** How large a bundle may be, in KB of 1,024 bytes: what a function reads before it can answer its first call. */
const usualLimit = 590;

/** With a library of their own: Amazon SES's, Google's, that of passkeys, which also checks the certificates of authenticators. */
const limits: Readonly<Record<string, number>> = {
  'events/send-mails': 620,
  'auth/sign-in-with-google': 1_000,
  'auth/sign-up-with-google': 1_000,
  'passkeys/create-passkey': 1_000,
  'passkeys/sign-in-with-passkey': 1_000,
  'passkeys/prove-with-passkey': 1_000,
};

/** @returns one sentence for each bundle that is larger than it may be; empty when all hold their limits. */
export function findBundlesOverLimit(bundles: readonly Bundle[]): string[] {
  return bundles
    .filter(({ id, bytes }) => bytes > limitOf(id) * 1024)
    .map(({ id, bytes }) => {
      const size = (bytes / 1024).toFixed(1);
      return `The function ${id} is ${size} KB, and its limit is ${limitOf(id)} KB (infra/build/bundle-limits.ts): import less in it.`;
    });
}

function limitOf(id: string): number {
  return limits[id] ?? usualLimit;
}
