/** The two sides of a line, or all its columns, with the pronunciation that is left out. */
export interface CutLine {
  readonly cells: readonly string[];
  readonly leftOut?: string;
}

/** A sign between two sides. `name` is the separator that the preview offers for it. */
export interface ListSign {
  readonly name: string;
  readonly cut: (line: string) => CutLine | undefined;
}

const spoken = String.raw`[ɐ-ʯˈˌːəθðŋæ]`;
const pronunciation = String.raw`(\/[^/\s][^/]{0,40}\/|\[[^\]]{1,40}\])`;
const endsSpoken = new RegExp(String.raw`^(.*\S)\s*${pronunciation}$`, 'su');
const midSpoken = new RegExp(String.raw`^(.*?\S)\s*${pronunciation}\s+(\S.*)$`, 'su');
const wordClass =
  /^(.*?\S\s\((?:n|v|vt|vi|adj|adv|prep|pron|conj|num|art|noun|verb|adjective|adverb|nomen|verb|adjektiv|m|f|pl|sg)\.?\))\s+(\S.*)$/iu;
const picture =
  /^((?:\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|\u200D|\uFE0F)+)\s*(\p{L}.*)$/u;

/** Separators in the order that decides between equals. White space of every kind counts around them. */
export const listSigns: readonly ListSign[] = [
  between('\t', /\t/, true),
  between('::', /::/),
  between(' => ', /\s=>\s/),
  between(' -> ', /\s->\s/),
  between('→', /→/),
  between(' = ', /\s=\s/),
  between(' - ', /\s(?:[-–—−‒]|--)\s/),
  between(' : ', /\s:\s/),
  between('：', /：/),
  between(': ', /:\s/),
  between('=', /[=＝]/),
  { name: '[', cut: cutAtSpoken },
  { name: '(', cut: (line) => cellsOf(wordClass.exec(line)) },
  between('\u3000', /\u3000+/),
  between('  ', /\s{2,}/, true),
  { name: ' ', cut: (line) => cellsOf(picture.exec(line)) },
];

function between(name: string, sign: RegExp, isTable = false): ListSign {
  return {
    name,
    cut: (line) => {
      const text = line.trim();
      if (isTable) {
        const cells = text.split(sign);
        return cells.length > 1 ? { cells } : undefined;
      }
      const found = sign.exec(text);
      if (!found || found.index === 0 || found.index + found[0].length === text.length) return undefined;
      return withoutSpoken(text.slice(0, found.index), text.slice(found.index + found[0].length));
    },
  };
}

function cutAtSpoken(line: string): CutLine | undefined {
  const [, front, leftOut, back] = midSpoken.exec(line.trim()) ?? [];
  if (front === undefined || leftOut === undefined || back === undefined || !isSpoken(leftOut)) return undefined;
  return { cells: [front, back], leftOut };
}

/** Leaves out a pronunciation in slashes or brackets after the term. */
function withoutSpoken(front: string, back: string): CutLine {
  const [, term, leftOut] = endsSpoken.exec(front.trim()) ?? [];
  return term !== undefined && leftOut !== undefined && isSpoken(leftOut)
    ? { cells: [term, back], leftOut }
    : { cells: [front, back] };
}

function isSpoken(text: string): boolean {
  return new RegExp(spoken, 'u').test(text);
}

function cellsOf(found: RegExpExecArray | null): CutLine | undefined {
  return found ? { cells: [found[1] ?? '', found[2] ?? ''] } : undefined;
}
