import type { LibraryCard } from '../cards.ts';
import { groupCards } from '../mix-cards.ts';
import { type LevelTable, makeLevels, readLevels } from '../levels.ts';

/** New words that come before the next group of them. */
const groupSize = 10;

/**
 * Reads sentences whose gap is filled by one of several words that are easily mixed up, a line for each set:
 * `there / their / they’re: The dog is over *there*. | They forgot *their* coats.`
 * The choices stand in brackets behind the sentence, because without them another word could be right.
 */
function readGaps(text: string): readonly (readonly LibraryCard[])[] {
  return readLines(text).map((line) => {
    const [, words = '', sentences = ''] = /^(.+?): (.+)$/.exec(line) ?? [];
    return sentences.split(' | ').map((sentence) => cutGap(sentence, ` (${words})`));
  });
}

/** @param hint follows the sentence. A full stop after the gap is left out, because four dots in a row would look like a mistake. */
export function cutGap(sentence: string, hint: string): LibraryCard {
  const [before = '', back = '', after = ''] = sentence.split('*');
  return { front: `${before}…${after.replace(/^\.$/, '')}${hint}`, back };
}

/** Makes a deck of words that are mixed up. Its levels are the first and the further sets, and each set is a group of its own. */
export function makeMixUps(language: string, levels: LevelTable) {
  return makeLevels({
    hasColon: true,
    frontLanguage: language,
    backLanguage: language,
    levels: readLevels(levels, readGaps),
  });
}

/** Makes levels of rows of words: a card for each row. */
export function toLevels(levels: LevelTable, toCard: (cells: readonly string[]) => LibraryCard) {
  return readLevels(levels, (text) => groupCards(readRows(text).map(toCard), groupSize));
}

/** @returns the cells of each line, with an underscore for a space and a slash between two right forms */
export function readRows(text: string): string[][] {
  return readLines(text).map((line) => line.split(' ').map((cell) => cell.replaceAll('/', ' / ').replaceAll('_', ' ')));
}

export function readLines(text: string): string[] {
  return text
    .trim()
    .split('\n')
    .map((line) => line.trim());
}
