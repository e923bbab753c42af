const longDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' });

/** The day of an instant where the reader is, in long US form: `November 20, 2026`. */
export function formatLongDate(instant: string): string {
  return longDate.format(new Date(instant));
}
