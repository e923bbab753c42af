import { reasons } from '../../reasons.ts';
import { type CutLines, cutScripts } from './cut-scripts.ts';
import { longestPair } from '../lines/drop-stamps.ts';
import { withoutBullet } from '../lines/pair-lines.ts';
import type { FoundTurns } from './read-blocks.ts';
import type { FileRow } from '../read-rows.ts';
import { isSameTongue, sentenceEnd } from '../judgement/running-text.ts';
import { countWords, isUnitName, share } from '../tidy-rows.ts';

/** How many lines a list without a sign has at least, and how many of them are cut in the same way. */
const least = { lines: 3, share: 0.9 };
/** Lines that show whether the others are worth reading. */
const firstLines = 20;

type Cut = (lines: readonly string[]) => CutLines | undefined;

/** Articles that tell a language, and the word before a verb. */
const markers = {
  de: 'der die das ein eine',
  en: 'the an to',
  fr: 'le les une',
  es: 'el los las una',
  it: 'il lo gli una',
  pt: 'os um uma',
  nl: 'de het een',
};
const wordsOf = Object.values(markers).map((words) => new Set(words.split(' ')));

/** Cuts lines at the article of the other language: `der Baum the tree`, `laufen to run`. */
const cutAtArticles: Cut = (lines) => {
  const words = lines.map((line) => line.toLowerCase().split(' '));
  for (const own of wordsOf)
    for (const others of wordsOf) {
      const isOther = (word: string) => others.has(word) && !own.has(word);
      const places = words.map((all) => {
        const found = all.flatMap((word, at) => (at > 0 && at < all.length - 1 && isOther(word) ? [at] : []));
        const [at = 0] = found;
        const isStart = own !== others && (own.has(all[0] ?? '') ? at > 1 : all[at] === 'to' && at === 1);
        return found.length === 1 && isStart ? at : 0;
      });
      const noun = words.findIndex((all, at) => (places[at] ?? 0) > 0 && own.has(all[0] ?? ''));
      if (places.filter((at) => at > 0).length < lines.length * least.share || noun < 0) continue;
      const cells = lines.map((line, row) => {
        const [all, at = 0] = [line.split(' '), places[row]];
        return at === 0 ? undefined : [all.slice(0, at).join(' '), all.slice(at).join(' ')];
      });
      return { cells };
    }
  return undefined;
};

/** Words and phrases between a word and what it means. */
const meaning = String.raw`gleich|heißt|bedeutet|steht für|means|equals|stands for|veut dire|signifie|significa|quiere decir|vuol dire|quer dizer|betekent|oznacza`;
const named = String.raw`(?:auf|in|en|em) \p{L}+`;
const strong = new RegExp(String.raw`\s+(?:(?:${meaning})(?: ${named})?|ist gleich|est égal à|es igual a)\s+`, 'iu');
/** Words that most sentences have, too. */
const weak = 'is are ist sind est sont es son è sono é são'
  .split(' ')
  .map((word) => new RegExp(String.raw`\s+${word}\s+`, 'iu'));
const maker = /\s+(?:by|von|par)\s+/i;
const sum =
  /\s+(?:ist gleich|ist|sind|gleich|macht|gibt|ergibt|is|are|equals|makes|font|fait|égale|es igual a|son|es|fa|fanno|è|é|são)\s+/i;
const isSum = ([front = '', back = '']: readonly string[]): boolean =>
  /^\d[\d.,]*\s.*\d$/.test(front) && /^-?\d[\d.,]*$/.test(back);

/** A name, as of a painter. */
const person = /^\p{Lu}[\p{L}.'’-]*(?: (?:\p{Lu}[\p{L}.'’-]*|de|da|di|du|van|von|der|den|la|le))*$/u;
const title = /^["“„«»]?[\p{Lu}\d]/u;
/** Words of a side that is no part of a sentence. */
const fewWords = 4;

const bare = (side: string): string => side.replace(/^["“„«»](.*)["”“»«]$/, '$1');

/** Cuts lines at the same word in all of them: `hund gleich dog`, `enormous means very big`, `7 mal 8 ist 56`. */
const cutAtWord: Cut = (lines) => {
  const cutAt = (sign: RegExp, isPair: (sides: readonly string[]) => boolean): CutLines['cells'] | undefined => {
    const cells = lines.map((line) => {
      const sides = line.split(sign, 3);
      return sides.length === 2 && sides.every((side) => side !== '') && isPair(sides) ? sides : undefined;
    });
    return cells.filter((one) => one !== undefined).length >= lines.length * least.share ? cells : undefined;
  };
  const isShort = (sides: readonly string[]) =>
    sides.every((side) => countWords(side) <= fewWords) && !sentenceEnd.test(sides[1] ?? '');
  const sums = cutAt(sum, isSum);
  if (sums) return { cells: sums };
  const meanings = cutAt(strong, ([front = '']) => countWords(front) <= fewWords);
  if (meanings) {
    const areQuoted = meanings.every((sides) => sides === undefined || sides.every((side) => bare(side) !== side));
    return { cells: areQuoted ? meanings.map((sides) => sides?.map(bare)) : meanings };
  }
  const makers = cutAt(maker, ([front = '', back = '']) => title.test(front) && person.test(back));
  if (makers) return { cells: makers, isUnsure: true };
  for (const sign of weak) {
    const cells = cutAt(sign, isShort);
    if (!cells) continue;
    const [fronts, backs] = [0, 1].map((side) => cells.flatMap((sides) => sides?.[side] ?? []));
    return { cells, isUnsure: isSameTongue(fronts ?? [], backs ?? []) !== false };
  }
  return undefined;
};

const elements = new Set(
  `H He Li Be B C N O F Ne Na Mg Al Si P S Cl Ar K Ca Sc Ti V Cr Mn Fe Co Ni Cu Zn Ga Ge As Se Br Kr Rb Sr Y Zr Nb Mo Tc Ru Rh Pd Ag Cd In Sn Sb Te I Xe Cs Ba
  La Ce Pr Nd Pm Sm Eu Gd Tb Dy Ho Er Tm Yb Lu Hf Ta W Re Os Ir Pt Au Hg Tl Pb Bi Po At Rn Fr Ra Ac Th Pa U Np Pu`.split(
    /\s+/,
  ),
);
const leastElements = 5;

/** Cuts lines behind the symbol of an element, or before it: `H Wasserstoff`, `hydrogen H`. Some are words, too: `I ich`, `In Indien`. */
const cutAtElement: Cut = (lines) => {
  const cells = lines.map((line) => line.split(' '));
  const place = [0, 1].find((at) => cells.every((words) => words.length === 2 && elements.has(words[at] ?? '')));
  const names = cells.map((words) => words[place === 0 ? 1 : 0] ?? '');
  const own = new Set(cells.map((words) => words[place ?? 0]));
  const areNames = names.every((name) => /^\p{L}{3,}$/u.test(name));
  return place === undefined || own.size < Math.max(leastElements, lines.length) || !areNames ? undefined : { cells };
};

const cuts: readonly Cut[] = [cutScripts, cutAtWord, cutAtArticles, cutAtElement];

const page = /^(.*\S)\s+(\d{1,3})$/;

/** @returns the pages at the ends of all lines, as a book has them: they never fall, and some come twice */
function findPages(lines: readonly string[]): readonly string[] | undefined {
  const pages = lines.map((line) => page.exec(line)?.[2]);
  const areRising = pages.every((one, at) => one !== undefined && (at === 0 || Number(one) >= Number(pages[at - 1])));
  return areRising && new Set(pages).size < pages.length ? pages.map((one) => one ?? '') : undefined;
}

/**
 * Reads a list in which no sign stands between the sides, but the script changes, the article of the other language starts, or the same word stands in all lines.
 * @returns undefined for all other texts
 */
export function readUnsigned(
  body: string,
  firstLine: number,
): (FoundTurns & { readonly hasExtra: boolean }) | undefined {
  const whole = body.split(/\r\n|\r|\n/);
  const start = whole.slice(0, firstLines);
  if (whole.length > firstLines && !readUnsigned(start.join('\n'), firstLine)) return undefined;
  const all = whole.flatMap((raw, at) => {
    const text = withoutBullet(raw).trim().replaceAll(/\s+/g, ' ');
    return text === '' ? [] : [{ line: firstLine + at, text }];
  });
  if (all.some(({ text }) => text.length > longestPair)) return undefined;
  for (const top of all.length > least.lines ? [0, 1] : [0]) {
    const lines = all.slice(top).map(({ text }) => text);
    const pages = findPages(lines);
    const words = pages ? lines.map((line) => page.exec(line)?.[1] ?? line) : lines;
    const cut = words.length < least.lines ? undefined : cuts.find((one) => isEven(one(words.slice(0, firstLines))));
    const found = cut?.(words);
    if (!found || !isEven(found)) continue;
    const rows = all.map(({ line, text }, at): FileRow => {
      const cells = at < top ? undefined : found.cells[at - top];
      const isTitle = at < top || (at === top && cells?.some(isUnitName) === true);
      if (!cells || isTitle)
        return { line, lastLine: line, cells: [text], aside: isTitle ? reasons.title : reasons.oneSide };
      const number = pages?.[at - top];
      return { line, lastLine: line, cells: number === undefined || cells.length > 2 ? cells : [...cells, number] };
    });
    return { rows, isUnsure: found.isUnsure === true, hasExtra: found.hasSounds === true };
  }
  return undefined;
}

/** Whether nearly all lines were cut. */
const isEven = (cut: CutLines | undefined): boolean =>
  cut !== undefined && share(cut.cells.filter((one) => one !== undefined).length, cut.cells) >= least.share;
