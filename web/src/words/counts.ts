import { plural, t } from '@lingui/core/macro';
import { activeLocale, whenUsed } from './locale.ts';
import { writeNumber } from '../../../shared/read-message.ts';

const kilobyteFormat = whenUsed((locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }));

/** Formats a number with separators: `10,000`. */
export function formatNumber(count: number): string {
  return writeNumber(count, activeLocale());
}

/** Status of a deck with a due date: `on track`, `needs 10 more cards today`. */
export function describeNeed(needsToday: number): string {
  return needsToday > 0
    ? t`${plural(needsToday, { one: 'needs # more card today', other: 'needs # more cards today' })}`
    : t`on track`;
}

const percentFormat = whenUsed((locale) => new Intl.NumberFormat(locale, { style: 'percent' }));

/** Formats a ratio: `82%` for 0.824. */
export function formatPercent(share: number): string {
  // Halves are rounded up, as in `Math.round`; English skips the browser's locale data, which is slow to load.
  const percent = Math.round(share * 100);
  return activeLocale() === 'en-US' ? `${percent}%` : percentFormat().format(percent / 100);
}

/** A file size: `12.3 KB`. Rounds up, so that a file with content never shows 0. */
export function formatKilobytes(bytes: number): string {
  return t`${{ size: kilobyteFormat().format(Math.ceil((bytes / 1024) * 10) / 10) }} KB`;
}
