/** @returns the items of a comma-separated list; commas within numbers don't separate */
export function splitList(text: string): string[] {
  if (!/[,，、،]/.test(text)) return [text.trim()];
  return splitOutside(
    text,
    (sign, before, after) => /[,，、،]/.test(sign) && !(/\d$/.test(before) && /^\d/.test(after)),
  );
}

/** @returns the alternatives separated by `/` or `;`; the text itself if there are none */
export function splitAlternatives(text: string): string[] {
  if (!/[;；؛/／]/.test(text)) return [text.trim()];
  return splitOutside(text, isBetweenAlternatives).flatMap(spellEndings);
}

function isBetweenAlternatives(sign: string, before: string, after: string): boolean {
  if (/[;；؛]/.test(sign)) return true;
  if (!/[/／]/.test(sign) || (/\d\s*$/.test(before) && /^\s*\d/.test(after))) return false;
  const isApart = /\s$/.test(before) || /^\s/.test(after);
  // Slashes inside a unit such as `km/h`, or before an ending, don't separate alternatives.
  return (
    isApart ||
    (/[\p{L}\p{M}]{2}$|[^\p{Script=Latin}]$/u.test(before) &&
      /^[\p{L}\p{M}]{2}|^[^\p{Script=Latin}]/u.test(after) &&
      !isEnding(before, after))
  );
}

const stem = /\p{L}{3}$/u;
const ending = /^\p{L}{1,2}(?!\p{L})/u;

function isEnding(before: string, after: string): boolean {
  return stem.test(before) && ending.test(after);
}

/**
 * Expands slash endings: `bonito/a` into `bonito` and `bonita`, `Lehrer/in` into `Lehrerin`, `niños/as` into `niñas`. Between two vowels, both readings are
 * possible (`joli/e`). A two-letter ending may also be a separate word (`ella/el`).
 */
function spellEndings(text: string): string[] {
  const [found, word, end = ''] = /(\p{L}{3,})\/(\p{L}{1,2})(?!\p{L})/u.exec(text) ?? [];
  if (found === undefined || word === undefined) return [text];
  const isVowelOnVowel = vowelAtEnd.test(word) && vowelAtStart.test(end);
  const isReplaced = isVowelOnVowel || word.at(-1) === end.at(-1);
  const written = [
    word,
    ...(isReplaced ? [word.slice(0, -end.length) + end] : []),
    ...(isReplaced && !isVowelOnVowel ? [] : [word + end]),
    ...(end.length > 1 ? [end] : []),
  ];
  return written.map((one) => text.replace(found, () => one));
}

const vowelAtEnd = /[aeiouáéíóúàèìòù]$/i;
const vowelAtStart = /^[aeiouáéíóúàèìòù]/i;

/** Splits a text at separators outside of brackets. */
function splitOutside(text: string, isSplit: (sign: string, before: string, after: string) => boolean): string[] {
  const pieces: string[] = [];
  let depth = 0;
  let start = 0;
  const around = 12;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at);
    if (/[([（]/.test(sign)) depth += 1;
    else if (/[)\]）]/.test(sign)) depth = Math.max(0, depth - 1);
    else if (
      depth === 0 &&
      isSplit(sign, text.slice(Math.max(start, at - around), at), text.slice(at + 1, at + 1 + around))
    ) {
      pieces.push(text.slice(start, at));
      start = at + 1;
    }
  }
  return [...pieces, text.slice(start)].map((piece) => piece.trim()).filter((piece) => piece !== '');
}
