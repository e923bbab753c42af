import { locale, whenUsed } from './locale.ts';

const kilobyteFormat = whenUsed(() => new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }));

/** `10,000`. */
export function formatNumber(count: number): string {
  // What has no separator needs none of the browser's tables, which are slow to open.
  return Number.isInteger(count) && Math.abs(count) < 1_000 ? String(count) : count.toLocaleString(locale);
}

/** A number with what it counts: `1 card`, `1,200 cards`; with its own plural `2 quizzes`. */
export function countOf(count: number, noun: string, plural?: string): string {
  return `${formatNumber(count)} ${nounFor(count, noun, plural)}`;
}

/** What so many of a thing are called: `card`, `cards`. For a sentence in which the number stands elsewhere, or not at all. */
export function nounFor(count: number, noun: string, plural = `${noun}s`): string {
  return count === 1 ? noun : plural;
}

/** How a deck stands that is to be known by a day: `on track`, `needs 10 more cards today`. */
export function describeNeed(needsToday: number): string {
  return needsToday > 0 ? `needs ${countOf(needsToday, 'more card')} today` : 'on track';
}

/** `82%` for the share 0.824. */
export function formatPercent(share: number): string {
  return `${Math.round(share * 100)}%`;
}

/** The size of a file (bytes): `12.3 KB`; never 0 for a file that has something in it. */
export function formatKilobytes(bytes: number): string {
  return `${kilobyteFormat().format(Math.ceil((bytes / 1024) * 10) / 10)} KB`;
}
