import { localeOf } from '../../../shared/read-message.ts';

/** Dates, lists and percentages of a language (BCP 47 tag), from `Intl`. Days and instants are written as in UTC. */
export function inLanguage(language: string) {
  const locale = localeOf(language);
  const percents = new Intl.NumberFormat(locale, { style: 'percent' });
  const lists = new Intl.ListFormat(locale, { type: 'unit', style: 'short' });
  const longDates = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  const monthDays = new Intl.DateTimeFormat(locale, { month: 'long', day: 'numeric', timeZone: 'UTC' });
  return {
    /** `80%` for 80. Without the marks of direction in Arabic, which emails would turn into spaces. */
    percent: (whole: number): string => percents.format(whole / 100).replaceAll(/\p{Cf}/gu, ''),
    /** `27 cards, 1 quiz`. In Chinese, `Intl` joins a list of units without any sign. */
    list: (parts: readonly string[]): string => (language === 'zh-CN' ? parts.join('，') : lists.format(parts)),
    /** `November 26, 2026` */
    longDate: (day: string): string => longDates.format(new Date(day)),
    /** `November 26` */
    monthDay: (day: string): string => monthDays.format(new Date(day)),
  } as const;
}
