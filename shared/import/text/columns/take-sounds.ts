import { reasons } from '../../reasons.ts';
import { wordClasses } from '../lines/list-signs.ts';
import type { FileRow } from '../read-rows.ts';
import { share, usedCells } from '../tidy-rows.ts';
import { startsAlike } from './transcription.ts';

/** A word and what stands in brackets or slashes behind it. */
const behind = /^(.*\S)\s*(\[[^[\]]{1,40}\]|[(（][^()（）]{1,40}[)）]|(?<=\s)\/[^/]{1,40}\/)$/su;
/** Syllables as learners write them down, in no script but Latin. */
const syllables = /^[\p{Script=Latin}\p{M}'’ʼʾʿ‘. -]+$/u;
/** A line with slashes or brackets around what stands between its sides. */
const between = /^(.*?\S)\s+(\/[^/\s][^/]{0,40}\/|\[[^[\]]{1,40}\])\s+(\S.*)$/su;
/** Rows that show how the others are written. */
const firstRows = 20;
/** How many cards say how they sound before it is believed of the others, too. */
const least = { cards: 3, share: 0.6 };

/**
 * Moves what says how the words of a list sound from the fronts to the third cell: Latin letters behind words of another script, syllables in square brackets
 * behind all fronts, and slashes without letters of phonetics where most lines have them, as in `rent /rent/ die Miete`.
 */
export function takeSounds(rows: readonly FileRow[], delimiter: string): readonly FileRow[] {
  const find = ({ cells }: FileRow) => behind.exec(cells[0]?.trim() ?? '');
  // Most lists say nothing about sounds, and are not searched further.
  if (!rows.slice(0, firstRows).some((row) => row.cells.length > 2 || find(row) !== null)) return rows;
  const cards = rows.filter((row) => row.aside === undefined && usedCells(row) > 1);
  const spoken = cards.filter(({ cells }) => cells.length === 3);
  if (cards.length < least.cards || cards.some(({ cells }) => cells.length > 3)) return rows;
  if (spoken.length > 0)
    return share(spoken.length, cards) >= least.share ? rows.map((row) => addSound(row, delimiter)) : rows;
  const found = cards.map(find);
  const said = found.flatMap((one) => (one ? { word: one[1] ?? '', mark: one[2] ?? '' } : []));
  if (said.length < Math.max(least.cards, cards.length * 0.8) || !areSounds(said)) return rows;
  const marks = new Map(cards.map((row, at) => [row, found[at]]));
  return rows.map((row) => {
    const [, word, sound] = marks.get(row) ?? [];
    return word === undefined || sound === undefined ? row : { ...row, cells: [word, row.cells[1] ?? '', sound] };
  });
}

/** Whether all that stands behind words says how they sound. The gender of a word, its class and its plural do not. */
function areSounds(said: readonly { readonly word: string; readonly mark: string }[]): boolean {
  const sounds = said.map(({ mark }) => mark.slice(1, -1).trim());
  const areSyllables = sounds.every((sound) => syllables.test(sound) && !wordClasses.test(sound));
  const isVaried = new Set(sounds).size >= sounds.length * 0.9;
  // Behind words of our letters, plain ones are a form of the word: `mouse [mice]`.
  const arePlain = said.filter(({ word, mark }) => /^\p{Script=Latin}/u.test(word) && /^\[[a-z]+\]$/.test(mark));
  const areSquare =
    said.every(({ mark }) => mark.startsWith('[') && !/\p{Lu}/u.test(mark)) && arePlain.length < said.length / 2;
  const alike = said.filter(
    ({ word }, at) => !/\p{Script=Latin}/u.test(word) && startsAlike(word, sounds[at] ?? ''),
  ).length;
  return areSyllables && isVaried && (areSquare || share(alike, said) >= 0.9);
}

/** Reads slashes and brackets as those of the other lines are read. */
function addSound(row: FileRow, delimiter: string): FileRow {
  if (row.cells.length === 1 && row.aside === reasons.oneSide && delimiter === '[') {
    const [, front, sound, back] = between.exec(row.cells[0] ?? '') ?? [];
    return front === undefined || sound === undefined || back === undefined
      ? row
      : { line: row.line, lastLine: row.lastLine, cells: [front, back, sound] };
  }
  const [front = '', back = ''] = row.cells;
  const [, word, sound] = row.cells.length === 2 && row.aside === undefined ? (behind.exec(front.trim()) ?? []) : [];
  const isSlashed = word !== undefined && sound !== undefined && /^[/[]/.test(sound);
  return isSlashed ? { ...row, cells: [word, back, sound] } : row;
}
