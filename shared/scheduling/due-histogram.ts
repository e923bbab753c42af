import { addDays, daysBetween } from './calendar-day.ts';

/**
 * How many cards of one learner's deck are due on each study day. It answers "how many are due" without reading the cards, and stays as
 * small after years as after weeks: a text of the first day that counts and one character for each day from there on (the character of
 * code 32 is 0, the next one 1, …), such as `2026-05-09" #`: two cards on the 9th, none on the 10th, three on the 11th. Empty when there is no card.
 *
 * What lies further back than {@link daysKeptApart} days before the last day counts on the first of them. No card waits so long
 * (`limits.longestIntervalDays`), so that day was over when the last answer was given: what is due from then on is exact.
 */
export type DueHistogram = string;

/** The longest wait, and half a month more: the days of answers that come late, and of a household that moves to another time zone. */
const daysKeptApart = 200;

const dayLength = 'YYYY-MM-DD'.length;
const codeOfZero = 32;
/** More than a deck has cards, and well before the characters that come in pairs. */
const largestCount = 50_000;

/** Counts by the number of days after `first`, which may be negative. */
interface Counted {
  readonly first: string;
  readonly counts: Map<number, number>;
}

/** @param days counts by study day. */
export function packDue(days: Readonly<Record<string, number>>): DueHistogram {
  const [first] = Object.keys(days);
  if (first === undefined) return '';
  return pack({ first, counts: new Map(Object.entries(days).map(([day, count]) => [daysBetween(first, day), count])) });
}

/** @returns the counts above 0 by study day. */
export function dueByDay(histogram: DueHistogram): Record<string, number> {
  const { first, counts } = unpack(histogram);
  return Object.fromEntries([...counts].flatMap(([day, count]) => (count > 0 ? [[addDays(first, day), count]] : [])));
}

/**
 * The histogram after a card's due day changed. `fromDay` is undefined for a card that had none (unseen), `toDay` for
 * one that has none any more (deleted). A day that is not counted cannot fall below zero.
 */
export function moveDue(histogram: DueHistogram, fromDay: string | undefined, toDay: string | undefined): DueHistogram {
  const start = fromDay ?? toDay;
  if (start === undefined) return histogram;
  const { first, counts } = histogram === '' ? { first: start, counts: new Map<number, number>() } : unpack(histogram);
  const change = (day: number, by: number) => counts.set(day, (counts.get(day) ?? 0) + by);
  if (fromDay !== undefined) {
    const from = daysBetween(first, fromDay);
    // A card that lay too far back to be told apart counts on a later day: the next one that counts any holds it.
    const counted = [...counts].find(([day, count]) => day >= from && count > 0);
    if (counted) change(counted[0], -1);
  }
  if (toDay !== undefined) change(daysBetween(first, toDay), 1);
  return pack({ first, counts });
}

/** The number of cards due on `today` or before. */
export function countDue(histogram: DueHistogram, today: string): number {
  return countDueWithin(histogram, today, 0);
}

/** The number of cards due on `today`, before it, or within the given number of days after it. */
export function countDueWithin(histogram: DueHistogram, today: string, days: number): number {
  if (histogram === '') return 0;
  const { first, counts } = unpack(histogram);
  const lastDay = daysBetween(first, today) + days;
  return [...counts].reduce((sum, [day, count]) => (day <= lastDay ? sum + count : sum), 0);
}

/** @returns the counts in the order of their days. */
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
