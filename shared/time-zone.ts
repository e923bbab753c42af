/**
 * Whether the text names a time zone of the IANA database that this runtime knows (aliases included). Bare offsets
 * such as '+02:00' are refused: they know no clock changes.
 */
export function isTimeZone(text: string): boolean {
  if (!/^[A-Za-z]/.test(text)) return false;
  try {
    Intl.DateTimeFormat('en-US', { timeZone: text });
    return true;
  } catch {
    return false;
  }
}
