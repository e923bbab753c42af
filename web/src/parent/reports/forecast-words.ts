import { plural, t } from '@lingui/core/macro';
import { addDays } from '../../../../shared/scheduling/calendar-day.ts';
import type { Forecast } from '../../../../shared/schemas/forecast.ts';
import { formatNumber } from '../../words/counts.ts';
import { formatMonthDay } from '../../words/dates.ts';
import { whenUsed } from '../../words/locale.ts';

const monthFormat = whenUsed((locale) => new Intl.DateTimeFormat(locale, { timeZone: 'UTC', month: 'long' }));

/** The number of cards that a learner will know on a day, out of `totalCards`. */
export type KnownBy = Pick<
  Forecast['decks'][number],
  'date' | 'known' | 'least' | 'most' | 'totalCards' | 'isVocabulary'
>;

/** @returns the sentence of a forecast: `At this pace, Emma will know about 240 of 600 words by the end of January (210 to 270).` */
export function describeForecast(name: string, { date, totalCards, isVocabulary, ...figures }: KnownBy): string {
  const { known, least, most } = roundFigures(figures, totalCards);
  const isEndOfMonth = addDays(date, 1).endsWith('-01');
  if (isEndOfMonth) {
    const month = monthFormat().format(new Date(date));
    return isVocabulary
      ? t`At this pace, ${name} will know about ${known} of ${plural(totalCards, { one: '# word', other: '# words' })} by the end of ${month} (${least} to ${most}).`
      : t`At this pace, ${name} will know about ${known} of ${plural(totalCards, { one: '# card', other: '# cards' })} by the end of ${month} (${least} to ${most}).`;
  }
  const day = formatMonthDay(date);
  return isVocabulary
    ? t`At this pace, ${name} will know about ${known} of ${plural(totalCards, { one: '# word', other: '# words' })} by ${day} (${least} to ${most}).`
    : t`At this pace, ${name} will know about ${known} of ${plural(totalCards, { one: '# card', other: '# cards' })} by ${day} (${least} to ${most}).`;
}

/** Rounds the figures to what a forecast can tell: tens from 100 on, fives from 20 on. */
export function roundFigures({ known, least, most }: Pick<KnownBy, 'known' | 'least' | 'most'>, totalCards: number) {
  const step = known >= 100 ? 10 : known >= 20 ? 5 : 1;
  const round = (count: number, by: (value: number) => number) =>
    formatNumber(Math.min(by(count / step) * step, totalCards));
  return { known: round(known, Math.round), least: round(least, Math.floor), most: round(most, Math.ceil) };
}

/** @returns the decks together on the forecast's last day; undefined without a forecast */
export function sumForecast({ points, decks }: Forecast): KnownBy | undefined {
  const last = points.at(-1);
  if (!last || decks.length === 0) return undefined;
  const totalCards = decks.reduce((sum, deck) => sum + deck.totalCards, 0);
  return { ...last, totalCards, isVocabulary: decks.every((deck) => deck.isVocabulary) };
}
