/** Normalizes a text for comparing answers: ignores surrounding whitespace, repeated spaces, case, and the encoding of accents (Unicode NFC). */
export function foldText(text: string): string {
  // Upper before lower case, so that 'ß' matches 'SS' and both lowercase forms of the Greek sigma match; lower before that, because only then 'ẞ' becomes 'SS', too. NFC last,
  // because case mapping can undo it.
  return tidySpaces(text.toLowerCase().toUpperCase().toLowerCase()).normalize('NFC');
}

/** Like {@link foldText}, but case-sensitive: 'polish' and 'Polish' differ, because a card may ask for the capital letter. */
export function foldSpacing(text: string): string {
  return tidySpaces(text).normalize('NFC');
}

function tidySpaces(text: string): string {
  return text.trim().replaceAll(/\s+/g, ' ');
}
