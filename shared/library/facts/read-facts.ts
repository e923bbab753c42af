import type { LibraryCard } from '../cards.ts';
import { type AgeLevel, ageLevels } from '../fact-decks.ts';
import { readLines } from '../grammar/gaps.ts';
import { type Level, makeLevels } from '../levels.ts';
import { groupCards } from '../mix-cards.ts';

/** Cards that are mixed with each other. */
const groupSize = 10;

/** Reads facts, a line for each: `question | answer | remark`. The remark says why, or adds something worth knowing; most facts have none. */
function readFacts(text: string): LibraryCard[] {
  return readLines(text).map((line) => {
    const [front = '', back = '', extra] = line.split(' | ');
    return { front, back, ...(extra !== undefined && { extra }) };
  });
}

/** A level of facts. Its own answers are the wrong ones of its questions, so no answer may be right for two of them. */
export function factLevel(detail: string, text: string): Level {
  return { detail, groups: () => groupCards(readFacts(text), groupSize) };
}

/** Makes a deck of facts with a level for each age. */
export function makeFacts(texts: Readonly<Partial<Record<AgeLevel, string>>>) {
  return makeLevels({
    key: 'ages',
    hasColon: true,
    answerWay: 'choose',
    frontLanguage: 'en',
    backLanguage: 'en',
    levels: Object.fromEntries(
      Object.entries(texts).map(([age, text]) => [age, factLevel(ageLevels[Number(age) as AgeLevel], text)]),
    ),
  });
}

/** National history in two levels: people, and dates in the order of time. Wrong answers are other people, or other years. */
export function makeNation(who: string, when: string) {
  return makeLevels({
    key: 'kinds',
    hasColon: true,
    answerWay: 'choose',
    frontLanguage: 'en',
    backLanguage: 'en',
    levels: { who: factLevel('people', who), when: factLevel('dates', when) },
  });
}
