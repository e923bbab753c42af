import { foldText } from '../quiz/fold-text.ts';
import { type Choices, inEnglish, type LibraryCard, type ShelfWords } from './cards.ts';
import { languageOf, settleChoices, writeChoices } from './catalogue.ts';
import { type LanguageOption, type LibraryDeck, subjects } from './library-deck.ts';
import { makeLibraryDeck } from './make-deck.ts';

/** The cards of one deck that its choices can make, as text to search. */
export interface SearchableDeck {
  readonly deck: LibraryDeck;
  readonly cards: readonly SearchableCard[];
}

interface SearchableCard {
  readonly card: LibraryCard;
  /** Choices with which the deck has the card. */
  readonly choices: Choices;
  /** Front, back and extra, folded. */
  readonly folded: readonly string[];
}

/** A deck that a search finds. */
export interface FoundDeck {
  readonly deck: LibraryDeck;
  /** Choices with which the deck has what was found. Missing ones have their defaults. */
  readonly choices: Choices;
  /** The first card that has the text, if the deck's name and description don't. */
  readonly card?: LibraryCard;
}

/** Leaves out brackets, because a whole name is found although its first part may be left out: `(Albert) Einstein`. */
export function foldForSearch(text: string): string {
  return foldText(text.normalize('NFKC').replaceAll(/[()]/g, ''));
}

/** @returns the default choices, then each other value of an option alone, so that every card is in at least one of the ways */
export function listWays(deck: LibraryDeck, readers: readonly string[]): readonly Choices[] {
  const first = settleChoices(deck, {}, readers);
  const others = deck.options.flatMap((option) =>
    option.kind === 'language' ? [] : option.values.map(({ value }) => ({ ...first, [option.key]: value })),
  );
  return [...new Map([first, ...others].map((way) => [writeChoices(way), way])).values()];
}

interface Way {
  /** Choices that make the cards. */
  readonly made: Choices;
  /** Choices with which they are offered. */
  readonly offered: Choices;
}

/** @returns the ways to make the cards in the reader's language, then in English. English words to learn are offered; facts in English are only found by it, and offered in the reader's language. */
function listSearched(deck: LibraryDeck, readers: readonly string[]): readonly Way[] {
  const own = listWays(deck, readers).map((made) => ({ made, offered: made }));
  const languages = deck.options.filter(({ kind }) => kind === 'language');
  const asked = languages.find(({ key }) => key !== 'from') as LanguageOption | undefined;
  const isKnown = own.some(({ made }) => languages.some(({ key }) => made[key] === 'en'));
  if (!asked?.languages.includes('en') || isKnown) return own;
  const isTaught = asked.initial === 'other';
  const inOther = own.map(({ made }) => ({ ...made, [asked.key]: 'en' }));
  return [...own, ...inOther.map((made, at) => ({ made, offered: (isTaught ? made : own[at]?.made) ?? made }))];
}

/** @returns a deck with the texts of all its cards in the reader's language and in English, and in the one that it teaches first. It loads the files that make them. */
export async function readSearchable(deck: LibraryDeck, readers: readonly string[]): Promise<SearchableDeck> {
  const cards = new Map<string, SearchableCard>();
  for (const { made, offered } of listSearched(deck, readers)) {
    for (const card of (await makeLibraryDeck(deck, made)).cards) {
      const folded = [card.front, card.back, card.extra ?? ''].map(foldForSearch);
      const key = folded.join('\n');
      if (!cards.has(key)) cards.set(key, { card, choices: offered, folded });
    }
  }
  return { deck, cards: [...cards.values()] };
}

/**
 * @returns the decks with the query in their name, description or subject, then those that teach a language of that name, then those written in it, then those
 *   with it on a card. Names are those in `words`, and then the English ones
 */
export function findDecks(
  decks: readonly LibraryDeck[],
  query: string,
  cardTexts: ReadonlyMap<LibraryDeck, SearchableDeck>,
  words: ShelfWords = inEnglish,
): readonly FoundDeck[] {
  const wanted = foldForSearch(query);
  if (wanted === '') return decks.map((deck) => ({ deck, choices: {} }));
  const ranked = decks.flatMap((deck): { readonly rank: number; readonly found: FoundDeck }[] => {
    const { name, description, subject } = deck;
    const others = [description, subjects[subject]];
    const texts = [[words.say(name)], others.map((text) => words.say(text)), [name], others];
    const named = texts.findIndex((some) => some.some((text) => foldForSearch(text).includes(wanted)));
    if (named >= 0) return [{ rank: named / 2, found: { deck, choices: {} } }];
    const language = findLanguage(deck, wanted, words);
    if (language) return [{ rank: 2, found: { deck, choices: language } }];
    if (isWrittenIn(deck, wanted, words)) return [{ rank: 2.5, found: { deck, choices: {} } }];
    const hit = findCard(cardTexts.get(deck)?.cards ?? [], wanted);
    return hit ? [{ rank: hit.rank, found: { deck, choices: hit.choices, card: hit.card } }] : [];
  });
  return ranked.toSorted((one, other) => one.rank - other.rank).map(({ found }) => found);
}

/** @returns the first card with the best match: a whole side, whole words of one, a part of one, or a part of the extra */
function findCard(cards: readonly SearchableCard[], wanted: string) {
  const ways: readonly ((folded: readonly string[]) => boolean)[] = [
    ([front, back]) => front === wanted || back === wanted,
    ([front, back]) => ` ${front} `.includes(` ${wanted} `) || ` ${back} `.includes(` ${wanted} `),
    ([front, back]) => front?.includes(wanted) === true || back?.includes(wanted) === true,
    ([, , extra]) => extra?.includes(wanted) === true,
  ];
  for (const [at, isHit] of ways.entries()) {
    const hit = cards.find(({ folded }) => isHit(folded));
    if (hit) return { ...hit, rank: 3 + at };
  }
  return undefined;
}

/** Whether the name of a deck’s only language begins so. */
function isWrittenIn(deck: LibraryDeck, wanted: string, { nameLanguage }: ShelfWords): boolean {
  const language = languageOf(deck);
  return wanted.length > 2 && language !== undefined && foldForSearch(nameLanguage(language)).startsWith(wanted);
}

/** @returns the choice of a language to learn whose name begins so: `span` for Spanish */
function findLanguage({ options }: LibraryDeck, wanted: string, { nameLanguage }: ShelfWords): Choices | undefined {
  for (const option of options) {
    if (option.kind !== 'language' || option.initial !== 'other') continue;
    const tag = option.languages.find((one) => foldForSearch(nameLanguage(one)).startsWith(wanted));
    if (tag !== undefined && wanted.length > 2) return { [option.key]: tag };
  }
  return undefined;
}
