const turned: Readonly<Record<string, string>> = {
  // oxlint-disable-next-line structure/words-in-catalogue -- names of keys
  ArrowLeft: 'ArrowRight',
  // oxlint-disable-next-line structure/words-in-catalogue -- names of keys
  ArrowRight: 'ArrowLeft',
  '←': '→',
  '→': '←',
};

/** Whether the page runs from right to left. */
export const isRightToLeft = (): boolean => document.documentElement.dir === 'rtl';

/**
 * Swaps left and right in keys and arrows of a page that runs from right to left, where ← leads on. What is written for → as the way on fits both.
 * @param text a key, shortcuts as in `aria-keyshortcuts`, or words with an arrow
 */
export function turnArrows(text: string): string {
  return isRightToLeft() ? text.replaceAll(/Arrow(?:Left|Right)|[←→]/g, (arrow) => turned[arrow] ?? arrow) : text;
}
