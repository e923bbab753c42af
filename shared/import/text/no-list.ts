import { guessLanguage } from '../cards/side-languages.ts';
import { certainSigns } from './list-signs.ts';
import { countWords, isSmall } from './tidy-rows.ts';

/** Longer texts and lines are files of programs, whose delimiter decides. */
const longest = { text: 1_000_000, line: 2_000 };

/** A task whose answer is still to be written: `12 - 4 = ?`, `dog = ____`. */
const unsolved = /(?:=\s*(?:\?|…|\.{3}|□)?|[=:–—-]\s*_{2,}|[=:–—-]\s*\.{4,})$/;

/** Whether a text has signs that lists have, but is none: source code, sentences with dashes, or tasks without answers. */
export function isNoList(body: string): boolean {
  if (body.length > longest.text) return false;
  const lines = body.split(/\r\n|\r|\n/).flatMap((line) => line.trimEnd() || []);
  if (lines.some(({ length }) => length > longest.line)) return false;
  const said = lines.map((line) => line.trim());
  return isCode(lines) || said.filter((line) => unsolved.test(line)).length > lines.length * 0.8 || isProse(said);
}

/** Lines that only programs have: braces at an end, calls, heads of Python, and declarations. */
const structure =
  /^\s*[})\]][\s})\];,]*$|\{$|\)\s*;$|^\s*\{(?!\{).*\}[,;]?$|^\s*(?:def|class|if|elif|else|for|while|try|except|with)\b.*:$|^\s*(?:print|\w+\.\w+(?:\.\w+)*)\(.*\);?$|^\s*#include\b|^\s*(?:const|let|var|int|float|double|char|string|bool|boolean|auto|final|static|public|private)\s.+;$/i;
/** Lines that programs have, too. */
const statement =
  /^\s*(?:\/\/|#|\/\*|\*)|^\s*[\w.[\]]+(?:: ?\w+)? ?[-+*/]?= ?[^\s=]|^\s*(?:return|yield|throw|import|export|from|using|package|const|let|var|function|break|continue|pass)\b|^\s+[\w-]+\s*:\s*[^;]+;$|[;,{(]$/;

/** Whether most lines are statements, and several have what only programs have. */
function isCode(lines: readonly string[]): boolean {
  const structures = lines.filter((line) => structure.test(line)).length;
  const all = lines.filter((line) => structure.test(line) || statement.test(line)).length;
  return structures >= Math.max(2, lines.length / 5) && all >= lines.length * 0.7;
}

/** Length of lines that may go on in the next one. */
const shortestWrapped = 40;
const dash = /\s(?:[-–—]|--)\s/;
const ends = /[.!?…]["”»’)]*$/;
const nextSentence = /\p{Ll}{3}[.!?]["”»’)]* ["“„«(]?\p{Lu}/u;
/** Words with which a sentence goes on about what the one before it says. */
const goesOn =
  /^(?:he|she|it|they|this|these|then|but|and|later|after(?:wards)?|however|there|er|sie|es|dann|doch|aber|und|später|danach|dort|diese[rs]?|ils?|elles?|puis|mais|ensuite|él|ella|ellos|luego|pero|después|lui|lei|poi|ma|dopo|ele|ela|depois|mas)\s/i;

/**
 * Whether lines with dashes are running sentences: they start and end like sentences or go on in the next line, the dash is far from the start, and something says
 * that they belong together. A saying with its explanation has the same form, so one sentence for each side proves nothing.
 */
function isProse(lines: readonly string[]): boolean {
  if (lines.filter((line) => /[.!?…]["”»’)]*(?:\s|$)/.test(line)).length < lines.length / 3) return false;
  const goesOnAt = (at: number) => {
    const above = lines[at - 1] ?? '';
    return isSmall(lines[at] ?? '') && above.length >= shortestWrapped && !ends.test(above);
  };
  const dashed = lines.flatMap((line, at) => {
    const [front = '', back] = line.split(dash);
    return back === undefined ? [] : [{ at, line, front, back: line.slice(line.search(dash)).replace(dash, '') }];
  });
  const isRunning = ({ at, line, front }: (typeof dashed)[number]) =>
    (countWords(front) > 2 || goesOnAt(at)) &&
    !/[.!?…:;=]$|\t/.test(front) &&
    (!isSmall(line) || goesOnAt(at)) &&
    (ends.test(line) || goesOnAt(at + 1));
  if (dashed.length < 2 || dashed.length < lines.length / 2) return false;
  const isWrapped = dashed.some(({ at }) => goesOnAt(at));
  // Wrapped sentences may start with a place or a date.
  const strays = dashed.filter((one) => !isRunning(one)).length;
  if (strays > Math.max(Number(isWrapped), dashed.length / 5)) return false;
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
