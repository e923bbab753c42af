import { i18n } from './catalogue.ts';
import { localeOf } from '../../../shared/read-message.ts';

/** The locale of the active language. */
export const activeLocale = (): string => localeOf(i18n.locale);

/**
 * Creates a formatter on first use because creating one takes the browser several milliseconds and no screen needs all of them.
 * @returns a function that returns the formatter of the active language, the same one until the language changes
 */
export function whenUsed<Formatter>(make: (locale: string) => Formatter): () => Formatter {
  let made: { readonly locale: string; readonly formatter: Formatter } | undefined;
  return () => {
    const locale = activeLocale();
    if (made?.locale !== locale) made = { locale, formatter: make(locale) };
    return made.formatter;
  };
}
