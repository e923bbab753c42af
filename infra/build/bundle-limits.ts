import type { Bundle } from './bundle-handlers.ts';

/** Maximum bundle size in KB (1,024 bytes). Lambda loads the whole bundle on a cold start. */
const limit = 648;
/**
 * The pack holds whatever a device studies with, a removed device's last call does the work of four routes, and what chooses a mix reads sessions to keep the cards
 * of a note apart. Refusals carry their values, for the words of other languages.
 */
const largerLimits: Readonly<Record<string, number>> = {
  'home/get-home': 654,
  'home/get-pack': 661,
  'study/start-mix': 655,
  'devices/deliver-answers': 668,
};
const limitOf = (id: string): number => largerLimits[id] ?? limit;

/** @returns one sentence for each bundle over the limit. */
export function findBundlesOverLimit(bundles: readonly Bundle[]): string[] {
  return bundles
    .filter(({ id, bytes }) => bytes > limitOf(id) * 1024)
    .map(({ id, bytes }) => {
      const size = (bytes / 1024).toFixed(1);
      return `The function ${id} is ${size} KB, and its limit is ${limitOf(id)} KB (infra/build/bundle-limits.ts): import less in it.`;
    });
}
