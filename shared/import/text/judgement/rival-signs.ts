import type { ImportCard } from '../../cards/review-rows.ts';
import { certainSigns, listSigns } from '../lines/list-signs.ts';
import { namesFormulas } from '../lines/pair-lines.ts';

/** Cards with the sign between their sides. */
export interface CutCards {
  readonly cards: readonly ImportCard[];
  /** The sides of the first cards. */
  readonly fronts: readonly string[];
  readonly backs: readonly string[];
  readonly delimiter: string;
  /** The text that was read. */
  readonly text: string;
}

/** Length of the text that is looked at. */
export const sampleLength = 30_000;

export const countOf = (texts: readonly string[], pattern: RegExp): number =>
  texts.filter((text) => pattern.test(text)).length;

/** The end of a sentence and the start of the next one. */
export const withinText = /[.!?…]["”»)]?\s+["“„«(]?\p{Lu}/u;

/** Signs of which a second one in all lines is as likely to be the one that was meant. Between alternatives, slashes stand within a front. */
const rivals = [...certainSigns.slice(1), ...listSigns.filter(({ name }) => name === '....')];
/** Signs between alternatives or syllables, too. */
const within = /\s[/·]\s/;
/** A sum or a sentence with a gap holds signs of its own. */
const gapped = /=.*[?_□]|[?_□].*=/;
const boldBefore = /^\*\*[^*]+\*\*\s+[\p{L}\p{N}]/u;
const plainSum = /^[\d\s.,:÷×x*/+−–-]+$/;

/** Whether another sign cuts nearly all lines, too, at another place. A tab or a bar that is in the text is no accident. */
export function areRivaled({ fronts, backs, delimiter, text }: CutCards): boolean {
  const tight = /^[,;]$/.test(delimiter)
    ? (text.slice(0, sampleLength).match(new RegExp(`${delimiter}\\S`, 'g'))?.length ?? 0)
    : 0;
  if ((/[\t|]/.test(delimiter) && text.includes(delimiter)) || tight >= fronts.length) return false;
  if (fronts.length < 3)
    return backs.some((back) => rivals.some(({ cut }) => cut(cut(cut(back)?.cells[1] ?? '')?.cells[1] ?? '')));
  const most = (count: number) => count >= fronts.length * 0.9;
  const bare = [fronts, backs].map((sides) =>
    sides.map((side) => side.slice(0, longestSide).replaceAll(/\([^()]*\)|\[[^[\]]*\]/g, '')),
  );
  const [asked = [], answered = []] = bare;
  const parts = answered.flatMap((side) => (within.test(side) ? side.split(within, 1) : []));
  if (most(countOf(fronts, boldBefore)) || (most(parts.length) && new Set(parts).size <= parts.length / 3)) return true;
  const crossed = fronts.filter((front, at) => [front, backs[at] ?? ''].every((side) => side.split('**').length === 2));
  if (crossed.length >= fronts.length / 3) return true;
  if (
    asked.every((side) => plainSum.test(side) || (delimiter === '\t' && gapped.test(side))) ||
    namesFormulas(fronts.map((front, at) => `${front}${delimiter}${backs[at] ?? ''}`))
  )
    return false;
  return rivals.some(({ cut, name }) => {
    // Twice in a front, a sign stands between the forms of a word: `go - went - gone = gehen`.
    const isForms = (side: string) => cut(cut(side)?.cells[1] ?? '') !== undefined;
    const isCut = (sides: readonly string[]) => most(sides.filter((side) => cut(side)).length);
    return name.trim() !== delimiter.trim() && (isCut(answered) || (isCut(asked) && !asked.every(isForms)));
  });
}
/** Longer sides are texts of their own. */
const longestSide = 300;

/** What is left of a sign at the start or the end of nearly all sides. Endings have a hyphen right before them. */
const leftBefore = /^(?:\.{2,}|…|[~·•:=|]|[-–—/?]\s)\s*[\p{L}\p{N}(]/u;
const leftBehind = /\s[~·•=|/–—-]$/;
/** Many spaces, or a hyphen with one of them, within a side. */
const partedWithin = /\S(?:\s{3,}|-\s(?!(?:und|oder|and|or)\s))\S/;
const plainSound = /[^ -~]\S* \[[a-z' -]{3,}\]$/i;
const inBrackets = /^\([^()]+\)$/;

/** Whether all sides have what is left of another sign, or each card has a heading of its own. */
export function areCutBeside({ fronts, backs, delimiter, cards }: CutCards): boolean {
  const most = (sides: readonly string[], sign: RegExp) =>
    fronts.length > 2 && countOf(sides, sign) >= fronts.length * 0.9;
  const tagged = cards.slice(0, fronts.length);
  const tags = tagged.flatMap((card) => card.tags ?? []);
  const areAlone = tagged.length > 3 && new Set(tags).size > tagged.length * 0.75;
  // Without the accents of the words before them, square brackets may say how these sound.
  const isBare = delimiter !== '\t' && (most(backs, inBrackets) || most(fronts, plainSound));
  const isParted = [fronts, backs].some((sides) => most(sides, partedWithin));
  // Where the first lines of all backs are the same, the second ones are meant.
  const starts = backs.flatMap((back) => (back.includes('\n') ? back.split('\n', 1) : []));
  const areBlocks = starts.length === backs.length && starts.length > 2 && new Set(starts).size <= starts.length / 3;
  // What stands below the last card alone, or before the first one, may be about all of them.
  const isOneLine = cards.every(({ line }) => line === cards[0]?.line);
  const goesOn = (back: string) => back.includes('\n') || (isOneLine && withinText.test(back));
  const isBelow =
    (isOneLine || !/^[\t,;|\n]$/.test(delimiter)) && cards.length > 3 && backs.findIndex(goesOn) === cards.length - 1;
  const isLed =
    fronts.length > 2 &&
    !/[?？؟]$/.test(fronts[0] ?? '') &&
    fronts.findLastIndex((front) => /[:：]\s/.test(front)) === 0;
  return (
    areAlone ||
    isBare ||
    isParted ||
    areBlocks ||
    isBelow ||
    isLed ||
    most(backs, leftBefore) ||
    most(fronts, leftBehind)
  );
}
