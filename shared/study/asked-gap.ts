/** The gap that a question leaves for its answer: `…`, `...`, `___`, `[...]`, or the `?` of an equation. */
const gap = /_{2,}|\[(?:\.{3}|…)\]|…|\.{3,}|(?<=[=+−×÷] )\?|\?(?= [=+−×÷])/u;

/** Words in brackets at the end of a question: the word to use, or the choices. */
const hint = /\(([^()]+)\)\s*$/;

/**
 * Leaves out of a typed answer what the question already says next to its gap: `their coats` for `They forgot … coats.`, `j’ai` for `j’…`, `300 cm` for
 * `3 m = ? cm`.
 * @returns the rest; the text itself if it repeats nothing
 */
export function leaveOutAsked(typed: string, question = ''): string {
  const [found = ''] = gap.exec(question) ?? [];
  if (found === '') return typed;
  const at = question.indexOf(found);
  // `300cm` is `300 cm`.
  const text = typed.trim().replaceAll(/(?<=\d)(?=\p{L})/gu, ' ');
  const before = wordStarts(question.slice(0, at)).find((start) => level(text).startsWith(level(start)));
  const rest = text.slice(before?.length ?? 0);
  const after = wordEnds(question.slice(at + found.length).replace(hint, '')).find((end) =>
    level(rest).endsWith(level(end)),
  );
  const left = rest.slice(0, rest.length - (after?.length ?? 0)).trim();
  return left === '' || left === text ? typed : left;
}

/** The ends of a text that start with a word, longest first. */
function wordStarts(text: string): string[] {
  return [...text.matchAll(/(?<!\S)\S/g)].map(({ index }) => text.slice(index));
}

/** The beginnings of a text that end with a word, longest first, with and without the punctuation after it. */
function wordEnds(text: string): string[] {
  const ends = [...text.matchAll(/\S(?!\S)/g)].map(({ index }) => text.slice(0, index + 1));
  return ends.toReversed().flatMap((end) => [end, end.replace(/[.,;:!?]+$/, '')]);
}

function level(text: string): string {
  return text.replaceAll(/['ʼ]/g, '’').toLowerCase();
}

/**
 * Judges a typed answer by the choices that the question lists at its end, such as `(its / it’s)`. There, accents and apostrophes make another word, and several
 * choices are no answer.
 * @returns undefined if the question lists no choices, or the typed text has other words than them
 */
export function isListedChoice(typed: string, side: string, question = ''): boolean | undefined {
  const choices = listChoices(question);
  const wanted = tidyChoice(side);
  const own = typed.split(/[/;,]/).map(tidyChoice);
  if (!choices.includes(wanted) || !own.every((one) => choices.includes(one))) return undefined;
  return own.every((one) => one === wanted);
}

/** @returns the choices at the end of a question, as {@link tidyChoice} writes them; empty if it lists none */
export function listChoices(question: string): string[] {
  const choices = hint.exec(question)?.[1]?.split(' / ') ?? [];
  return choices.length > 1 ? choices.map(tidyChoice) : [];
}

/** @returns the choice without the quotes, brackets and marks around it, such as the point that a phone adds */
export function tidyChoice(text: string): string {
  return level(text)
    .normalize('NFC')
    .replaceAll(/^[\s("“”„«»]+|[\s)"“”„«».,;:!?…]+$/g, '');
}
