/**
 * The same for two texts that a person reads as the same answer: it ignores white space around a text, the number of
 * spaces inside it, upper and lower case, and whether an accent is a character of its own (Unicode NFC).
 */
export function foldText(text: string): string {
  // Upper before lower case, so that 'ß' meets 'SS' and both forms of the Greek sigma meet; NFC last, as case can undo it.
  return tidySpaces(text.toUpperCase().toLowerCase()).normalize('NFC');
}

/** Like {@link foldText}, but 'polish' and 'Polish' stay two texts: a person may ask for the capital letter. */
export function foldSpacing(text: string): string {
  return tidySpaces(text).normalize('NFC');
}

function tidySpaces(text: string): string {
  return text.trim().replaceAll(/\s+/g, ' ');
}
