import { comparisonKey, readLetters } from './typed-letters.ts';

/** The number words of a language. */
export interface NumberWords {
  /** @returns the usual spellings of a whole number in figures */
  readonly spell: (figures: string) => readonly string[];
  /** @returns the value of a number word in figures, up to a hundred and for full hundreds; undefined for other texts */
  readonly read: (words: string) => string | undefined;
}

type Spell = (figures: string) => readonly string[];

/** For languages whose numbers have one usual spelling. Takes the function alone, so that builds leave out the rest of its module. */
function spellOneWay(toCardinal: (figures: string) => string): Spell {
  return (figures) => [toCardinal(figures)];
}

/** One file per language, so that a device loads only those for its decks. Spellings that differ only in accents or hyphens need no entry of their own. */
const speakers: Readonly<Record<string, () => Promise<Spell>>> = {
  en: async () => {
    const { toCardinal } = await import('n2words/en-US');
    return (figures) => [
      toCardinal(figures),
      toCardinal(figures, { and: true }),
      toCardinal(figures, { hundredPairing: true }),
      toCardinal(figures).replace(/^one (?=hundred|thousand|million)/, 'a '),
    ];
  },
  es: async () => {
    const { toCardinal } = await import('n2words/es-ES');
    return (figures) => [toCardinal(figures), toCardinal(figures, { gender: 'feminine' })];
  },
  fr: async () => spellOneWay((await import('n2words/fr-FR')).toCardinal),
  de: async () => {
    const { toCardinal } = await import('n2words/de-DE');
    return (figures) => [toCardinal(figures), toCardinal(figures).replace(/^ein(?=hundert|tausend)/, '')];
  },
  it: async () => spellOneWay((await import('n2words/it-IT')).toCardinal),
  pt: async () => {
    const { toCardinal } = await import('n2words/pt-PT');
    // Sixteen, seventeen and nineteen are spelled differently in Brazil.
    return (figures) => [
      toCardinal(figures),
      toCardinal(figures).replace(/dezas(?=s)|deza(?=n)/, (start) => `deze${start.slice(4)}`),
    ];
  },
  nl: async () => spellOneWay((await import('n2words/nl-NL')).toCardinal),
  sv: async () => {
    const { toCardinal } = await import('n2words/sv-SE');
    return (figures) => [toCardinal(figures), toCardinal(figures).replaceAll(/[ -]/g, '')];
  },
  pl: async () => spellOneWay((await import('n2words/pl-PL')).toCardinal),
  tr: async () => {
    const { toCardinal } = await import('n2words/tr-TR');
    return (figures) => [toCardinal(figures), toCardinal(figures, { dropSpaces: true })];
  },
  el: async () => {
    const { toCardinal } = await import('n2words/el-GR');
    return (figures) => [toCardinal(figures), toCardinal(figures).replace('επτά', 'εφτά').replace('οκτώ', 'οχτώ')];
  },
  ru: async () => {
    const { toCardinal } = await import('n2words/ru-RU');
    return (figures) => [toCardinal(figures), toCardinal(figures, { gender: 'feminine' })];
  },
  ar: async () => {
    const { toCardinal } = await import('n2words/ar-SA');
    return (figures) => [toCardinal(figures), toCardinal(figures, { gender: 'feminine' })];
  },
  hi: async () => spellOneWay((await import('n2words/hi-IN')).toCardinal),
  zh: async () => {
    const { toCardinal } = await import('n2words/zh-Hans-CN');
    return (figures) => {
      const words = toCardinal(figures, { formal: false });
      return [words, words.replace(/^一(?=十)/, ''), words === '二' ? '两' : words];
    };
  },
  ja: async () => spellOneWay((await import('n2words/ja-JP')).toCardinal),
  ko: async () => spellOneWay((await import('n2words/ko-KR')).toCardinal),
};

/** Other forms of the words for one, two and so on: those used with nouns or for people, and the native Korean numbers. */
const otherWords: Readonly<Record<string, string>> = {
  es: 'un/una',
  fr: 'une',
  de: 'ein/eine/einen',
  it: 'un/una',
  pt: 'uma duas',
  nl: 'een',
  sv: 'en',
  pl: 'jedna/jedno dwie/dwoje',
  el: 'ένας/μία/μια',
  ko: '하나/한 둘/두 셋/세 넷/네 다섯 여섯 일곱 여덟 아홉 열',
};

/** Numbers whose words are recognized. */
const known = [...Array(100).keys(), ...[1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((hundreds) => hundreds * 100)].map(String);

/**
 * Loads the number words of a language.
 * @param language BCP 47 tag; English if unknown
 * @returns undefined if there are none for the language
 */
export async function loadNumberWords(language = 'en'): Promise<NumberWords | undefined> {
  const own = /^[a-z]+/i.exec(language)?.[0].toLowerCase() ?? '';
  const spellAll = await speakers[own]?.();
  if (!spellAll) return undefined;
  const others = (otherWords[own] ?? '').split(' ').map((words) => words.split('/').filter((word) => word !== ''));
  const spell = (figures: string) => [...new Set([...spellAll(figures), ...(others[Number(figures) - 1] ?? [])])];
  let values: Map<string, string> | undefined;
  return {
    spell,
    read: (words) => {
      values ??= new Map(
        known.flatMap((figures) => spell(figures).map((word) => [comparisonKey(readLetters(word)), figures])),
      );
      return values.get(comparisonKey(readLetters(words)));
    },
  };
}
