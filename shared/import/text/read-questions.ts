import { reasons } from '../reasons.ts';
import { letterPairs } from './column-names.ts';
import { certainSigns, type ListSign } from './list-signs.ts';
import { bullet } from './pair-lines.ts';
import type { FileRow } from './read-rows.ts';
import { closing } from './set-apart.ts';

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

const keyHeading =
  /^(?:#{1,6}\s+)?(?:\*\*)?(?:answers?|answer key|key|solutions?|lösung|lösungen|antworten|réponses?|corrigé|respuestas|soluciones|risposte|soluzioni|respostas|soluções|antwoorden)\s*[:：]?(?:\*\*)?[:：]?(?:\s*(1[.)]\s*\S.*))?$/i;
const numbered = /^(?:\*\*)?(\d{1,3})[.)]\s*(.*)$/;

interface Item {
  readonly number: number;
  readonly lines: Line[];
}

/** Reads numbered questions with their numbered answers below a heading, such as `Answers:`. Lines below a question belong to it. */
export function readAnswerKey(lines: readonly Line[]): NamedRows | undefined {
  const at = lines.findIndex((line) => keyHeading.test(line.text));
  if (at < 2) return undefined;
  const [questions, asides] = collectItems(lines.slice(0, at));
  const below = lines.slice(at + 1);
  const beside = lines.slice(at, at + 1).flatMap((line) => {
    const said = keyHeading.exec(line.text)?.[1];
    return said === undefined ? [] : [{ ...line, text: said }];
  });
  const [answers, more] = collectItems(splitNumbers([...beside, ...below], questions.length));
  const isPaired =
    questions.length >= 2 &&
    questions.length === answers.length &&
    questions.every(({ number }, place) => number === place + 1 && answers[place]?.number === number);
  if (!isPaired || certainSigns.some((sign) => hasPairs(questions, sign) && hasPairs(answers, sign))) return undefined;
  const textOf = ({ lines: own = [] }: Partial<Item> = {}) => own.map((line) => line.text).join('\n');
  const rows = questions.map((item, place): FileRow => {
    const [start, end] = [item.lines[0]?.line ?? 1, item.lines.at(-1)?.line ?? 1];
    return { line: start, lastLine: end, cells: [textOf(item), textOf(answers[place])] };
  });
  const heading = beside.length > 0 ? [] : lines.slice(at, at + 1);
  return named([...rows, ...[...asides, ...heading, ...more].map(asideOf)]);
}

/** Whether most items have both sides themselves. Formulas and questions do not count. */
function hasPairs(items: readonly Item[], sign: ListSign): boolean {
  const pairs = items.filter(({ lines: [line] }) => {
    const cells = line && !/[?？؟]|_{2}/.test(line.text) ? sign.cut(line.text)?.cells : undefined;
    return cells?.every((cell) => /\p{L}{2}/u.test(cell)) === true;
  });
  return pairs.length > items.length / 2;
}

/** Collects each numbered line with the unnumbered ones of its block, and the lines that belong to none. */
function collectItems(lines: readonly Line[]): [items: Item[], others: Line[]] {
  const items: Item[] = [];
  const others: Line[] = [];
  for (const line of lines) {
    const [, number, said = ''] = numbered.exec(line.text) ?? [];
    const last = items.at(-1);
    if (number !== undefined) items.push({ number: Number(number), lines: [{ ...line, text: unbold(said) }] });
    else if (last && last.lines[0]?.block === line.block) last.lines.push(line);
    else others.push(line);
  }
  return [items, others];
}

/** Splits a single line `1. Paris 2. Rome` before each number that comes next, up to the last one. */
function splitNumbers(lines: readonly Line[], last: number): readonly Line[] {
  const [line] = lines;
  if (!line || lines.some(({ text }, at) => at > 0 && numbered.test(text))) return lines;
  const parts: string[] = [];
  let rest = line.text;
  // Where a space follows the numbers, `3.5` is none.
  const behind = /^\d+[.)]\s/.test(rest) ? String.raw`(?:\s+\S|[^\d\s])` : String.raw`\s*\S`;
  for (let next = Number(numbered.exec(rest)?.[1] ?? 0) + 1, at = 0; at !== -1; next += 1) {
    at = next > last ? -1 : rest.search(new RegExp(String.raw`[\s,;](?=${next}[.)]${behind})`));
    parts.push(rest.slice(0, at === -1 ? undefined : at).replace(/[\s,;]+$/, ''));
    rest = rest.slice(at + 1);
  }
  return [...parts.map((text) => ({ ...line, text })), ...lines.slice(1)];
}

const unbold = (text: string): string => text.replace(/^\*\*|\*\*$/g, '').trim();

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

/** Words that label the side that asks, each group with those that label the answer to it. */
const sidePairs = [
  ['q|question|f|frage|pregunta|domanda', 'a|answer|antwort|lösung|respuesta|réponse|risposta'],
  ['front|vorderseite|recto|anverso|fronte', 'back|rückseite|verso|reverso|retro'],
  ['term|begriff|单词|生词', 'definition|意思|释义'],
] as const;
export const sideWords = {
  asking: sidePairs.map(([asking]) => asking).join('|'),
  answering: sidePairs.map(([, answering]) => answering).join('|'),
} as const;
/** Labels of both sides on one line. Those of different groups are tried last, as the `A:` in `Front: Hepatitis A: … Back: …`. */
const bothSides = [...sidePairs, ...letterPairs, [sideWords.asking, sideWords.answering]].map(
  ([asking = '', answering = '']) =>
    new RegExp(
      String.raw`^(?:\*\*)?(?:${asking})\s*\d*(?:\*\*)?\s*[:：](?:\*\*)?\s*(\S.*?)\s*[|;,/–—-]?\s+(?:\*\*)?(?:${answering})(?:\*\*)?\s*[:：](?:\*\*)?\s*(\S.*)$`,
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

function named(rows: readonly FileRow[]): NamedRows {
  const ordered = rows.toSorted((one, other) => one.line - other.line);
  return { rows: ordered, columnNames: ['Question', 'Answer'], sides: [0, 1] };
}
