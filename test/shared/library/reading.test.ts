import { describe, expect, test } from 'vitest';
import type { LibraryCard } from '../../../shared/library/cards.ts';
import { findLibraryDeck, settleChoices } from '../../../shared/library/catalogue.ts';
import { libraryDecks } from '../../../shared/library/decks.ts';
import type { LibraryDeck } from '../../../shared/library/library-deck.ts';
import { makeLibraryDeck, type MadeDeck } from '../../../shared/library/make-deck.ts';
import { openOptionJudge } from '../../../shared/quiz/open-option-judge.ts';
import { judgeTyped } from '../../../shared/study/judge-typed.ts';
import { loadNumberWords } from '../../../shared/study/number-words.ts';
import { isDictation } from '../../../shared/study/dictated.ts';

function findDeck(id: string): LibraryDeck {
  const deck = findLibraryDeck(id);
  if (!deck) throw new Error(`There is no ${id}.`);
  return deck;
}

function listLevels(id: string): string[] {
  const option = findDeck(id).options.find(({ key }) => key === 'levels');
  return option?.kind === 'many' ? option.values.map(({ value }) => value) : [];
}

async function make(id: string, levels = listLevels(id).join(','), how = 'read'): Promise<MadeDeck> {
  const deck = findDeck(id);
  return await makeLibraryDeck(deck, settleChoices(deck, { levels, how }, ['en']));
}

const wordDecks = 'sight-words school-words-german school-words-french first-words-spanish'.split(' ');
const partDecks = 'sounding-out syllables-english syllables-german syllables-french syllables-spanish'.split(' ');

const bare = ({ back }: LibraryCard): string => back.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Vowel sounds of a syllable, one group each. A silent e counts, as schools write it: lu-ne. */
const vowels: Readonly<Record<string, RegExp>> = {
  'sounding-out': /(?<!q)[aeiouy]+/g,
  // The last e of choc-o-late is silent.
  'syllables-english': /(?<!q)(?!(?<=[aeiouy][^aeiouy])e$)[aeiouy]+/g,
  'syllables-german': /(?<!q)[aeiouyäöü]+/g,
  'syllables-french': /[aeiouyàâéèêëîïôûœ]+/g,
  'syllables-spanish': /[aeiouáéíóúü]+/g,
};

/** Words that sound like another one, in some region at least. */
const soundAlike: Readonly<Record<string, string>> = {
  'sight-words':
    'to too two their there by buy for four one blue red read see sea here hear where right write no know new knew ate eight be our its your which would wood some made sun son meet week rain road hour aunt nose hair whole great wait weight past through threw weather break plane peace piece heard add bread or night feet need way high in not so do him been straight eye clothes',
  'school-words-german': 'ist im am das viel mehr essen wieder ihn dass seit malen sie',
  'school-words-french':
    'la tu mon pas non et est dans les des il elle ils ma mes ton son sa ce cette sept ces mais où plus quand deux tout sous puis peu vers sans tôt près autant quant hors quoique sur trop entre environ',
  'first-words-spanish': 'ola hola masa casa vaca bota vaso rosa hoja ala a hay porque de que',
};

test('520 English words, 140 to 160 of each other language, at four levels and more', async () => {
  const counts = await Promise.all(wordDecks.map(async (id) => (await make(id)).cards.length));
  expect(counts).toEqual([520, 140, 152, 153]);
  const usual = await make('sight-words', 'pre,kinder,one,two,three');
  expect(usual.cards).toHaveLength(220);
  for (const id of [...wordDecks, ...partDecks])
    expect(listLevels(id).length, id).toBeGreaterThanOrEqual(id === 'syllables-english' ? 3 : 4);
});

describe.each(wordDecks)('%s', (id) => {
  test('has each word on one level only, in lower case, and German nouns with article and capital', async () => {
    const { cards } = await make(id);
    const words = cards.map(({ back }) => back);
    expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([]);
    const isWell = (word: string) =>
      id === 'school-words-german'
        ? /^(?:(?:der|die|das) \p{Lu}\p{Ll}+|\p{Ll}+)$/u.test(word)
        : /^[\p{Ll}’]+(?: [\p{Ll}’]+)?$/u.test(word) || word === 'I';
    expect(words.filter((word) => !isWell(word))).toEqual([]);
  });

  test('dictates with a sentence what sounds like another word, and the sentence has the word', async () => {
    const { cards } = await make(id, undefined, 'spell');
    const heard = new Map(cards.map(({ front, back }) => [back, front]));
    const alone = soundAlike[id]?.split(' ').filter((word) => (heard.get(word) ?? word) === word);
    expect(alone).toEqual([]);
    const uses = ({ front, back }: LibraryCard) => {
      const sentence = front.slice(back.length + 2).toLowerCase();
      const spoken = sentence.split(/[^\p{L}’]+/u).flatMap((one) => [one, ...one.split('’')]);
      return spoken.includes((back.split(' ').at(-1) ?? '').toLowerCase());
    };
    expect(cards.filter((card) => card.front !== card.back && !uses(card))).toEqual([]);
  });

  test('is heard, not seen, when it is spelled, and takes its words as typed and no other', async () => {
    const deck = await make(id, undefined, 'spell');
    const { cards, answerWay, backLanguage: language } = deck;
    expect(answerWay).toBe('type');
    expect(cards.filter((card) => !isDictation(card, deck))).toEqual([]);
    const numbers = await loadNumberWords(language);
    const verdict = (typed: string, { front, back }: LibraryCard) =>
      judgeTyped(typed, back, { language, numbers, question: front }).verdict;
    expect(cards.filter((card) => verdict(card.back, card) !== 'right')).toEqual([]);
    // Words that are the same without their accents, or nearly, are neighbors in this order.
    const sorted = cards.toSorted((one, other) => (bare(one) < bare(other) ? -1 : 1));
    const taken = sorted.flatMap((card, at) =>
      sorted
        .slice(at + 1, at + 4)
        .filter((other) => verdict(other.back, card) === 'right' || verdict(card.back, other) === 'right')
        .map((other) => `${card.back} = ${other.back}`),
    );
    expect(taken).toEqual([]);
  });
});

test.each(partDecks)('%s: the parts joined give the word, and each syllable has one vowel sound', async (id) => {
  const { cards } = await make(id);
  expect(new Set(cards.map(({ back }) => back)).size).toBe(cards.length);
  for (const { front, back } of cards) {
    expect(front.replaceAll(' · ', ''), front).toBe(back);
    const parts = front.replace(/^(?:der|die|das) /, '').split(' · ');
    expect(parts.length, front).toBeGreaterThanOrEqual(2);
    expect(back, front).toMatch(
      id === 'syllables-german' ? /^(?:(?:der|die|das) \p{Lu}|(?!d\p{Ll}{2} )\p{Ll})\p{Ll}+$/u : /^\p{Ll}+$/u,
    );
    const counts = parts.map((part) => part.toLowerCase().match(vowels[id] ?? /./g)?.length ?? 0);
    if (id === 'sounding-out')
      expect(
        counts.filter((count) => count === 1),
        front,
      ).toHaveLength(1);
    else expect(counts, front).toEqual(parts.map(() => 1));
  }
});

test('letters have distinct answers, each beginning with its letter and with no other', async () => {
  const { cards } = await make('letters-sounds');
  expect(
    cards
      .map(({ front }) => front.slice(-1))
      .toSorted()
      .join(''),
  ).toBe('abcdefghijklmnopqrstuvwxyz');
  for (const { front, back } of cards) {
    const [upper = '', letter = ''] = front.split(' ');
    expect(upper.toLowerCase()).toBe(letter);
    expect(back.replace(/^\P{L}+/u, '')[0], back).toBe(letter);
  }
  const judge = await openOptionJudge({ frontLanguage: 'en', backLanguage: 'en' });
  for (const one of cards)
    expect(cards.filter((other) => judge.isAccepted(one.back, other.back, other.front))).toEqual([one]);
});

test('only reading decks dictate: no other ready deck has its answer for a question', async () => {
  const dictating: string[] = [];
  for (const deck of libraryDecks.filter(({ id }) => !wordDecks.includes(id))) {
    const made = await makeLibraryDeck(deck, settleChoices(deck, {}, ['en']));
    if (made.answerWay === 'type' && made.cards.some((card) => isDictation(card, made))) dictating.push(deck.id);
  }
  expect(dictating).toEqual([]);
});
