import { foldText } from '../quiz/fold-text.ts';
import type { SideLanguages } from '../schemas/deck.ts';
import { leaveOutArticle } from '../study/answer-forms.ts';
import { factLanguages, namedLanguages, pictureLanguages, writtenLanguages } from './cards.ts';
import { findLibraryDeck, settleKept, writeChoices } from './catalogue.ts';
import { makeLibraryDeck } from './make-deck.ts';
import { taughtLanguages, wordTopics } from './word-topics.ts';

export interface Pair {
  readonly front: string;
  readonly back: string;
}

/** Pairs of one kind, such as those of a library deck. */
interface PairSource {
  readonly pairs: readonly Pair[];
  /** Whether either side may be the front. */
  readonly isTwoWay?: boolean;
}

/** Indexed pairs, most likely source first. */
export type PairIndex = readonly { readonly front: SideIndex; readonly back: SideIndex }[];
type SideIndex = ReadonlyMap<string, readonly string[]>;

const mostSuggestions = 4;

/** @returns suggestions for the other side of a card, most likely first */
export function suggestOtherSide(index: PairIndex, text: string, side: 'front' | 'back'): string[] {
  const sum = side === 'front' ? workOut(text) : undefined;
  const keys = listKeys(text);
  const found = index.flatMap((source) => keys.flatMap((key) => source[side].get(key) ?? []));
  const all = [...(sum === undefined ? [] : [sum]), ...found].filter((one) => one.trim() !== text.trim());
  return [...new Map(all.map((one) => [foldText(one), one])).values()].slice(0, mostSuggestions);
}

/** Indexes pairs for lookup. Sources that share pairs with the deck come first: a deck with France and Paris is about capitals, not about currencies. */
export function indexPairs(sources: readonly PairSource[], cards: readonly Pair[]): PairIndex {
  const indexed = sources.map(({ pairs, isTwoWay }) => {
    const both = isTwoWay ? [...pairs, ...pairs.map(({ front, back }) => ({ front: back, back: front }))] : pairs;
    const front = groupBy(both.map((one) => [one.front, one.back]));
    const back = groupBy(both.map((one) => [one.back, one.front]));
    const likeness = cards.filter((card) =>
      listKeys(card.front).some((key) => front.get(key)?.some((one) => isSame(one, card.back))),
    );
    return { front, back, likeness: likeness.length };
  });
  return indexed.toSorted((one, other) => other.likeness - one.likeness);
}

function groupBy(rows: readonly (readonly [string, string])[]): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const [from, to] of rows) {
    for (const key of listKeys(from)) {
      const group = groups.get(key);
      if (group) group.push(to);
      else groups.set(key, [to]);
    }
  }
  return groups;
}

function isSame(one: string, other: string): boolean {
  const keys = new Set(listKeys(one));
  return listKeys(other).some((key) => keys.has(key));
}

/** @returns the lookup keys of a text: one for each alternative, without its article */
function listKeys(text: string): string[] {
  const keys = text.split(' / ').map((one) => foldForLookup(leaveOutArticle(one)));
  return [...new Set(keys)].filter((key) => key !== '');
}

/** Ignores case, accents and punctuation at the end of a sentence. */
function foldForLookup(text: string): string {
  return foldText(text)
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/^[¿¡]+|[?!.…]+$/g, '')
    .trim();
}

const calculation = /^(?<left>\d{1,3})\s*(?<sign>[-+−–×x*·:÷/^])\s*(?<right>[1-9]\d{0,2}|0)\s*=?\s*\??$/i;
const raised = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** @returns the result of a small calculation such as `7 × 8`, `12 : 4` or `3²`; undefined for other texts and results that aren't whole */
export function workOut(text: string): string | undefined {
  const written = text.trim().replace(/(?<=\d)[⁰¹²³⁴⁵⁶⁷⁸⁹]/, (sign) => `^${raised.indexOf(sign)}`);
  const { left, sign = '', right } = calculation.exec(written)?.groups ?? {};
  if (left === undefined) return undefined;
  const result = calculate(Number(left), sign.toLowerCase(), Number(right));
  const isFit = Number.isSafeInteger(result) && Math.abs(result) < 1_000_000_000;
  return isFit ? String(result).replace('-', '−') : undefined;
}

function calculate(left: number, sign: string, right: number): number {
  if (sign === '+') return left + right;
  if ('-−–'.includes(sign)) return left - right;
  if ('×x*·'.includes(sign)) return left * right;
  return sign === '^' ? left ** right : left / right;
}

/** @returns pairs from the browser's own names and from library decks with matching languages; without a language, English is assumed */
export async function gatherPairs({ frontLanguage, backLanguage }: SideLanguages): Promise<PairSource[]> {
  const [from, to] = [speechOf(frontLanguage), speechOf(backLanguage)];
  if (frontLanguage !== undefined && backLanguage !== undefined && from !== to) {
    const made = await Promise.all([numbersFromTo(from, to), ...planTranslations(from, to).map(make)]);
    return [...made, ...listNames(frontLanguage, backLanguage)];
  }
  const language = to ?? from ?? 'en';
  const made = await Promise.all(planFacts(language).map(make));
  return made.map(({ pairs }) => ({ pairs, isTwoWay: true }));
}

function speechOf(tag: string | undefined): string | undefined {
  return tag?.toLowerCase().split('-')[0];
}

interface Planned {
  readonly id: string;
  readonly choices?: Readonly<Record<string, string>>;
}

const pictures = 'animals food home clothes outside vehicles'.split(' ').map((topic) => `pictures-${topic}`);

function planTranslations(from: string | undefined, to: string | undefined): Planned[] {
  const choices = { from: from ?? 'en', to: to ?? 'en' };
  const areIn = (languages: readonly string[]) => [choices.from, choices.to].every((one) => languages.includes(one));
  const plan = (ids: readonly string[], languages: readonly string[]): Planned[] =>
    areIn(languages) ? ids.map((id) => ({ id, choices })) : [];
  return [
    ...(areIn(taughtLanguages)
      ? Object.keys(wordTopics).map((topic) => ({ id: 'topic-words', choices: { ...choices, topic } }))
      : []),
    ...plan(['first-words', 'colors'], writtenLanguages),
    ...plan(['days', 'months'], namedLanguages),
    ...plan(pictures, pictureLanguages),
  ];
}

const inAll = 'capitals-world us-capitals us-codes opposites music-words';
const inEnglish = 'young-animals roman';

function planFacts(language: string): Planned[] {
  const facts = inAll.split(' ').map((id) => ({ id, choices: { language } }));
  return [
    ...(taughtLanguages.includes(language)
      ? [
          { id: 'doubles', choices: { levels: 'twenty,tens,fifty', language } },
          { id: 'measures', choices: { language } },
        ]
      : []),
    ...(factLanguages.includes(language) ? [...facts, { id: 'elements', choices: { upTo: '118', language } }] : []),
    ...(language === 'en' ? inEnglish.split(' ').map((id) => ({ id })) : []),
    ...(namedLanguages.includes(language)
      ? ['flags', 'continents', 'currencies'].map((id) => ({ id, choices: { part: 'all', language } }))
      : []),
    ...(writtenLanguages.includes(language) ? [{ id: 'numbers-in-words', choices: { to: language } }] : []),
    ...(pictureLanguages.includes(language)
      ? pictures.map((id) => ({ id, choices: { from: 'none', to: language } }))
      : []),
  ];
}

async function make({ id, choices = {} }: Planned): Promise<PairSource> {
  const deck = findLibraryDeck(id);
  // Of a deck that got levels, all of them.
  const { cards } = deck ? await makeLibraryDeck(deck, settleKept(deck, writeChoices(choices), [])) : { cards: [] };
  const hasWord = choices['from'] !== undefined && choices['from'] !== 'none';
  // If the front is a picture with its word, people type only the word.
  return { pairs: cards.map(({ front, back }) => ({ front: hasWord ? dropPicture(front) : front, back })) };
}

function dropPicture(text: string): string {
  return text.replace(/^\p{Extended_Pictographic}\S*\s+/u, '');
}

/** Pairs digits and one language's number words with another language's number words. */
async function numbersFromTo(from = 'en', to = 'en'): Promise<PairSource> {
  const wordsIn = async (language: string) =>
    writtenLanguages.includes(language)
      ? (await make({ id: 'numbers-in-words', choices: { to: language } })).pairs
      : [];
  const [known, learned] = await Promise.all([wordsIn(from), wordsIn(to)]);
  const words = new Map(known.map(({ front, back }) => [front, back]));
  return {
    pairs: learned.flatMap(({ front, back }) => [
      { front, back },
      ...[words.get(front) ?? []].flat().map((word) => ({ front: word, back })),
    ]),
  };
}

const letters = Array.from({ length: 26 }, (_, at) => String.fromCodePoint(65 + at));
const twoLetters = letters.flatMap((one) => letters.map((other) => one + other));

/** Pairs the names of countries, languages and currencies in two languages, taken from the browser. */
function listNames(from: string, to: string): PairSource[] {
  const codes = { region: twoLetters, language: twoLetters, currency: Intl.supportedValuesOf('currency') } as const;
  return Object.entries(codes).map(([type, all]) => {
    const namesIn = (tag: string) => new Intl.DisplayNames(tag, { type: type as keyof typeof codes, fallback: 'none' });
    const [known, learned] = [namesIn(from), namesIn(to)];
    const pairs = all.flatMap((code) => {
      const [front, back] = [known.of(code), learned.of(code)];
      return front === undefined || back === undefined ? [] : [{ front, back }];
    });
    return { pairs };
  });
}
