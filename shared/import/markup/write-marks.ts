/** Escapes plain text as the Markdown of formatted cards, so that parsing returns the same text. */
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

/** Wraps the words of each line in a Markdown mark such as `**`, without spaces inside it. */
export function wrapMark(text: string, mark: string): string {
  return text.replaceAll(/[^\n]+/g, (line) => {
    const words = line.trim();
    return words === '' ? line : line.replace(words, () => `${mark}${words}${mark}`);
  });
}

const raised = { sub: '₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎', sup: '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾' } as const;
const level = '0123456789+-=()';

/** Converts sub- and superscript text (`H<sub>2</sub>O`) to Unicode characters if each character has one, otherwise to `_` or `^` notation. */
export function sinkDigits(text: string, kind: keyof typeof raised): string {
  const signs = Array.from(text.trim()).map((sign) => raised[kind][level.indexOf(sign === '−' ? '-' : sign)]);
  if (signs.length > 0 && signs.every((sign) => sign !== undefined)) return signs.join('');
  return text.trim() === '' ? text : `${kind === 'sub' ? '_' : '^'}${text.trim()}`;
}

const innermostGap = /\{\{c(\d+)::((?:(?!\{\{c\d+::|\}\}).)*?)(?:::((?:(?!\{\{c\d+::|\}\}).)*?))?\}\}/gs;

/** Reads the cards of a cloze text: for each gap number, the text with that gap, and the gap's content. Empty if the text has no gaps. */
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
