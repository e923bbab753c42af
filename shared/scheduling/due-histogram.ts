import { addDays, daysBetween } from './calendar-day.ts';

/**
 * Number of due cards per study day, for one learner's deck. It answers "how many are due" without reading the cards, and its size stays bounded over the
 * years. Format: the first counted day, then one character per day from there on (character code 32 is 0, 33 is 1, …). Example: `2026-05-09" #` means two
 * cards on the 9th, none on the 10th, three on the 11th. Empty if there are no cards.
 *
 * Counts more than {@link daysKeptApart} days before the last day are merged into the first day kept. Because no interval is that long
 * (`limits.longestIntervalDays`), the first day kept was already past when the last answer was given, and counts from the day of that answer on are exact.
 */
export type DueHistogram = string;

/** The longest interval plus 20 days, for late answers and for households that change their time zone. */
const daysKeptApart = 200;

const dayLength = 'YYYY-MM-DD'.length;
const codeOfZero = 32;
/** Maximum of a count: above a deck's cards, well below the surrogate range. */
const largestCount = 50_000;

/** Counts by number of days after `first`; the number may be negative. */
interface Counted {
  readonly first: string;
  readonly counts: Map<number, number>;
}

export function packDue(days: Readonly<Record<string, number>>): DueHistogram {
  const [first] = Object.keys(days);
  if (first === undefined) return '';
  return pack({ first, counts: new Map(Object.entries(days).map(([day, count]) => [daysBetween(first, day), count])) });
}

/** @returns the counts above 0, by study day */
export function dueByDay(histogram: DueHistogram): Record<string, number> {
  const { first, counts } = unpack(histogram);
  return Object.fromEntries([...counts].flatMap(([day, count]) => (count > 0 ? [[addDays(first, day), count]] : [])));
}

/** Moves a card's count. `fromDay` is undefined if it had no due day (unseen), `toDay` if it has none now (deleted). Counts never fall below zero. */
export function moveDue(histogram: DueHistogram, fromDay: string | undefined, toDay: string | undefined): DueHistogram {
  const start = fromDay ?? toDay;
  if (start === undefined) return histogram;
  const { first, counts } = histogram === '' ? { first: start, counts: new Map<number, number>() } : unpack(histogram);
  const change = (day: number, by: number) => counts.set(day, (counts.get(day) ?? 0) + by);
  if (fromDay !== undefined) {
    const from = daysBetween(first, fromDay);
    // A card whose day was merged is counted on a later day, so decrement the next day that has a count.
    const counted = [...counts].find(([day, count]) => day >= from && count > 0);
    if (counted) change(counted[0], -1);
  }
  if (toDay !== undefined) change(daysBetween(first, toDay), 1);
  return pack({ first, counts });
}

/** Number of cards due on or before `today`. */
export function countDue(histogram: DueHistogram, today: string): number {
  return countDueWithin(histogram, today, 0);
}

/** Number of cards due on or before the day `days` after `today`. */
export function countDueWithin(histogram: DueHistogram, today: string, days: number): number {
  if (histogram === '') return 0;
  const { first, counts } = unpack(histogram);
  const lastDay = daysBetween(first, today) + days;
  return [...counts].reduce((sum, [day, count]) => (day <= lastDay ? sum + count : sum), 0);
}

/** @returns the counts in day order */
function unpack(histogram: DueHistogram): Counted {
  const counts = Array.from(histogram.slice(dayLength), (character, day) => {
    return [day, character.charCodeAt(0) - codeOfZero] as const;
  });
  return { first: histogram.slice(0, dayLength), counts: new Map(counts) };
}

function pack({ first, counts }: Counted): DueHistogram {
  const counted = [...counts].filter(([, count]) => count > 0);
  if (counted.length === 0) return '';
  const days = counted.map(([day]) => day);
  const last = Math.max(...days);
  const start = Math.max(Math.min(...days), last - daysKeptApart + 1);
  const packed = Array.from({ length: last - start + 1 }, () => 0);
  for (const [day, count] of counted) {
    const place = Math.max(day - start, 0);
    packed[place] = Math.min((packed[place] ?? 0) + count, largestCount);
  }
  return addDays(first, start) + String.fromCharCode(...packed.map((count) => count + codeOfZero));
}
