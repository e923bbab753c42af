/** The two sides of a line, or all its columns, with a pronunciation that belongs to neither side. */
export interface CutLine {
  readonly cells: readonly string[];
  readonly spoken?: string;
}

/** A sign between two sides. `name` is the separator that the preview offers for it. */
export interface ListSign {
  readonly name: string;
  readonly cut: (line: string) => CutLine | undefined;
}

const ipa = String.raw`[ɐ-ʯˈˌːəθðŋæ]`;
const pronunciation = String.raw`(\/[^/\s][^/]{0,40}\/|\[[^\]]{1,40}\])`;
const endsSpoken = new RegExp(String.raw`^(.*\S)\s*${pronunciation}$`, 'su');
const midSpoken = new RegExp(String.raw`^(.*?\S)\s*${pronunciation}\s+(\S.*)$`, 'su');
const startsSpoken = new RegExp(String.raw`^${pronunciation}\s*(?:\n|[-–—=:|/]\s|\s)\s*(\S.*)$`, 'su');
const slashed = /^([^/]*\S)\s+\/\s+([^/]*\S)\s+\/\s+(\S[^/]*)$/u;
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
  { name: ' / ', cut: cutAtSlashes },
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
  return cutAround(midSpoken.exec(line.trim()));
}

/** Cuts `cat / kæt / Katze`. */
function cutAtSlashes(line: string): CutLine | undefined {
  return cutAround(slashed.exec(line.trim()));
}

function cutAround(found: RegExpExecArray | null): CutLine | undefined {
  const [, front, spoken, back] = found ?? [];
  if (front === undefined || spoken === undefined || back === undefined || !isSpoken(spoken)) return undefined;
  return { cells: [front, back], spoken };
}

/** Sets apart a pronunciation in slashes or brackets: after the term, before the meaning or after it. */
export function withoutSpoken(front: string, back: string): CutLine {
  const [, term, afterTerm = ''] = endsSpoken.exec(front.trim()) ?? [];
  if (term !== undefined && isSpoken(afterTerm)) return { cells: [term, back], spoken: afterTerm };
  const [, before = '', meaning] = startsSpoken.exec(back.trim()) ?? [];
  if (meaning !== undefined && isSpoken(before)) return { cells: [front, meaning], spoken: before };
  const [, bare, after = ''] = endsSpoken.exec(back.trim()) ?? [];
  return bare !== undefined && isSpoken(after) ? { cells: [front, bare], spoken: after } : { cells: [front, back] };
}

function isSpoken(text: string): boolean {
  return new RegExp(ipa, 'u').test(text);
}

function cellsOf(found: RegExpExecArray | null): CutLine | undefined {
  return found ? { cells: [found[1] ?? '', found[2] ?? ''] } : undefined;
}
