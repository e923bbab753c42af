const FIRST_LETTER = 'A'.charCodeAt(0);

/** The option that a key stands for, by position: A to F in either case, or 1 to 6. */
export function optionOfKey(key: string): number | undefined {
  if (/^[a-f]$/i.test(key)) return key.toUpperCase().charCodeAt(0) - FIRST_LETTER;
  return /^[1-6]$/.test(key) ? Number(key) - 1 : undefined;
}
