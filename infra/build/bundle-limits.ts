import type { Bundle } from './bundle-handlers.ts';

/** How large a bundle may be, in KB of 1,024 bytes: what a function reads before it can answer its first call. */
const limit = 633;

/** @returns one sentence for each bundle that is larger than it may be; empty when all hold their limits. */
export function findBundlesOverLimit(bundles: readonly Bundle[]): string[] {
  return bundles
    .filter(({ bytes }) => bytes > limit * 1024)
    .map(({ id, bytes }) => {
      const size = (bytes / 1024).toFixed(1);
      return `The function ${id} is ${size} KB, and its limit is ${limit} KB (infra/build/bundle-limits.ts): import less in it.`;
    });
}
