import { findLabelled, isExample } from './examples.ts';
import { type CutLine, certainSigns, type ListSign } from '../lines/list-signs.ts';
import { bullet, isBoldPair, isEmphasized, stripBold, withoutBullet } from '../lines/pair-lines.ts';
import type { Line } from './read-questions.ts';
import { countWords, isRemark, isSmall, isUnitName, startsWithArticle } from '../tidy-rows.ts';

/** A line of a list with its two sides; undefined if it has none. */
export interface ListLine extends Line {
  readonly isIndented: boolean;
  readonly cut: CutLine | undefined;
}

/** A dash with a space on one side only, as some lines of a list have it. Before *and*, it stands for the end of a word. */
const leaning =
  /^([^-–—=:]*[\p{L}\p{M})!?])(?:\s[-–—](?=\p{L})|[-–—]\s(?!(?:und|oder|and|or|et|y|e)\s))(\S[^-–—=:]*)$/u;
const leaningSign: ListSign = {
  name: ' - ',
  cut: (line) => {
    const [, front, back] = leaning.exec(line) ?? [];
    return front === undefined || back === undefined ? undefined : { cells: [front, back] };
  },
};

/** Cuts all lines at the list's sign; a block that never has it is cut at a sign of its own. */
export function cutBlocks(lines: readonly ListLine[], sign: ListSign): ListLine[] {
  const blocks = Map.groupBy(lines, ({ block }) => block);
  // A line that is marked as a whole, unlike the pairs, is a heading or a remark.
  const pairs = lines.filter(({ text }) => !isEmphasized(text) && sign.cut(withoutBullet(text)));
  const ownPairs = pairs.filter(({ text }) => !isUnitName(text) && !isExample(text));
  const isBulleted = ownPairs.filter(({ text }) => bullet.test(text)).length >= ownPairs.length * 0.8;
  // A list that starts with a single bold line has bold titles.
  const startsBold = isBoldPair(lines[0]?.text) && !isBoldPair(lines[1]?.text);
  const isHead = (line: ListLine) => startsBold && isBoldPair(line.text);
  const labelled = findLabelled(lines.map(({ text }) => text));
  const countFront = ({ text }: ListLine) => countWords(sign.cut(withoutBullet(text))?.cells[0] ?? '');
  const mostWords = pairs.reduce((most, line) => Math.max(most, countFront(line)), 0);
  return [...blocks.values()].flatMap((block) => {
    const has = (one: ListSign) => block.filter(({ text }) => one.cut(withoutBullet(text))).length;
    const own = has(sign) > 0 ? undefined : certainSigns.find((one) => has(one) >= Math.max(2, block.length - 1));
    const used = own ?? sign;
    const bareOf = ({ text }: ListLine) => (isBulleted ? withoutBullet(text) : text);
    const isPair = (line: ListLine, at: number) =>
      !isEmphasized(line.text) || (isBoldPair(line.text) && !isHead(line) && (at > 0 || isBoldPair(block[1]?.text)));
    const cuts = block.map((line, at) => (isPair(line, at) ? cutLine(line.text, bareOf(line), used) : undefined));
    // Between two cards, a line with another sign is a card, too, unless it is indented below the first one.
    const isBetween = (at: number) =>
      !cuts[at] && cuts[at - 1] && cuts[at + 1] && (!block[at]?.isIndented || block[at - 1]?.isIndented);
    const cutElse = (line: ListLine) => {
      const others = [...certainSigns.slice(1), ...(sign.name === leaningSign.name ? [leaningSign] : [])];
      const cut = others
        .map((one) => cutLine(line.text, bareOf(line), one))
        .find((one) => one?.cells.every((cell) => cell.length <= 40));
      return isHead(line) || labelled.has(line.text) || isExample(line.text) || isRemark(cut?.cells[0] ?? '', mostWords)
        ? undefined
        : cut;
    };
    return block.map((line, at) => ({ ...line, cut: cuts[at] ?? (isBetween(at) ? cutElse(line) : undefined) }));
  });
}

function cutLine(text: string, bare: string, sign: ListSign): CutLine | undefined {
  if (/^#{1,6}\s/.test(text)) return undefined;
  const cut = sign.cut(isEmphasized(bare) ? stripBold(bare) : bare);
  return cut && { ...cut, cells: cut.cells.map((cell) => stripBold(cell)) };
}

/** Finds lines that may have lost their other side: they start like most fronts or with an article, and head no block of two cards. */
export function findHalves<One extends Line>(lines: readonly One[], isCard: (line: One) => boolean): ReadonlySet<One> {
  const fronts = lines.filter(isCard).map(({ text }) => text);
  const isUsual = fronts.filter(isSmall).length > fronts.length * 0.8;
  const startsPair = ({ block }: One, at: number) =>
    lines.slice(at + 1, at + 3).filter((line) => isCard(line) && line.block === block).length === 2;
  return new Set(
    lines.filter(
      (line, at) => isSmall(line.text) && (isUsual || startsWithArticle(line.text, false)) && !startsPair(line, at),
    ),
  );
}
