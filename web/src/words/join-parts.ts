import { whenUsed } from './locale.ts';

// Chinese has nothing between units.
const list = whenUsed(
  (locale) =>
    new Intl.ListFormat(locale, locale.startsWith('zh') ? { style: 'narrow' } : { type: 'unit', style: 'short' }),
);

/** Figures or kinds side by side: `12 cards, 1 quiz`. Parts that are false are left out. */
export function joinParts(parts: readonly (string | false)[]): string {
  return list().format(parts.filter((part) => part !== false));
}

const conjunction = whenUsed((locale) => new Intl.ListFormat(locale, { type: 'conjunction' }));

/** Names joined in a sentence: `Emma`, `Emma and Ben`, `Emma, Ben, and Mia`. */
export function joinNames(names: readonly string[]): string {
  return conjunction().format(names);
}
