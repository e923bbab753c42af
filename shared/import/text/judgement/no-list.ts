import { guessLanguage } from '../../cards/side-languages.ts';
import { certainSigns } from '../lines/list-signs.ts';
import { isScene, isSung, isTold, sentenceEnd } from './running-text.ts';
import { countWords, isSmall } from '../tidy-rows.ts';

/** Longer texts and lines are files of programs, whose delimiter decides. What a text is shows in its first lines. */
const longest = { text: 1_000_000, line: 2_000 };
const sampleLines = 1_000;

/** A task whose answer is still to be written: `12 - 4 = ?`, `dog = ____`. */
const unsolved = /(?:=\s*(?:\?|…|\.{3}|□)?|[=:–—-]\s*_{2,}|[=:–—-]\s*\.{4,})$/;

/** Whether a text has signs that lists have, but is none: source code, a log, a scene, sentences with dashes or commas, or tasks without answers. */
export function isNoList(body: string): boolean {
  if (body.length > longest.text) return false;
  const lines = body.split(/\r\n|\r|\n/, sampleLines).flatMap((line) => line.trimEnd() || []);
  if (lines.some(({ length }) => length > longest.line)) return false;
  const said = lines.map((line) => line.trim());
  const areTasks = said.filter((line) => unsolved.test(line)).length > lines.length * 0.8;
  return (
    isCode(lines) ||
    isLog(said) ||
    areTasks ||
    isScene(said) ||
    isTold(said) ||
    isSung(said) ||
    isRunOn(said) ||
    isProse(said)
  );
}

/** What stands between two sides, and in stories and poems is rare. */
const betweenSides = /,[^\s\d]|[=;:|→/≠(\t]|\s[-–—]\s|\S {2,}\S/;

/**
 * Whether sentences with commas run over the ends of lines, and the last one ends: in verse, a line ends with a comma, the next goes on with a small letter, and
 * others have no comma within; in prose, a long line goes on in the next one, and some line holds the end of a sentence.
 */
function isRunOn(lines: readonly string[]): boolean {
  const goesOnSmall = (at: number) => isSmall(lines[at + 1] ?? '');
  const isWhole = (line: string) => !line.slice(0, -1).includes(',');
  const isVersed = () =>
    lines.some((line, at) => line.endsWith(',') && goesOnSmall(at)) && lines.filter(isWhole).length >= lines.length / 3;
  const isWrapped = () =>
    lines.some((line, at) => line.length >= shortestWrapped && !sentenceEnd.test(line) && goesOnSmall(at)) &&
    lines.some((line) => nextSentence.test(line));
  // A table of two columns has a comma in each line.
  const commas = lines.map((line) => line.split(/,\s/).length - 1);
  const isTable = commas.every((count) => count > 0 && count === commas[0]);
  return (
    sentenceEnd.test(lines.at(-1) ?? '') &&
    !isTable &&
    !lines.some((line) => betweenSides.test(line)) &&
    // Words stand in short lines above or between what they mean.
    lines.every((line) => countWords(line) > 2) &&
    lines.slice(0, -1).every((line) => line.length >= shortestWrapped || /[,.!?…]["”“»«’')]*$/u.test(line)) &&
    (isVersed() || isWrapped())
  );
}

/** Lines that only programs have: braces at an end, calls, heads of Python, and declarations. */
const structure =
  /^\s*\*?\w+->\w[\w.[\]>-]*\s*(?:[-+*/]?=|\+\+|--|\().*;$|^\s*[})\]][\s})\];,]*$|\{$|\)\s*;$|^\s*\{(?!\{).*\}[,;]?$|^\s*(?:def|class|if|elif|else|for|while|try|except|with)\b.*:$|^\s*(?:print|\w+\.\w+(?:\.\w+)*)\(.*\);?$|^\s*#include\b|^\s*(?:const|let|var|int|float|double|char|string|bool|boolean|auto|final|static|public|private)\s.+;$/i;
/** Lines that programs have, too. */
const statement =
  /^\s*(?:\/\/|#|\/\*|\*)|^\s*[\w.[\]]+(?:: ?\w+)? ?[-+*/]?= ?[^\s=]|^\s*(?:return|yield|throw|import|export|from|using|package|const|let|var|function|break|continue|pass)\b|^\s+[\w-]+\s*:\s*[^;]+;$|[;,{(]$/;

/** Whether most lines are statements, and several have what only programs have. */
function isCode(lines: readonly string[]): boolean {
  // Names of members start with small letters: `dog->Hund = Tier;` is none.
  const structures = lines.filter((line) => structure.test(line) && !/^\s*\*?\w+->\p{Lu}\p{Ll}/u.test(line)).length;
  const all = lines.filter((line) => structure.test(line) || statement.test(line)).length;
  return structures >= Math.max(2, lines.length / 5) && all >= lines.length * 0.7;
}

const severity = 'TRACE|DEBUG|INFO|NOTICE|WARN(?:ING)?|ERR(?:OR)?|FATAL|CRITICAL';
/** Lines that programs print: with a date and a time to the second, how grave it is, where it went wrong, or what they changed. */
const printed = [
  /^[[(]?(?:\d{4}[-/.]\d\d[-/.]\d\d[T ]|\d\d[-/.]\d\d[-/.]\d{4} |\p{Lu}\p{Ll}{2,3}\.? {1,2}\d{1,2} |\d{1,3}(?:\.\d{1,3}){3} .*\[).{0,12}?\d\d:\d\d:\d\d/u,
  new RegExp(String.raw`(?<=^(?:\S+ ){0,4}[[(<]?)(?:${severity})[\]):>!]*(?:\s|$)`),
  /^(?:at \S+ ?\(|File "|Traceback \(|Caused by: |[\w.]+(?:Error|Exception)\b: |\w+ ERR! )/,
  /^(?:\d\d:)?\d\d:\d\d[.,]\d{3} --> /,
  /^(?:commit [\da-f]{40}|@@ -\d+|diff --git|BEGIN:V[A-Z]+|[A-Z][A-Z\d]*_[A-Z\d_]+=)/,
];

/** Whether most lines are printed by a program; of subtitles and changes, every fifth one is. Levels and errors that come once each are words to learn. */
function isLog(lines: readonly string[]): boolean {
  const [dated = [], grave = [], traced = [], ...others] = printed.map((sign) =>
    lines.flatMap((line) => sign.exec(line)?.[0] ?? []),
  );
  const most = [dated, grave, traced].find(({ length }) => length >= lines.length * 0.6) ?? [];
  const isSaid = most !== dated && new Set(most).size > most.length * 0.8;
  return (most.length > 1 && !isSaid) || others.some(({ length }) => length > 1 && length >= lines.length / 5);
}

/** Length of lines that may go on in the next one. */
const shortestWrapped = 40;
const dash = /\s(?:[-–—]|--)\s/;
const nextSentence = /\p{Ll}{3}[.!?]["”»’)]* ["“„«(]?\p{Lu}/u;
/** Words with which a sentence goes on about what the one before it says. */
const goesOn =
  /^(?:he|she|it|they|this|these|then|but|and|later|after(?:wards)?|however|there|er|sie|es|dann|doch|aber|und|später|danach|dort|diese[rs]?|ils?|elles?|puis|mais|ensuite|él|ella|ellos|luego|pero|después|lui|lei|poi|ma|dopo|ele|ela|depois|mas)\s/i;

/** Whether what is behind a dash is a remark up to a second one, behind which the sentence goes on. */
function isRemark(back: string): boolean {
  const behind = back.split(dash).at(-1)?.trim() ?? '';
  return dash.test(back) && isSmall(behind) && !goesOn.test(behind);
}

/**
 * Whether lines with dashes are running sentences: they start and end like sentences or go on in the next line, the dash is far from the start, and something says
 * that they belong together. A saying with its explanation has the same form, so one sentence for each side proves nothing.
 */
function isProse(lines: readonly string[]): boolean {
  if (lines.filter((line) => /[.!?…]["”»’)]*(?:\s|$)/.test(line)).length < lines.length / 3) return false;
  const goesOnAt = (at: number) => {
    const above = lines[at - 1] ?? '';
    return isSmall(lines[at] ?? '') && above.length >= shortestWrapped && !sentenceEnd.test(above);
  };
  const dashed = lines.flatMap((line, at) => {
    const [front = '', back] = line.split(dash);
    return back === undefined ? [] : [{ at, line, front, back: line.slice(line.search(dash)).replace(dash, '') }];
  });
  const isRunning = ({ at, line, front }: (typeof dashed)[number]) =>
    (countWords(front) > 2 || goesOnAt(at)) &&
    !/[.!?…:;=]$|\t/.test(front) &&
    (!isSmall(line) || goesOnAt(at)) &&
    (sentenceEnd.test(line) || goesOnAt(at + 1));
  if (dashed.length < 2 || dashed.length < lines.length / 2) return false;
  const isWrapped = dashed.some(({ at }) => goesOnAt(at));
  // Wrapped sentences may start with a place or a date.
  const strays = dashed.filter((one) => !isRunning(one));
  const areRemarks =
    strays.length === 1 &&
    dashed.length > 2 &&
    dashed.every((one) => (strays.includes(one) ? isRemark(one.back) : goesOn.test(one.back.trim())));
  if (!areRemarks && strays.length > Math.max(Number(isWrapped), dashed.length / 5)) return false;
  const others = certainSigns.filter(({ cut }) => !cut('a - b'));
  if (others.some(({ cut }) => lines.filter((line) => cut(line)).length >= lines.length * 0.8)) return false;
  const [one, other] = [dashed.map(({ front }) => front), dashed.map(({ back }) => back)].map(guessLanguage);
  if (!isWrapped && one !== other && one !== undefined && other !== undefined) return false;
  const strong = [
    dashed.some(({ front }) => nextSentence.test(front)),
    dashed.some(({ back }) => dash.test(back)),
    isWrapped,
    dashed.some(({ at, line }) => at > 0 && goesOn.test(line)),
    dashed.filter(({ front }) => countWords(front) > 11).length >= dashed.length / 2,
  ].filter(Boolean).length;
  const weak = [one !== undefined && one === other, dashed.some(({ back }) => nextSentence.test(back))];
  return strong > 0 && strong + weak.filter(Boolean).length > 1;
}
