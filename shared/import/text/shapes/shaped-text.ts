import { reasons } from '../../reasons.ts';
import { readAnswerKey } from './answer-key.ts';
import { letterPairs, sideWords } from '../columns/column-names.ts';
import { joinLists } from './join-lists.ts';
import { linesOf, readAnswered, readSidedLines, readTicked } from './read-questions.ts';
import { readJson, type ShapedText } from './read-json.ts';
import type { FileRow } from '../read-rows.ts';
import { readRecords } from './read-records.ts';
import { isMarkedHeading, plainHeading, usedCells } from '../tidy-rows.ts';

/** Sample size for detecting the structure. */
const sampleLength = 65_536;

/** Reads JSON of a simple shape (throws an {@link ImportRefusal} for any other), a Markdown table, labelled lines, or questions with answers; undefined for other texts. */
export function readShapedText(text: string): ShapedText | undefined {
  const shaped = readShape(text);
  return shaped && { ...shaped, rows: tagBelow(shaped.rows) };
}

function readShape(text: string): ShapedText | undefined {
  const start = text.slice(0, sampleLength).split(/\r\n|\r|\n/);
  const hasTable = start.some((line) => (line.includes('|') && ruleRow.test(line)) || boxRule.test(line));
  const isNumbered = start.slice(0, firstLines).some((line) => numberedLetter.test(line));
  const hasTurns = isNumbered || start.some((line) => turn.test(line));
  const whole = readJson(text) ?? (hasTable ? readMarkdownTable(text) : undefined);
  if (whole) return whole;
  const lines = linesOf(text);
  const hasLabels = /[:：]|\p{RI}/u.test(text);
  return (
    (hasLabels ? (readSidedLines(lines) ?? withoutTurns(readRecords(lines))) : undefined) ??
    (hasTurns ? readDialog(text, isNumbered) : undefined) ??
    readAnswerKey(lines) ??
    (hasLabels ? readAnswered(lines) : undefined) ??
    (/[✓✔✅☑*(]/.test(text) ? readTicked(lines) : undefined)
  );
}

/** Makes marked headings between the cards of a text tags of the cards below them, if there are several and most have more than one card. */
function tagBelow(rows: readonly FileRow[]): readonly FileRow[] {
  const textOf = ({ cells }: FileRow) => cells[0]?.trim() ?? '';
  const isHead = (row: FileRow) =>
    usedCells(row) === 1 && row.tags === undefined && textOf(row).length <= 80 && isMarkedHeading(textOf(row), false);
  const isCard = (row: FileRow | undefined) => row?.aside === undefined && row !== undefined && usedCells(row) > 1;
  const heads = new Set(rows.filter((row, at) => isHead(row) && isCard(rows[at + 1])));
  if (heads.size < 2 || rows.filter(isCard).length < 2 * heads.size) return rows;
  let tag: string | undefined;
  return rows.map((row): FileRow => {
    if (isHead(row)) tag = heads.has(row) ? plainHeading(textOf(row)) : undefined;
    if (heads.has(row)) return { ...row, aside: reasons.tagHeading };
    return tag === undefined || row.tags !== undefined || !isCard(row) ? row : { ...row, tags: [tag] };
  });
}

/** Leaves records of nothing but questions and answers to {@link readDialog}, which knows more about them. */
function withoutTurns(shaped: ShapedText | undefined): ShapedText | undefined {
  return shaped?.columnNames.every((name) => turn.test(`${name}:`)) ? undefined : shaped;
}

/** A line of a table that a database prints: `+------+------+`. */
const boxRule = /^\s*\+(?:[-=]{2,}\+)+\s*$/;
const ruleRow = /^\s*\|?\s*:?-{2,}:?\s*(\|\s*:?-{2,}:?\s*)*\|?\s*$/;

/** Reads the tables of a Markdown text. The lines around them become rows, too, and are refused one by one. */
function readMarkdownTable(text: string): ShapedText | undefined {
  const lines = text.split(/\r\n|\r|\n/);
  // Of a printed table, only the rule below the header is one, and the others are frames.
  const isPrinted = lines.some((line) => boxRule.test(line));
  const isRule = (at: number) =>
    lines[at - 1]?.includes('|') === true &&
    (isPrinted ? isHeaderRule(lines, at) : lines[at]?.includes('|') === true && ruleRow.test(lines[at]));
  const rule = lines.findIndex((_, at) => isRule(at));
  if (rule < 1 && !isPrinted) return undefined;
  const columnNames = rule < 1 ? [] : cellsOf(lines[rule - 1] ?? '');
  const rows = lines.flatMap((line, index): FileRow[] => {
    const isFrame = isRule(index) || isRule(index + 1) || line.trim() === '' || boxRule.test(line);
    return isFrame ? [] : [{ line: index + 1, lastLine: index + 1, cells: cellsOf(line) }];
  });
  const header = rule < 1 ? [] : [{ line: rule, lastLine: rule, cells: columnNames.map(stripBold) }];
  const above = rows.filter(({ line }) => line < rule);
  const [first, ...below] = joinLists([...header, ...stripBoldColumns(rows.slice(above.length))]);
  // Titles of lists side by side name no columns.
  const isNamed = rule > 0 && first?.aside === undefined;
  const table = [...above, ...(isNamed || !first ? [] : [first]), ...below];
  return { rows: table, columnNames: isNamed ? (first?.cells ?? []) : [] };
}

const stripBold = (cell: string): string => cell.replace(/^(\*{1,2}|_{1,2})([^*_]+)\1$/, '$2');

/** Removes the marks of bold or italic text from columns that have them in every row: there they are style, and say nothing about a word. */
function stripBoldColumns(rows: readonly FileRow[]): FileRow[] {
  const isBold = (column: number) =>
    rows.every(({ cells }) => cells.length < 2 || !cells[column] || stripBold(cells[column]) !== cells[column]);
  const bold = new Set([...(rows[0]?.cells.keys() ?? [])].filter(isBold));
  return rows.map((row) => ({ ...row, cells: row.cells.map((cell, at) => (bold.has(at) ? stripBold(cell) : cell)) }));
}

/** Whether a frame of a printed table closes its header: the second frame, unless such a line follows each row. A header may also be closed by `=`. */
function isHeaderRule(lines: readonly string[], at: number): boolean {
  const isFrame = (place: number) => boxRule.test(lines[place] ?? '');
  const isTop = isFrame(at - 2) && !/^\s*\|/.test(lines[at - 3] ?? '');
  return isTop && isFrame(at) && (lines[at]?.includes('=') === true || !isFrame(at + 2));
}

function cellsOf(line: string): string[] {
  const inner = line
    .trim()
    .replace(/^\|/, '')
    .replace(/(?<!\\)\|$/, '');
  return inner.split(/(?<!\\)\|/).map((cell) =>
    cell
      .trim()
      .replaceAll(String.raw`\|`, '|')
      .replaceAll(/<br\s*\/?>/gi, '\n'),
  );
}

const turn = new RegExp(
  String.raw`^\s*(?:\*\*)?(?:(?:[-*]|\d{1,3}[.)])\s+)?(?:\*\*)?(${sideWords.asking}|${sideWords.answering})(?:\s*\d+)?(?:\*\*)?\s*[:.)](?:\*\*)?\s*`,
  'i',
);
const asking = new RegExp(`^(${sideWords.asking})$`, 'i');

/** Lines that show how sides are labelled. */
const firstLines = 50;
const numberedLetter = /^\P{L}{0,8}[\p{Lu}\p{Lo}]\s?\d{1,3}\W{0,4}[:：.)]/u;

/** Letters of other languages with the number of their card: `Q1 : …`, `R1 : …`. */
const numberedLetters = letterPairs.map(([one = '', other = '']) => ({
  turn: new RegExp(
    String.raw`^\s*(?:\*\*)?(?:[-*]\s+)?(?:\*\*)?(${one}|${other})\s?\d{1,3}(?:\*\*)?\s*[:：.)](?:\*\*)?\s*`,
  ),
  asking: new RegExp(`^${one}$`),
}));

/** @returns the labels of questions and answers that take turns in a text, each two with the same number, and which of them asks. Others may be terms: `C1`, `C2`, `S1`, `S2`. */
function findTurns(lines: readonly string[]): (typeof numberedLetters)[number] {
  const hasBoth = (one: (typeof numberedLetters)[number]) => {
    const labels = lines.flatMap((line) => {
      const [label = '', letter = ''] = one.turn.exec(line) ?? [];
      return letter === '' ? [] : { isAsking: one.asking.test(letter), number: /\d+/.exec(label)?.[0] };
    });
    const isTurn = ({ isAsking, number }: (typeof labels)[number], at: number) =>
      isAsking === (at % 2 === 0) && (isAsking || number === labels[at - 1]?.number);
    const hasQuestions = one.asking.test('Q') || lines.some((line) => /[?？؟]/.test(line));
    return hasQuestions && labels.length > 3 && labels.length % 2 === 0 && labels.every(isTurn);
  };
  return numberedLetters.find(hasBoth) ?? { turn, asking };
}

/** Reads alternating question and answer lines. A line without a label continues the previous one. */
function readDialog(text: string, isNumbered: boolean): ShapedText | undefined {
  const lines = text.split(/\r\n|\r|\n/);
  // The letters of `a)`, `b)`, `c)` number a list.
  if (lines.some((line) => /^\s*\(?[bcd][.)]\s/i.test(line))) return undefined;
  const { turn: start, asking: asks } = isNumbered ? findTurns(lines) : { turn, asking };
  const turns = lines.map((line) => start.exec(line)?.[1]);
  const asked = turns.filter((word) => word !== undefined && asks.test(word)).length;
  const answered = turns.filter((word) => word !== undefined && !asks.test(word)).length;
  if (asked < 1 || Math.abs(asked - answered) > Math.max(1, asked / 5) || answered < 1) return undefined;
  if (isWordList(lines, turns)) return undefined;
  const rows: { line: number; lastLine: number; cells: [string, string] }[] = [];
  const asides: FileRow[] = [];
  let isAnswered = false;
  for (const [index, line] of lines.entries()) {
    const word = turns[index];
    const said = closeBold(line.replace(start, '').trim());
    const row = rows.at(-1);
    if (word !== undefined) isAnswered = !asks.test(word);
    if (word === undefined && isBetween(line, lines[index - 1]))
      asides.push({ line: index + 1, lastLine: index + 1, cells: [said], aside: reasons.heading });
    else if (word !== undefined && asks.test(word))
      rows.push({ line: index + 1, lastLine: index + 1, cells: [said, ''] });
    else if (!row && line.trim() !== '') rows.push({ line: index + 1, lastLine: index + 1, cells: ['', said] });
    else if (row && line.trim() !== '') {
      const side = isAnswered ? 1 : 0;
      row.cells[side] = [row.cells[side], said].filter((part) => part !== '').join('\n');
      row.lastLine = index + 1;
    }
  }
  const all = [...rows, ...asides, ...cutOutro(rows, lines, turns)].toSorted((one, other) => one.line - other.line);
  return { rows: all, columnNames: ['Question', 'Answer'], sides: [0, 1] };
}

/** Cuts what stands in a block of its own behind the last answer, if no other answer goes on behind a blank line. */
function cutOutro(
  rows: readonly { line: number; lastLine: number; cells: [string, string] }[],
  lines: readonly string[],
  turns: readonly (string | undefined)[],
): FileRow[] {
  const isLate = (line: string, at: number) =>
    turns[at] === undefined && line.trim() !== '' && lines[at - 1]?.trim() === '' && !isBetween(line, lines[at - 1]);
  const [start, ...more] = lines.flatMap((line, at) => (isLate(line, at) ? [at] : []));
  const last = rows.at(-1);
  if (
    start === undefined ||
    !last ||
    more.length > 0 ||
    rows.length < 2 ||
    start < turns.findLastIndex((word) => word !== undefined)
  )
    return [];
  const outro = lines.slice(start).filter((line) => line.trim() !== '');
  if (outro.length > 3 || !last.cells[1].endsWith(outro.map((line) => closeBold(line.trim())).join('\n'))) return [];
  last.cells[1] = last.cells[1].split('\n').slice(0, -outro.length).join('\n');
  last.lastLine = start;
  return last.cells[1] === '' ? [] : [{ line: start + 1, lastLine: lines.length, cells: outro, aside: reasons.outro }];
}

/** Whether labels are words of a vocabulary list: most other lines have two sides, too, and no label comes twice, or labels are rare. */
function isWordList(lines: readonly string[], turns: readonly (string | undefined)[]): boolean {
  const others = lines.filter((line, at) => turns[at] === undefined && line.trim() !== '');
  const labels = turns.flatMap((word) => word?.toLowerCase() ?? []);
  const isRare = labels.length < others.length / 3 || new Set(labels).size === labels.length;
  const sided = others.filter((line) => /\S\s*(?:[:：=;\t]|\s[-–—→]\s)\s*\S/.test(line));
  return isRare && others.length > 0 && sided.length >= others.length / 2;
}

/** Removes the end of bold marks that started before the label. */
function closeBold(said: string): string {
  return said.split('**').length === 2 ? said.replace(/\*\*$/, '').trim() : said;
}

/** The number of a card in bold. */
const cardLabel =
  /^\s*\*\*(?:(?:flash|kartei|lern)?(?:card|karte)|carte|fiche|tarjeta|scheda|carta|cartão|kart|بطاقة|卡片) ?\d{1,3}:?\*\*:?\s*$/i;

/** Whether a line stands between two cards: a rule, a Markdown heading, or `**Card 2**` in a paragraph of its own. */
function isBetween(line: string, above = ''): boolean {
  const isMarked = /^\s*(?:-{3,}|#)/;
  if (above.trim() !== '' && !isMarked.test(line) && !isMarked.test(above) && !cardLabel.test(line)) return false;
  return /^\s*(-{3,}|\*{3,}|_{3,}|#{1,6}\s.*|(\*\*|__)[^*_]+\2:?|(flash)?card \d+:?|karte \d+:?)\s*$/i.test(line);
}
