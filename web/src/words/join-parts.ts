import { i18n } from './catalogue.ts';
import { whenUsed } from './locale.ts';

/** Stands between two facts of a line. A line may end with the dot, never begin with it. */
export const dot = '\u00A0· ';

// Each form of `Intl.ListFormat` says "and" in some language, which would tear a fact from its detail.
const separators: Readonly<Record<string, string>> = { ar: '، ', 'zh-CN': '、' };

/** Figures, kinds, or a fact and its detail side by side, never with "and": `12 cards, 1 quiz`. Parts that are false are left out. */
export function joinParts(parts: readonly (string | false)[]): string {
  return parts.filter((part) => part !== false).join(separators[i18n.locale] ?? ', ');
}

const conjunction = whenUsed((locale) => new Intl.ListFormat(locale, { type: 'conjunction' }));

/** Names joined in a sentence: `Emma`, `Emma and Ben`, `Emma, Ben, and Mia`. */
export function joinNames(names: readonly string[]): string {
  return conjunction().format(names);
}
