import { findExamples, findLabelled, isExample } from './examples.ts';
import { bestSign, isEmphasized, withoutBullet } from '../lines/pair-lines.ts';
import { cutBlocks, findHalves, type ListLine as Line } from './cut-blocks.ts';
import { longestPair } from '../lines/drop-stamps.ts';
import { joinLists, partPairs } from './join-lists.ts';
import { type FileRow, isRule } from '../read-rows.ts';
import { hurriedSign } from '../lines/list-signs.ts';
import { isSentence } from '../judgement/running-text.ts';
import { reasons } from '../../reasons.ts';
import { closing } from '../lines/set-apart.ts';
import {
  countWords,
  endsSentence,
  isMarkedHeading,
  isNested,
  isSmall,
  isUnitName,
  plainHeading,
} from '../tidy-rows.ts';

/** The rows of a list of pairs, with the lines between them. */
export interface ListTable {
  readonly rows: readonly FileRow[];
  readonly delimiter: string;
  /** The column of pronunciations, if any. */
  readonly extraColumns?: readonly number[];
  /** Whether the list has more than pairs, one on each line. */
  readonly isMixed: boolean;
  /** Whether several pairs stand on each line. */
  readonly isParted: boolean;
  /** Whether sentences stand between the pairs, as in a letter. */
  readonly isUnsure?: boolean;
}

type Kind = 'card' | 'rule' | 'heading' | 'more' | 'intro' | 'outro' | 'lone';

/**
 * Reads a list of pairs block by block: headings, introductions and remarks are set apart, units become tags, and wrapped lines join the line above.
 * @returns undefined if the text is no such list
 */
export function readList(body: string, firstLine: number): ListTable | undefined {
  const whole = linesOf(body, firstLine);
  const parts = partPairs(whole.map(({ text }) => text));
  const bare =
    parts?.[0]?.flatMap((_, list) =>
      whole.flatMap((line, at) => {
        const text = parts[at]?.[list];
        return text === undefined ? [] : [{ ...line, text }];
      }),
    ) ?? whole;
  if (bare.length === 0 || bare.some(({ text }) => text.length > 2 * longestPair)) return undefined;
  const unmarked = bare.filter(({ text }) => !isMarkedHeading(text, false));
  const sign = bestSign((unmarked.length > 0 ? unmarked : bare).map(({ text }) => text));
  if (!sign) return undefined;
  const lines = cutBlocks(bare, sign);
  const kinds = judge(lines);
  const count = (...wanted: readonly Kind[]) => kinds.filter((kind) => wanted.includes(kind)).length;
  const [cards, around] = [count('card'), count('intro', 'outro')];
  // What is still to be translated is half a card, and what a page has below a list is listed.
  const isHalf = ({ text }: Line, at: number) =>
    kinds[at] === 'lone' && sign.cut(`${withoutBullet(text)} x`) !== undefined;
  const last = kinds.lastIndexOf('card');
  const below = cards > 4 ? Math.min(3, kinds.filter((kind, at) => kind === 'lone' && at > last).length) : 0;
  const lone = count('lone') - Math.max(below, lines.filter(isHalf).length);
  // A few pairs among other lines may be sentences of a letter. Two different signs between short sides are none.
  const areSigned = sign.name === hurriedSign && cards > 1 && !lines.some(({ text }) => countWords(text) > 5);
  const isLetter = cards < 3 && !areSigned && lone + around + (cards < 2 ? count('heading') : 0) > 1;
  // With several signs in one list, each line more that has none makes a person look.
  const mostLone = sign.name === hurriedSign ? cards : Math.max(Number(cards > 1), cards / 4);
  const isList = cards > 0 && lone <= mostLone && around / 2 <= cards;
  if (!isList || isLetter) return undefined;
  const isSpoken = lines.some(({ cut }) => cut?.spoken !== undefined);
  const isParted = parts !== undefined;
  const isMixed = cards < lines.length || isSpoken || isParted || lines.some(({ text }) => isEmphasized(text));
  const rows = joinLists(toRows(lines, kinds));
  const sentences = lines.filter(
    ({ text }, at) => kinds[at] === 'lone' && isSentence(text) && countWords(text) > 5,
  ).length;
  const isUnsure = sentences >= cards / 4 || (sign.name === hurriedSign && lone > 0);
  return { rows, delimiter: sign.name, isMixed, isParted, isUnsure, ...(isSpoken && { extraColumns: [2] }) };
}

function linesOf(body: string, firstLine: number): Line[] {
  let block = 0;
  return body.split(/\r\n|\r|\n/).flatMap((raw, index) => {
    const text = raw.trim();
    if (text === '') block += 1;
    return text === ''
      ? []
      : [{ line: firstLine + index, text, isIndented: /^(\t|\s{2,})/.test(raw), block, cut: undefined }];
  });
}

interface Judged {
  readonly lines: readonly Line[];
  readonly kinds: readonly Kind[];
  readonly labelled: ReadonlySet<string>;
  readonly halves: ReadonlySet<Line>;
  readonly isCard: (line: Line) => boolean;
  readonly areCapital: boolean;
  /** Length of the longest line. */
  readonly width: number;
}

/** Says what each line is. */
function judge(lines: readonly Line[]): Kind[] {
  const units = lines.filter(({ text }) => isUnitName(text)).length;
  const hasUnits = units <= lines.filter(({ cut }) => cut).length / 3;
  const examples = findExamples(lines.map(({ text }) => text));
  const isMore = ({ text }: Line) => (hasUnits && isUnitName(text)) || examples.has(text);
  const cards = new Set(lines.filter((line) => line.cut !== undefined && !isMore(line)));
  const isCard = (line: Line) => cards.has(line);
  const first = lines.findIndex(isCard);
  const last = lines.findLastIndex(isCard);
  const kinds: Kind[] = [];
  // Above the first card, a label is that of a speaker.
  const labelled = findLabelled(lines.slice(Math.max(0, first)).map(({ text }) => text));
  const areCapital = !lines.some((line) => isCard(line) && isSmall(withoutBullet(line.text)));
  const width = lines.reduce((most, { text }) => Math.max(most, text.length), 0);
  const judged = { lines, kinds, labelled, halves: findHalves(lines, isCard), isCard, areCapital, width };
  for (const [at, line] of lines.entries()) {
    if (isRule({ line: 0, lastLine: 0, cells: [line.text] })) kinds.push('rule');
    else if (isCard(line)) kinds.push('card');
    else if (isMarkedHeading(line.text, hasUnits)) kinds.push('heading');
    else if (at < first) kinds.push(isTitle(lines, at, first) ? 'heading' : 'intro');
    else if (joinsAbove(judged, at)) kinds.push('more');
    else if (at > last) kinds.push(isEnd(lines, at, kinds) ? 'outro' : 'lone');
    else kinds.push(isUnit(judged, at) ? 'heading' : 'lone');
  }
  return kinds;
}

/** Whether a line before the first card is a title, not a sentence. */
function isTitle(lines: readonly Line[], at: number, first: number): boolean {
  const text = lines[at]?.text ?? '';
  return at === first - 1 && text.length <= 60 && text.split(/\s+/).length <= 6 && !/[.,;!?…。]$/.test(text);
}

const isSentencePart = (text: string, above: string): boolean =>
  /\S\s+\S/.test(text) && above.length >= 20 && !/[.!?…:。]$/.test(above);

/** Whether a line goes on with the definition of the card above. */
function joinsAbove({ lines, kinds, labelled, halves, areCapital, width }: Judged, at: number): boolean {
  const [line, above] = [lines[at], lines[at - 1]];
  const isBelow = kinds[at - 1] === 'card' || kinds[at - 1] === 'more';
  if (!line || !above || !isBelow || line.block !== above.block || closing.test(line.text)) return false;
  if (isExample(line.text) || labelled.has(line.text) || isNested(line.text, lines[kinds.indexOf('card')]?.text))
    return true;
  const isOpen = /[,;(/–-]$/.test(above.text) || /^(and|or|und|oder|et|ou|y|con|mit|with)\s/.test(line.text);
  // Several small words go on with a sentence, where all fronts have a capital.
  const isWrapped = areCapital && !halves.has(line) && isSmall(line.text) && isSentencePart(line.text, above.text);
  // A page is filled up to its edge before a line goes on.
  const isFull =
    areCapital &&
    isSmall(line.text) &&
    width >= 40 &&
    above.text.length >= width * 0.75 &&
    !/[.!?…:。]$/.test(above.text);
  return (
    isOpen ||
    isWrapped ||
    isFull ||
    (line.isIndented && !above.isIndented) ||
    (line.isIndented && kinds[at - 1] === 'more')
  );
}

/** Whether a line after the last card is a sentence to the reader. */
function isEnd(lines: readonly Line[], at: number, kinds: readonly Kind[]): boolean {
  const [line, above] = [lines[at], lines[at - 1]];
  if (!line || !above) return false;
  return (
    closing.test(line.text) || kinds[at - 1] === 'outro' || (line.block > above.block && /[.!?…:。]$/.test(line.text))
  );
}

/** Whether a line between cards names a unit: at the start of a block, with a colon, or like the first line above the cards. */
function isUnit({ lines, kinds, halves, isCard }: Judged, at: number): boolean {
  const [line, above, below, second] = [lines[at], lines[at - 1], lines[at + 1], lines[at + 2]];
  if (!line || !below || !isCard(below) || line.text.length > 60 || endsSentence.test(line.text)) return false;
  if (kinds[at - 1] === 'rule' || /[:：]$/.test(line.text)) return true;
  if (halves.has(line) && !isSmall(lines[kinds.indexOf('heading')]?.text ?? '')) return false;
  if (line.block !== above?.block) return true;
  const isLikeFirst = kinds.includes('heading') && !/^\p{Ll}/u.test(line.text);
  return isLikeFirst && second !== undefined && isCard(second);
}

function toRows(lines: readonly Line[], kinds: readonly Kind[]): FileRow[] {
  const heads = kinds.flatMap((kind, at) => (kind === 'heading' && kinds[at + 1] === 'card' ? [at] : []));
  // A single heading above all cards is the title of the list. It says nothing about some of them.
  const isHead = new Set(heads);
  const isTagged = heads.length > 1 || (heads[0] ?? 0) > kinds.indexOf('card');
  const rows: { -readonly [Key in keyof FileRow]: FileRow[Key] }[] = [];
  const spoken = new Set<FileRow>();
  let tag: string | undefined;
  for (const [at, { line, text, cut }] of lines.entries()) {
    const kind = kinds[at] ?? 'lone';
    const above = rows.at(-1);
    if (kind === 'heading') tag = isTagged && isHead.has(at) ? plainHeading(text) : undefined;
    if (kind === 'more' && above) {
      above.lastLine = line;
      // The pronunciation stays last.
      const last = spoken.has(above) ? above.cells.length - 2 : above.cells.length - 1;
      above.cells = above.cells.with(last, `${above.cells[last] ?? ''}\n${text}`);
    } else if (kind === 'card' && cut) {
      const cells = cut.spoken === undefined ? cut.cells : [...cut.cells, cut.spoken];
      const row = { line, lastLine: line, cells, ...(tag !== undefined && { tags: [tag] }) };
      if (cut.spoken !== undefined) spoken.add(row);
      rows.push(row);
    } else rows.push({ line, lastLine: line, cells: [text], ...(kind !== 'rule' && { aside: reasonFor(kind, tag) }) });
  }
  return rows;
}

function reasonFor(kind: Kind, tag: string | undefined): string {
  if (kind === 'intro' || kind === 'outro') return reasons[kind];
  if (kind !== 'heading') return reasons.oneSide;
  return tag === undefined ? reasons.heading : reasons.tagHeading;
}
