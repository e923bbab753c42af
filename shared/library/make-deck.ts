import { limits } from '../limits.ts';
import type { AnswerWay, AskedSide, DeckCover, LibraryOrigin, SideLanguages } from '../schemas/deck.ts';
import {
  type Choices,
  type DeckMaker,
  inEnglish,
  joinDetails,
  type LibraryCard,
  sayIn,
  type ShelfWords,
  tagLanguage,
} from './cards.ts';
import { writeChoices } from './catalogue.ts';
import { coverOf } from './covers.ts';
import { type LibraryDeck, subjects } from './library-deck.ts';

/** Modules that create cards, loaded on demand. */
const rooms: Readonly<
  Record<LibraryDeck['room'], () => Promise<{ readonly makers: Readonly<Record<string, DeckMaker>> }>>
> = {
  numbers: async () => await import('./numbers.ts'),
  places: async () => await import('./places.ts'),
  languages: async () => await import('./languages.ts'),
  meanings: async () => await import('./meanings.ts'),
  pictures: async () => await import('./pictures.ts'),
  words: async () => await import('./words.ts'),
  science: async () => await import('./science.ts'),
  drawn: async () => await import('./drawn.ts'),
  english: async () => await import('./grammar/en.ts'),
  german: async () => await import('./grammar/de.ts'),
  french: async () => await import('./grammar/fr.ts'),
  spanish: async () => await import('./grammar/es.ts'),
  body: async () => await import('./facts/makers.ts'),
  nature: async () => await import('./facts/makers.ts'),
  physics: async () => await import('./facts/makers.ts'),
  everyday: async () => await import('./facts/makers.ts'),
  signs: async () => await import('./facts/makers.ts'),
  earth: async () => await import('./facts/makers.ts'),
  maps: async () => await import('./maps.ts'),
  history: async () => await import('./facts/makers.ts'),
  nations: async () => await import('./facts/makers.ts'),
  culture: async () => await import('./facts/makers.ts'),
  'reading-english': async () => await import('./reading/en.ts'),
  'reading-german': async () => await import('./reading/de.ts'),
  'reading-french': async () => await import('./reading/fr.ts'),
  'reading-spanish': async () => await import('./reading/es.ts'),
};

/** A library deck with its cards, as a family adds it. */
export interface MadeDeck extends SideLanguages {
  readonly name: string;
  readonly description: string;
  /** The library's subject; the family may change it. */
  readonly subject: string;
  readonly answerWay?: AnswerWay;
  readonly asks?: AskedSide;
  readonly cover: DeckCover;
  readonly library: LibraryOrigin;
  readonly libraryCards: number;
  readonly cards: readonly LibraryCard[];
}

/** @returns a library deck with its cards, ready to be stored, with its name, description and subject in the words of the person who takes it; `choices` must have a valid value for every option */
export async function makeLibraryDeck(
  deck: LibraryDeck,
  choices: Choices,
  words: ShelfWords = inEnglish,
): Promise<MadeDeck> {
  const { id, version, name, description, subject, room } = deck;
  const make = (await rooms[room]()).makers[id];
  if (!make) throw new Error(`Nothing makes the ready deck ${id}.`);
  const { detail, shortDetail, cards, frontLanguage, backLanguage, ...made } = await make(choices, words);
  const options = writeChoices(choices);
  return {
    name: nameDeck(words, words.say(name), ...[detail, shortDetail].map((one) => tellLanguage(words, choices, one))),
    description: words.say(description),
    subject: words.say(subjects[subject]),
    ...made,
    cover: coverOf(deck),
    ...(frontLanguage !== undefined && { frontLanguage: tagLanguage(frontLanguage) }),
    ...(backLanguage !== undefined && { backLanguage: tagLanguage(backLanguage) }),
    library: { id, version, ...(options !== undefined && { options }) },
    libraryCards: cards.length,
    cards,
  };
}

/**
 * @returns every name that the library gives a deck in these words, or once gave it. Decks from before there was a choice of language say none, and some once
 *   said the reader's own.
 */
export async function listGivenNames(deck: LibraryDeck, choices: Choices, words: ShelfWords): Promise<string[]> {
  const ways = [choices['language'] ?? '', ''].map((language) => ({ ...words, language }));
  const made = await Promise.all(ways.map(async (way) => await makeLibraryDeck(deck, choices, way)));
  return made.map(({ name }) => name);
}

/** @returns the part of a name with the language that the family chose for the cards, if it reads in another one */
function tellLanguage(words: ShelfWords, { language }: Choices, detail?: string): string | undefined {
  if (language === undefined || language === words.language) return detail;
  if (detail === undefined) return words.say('({language})', { language: words.nameLanguage(language) });
  const [, colon = '', rest = ''] = /^(: )?(.*)$/s.exec(detail) ?? [];
  return `${colon}${joinDetails(words, [rest, sayIn(words, language)])}`;
}

function nameDeck({ say }: ShelfWords, deck: string, detail = '', shortDetail = detail): string {
  const [full = deck, short = deck] = [detail, shortDetail].map((one) => {
    if (one === '') return deck;
    return one.startsWith(': ')
      ? say('{deck}: {detail}', { deck, detail: one.slice(2) })
      : say('{deck} {detail}', { deck, detail: one });
  });
  return (full.length > limits.nameLength ? short : full).slice(0, limits.nameLength);
}
