import { guessLanguage } from '../../cards/side-languages.ts';
import { namesColumns, namesSides } from '../columns/column-names.ts';
import {
  areAmounts,
  areDue,
  areDuties,
  areEntries,
  isGrid,
  isNotice,
  isPlan,
  isSheet,
  isWeek,
} from './household-lists.ts';
import { listSigns } from '../lines/list-signs.ts';
import type { FileRow } from '../read-rows.ts';
import { countWords, isSmall, share, startsWithArticle, usedCells, wordsOf } from '../tidy-rows.ts';

/** Words that hardly any sentence does without, by language. Those of `goOn` start the second half of a sentence, and no translation of its first half. */
const tongues = [
  {
    tag: 'en',
    small:
      'the a an and but or of to in is are was were be it he she we they you i my his her their that which not with for on at',
    goOn: 'and but because so who which while when where i you he she it we they although then or',
  },
  {
    tag: 'de',
    small:
      'der die das ein eine einen und aber oder von zu in ist sind war waren es er sie wir ihr du ich mein sein nicht mit für auf',
    goOn: 'und aber weil denn obwohl dass wenn als wo wir er sie es ich du ihr oder damit während',
  },
  {
    tag: 'fr',
    small:
      'le la les un une des et mais ou de du à est sont était il elle nous vous tu je mon son que qui ne pas avec pour sur dans',
    goOn: 'et mais parce car qui que quand où je tu il elle nous vous ils elles on puis',
  },
  {
    tag: 'es',
    small: 'el la los las un una y pero o de a es son era estaba él ella yo mi su que no con para en se',
    goOn: 'y pero porque que cuando donde yo él ella nosotros ellos aunque luego',
  },
  {
    tag: 'it',
    small: 'il lo la gli un una e ma o di a è sono era lui lei noi io mio suo che non con per in si',
    goOn: 'e ma perché che quando dove io lui lei noi poi',
  },
  {
    tag: 'pt',
    small: 'o a os as um uma e mas ou de é são era ele ela nós eu meu seu que não com para em se',
    goOn: 'e mas porque que quando onde eu ele ela nós depois',
  },
].map(({ tag, small, goOn }) => ({ tag, small: new Set(small.split(' ')), goOn: new Set(goOn.split(' ')) }));

/** @returns the language of sentences, told by their small words; undefined if two are as likely */
function tongueOf(sentences: readonly string[]): string | undefined {
  const words = sentences.flatMap(wordsOf);
  const [first, second] = tongues
    .map(({ tag, small }) => ({ tag, count: words.filter((word) => small.has(word)).length }))
    .toSorted((one, other) => other.count - one.count);
  const isClear = first && second && first.count > second.count && first.count >= sentences.length / 2;
  return isClear ? first.tag : guessLanguage(sentences);
}

/** @returns whether both sides are in one language; undefined if one of the two is not known */
export function isSameTongue(fronts: readonly string[], backs: readonly string[]): boolean | undefined {
  const [one, other] = [tongueOf(fronts), tongueOf(backs)];
  return one === undefined || other === undefined ? undefined : one === other;
}

/** The end of a sentence, which may stand in quotes or brackets. */
export const sentenceEnd = /[.!?…。！？]["”“»«’')]*$/u;
/** Whether a line starts and ends like a sentence. */
export const isSentence = (line: string): boolean => sentenceEnd.test(line) && /^["“„«'(¿¡—–-]*\s*\p{Lu}/u.test(line);

/** A speaker, perhaps with how they say it, and what they say. Behind names in capitals may be a period or a dash. */
const manner = String.raw`(?:,? ?[([][^)\]]{1,60}[)\]])?(?:\*\*|__)?`;
const speech = new RegExp(
  String.raw`^(?:\*\*|__)?(\p{Lu}[\p{L}\p{M}\p{N}.'’ -]{0,24}?)${manner}(?: ?[:：]|(?<=^[\p{Lu} ]{2,26})(?:\.(?: ?[—–])?| [—–])(?= ))(?:\*\*|__)?\s*(\S.*)$`,
  'u',
);
/** A speaker in a line of their own. */
const speaker = /^(?:\p{Lu}[\p{L}\p{M}.'’ -]{0,24}[:：]|\p{Lu}[\p{Lu} ]{1,24})$/u;

/** Puts speakers who stand above what they say before it. */
const joinSpeakers = (lines: readonly string[]): string[] =>
  lines.flatMap((line, at) => {
    const above = lines[at - 1] ?? '';
    if (speaker.test(line)) return [];
    return speaker.test(above) ? `${above.replace(/[:：]$/, '')}: ${line}` : line;
  });

/** Whether lines are a scene or a dialog: a few speakers take turns, and one of them asks or calls out, or all names are in capitals. */
export function isScene(all: readonly string[]): boolean {
  const lines = joinSpeakers(all);
  const turns = lines.flatMap((line) => {
    const [, name, said] = speech.exec(line) ?? [];
    return name === undefined || said === undefined ? [] : [{ name, said }];
  });
  if (turns.length < 4 || turns.length < lines.length * 0.4) return false;
  const paired = turns.filter(({ said }) => /\S(?:\t|\s(?:[-–—=|]|=>|->|→)\s)/.test(said)).length;
  const speakers = new Set(turns.map(({ name }) => name));
  const taken = turns.filter(({ name }, at) => name !== turns[at - 1]?.name).length;
  const whole = turns.filter(({ said }) => sentenceEnd.test(said) || countWords(said) > 3).length;
  const lively = turns.filter(({ said }) => /[?!？！]/.test(said)).length;
  const areCapital = [...speakers].every((name) => name === name.toUpperCase() && name.length > 1);
  return (
    speakers.size <= turns.length * 0.6 &&
    share(taken, turns) >= 0.6 &&
    share(whole, turns) >= 0.75 &&
    share(paired, turns) < 0.6 &&
    (areCapital || share(lively, turns) >= 0.2)
  );
}

/** Whether lines are sentences whose commas are their own: they come in differing numbers, or the words behind them go on in the same language. */
export function isTold(lines: readonly string[]): boolean {
  const count = (test: (line: string) => boolean) => share(lines.filter(test).length, lines);
  if (lines.length < 2 || count(isSentence) < 0.8 || lines.some((line) => /,[^\s\d"”»]/.test(line))) return false;
  if (
    count((line) => line.endsWith('?')) > 0.3 ||
    listSigns.some(({ cut }) => count((line) => cut(line) !== undefined) > 0.5)
  )
    return false;
  const cuts = lines.flatMap((line) => {
    const at = line.search(/,\s/);
    return at === -1 ? [] : [{ front: line.slice(0, at), back: line.slice(at + 1).trim() }];
  });
  const [fronts, backs] = [cuts.map(({ front }) => front), cuts.map(({ back }) => back)];
  if (isSameTongue(fronts, backs) === false) return false;
  const tongue = tongues.find(({ tag }) => tag === tongueOf([...fronts, ...backs]));
  const going = backs.filter((back) => tongue?.goOn.has(back.split(/[\s.,!?]/, 1)[0] ?? '')).length;
  const isLong = share(fronts.filter((front) => countWords(front) > 2).length, fronts) >= 0.5;
  const areSmall = share(backs.filter(isSmall).length, backs) >= 0.5;
  if (cuts.length === 0 || !areSmall) return false;
  return (
    share(cuts.length, lines) <= 0.8 || share(going, cuts) >= 0.5 || (isLong && new Set(cuts.map(countCommas)).size > 1)
  );
}

/** Whether lines of a song repeat the words before their comma behind it. In two bare halves, a city may have the name of its country. */
export function isSung(lines: readonly string[]): boolean {
  const bare = (half: string) => half.toLowerCase().replaceAll(/[^\p{L}\p{N} ]/gu, '');
  const sung = lines.filter((line) => {
    const halves = line.includes(', ') ? line.split(', ').map(bare) : [];
    return (
      (halves.length > 2 || /[.,!?…]$/.test(line)) &&
      halves.some((half, at) => countWords(half) > 1 && half === halves[at + 1])
    );
  });
  return sung.length > 1 && sung.length >= lines.length / 3;
}

const countCommas = ({ back }: { readonly back: string }): number => back.split(',').length;

/** Where a word is in a book. */
export const pageNumber =
  /^[([]?(?:pp?\.|s\.|page|seite|pág(?:ina|\.)|pag(?:ina|\.))\s?\d{1,4}(?:\s?[,/–-]\s?\d{1,4})?[)\]]?$/i;

/** Rows that are looked at. */
const sampleRows = 200;

/** Options of a question, which hold its answer: `a) Lima b) Quito`. All of a long text would take too long. */
const options = /(?:^|\s)\(?a[).]\s.*\s\(?b[).]\s/is;
/** Whether a text asks or is the start of a sentence. A word with several meanings is neither. */
const asks = (text: string): boolean => /[?？:：…_]["”»’)]*$/u.test(text) || countWords(text) > 3;
const hasOptions = (text: string): boolean => options.test(text.slice(0, 500));

const isEnumeration = ({ cells }: FileRow): boolean =>
  cells.length > 3 && cells.slice(1).every((cell) => /^\s\S/.test(cell));

/** Signs that stand between the forms of a word, too. */
const betweenForms = /^\s*(?:[-–—~=→]|->|=>)\s*$/;

/** Whether each line has its sign several times, and as often as the others: `go - went - gone - gehen`. */
function hasForms(backs: readonly string[], delimiter: string): boolean {
  if (!betweenForms.test(delimiter) || backs.length < 3) return false;
  const sign = delimiter.trim() === '-' ? /\s[-–—]\s/ : delimiter;
  const [count = 0, ...counts] = backs.map((back) => back.split(sign).length);
  return count > 1 && counts.every((one) => one === count);
}

/** Whether many second sides go on with further pairs behind commas: `Paris, Spain → Madrid`. An ending such as `-a` is none. */
function holdMore(backs: readonly string[], delimiter: string): boolean {
  const sign = listSigns.find(({ name, cut }) => name === delimiter || cut(`a${delimiter}b`));
  if (!sign || delimiter.trim() === '') return false;
  const more = backs.filter((back) => {
    const [, ...others] = back.split(/[,;]\s/);
    return others.length > 0 && others.every((other) => sign.cut(other));
  });
  return more.length > backs.length / 4;
}

/** Whether three dots may be a gap in a sentence: most second sides have several words, perhaps behind an article, in no language of their own. */
function areGapped(fronts: readonly string[], backs: readonly string[]): boolean {
  const areLong =
    share(backs.filter((back) => countWords(back) > 1 + Number(startsWithArticle(back, false))).length, backs) >= 0.5;
  return areLong && isSameTongue(fronts, backs) !== false;
}

/**
 * Whether rows have the form of cards, but may be text: two halves of each sentence, several facts about a few names, forms of a word, or a plan or list of the
 * household. Sayings with their meanings look the same, so only a person can tell.
 * @param hasExtra whether a third column is known to be the extra
 */
export function mayBeText(rows: readonly FileRow[], delimiter: string, hasExtra: boolean): boolean {
  const cards = rows.slice(0, sampleRows).filter((row) => row.aside === undefined && usedCells(row) > 1);
  if (namesSides(cards.map(({ cells }) => cells))) return false;
  // An index says where words are, and no second side.
  const isPage = ({ cells }: FileRow) =>
    (/^\.{3,4}$/.test(delimiter) ? /^\d{1,4}$/ : pageNumber).test(cells[1]?.trim() ?? '');
  if (cards.length > 1 && cards.every(isPage)) return true;
  const sides = cards.map(({ cells }) => [cells[0]?.trim() ?? '', cells[1]?.trim() ?? ''] as const);
  const [fronts, backs] = [sides.map(([front]) => front), sides.map(([, back]) => back)];
  const whole = backs.filter((back) => sentenceEnd.test(back) && countWords(back) > 2).length;
  if (delimiter === '...' && areGapped(fronts, backs)) return true;
  // Of three words, each may mean the same as the others.
  if (delimiter === ' / ' && !hasExtra && cards.length > 1 && cards.every(({ cells }) => cells.length > 2)) return true;
  if (areEntries(cards) || areAmounts(fronts, backs) || isNotice(fronts, backs)) return true;
  if (isPlan(fronts, backs) || isGrid(cards) || areDue(cards.map(({ cells }) => cells.at(-1) ?? ''))) return true;
  if (/[:：]/.test(delimiter) && (areDuties(fronts, backs) || isSheet(fronts, backs))) return true;
  if (isWeek(rows.slice(0, sampleRows), fronts, backs)) return true;
  const asked = sides.filter(([front, back]) => asks(front) && hasOptions(back));
  if (holdMore(backs, delimiter) || hasForms(backs, delimiter) || asked.length > backs.length / 2) return true;
  const isComma = delimiter === ',';
  // Many words with commas and spaces between are a list in a sentence, unless names of columns are above.
  if (isComma && cards[0] && cards.every(isEnumeration) && !namesColumns(cards[0].cells)) return true;
  if (cards.length < (isComma ? 1 : 3) || share(whole, cards) < 0.75) return false;
  const isSame = isSameTongue(fronts, backs);
  const halves = sides.filter(
    ([front, back]) =>
      !isSmall(front) &&
      !/[.!?:…]$/.test(front) &&
      (isSmall(back) || (isComma && isSame === true)) &&
      countWords(front) > (isComma ? 0 : 2),
  ).length;
  const isHalved = share(halves, cards) >= 0.75 && (isComma ? isSame !== false : isSame === true);
  const names = new Set(fronts);
  const isNamed = fronts.every((front) => !isSmall(front) && countWords(front) <= 3);
  return isHalved || (cards.length > 3 && isNamed && names.size <= cards.length * 0.6);
}
