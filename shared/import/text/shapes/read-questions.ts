import { reasons } from '../../reasons.ts';
import { letterPairs, sidePairs, sideWords } from '../columns/column-names.ts';
import { bullet } from '../lines/pair-lines.ts';
import type { FileRow } from '../read-rows.ts';
import { closing } from '../lines/set-apart.ts';

/** Rows whose columns the text itself names. */
export interface NamedRows {
  readonly rows: readonly FileRow[];
  readonly columnNames: readonly string[];
  readonly sides?: readonly [number, number];
}

export interface Line {
  readonly line: number;
  readonly text: string;
  readonly block: number;
}

/** Longer lines, and larger texts, are files of programs. */
const longest = { line: 5_000, text: 1_000_000 };

/** @returns lines with text, each with the number of its block; none of a file that a program wrote */
export function linesOf(whole: string): Line[] {
  if (whole.length > longest.text) return [];
  const all = whole.split(/\r\n|\r|\n/);
  if (all.some(({ length }) => length > longest.line)) return [];
  let block = 0;
  return all.flatMap((raw, at) => {
    const text = raw.trim();
    if (text === '') block += 1;
    return text === '' ? [] : { line: at + 1, text, block };
  });
}

export const asideOf = ({ line, text }: Line): FileRow => ({
  line,
  lastLine: line,
  cells: [text],
  aside: reasons.around,
});

/** Whether an unlabelled line goes on with the one above. Right above the next card, a line with a capital may be its heading. */
export function goesOn({ text }: Line, isAbove: boolean): boolean {
  return !/^(?:#|\*\*|[^\p{L}\p{N}]+$)/u.test(text) && !closing.test(text) && (!isAbove || /^\p{Ll}/u.test(text));
}

export const numbered = /^(?:\*\*)?(\d{1,3})[.)]\s*(.*)$/;

export const unbold = (text: string): string => text.replace(/^\*\*|\*\*$/g, '').trim();

const answerLabel =
  /^(?:[-*•]\s+|[✅✔]\uFE0F?\s*)?(?:\*\*)?(?:correct |right |richtige )?(?:answer|ans|antwort|lösung|solution|réponse|respuesta|risposta|resposta|(?:正确)?答案|الإجابة|الجواب)(?: correct[ae]?| corretta| exacte| الصحيحة)?(?:\*\*)?\s*[:：](?:\*\*)?\s*(\S.*?)(?:\*\*)?$/i;
const option = /^\(?[a-hأبجد][.)]\s+\S/i;
const questionLabel = /^(?:\*\*)?(?:question|frage|pregunta|domanda|pergunta|q)\s*\d{0,3}\s*[:：.)]\s*(?:\*\*)?\s*/i;
/** Lines of a question with its options. */
const mostLines = 12;

const endsAsking = ({ text }: Line): boolean => option.test(text) || answerLabel.test(text);
const startsItem = (line: Line): boolean =>
  /^\p{Lu}[\p{L} -]{0,24}[:：]\s/u.test(line.text) ||
  endsAsking(line) ||
  numbered.test(line.text) ||
  questionLabel.test(line.text) ||
  /[?？؟]/.test(line.text);

/** Reads questions that each end with a labelled answer: multiple choice with its options, or a question with `?`. */
export function readAnswered(lines: readonly Line[]): NamedRows | undefined {
  if (!lines.some(({ text }) => answerLabel.test(text))) return undefined;
  const rows: { line: number; lastLine: number; cells: [string, string]; readonly block: number }[] = [];
  const asides: Line[] = [];
  let open: Line[] = [];
  for (const [at, line] of lines.entries()) {
    const answer = answerLabel.exec(line.text)?.[1];
    const above = open.length === 0 && !startsItem(line) ? rows.at(-1) : undefined;
    const below = lines.slice(at + 1, at + mostLines).filter(({ block }) => block === line.block);
    if (
      answer === undefined &&
      above?.block === line.block &&
      goesOn(line, below.some(startsItem)) &&
      !(below[0] && endsAsking(below[0]))
    ) {
      above.cells[1] += `\n${line.text}`;
      above.lastLine = line.line;
      continue;
    }
    if (answer === undefined) {
      open.push(line);
      continue;
    }
    // Options may stand in a block of their own, but what stands before the question's block introduces it.
    const asked = open.findLast((one) => !option.test(one.text));
    asides.push(...open.filter(({ block }) => block < (asked?.block ?? 0)));
    const own = open.filter(({ block }) => block >= (asked?.block ?? 0));
    const [first, ...more] = own;
    const isQuestion = own.length > 2 ? more.some((one) => option.test(one.text)) : /[?？؟]/.test(first?.text ?? '');
    if (!first || own.length > mostLines || !isQuestion) return undefined;
    const start = unbold(first.text.replace(bullet, '').replace(questionLabel, ''));
    const asking = [start, ...more.map((one) => one.text)].join('\n');
    rows.push({ line: first.line, lastLine: line.line, cells: [asking, answer], block: line.block });
    open = [];
  }
  return rows.length < 2 ? undefined : named([...rows, ...[...asides, ...open].map(asideOf)]);
}

const tick =
  /^\s*(?:[✓✔✅☑]\uFE0F?|\*{1,2})\s*|(?<!\s)\s*(?:[✓✔✅☑]\uFE0F?|\*{1,2}|\((?:correct|right|richtig|correcte|correcta|corretta)\))\s*$/giu;

/** An option behind its mark. Few texts have one, and removing the marks of all lines takes long. */
const markedOption = /^(?:[\s✓✔✅☑*]\uFE0F?)*\(?[a-h][.)]\s/i;

/** Reads multiple choice in which marks, such as ticks, say which options are right. */
export function readTicked(lines: readonly Line[]): NamedRows | undefined {
  if (!lines.some(({ text }) => markedOption.test(text))) return undefined;
  const asides: Line[] = [];
  const items: { readonly asked: Line; readonly options: Line[] }[] = [];
  for (const line of lines) {
    const last = items.at(-1);
    if (!option.test(line.text.replaceAll(tick, ''))) items.push({ asked: line, options: [] });
    else if (last) last.options.push(line);
    else asides.push(line);
  }
  const rows = items.flatMap(({ asked, options }): FileRow[] => {
    const said = options.map((line) => line.text.replaceAll(tick, ''));
    const right = said.filter((one, at) => one !== options[at]?.text);
    const isRead = right.length > 0 && right.length < options.length;
    if (!isRead) asides.push(asked, ...options);
    const start = unbold(asked.text.replace(bullet, '').replace(questionLabel, ''));
    const cells = [[start, ...said].join('\n'), right.join('\n')];
    return isRead ? [{ line: asked.line, lastLine: options.at(-1)?.line ?? asked.line, cells }] : [];
  });
  return rows.length < 2 || items.length > 2 * rows.length ? undefined : named([...rows, ...asides.map(asideOf)]);
}

/** Labels of both sides on one line. Those of different groups are tried last, as the `A:` in `Front: Hepatitis A: … Back: …`. */
const bothSides = [...sidePairs, ...letterPairs, [sideWords.asking, sideWords.answering]].map(
  ([asking = '', answering = '']) =>
    new RegExp(
      String.raw`^(?:\*\*)?(?:${asking})(?:\s*\d+)?(?:\*\*)?\s*[:：](?:\*\*)?\s*(\S.*?)\s*[|;,/–—-]?\s+(?:\*\*)?(?:${answering})(?:\*\*)?\s*[:：](?:\*\*)?\s*(\S.*)$`,
      'i',
    ),
);

/** Reads lines that hold both sides with their labels, such as `Q: … A: …`. */
export function readSidedLines(all: readonly Line[]): NamedRows | undefined {
  const hasLabels = ({ text }: Line) => /[:：].*[:：]/.test(text);
  if (all.filter(hasLabels).length < Math.max(2, all.length / 2)) return undefined;
  const lines = all.map((line) => {
    const bare = line.text.replace(bullet, '').replaceAll(/\s+/g, ' ');
    const signs = bothSides.find((one) => one.test(bare));
    return { ...line, sides: signs?.exec(bare) };
  });
  const rows = lines.map(({ sides, ...line }): FileRow => {
    const cells = [sides?.[1] ?? '', sides?.[2] ?? ''];
    return sides ? { line: line.line, lastLine: line.line, cells } : asideOf(line);
  });
  const count = lines.filter(({ sides }) => sides).length;
  return count > 1 && count >= lines.length / 2 ? named(rows) : undefined;
}

export function named(rows: readonly FileRow[]): NamedRows {
  const ordered = rows.toSorted((one, other) => one.line - other.line);
  return { rows: ordered, columnNames: ['Question', 'Answer'], sides: [0, 1] };
}
