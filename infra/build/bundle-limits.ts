import type { Bundle } from './bundle-handlers.ts';

/** Maximum bundle size in KB (1,024 bytes). Lambda loads the whole bundle on a cold start. */
const limit = 630;
/**
 * The pack holds whatever a device studies with, a removed device's last call does the work of four routes, and what chooses a mix reads sessions to keep the cards
 * of a note apart. Refusals carry their values, for the words of other languages.
 */
const largerLimits: Readonly<Record<string, number>> = {
  'home/get-pack': 641,
  'study/start-mix': 636,
  'devices/deliver-answers': 638,
};
/** Maximum of all bundles together, so that what grows in every function is noticed, too. */
const limitTogether = 84_700;

const limitOf = (id: string): number => largerLimits[id] ?? limit;

/** @returns one sentence for each bundle over its limit, and one if all together are over theirs. */
export function findBundlesOverLimit(bundles: readonly Bundle[]): string[] {
  const together = bundles.reduce((sum, { bytes }) => sum + bytes, 0) / 1024;
  const tooLarge = bundles
    .filter(({ id, bytes }) => bytes > limitOf(id) * 1024)
    .map(({ id, bytes }) => {
      const size = (bytes / 1024).toFixed(1);
      return `The function ${id} is ${size} KB, and its limit is ${limitOf(id)} KB (infra/build/bundle-limits.ts): import less in it.`;
    });
  if (together <= limitTogether) return tooLarge;
  return [
    ...tooLarge,
    `All functions together are ${together.toFixed(1)} KB, and their limit is ${limitTogether} KB (infra/build/bundle-limits.ts): import less in what each of them has.`,
  ];
}
