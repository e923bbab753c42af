import { expect, test } from 'vitest';
import { factLanguages } from '../../../shared/library/cards.ts';
import { shuffleBySeed } from '../../../shared/quiz/seeded-shuffle.ts';
import { dayMs } from '../../../shared/scheduling/calendar-day.ts';
import { findMisjudged, findUnfair, listWaysIn, type MadeWay, makeWay, ShelfAnswers } from './answer-rules.ts';

/** `ANSWERS=all` checks the whole shelf, in two minutes. Otherwise each day checks other decks, and words from other languages. */
const isWhole = process.env['ANSWERS'] === 'all';
const seed = String(Math.floor(Date.now() / dayMs));
const [decksADay, languagesADay] = isWhole ? [Infinity, Infinity] : [10, 3];

/** Makes the ready decks with answers in a language, and chooses those to check: each deck in one of its ways, or all. */
async function openShelf(language: string) {
  const shelf = new ShelfAnswers();
  const known = shuffleBySeed(
    factLanguages.filter((one) => one !== language),
    seed,
  ).slice(0, languagesADay);
  const made = await Promise.all(listWaysIn(language, known).map(makeWay));
  for (const one of made) shelf.add(one);
  const mixed = shuffleBySeed(made, seed);
  const decks = new Map(mixed.map((one) => [one.name.split('?')[0], one]));
  const checked: readonly MadeWay[] = isWhole ? made : [...decks.values()].slice(0, decksADay);
  return { shelf, checked };
}

test.each(factLanguages)(
  'in %s a quiz of a ready deck has one right option, and typing is right with each own answer and with none of another card',
  { timeout: isWhole ? 600_000 : 60_000 },
  async (language) => {
    const { shelf, checked } = await openShelf(language);
    expect(checked.length).toBeGreaterThanOrEqual(10);
    const faults: string[] = [];
    for (const one of checked)
      faults.push(...(await findUnfair(one, shelf, seed)), ...(await findMisjudged(one, seed)));
    expect(faults, `of day ${seed}`).toEqual([]);
  },
);
