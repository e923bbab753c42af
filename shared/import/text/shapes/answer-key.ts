import { certainSigns, type ListSign } from '../lines/list-signs.ts';
import { asideOf, type Line, named, numbered, type NamedRows, unbold } from './read-questions.ts';
import type { FileRow } from '../read-rows.ts';

const keyHeading =
  /^(?:#{1,6}\s+)?(?:\*\*)?(?:answers?|answer key|key|solutions?|lösung|lösungen|antworten|réponses?|corrigé|respuestas|soluciones|risposte|soluzioni|respostas|soluções|antwoorden)\s*[:：]?(?:\*\*)?[:：]?(?:\s*(1[.)]\s*\S.*))?$/i;

interface Item {
  readonly number: number;
  readonly lines: Line[];
}

/** Lines at the end of a text in which a key of letters may be. */
const keyLines = 12;
const shortKey = /^\(?\d{1,3}\s*[-–—.):=]?\s*\(?[a-h]\b\)?(?:[\s,;|/.]+\(?\d{1,3}\s*[-–—.):=]?\s*\(?[a-h]\b\)?)+\.?$/i;

/** Makes a key of letters on one line, as `Answer key: 1-B, 2-A`, lines of their own below their heading. */
function spreadKey(line: Line): readonly Line[] {
  const [, heading = '', letters = ''] = /^([^:：]{0,40}[:：])?\s*(.*)$/.exec(line.text) ?? [];
  if (line.text.length > 1_000 || (heading !== '' && !keyHeading.test(heading)) || !shortKey.test(letters))
    return [line];
  const answers = Array.from(letters.matchAll(/(\d{1,3})\W*([a-h])\b/gi), ([, number, letter]) => ({
    ...line,
    text: `${number}. ${letter}`,
  }));
  return heading === '' ? answers : [{ ...line, text: heading }, ...answers];
}

/** Reads numbered questions with their numbered answers below a heading, such as `Answers:`. Lines below a question belong to it. */
export function readAnswerKey(all: readonly Line[]): NamedRows | undefined {
  const lines = [...all.slice(0, -keyLines), ...all.slice(-keyLines).flatMap(spreadKey)];
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
