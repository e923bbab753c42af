import { locale, whenUsed } from './locale.ts';

const kilobyteFormat = whenUsed(() => new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }));

/** Formats a number with separators: `10,000`. */
export function formatNumber(count: number): string {
  // Numbers without a separator skip the browser's locale data, which is slow to load.
  return Number.isInteger(count) && Math.abs(count) < 1_000 ? String(count) : count.toLocaleString(locale);
}

/** A number with its noun: `1 card`, `1,200 cards`, or `2 quizzes` with an explicit plural. */
export function countOf(count: number, noun: string, plural?: string): string {
  return `${formatNumber(count)} ${nounFor(count, noun, plural)}`;
}

/** The singular or plural noun for a count: `card`, `cards`. For sentences where the number is elsewhere or missing. */
export function nounFor(count: number, noun: string, plural = `${noun}s`): string {
  return count === 1 ? noun : plural;
}

/** Status of a deck with a due date: `on track`, `needs 10 more cards today`. */
export function describeNeed(needsToday: number): string {
  return needsToday > 0 ? `needs ${countOf(needsToday, 'more card')} today` : 'on track';
}

/** Formats a ratio: `82%` for 0.824. */
export function formatPercent(share: number): string {
  return `${Math.round(share * 100)}%`;
}

/** A file size: `12.3 KB`. Rounds up, so that a file with content never shows 0. */
export function formatKilobytes(bytes: number): string {
  return `${kilobyteFormat().format(Math.ceil((bytes / 1024) * 10) / 10)} KB`;
}
