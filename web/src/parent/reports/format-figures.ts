/** `10,000`. */
export function formatNumber(count: number): string {
  return count.toLocaleString('en-US');
}

/** `82%` for 0.824. */
export function formatShare(share: number): string {
  return `${Math.round(share * 100)}%`;
}

// A study day is a date without a place: read and written in UTC it stays the same everywhere.
const formats = {
  short: new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' }),
  long: new Intl.DateTimeFormat('en-US', { weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' }),
} as const;

/** A study day (`YYYY-MM-DD`): short `Nov 20`, long `Fri, Nov 20`. */
export function formatStudyDay(day: string, length: keyof typeof formats): string {
  return formats[length].format(new Date(`${day}T00:00:00Z`));
}
