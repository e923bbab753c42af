import { readReason } from '../../../../../shared/import/reasons.ts';
import { i18n } from '../../../words/catalogue.ts';
import { formatNumber } from '../../../words/counts.ts';
import { wordOf } from '../../../words/word-of.ts';

/** @returns what an import says about a file or a row in the active language. It is read in a worker, which has no catalogue, and comes in English. */
export function wordReason(sentence: string): string {
  const found = i18n.locale === 'en' ? undefined : readReason(sentence);
  if (!found || !Object.hasOwn(i18n.messages, found.form)) return wordOf(sentence);
  const values = Object.entries(found.values).map(([name, value]) => [name, wordNumber(value)] as const);
  return i18n._(found.form, Object.fromEntries(values));
}

/** Numbers come as in English: `5,000`. */
function wordNumber(value: string): string {
  return /^\d{1,3}(,\d{3})*$/.test(value) ? formatNumber(Number(value.replaceAll(',', ''))) : value;
}
