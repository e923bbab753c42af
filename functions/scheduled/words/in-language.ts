/** Forms of a noun by plural category (CLDR). Languages with few categories leave out the others. */
export type PluralForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & { readonly other: string };

/** Numbers, dates, lists and plurals of a language (BCP 47 tag), from `Intl`. Days and instants are written as in UTC. */
export function inLanguage(language: string) {
  const numbers = new Intl.NumberFormat(language);
  const percents = new Intl.NumberFormat(language, { style: 'percent' });
  const lists = new Intl.ListFormat(language, { type: 'unit', style: 'short' });
  const plurals = new Intl.PluralRules(language);
  const longDates = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  const monthDays = new Intl.DateTimeFormat(language, { month: 'long', day: 'numeric', timeZone: 'UTC' });
  const number = (value: number): string => numbers.format(value);
  return {
    number,
    /** `80%` for 80. */
    percent: (whole: number) => percents.format(whole / 100),
    /** `27 cards, 1 quiz` */
    list: (parts: readonly string[]) => lists.format(parts),
    /** `November 26, 2026` */
    longDate: (day: string) => longDates.format(new Date(day)),
    /** `November 26` */
    monthDay: (day: string) => monthDays.format(new Date(day)),
    /** `1 card`, `1,200 cards` */
    count: (value: number, forms: PluralForms) => `${number(value)} ${forms[plurals.select(value)] ?? forms.other}`,
    /** `30 minutes`, `1 day` */
    duration: (value: number, unit: 'minute' | 'day') =>
      value.toLocaleString(language, { style: 'unit', unit, unitDisplay: 'long' }),
  } as const;
}
