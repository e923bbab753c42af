import type { DeckMaker, LibraryCard } from '../cards.ts';
import { readLines } from '../grammar/gaps.ts';
import { type LevelTable, makeLevels, readLevels } from '../levels.ts';
import { groupCards } from '../mix-cards.ts';

/** New words that come before the next group of them. */
const groupSize = 10;

/** Stands between the syllables or sounds of a word. */
const joint = ' · ';

function toLevels(levels: LevelTable, read: (text: string) => readonly LibraryCard[]) {
  return readLevels(levels, (text) => groupCards(read(text), groupSize));
}

interface ListedWord {
  readonly word: string;
  readonly sentence?: string;
}

/** Reads single words from the first line, and words with a sentence, such as `two: I have two cats.`, from a line each. */
function readWords(text: string): readonly ListedWord[] {
  const [first = '', ...others] = readLines(text);
  const single = first.split(' ').map((word) => ({ word: word.replaceAll('_', ' ') }));
  const used = others.map((line) => {
    const [, word = '', sentence = ''] = /^(.+?): (.+)$/.exec(line) ?? [];
    return { word, sentence };
  });
  return [...single, ...used];
}

/** A word to read: the device says it once the card is turned. */
function readingCard({ word, sentence }: ListedWord): LibraryCard {
  return { front: word, back: word, ...(sentence !== undefined && { extra: sentence }) };
}

/**
 * A dictated word. Its front is the answer itself, so the device says it and doesn't show it. A word that sounds like another one is followed by a sentence,
 * because without it either spelling would be right.
 */
function dictatedCard({ word, sentence }: ListedWord): LibraryCard {
  return { front: sentence === undefined ? word : `${word}. ${sentence}`, back: word };
}

/** Makes a deck of words by level, to read or to spell by ear. */
export function makeWords(language: string, levels: LevelTable): DeckMaker {
  const common = { hasColon: true, frontLanguage: language, backLanguage: language } as const;
  const read = makeLevels({
    ...common,
    answerWay: 'flip',
    levels: toLevels(levels, (text) => readWords(text).map(readingCard)),
  });
  const spell = makeLevels({
    ...common,
    form: '{level} by ear',
    levels: toLevels(levels, (text) => readWords(text).map(dictatedCard)),
  });
  return (choices, words) => (choices['how'] === 'spell' ? spell : read)(choices, words);
}

/** Makes a deck of words in parts, such as `ba·na·na`, that a child joins. An underscore stands between article and noun. */
export function makeParts(language: string, levels: LevelTable): DeckMaker {
  const toCard = (word: string): LibraryCard => {
    const spaced = word.replaceAll('_', ' ');
    return { front: spaced.replaceAll('·', joint), back: spaced.replaceAll('·', '') };
  };
  return makeLevels({
    hasColon: true,
    answerWay: 'flip',
    frontLanguage: language,
    backLanguage: language,
    levels: toLevels(levels, (text) => text.trim().split(/\s+/).map(toCard)),
  });
}
