/** Text as the small Markdown of formatted cards writes it, so that it is read back as the same text. */
export function escapeLine(text: string, isAtStart: boolean): string {
  const inner = text.replaceAll(
    /\\(?=[!-/:-@[-`{-~])|[*`$]|(?<![\p{L}\p{N}])(?<=(?<![\p{L}\p{N}_])_*)_(?=_*[^\s_])|\{(?=[^{}|\n]+\|)/gu,
    String.raw`\$&`,
  );
  const lines = inner
    .replaceAll(/(?<=\n)([ \t]*)([-+](?=\s)|~~~)/g, String.raw`$1\$2`)
    .replaceAll(/(?<=\n[ \t]*\d+)([.)]\s)/g, String.raw`\$1`);
  return isAtStart
    ? lines.replace(/^([ \t]*)([-+](?=\s)|~~~)/, String.raw`$1\$2`).replace(/^([ \t]*\d+)([.)]\s)/, String.raw`$1\$2`)
    : lines;
}

/** Puts a mark around each line of a text: it has to stand close to the words. */
export function wrapMark(text: string, mark: string): string {
  return text.replaceAll(/[^\n]+/g, (line) => {
    const words = line.trim();
    return words === '' ? line : line.replace(words, () => `${mark}${words}${mark}`);
  });
}

const raised = { sub: '₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎', sup: '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾' } as const;
const level = '0123456789+-=()';

/** `H<sub>2</sub>O` with the signs that text has for it; where it has none, as people type it. */
export function sinkDigits(text: string, kind: keyof typeof raised): string {
  const signs = Array.from(text.trim()).map((sign) => raised[kind][level.indexOf(sign === '−' ? '-' : sign)]);
  if (signs.length > 0 && signs.every((sign) => sign !== undefined)) return signs.join('');
  return text.trim() === '' ? text : `${kind === 'sub' ? '_' : '^'}${text.trim()}`;
}

const innermostGap = /\{\{c(\d+)::((?:(?!\{\{c\d+::|\}\}).)*?)(?:::((?:(?!\{\{c\d+::|\}\}).)*?))?\}\}/gs;

/** A cloze text as cards: for each of its numbers the text with a gap, and what stands in the gap. Empty where it has none. */
export function readCloze(
  text: string,
): { readonly number: number; readonly question: string; readonly answer: string }[] {
  const numbers = new Set([...text.matchAll(/\{\{c(\d+)::/g)].map(([, number]) => Number(number)));
  return [...numbers]
    .toSorted((one, other) => one - other)
    .map((number) => {
      const answers: string[] = [];
      let question = text;
      for (let before = ''; before !== question;) {
        before = question;
        question = question.replaceAll(innermostGap, (_, of: string, answer: string, hint?: string) => {
          if (Number(of) !== number) return answer;
          answers.push(answer);
          return `[${hint?.trim() || '…'}]`;
        });
      }
      return { number, question, answer: answers.join(', ') };
    });
}
