import { isExtraName } from '../columns/column-names.ts';

/** The two sides of a line, or all its columns, with a pronunciation that belongs to neither side. */
export interface CutLine {
  readonly cells: readonly string[];
  readonly spoken?: string;
}

/** A sign between two sides. `name` is the separator that the preview offers for it. */
export interface ListSign {
  readonly name: string;
  readonly cut: (line: string) => CutLine | undefined;
  /** Whether the sign is often within a side, as in `pi, 3.14 ≈ π`, so that it counts only where no usual separator is. */
  readonly isRare?: boolean;
}

/** Letters and marks of the phonetic alphabet that hardly any language is written with. */
export const ipaLetters = 'ɐ-ʯˈˌː';
/** In slashes or brackets, its letters that Danish, Icelandic and Greek words have, too, say how a word sounds. */
const phonetic = new RegExp(`[${ipaLetters}θðŋæ]`, 'u');
const wideSpoken = String.raw`（[^）]{1,40}）|【[^】]{1,40}】`;
const pronunciation = String.raw`(\/[^/\s][^/]{0,40}\/|\[[^\]]{1,40}\]|\([^)]{1,40}\)|${wideSpoken})`;
const endsSpoken = new RegExp(String.raw`^(.*\S)\s*${pronunciation}$`, 'su');
const midSpoken = new RegExp(String.raw`^(.*?\S)\s*${pronunciation}(?:\s+|(?<=[）】]))([^\s,;|].*)$`, 'su');
const startsSpoken = new RegExp(String.raw`^${pronunciation}\s*(?:\n|[-–—=:|/]\s|\s)\s*(\S.*)$`, 'su');
const slash = /\s\/\s/;
/** Two words around a slash, of which the second is no ending of the first. */
const tightSlash = /^([^/\d]*\p{L}[^/\d]*[^/\s])\/([^/\s][^/\d]{2,})$/u;
const classes =
  'n|v|vt|vi|adj|adv|prep|pron|conj|num|art|noun|verb|adjective|adverb|nomen|adjektiv|nom|verbe|verbo|m|f|pl|sg';
const wordClass = new RegExp(String.raw`^(.*?\S\s\((?:${classes})\.?\))\s+(\S.*)$`, 'iu');
const emoji = String.raw`((?:\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|\u200D|\uFE0F)+)`;
const picture = new RegExp(String.raw`^${emoji}\s*(\p{L}.*)$`, 'u');
const pictureBehind = new RegExp(String.raw`^(\p{L}.*?)\s+${emoji}$`, 'u');
const said = 'true|false|t|f|yes|no|wahr|falsch|richtig|ja|nein|vrai|faux|verdadero|falso|vero';
/** Whether a statement is true, in brackets or behind a mark. */
const verdict = new RegExp(String.raw`^(.*\S)\s+(?:\((${said})\)|[❌✅✔✗✘☑]\uFE0F?\s*(${said}))$`, 'iu');
/** Whether a line can be a sentence with its answer. Trying longer ones takes too long. */
const isShort = (line: string): boolean => line.length <= 300;
/** A question and its answer on one line. */
const answered = /^([^?？.!"“„]*\p{L}[^?？.!]*[?？])\s+(\S[^?？]{0,119}[?？]?)$/u;
/** A sentence and what fills its gap. */
const filled = /^(.*\S)\s+\(([^()]{1,60})\)$/u;
const gap = /_{2}|\.{3}|…/;

/** Name of the sign of `Hola (hello)`. Many texts have brackets, so it counts only where no other sign is. */
export const bracketed = '( )';
/** A year, or a day of another century, and what happened then. Days of our own are appointments. */
const year =
  /^((?:\d{1,2}\. ?\d{1,2}\. ?1\d|1\d|20)\d\d(?:[–-]\d{2,4})?(?: (?:BC|AD|BCE|CE|v\. ?Chr\.|n\. ?Chr\.))?)\s+(\p{L}.*)$/u;
/** Name of the sign of lists in which the spaces around dashes differ. It counts only where no other sign is usual. */
export const hurriedSign = ' -';
/** A word and its other side in brackets. */
export const inBrackets = /^(\p{L}[^()]*\S)\s+\(([^()]{1,60})\)$/u;

/** Nothing but word classes and genders, as `n.` or `adj, adv`. */
export const wordClasses = new RegExp(String.raw`^\(?(?:${classes})\.?(?:[\s,/]+(?:${classes})\.?)*\)?$`, 'iu');

/** A word class, a gender or an ending, which say something about the word before them. */
const grammar = new RegExp(String.raw`^[-~]?(?:${classes}|\p{Script=Latin}{1,2})\.?$`, 'iu');

/** Whether most brackets say something about the word before them, and none is its other side. */
export function areRemarks(cuts: readonly CutLine[]): boolean {
  return cuts.filter(({ cells }) => grammar.test(cells[1] ?? '')).length > cuts.length / 2;
}

/** A long dash between letters, not in a span of years. */
const tightDash = /^([^–—]*[^–—\s\d])[–—]([^–—\s\d][^–—]*)$/u;
/** Dots that lead to the other side. A sentence with a gap ends with a sign of its own. */
const dotted = /^([^.…_!?]{1,60}?)\s*(?:\.{4,}|(?:\s\.){3,})\s*([^.…_!?]{1,60})$/u;
const fewDots = /^([^.…_!?]{1,60}?)(?:\s+\.{2,3}\s+|\s*…\s*|(?<=\p{L})\.{3}(?=\p{L}))([^.…_!?]{1,60})$/u;

const middleDot = /\s[·•]\s/;
const atDot = between(' · ', middleDot);
/** Two sides, or the start of one in brackets, and then a dot: it separates meanings within a side. */
const withinSide = /(?:[;|].*|\([^)]*|^[^,(]*,\s?[^,]{3,})\s[·•]\s/;
const isAtDot = (line: string): boolean =>
  /\p{L}/u.test(line) && line.split(middleDot).length === 2 && !withinSide.test(line);

/** A bold term right before its definition, which starts with a small letter, or a bold question. A sentence behind a name or a day is none. */
const boldTerm = /^\*\*((?=[^*]*(?:[?？]\*\*\s|\*\*\s+[\p{Ll}\p{Lo}]))[^*]{1,80})\*\*\s+(\S.*)$/u;

/** A dash or an equals sign with a space on one side at least, or a long dash, as people type it in a hurry. Between numbers, a dash is a span. */
const hurried =
  /^(\p{L}[^–—=:<>]*?[\p{L}\p{M}\p{N})\]!?.'’"])(?:\s*(?:[-=]>|→)\s*(?![^>→]*[>→])|\s+(?:--?|[–—=:])\s*|\s*(?:--|[–—=])\s*|-\s+)(?<!\d[–—](?=\d))(?![>=:–—-])(\S.*)$/u;

const opposites = between(' ≠ ', /\s(?:≠|<>|><|vs\.?)\s/i);
/** Signs that stand before what tells two opposites apart, which are one side together then. */
const besideOpposites = /[,，;；|\t(（?？:：=→]|\s[-–—/]\s/;

/** Separators in the order that decides between equals. White space of every kind counts around them. */
export const listSigns: readonly ListSign[] = [
  between('\t', /\t/, true),
  between('::', /::/),
  between(' >> ', /\s>>\s/),
  between(' => ', /\s=>\s/),
  between(' -> ', /\s<?->\s/),
  { name: '->', cut: cutAtTightArrow },
  between('→', /[→➔➜➞➡⟶⇒↔⇔⇄⟷]\uFE0F?/),
  between(' = ', /\s=\s/),
  between(' - ', /\s(?:[-–—−‒]|--)\s/),
  between(' ~ ', /\s[~～∼]\s/),
  between(' : ', /\s:\s/),
  between('：', /：/),
  between(': ', /:\s/),
  rarely(withArrow(' => ', /\s={1,4}>\s/)),
  rarely(withArrow(' -> ', /\s(?:<?[-–]{1,6}>|<-{1,6})\s/)),
  rarely(between(' = ', /\s(?:={1,3}|[≈≙≡≔]|:=)\s/)),
  rarely(between(' - ', /\s(?:[-–—−‒]|-{2,6}|[–—]{2,4})\s/)),
  rarely(between(': ', /:[-=]?\s/)),
  between('=', /[=＝]/),
  between(':', /(?<=[\p{L}\p{M}]):(?=\p{L})/u),
  between('；', /[；؛]/),
  { name: '，', cut: cutAtEastern },
  { name: '–', cut: (line) => cellsOf(tightDash.exec(line)) },
  { name: '....', cut: (line) => cellsOf(dotted.exec(line)) },
  rarely({ name: '...', cut: (line) => cellsOf(fewDots.exec(line)) }),
  { name: ' / ', cut: cutAtSlashes },
  { name: '/', cut: (line) => cellsOf(tightSlash.exec(line.trim())) },
  { name: '[', cut: cutAtSpoken },
  { name: '(', cut: (line) => cellsOf(wordClass.exec(line)) },
  between('\u3000', /\u3000+/),
  between('  ', /\s{2,}/, true),
  { name: ' ', cut: (line) => cellsOf(picture.exec(line) ?? pictureBehind.exec(line)) },
  rarely({ name: ' ', cut: (line) => cellsOf(year.exec(line.trim())) }),
  { name: '()', cut: (line) => (isShort(line) ? cutAtBrackets(line) : undefined) },
  {
    name: '? ',
    cut: (line) => (isShort(line) && /[?？]/.test(line) ? withoutLabel(cellsOf(answered.exec(line))) : undefined),
  },
  { name: ' ≠ ', cut: (line) => (besideOpposites.test(line) ? undefined : opposites.cut(line)) },
  { name: ' · ', cut: (line) => (isAtDot(line) ? atDot.cut(line) : undefined) },
  { name: '**', cut: (line) => (isShort(line) ? cellsOf(boldTerm.exec(line)) : undefined) },
  rarely({ name: hurriedSign, cut: (line) => (isShort(line) ? cellsOf(hurried.exec(line)) : undefined) }),
  { name: bracketed, cut: (line) => (isShort(line) ? cellsOf(inBrackets.exec(line)) : undefined) },
];

const answerLabel =
  /^(?:\*\*)?(?:answer|ans|a|antwort|lösung|réponse|respuesta|risposta|resposta)\s*[:：](?:\*\*)?\s*/iu;

/** Removes a label before an answer, and brackets around all of it. */
function withoutLabel(cut: CutLine | undefined): CutLine | undefined {
  const bare = (cell: string) => cell.replace(/^\(([^()]+)\)$|^\[([^[\]]+)\]$/, '$1$2').replace(answerLabel, '');
  return cut && { cells: cut.cells.map(bare) };
}

/** Signs that stand between two sides and hardly ever within one. */
export const certainSigns = listSigns.slice(
  0,
  listSigns.findIndex(({ name }) => name === '；'),
);

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

function rarely(sign: ListSign): ListSign {
  return { ...sign, isRare: true };
}

/** Few lines have an arrow, and looking for its form takes longer. */
function withArrow(name: string, sign: RegExp): ListSign {
  const { cut } = between(name, sign);
  return { name, cut: (line) => (/[<>]/.test(line) ? cut(line) : undefined) };
}

const tightArrow = between('->', /(?<=[^\s<-])[-=]>(?=[^\s>_?-])/);

/** Cuts at the only arrow without spaces. Several are a chain or have a list on one line, and statements of programs have more signs before a semicolon. */
function cutAtTightArrow(line: string): CutLine | undefined {
  return line.split(/[-=]>/, 3).length > 2 || /[\s=(].*;\s*$/.test(line.trim()) ? undefined : tightArrow.cut(line);
}

function cutAtSpoken(line: string): CutLine | undefined {
  const [, front, spoken, back] = midSpoken.exec(line.trim()) ?? [];
  if (front === undefined || spoken === undefined || back === undefined || !isSpoken(spoken, front)) return undefined;
  return { cells: [front, back], spoken };
}

/** Chinese and Japanese letters. */
export const eastern = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

const ownComma = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Arabic}]/u;

/** Cuts at an East Asian or Arabic comma between two scripts. Elsewhere it is a comma within a sentence. */
function cutAtEastern(line: string): CutLine | undefined {
  const [front, back, more] = line.trim().split(/[，、،]/);
  if (!front || !back || more !== undefined || ownComma.test(front) === ownComma.test(back)) return undefined;
  return { cells: [front, back] };
}

function cutAtBrackets(line: string): CutLine | undefined {
  const sentence = filled.exec(line);
  return cellsOf(verdict.exec(line) ?? (gap.test(sentence?.[1] ?? '') ? sentence : null));
}

/** Cuts `cat / kæt / Katze`, `cat / Katze`, and columns of up to four. */
function cutAtSlashes(line: string): CutLine | undefined {
  const cells = line.split(slash).map((cell) => cell.trim());
  const [front = '', spoken = '', back] = cells;
  if (cells.length < 2 || cells.length > 4 || cells.some((cell) => cell === '' || cell.includes('/'))) return undefined;
  // Above the words, it may be named.
  return cells.length === 3 && back !== undefined && (isSpoken(spoken, front) || isExtraName(spoken))
    ? { cells: [front, back], spoken }
    : { cells };
}

/** Whether a text has what any pronunciation has: a letter of the phonetic alphabet, or Han characters before brackets. */
export const mayBeSpoken = (text: string): boolean =>
  phonetic.test(text) || (/[(（【]/.test(text) && /\p{Script=Han}/u.test(text));

/** Sets apart a pronunciation in slashes or brackets: after the term, before the meaning or after it. */
export function withoutSpoken(front: string, back: string): CutLine {
  if (!mayBeSpoken(front + back)) return { cells: [front, back] };
  const [, term, afterTerm = ''] = endsSpoken.exec(front.trim()) ?? [];
  if (term !== undefined && isSpoken(afterTerm, term)) return { cells: [term, back], spoken: afterTerm };
  const [, before = '', meaning] = startsSpoken.exec(back.trim()) ?? [];
  if (meaning !== undefined && isSpoken(before, front)) return { cells: [front, meaning], spoken: before };
  const [, bare, after = ''] = endsSpoken.exec(back.trim()) ?? [];
  return bare !== undefined && isSpoken(after, front)
    ? { cells: [front, bare], spoken: after }
    : { cells: [front, back] };
}

/** Chinese and Japanese readings: syllables with tones, or kana alone. */
export const reading =
  /^(?=.*[āáǎàēéěèīíǐìōóǒòūúǔùǖǘǚǜ])[\p{Script=Latin}\s'’]+$|^[\p{Script=Hiragana}\p{Script=Katakana}ー・\s]+$/iu;

/** Whether a text in slashes or brackets says how a term is pronounced. In round brackets, only the reading of Han characters does. */
function isSpoken(text: string, term: string): boolean {
  if (!/^[(（【]/.test(text)) return phonetic.test(text);
  return /^\P{L}*\p{Script=Han}/u.test(term) && reading.test(text.slice(1, -1));
}

function cellsOf(found: RegExpExecArray | null): CutLine | undefined {
  return found ? { cells: [found[1] ?? '', found[2] ?? found[3] ?? ''] } : undefined;
}
