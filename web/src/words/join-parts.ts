import { whenUsed } from './locale.ts';

const unit = whenUsed((locale) => new Intl.ListFormat(locale, { type: 'unit', style: 'short' }));

/** Figures or kinds side by side: `12 cards, 1 quiz`. Parts that are false are left out. */
export function joinParts(parts: readonly (string | false)[]): string {
  return unit().format(parts.filter((part) => part !== false));
}
