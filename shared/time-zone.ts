/** Whether this runtime knows a text as an IANA time zone or alias. Bare offsets such as '+02:00' are refused, because they have no clock changes. */
export function isTimeZone(text: string): boolean {
  if (!/^[A-Za-z]/.test(text)) return false;
  try {
    Intl.DateTimeFormat('en-US', { timeZone: text });
    return true;
  } catch {
    return false;
  }
}
