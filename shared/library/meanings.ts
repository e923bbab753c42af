import { type DeckMaker, type LibraryCard, sayIn } from './cards.ts';
import topics from './meanings/topics.json' with { type: 'json' };
import { mixCards } from './mix-cards.ts';
import { wordLevels, type WordTopic, wordTopics } from './word-topics.ts';

/** Words of one language by meaning: the word, a note on it (plural, gender or pinyin; may be empty), and a sentence that uses it. */
type Words = Readonly<Record<string, readonly string[]>>;

const wordFiles: Readonly<Record<string, () => Promise<{ readonly default: Words }>>> = {
  en: async () => await import('./meanings/en.json', { with: { type: 'json' } }),
  de: async () => await import('./meanings/de.json', { with: { type: 'json' } }),
  fr: async () => await import('./meanings/fr.json', { with: { type: 'json' } }),
  es: async () => await import('./meanings/es.json', { with: { type: 'json' } }),
  it: async () => await import('./meanings/it.json', { with: { type: 'json' } }),
  pt: async () => await import('./meanings/pt.json', { with: { type: 'json' } }),
  ar: async () => await import('./meanings/ar.json', { with: { type: 'json' } }),
  zh: async () => await import('./meanings/zh.json', { with: { type: 'json' } }),
};

/** Pictures by meaning; empty where none shows it. */
const pictures: ReadonlyMap<string, string> = new Map(
  Object.values(topics).flatMap((levels) => wordLevels.flatMap((level) => Object.entries<string>(levels[level]))),
);

/** What a sign at the beginning of an Arabic note stands for: plural, present and feminine. Written out, the words of the file would be too large to load in a moment. */
const noteSigns: Readonly<Record<string, string>> = { 'ج:': 'الجمع:', 'ض:': 'المضارع:', 'م:': 'المؤنث:' };

function writeNote(note: string): string {
  return note.replaceAll(/(?<!\p{L})[جضم]:/gu, (sign) => noteSigns[sign] ?? sign);
}

/** @param groups the meanings' ids, easier ones first */
async function translate(groups: readonly (readonly string[])[], from: string, to: string) {
  const [known, learned] = await Promise.all([loadWords(from), loadWords(to)]);
  const makeCard = (id: string): LibraryCard => {
    const [[word = ''] = [], [back = '', note = '', sentence = ''] = []] = [known[id], learned[id]];
    return {
      front: [pictures.get(id), word].filter(Boolean).join(' '),
      back,
      // Only in the language to learn, because a device reads it with one voice.
      extra: [writeNote(note), sentence].filter(Boolean).join(' · '),
    };
  };
  return {
    frontLanguage: from,
    backLanguage: to,
    cards: mixCards(groups.map((meanings) => meanings.map(makeCard))),
  };
}

async function loadWords(language: string): Promise<Words> {
  return (await wordFiles[language]?.())?.default ?? {};
}

const topicWords: DeckMaker = async ({ topic = 'family', level = 'all', from = 'en', to = 'es' }, words) => {
  const key = topic as WordTopic;
  const levels = wordLevels.filter((one) => level === 'all' || level === one);
  return {
    detail: `: ${words.say(level === 'all' ? '{topic}, in {language}' : '{topic} ({level}), in {language}', {
      topic: words.say(wordTopics[key].toLowerCase()),
      level,
      language: words.nameLanguage(to),
    })}`,
    ...(await translate(
      levels.map((one) => Object.keys(topics[key][one])),
      from,
      to,
    )),
  };
};

/** The meanings that help most in a first talk: five tens, most useful first. */
export const firstMeanings = [
  'hello goodbye yes no please thank-you sorry i-me you friend',
  'what where who how-many here help water toilet hungry tired',
  'to-be to-have to-want to-like to-go to-eat to-drink to-sleep to-play to-see',
  'mother father child school house teacher book bread milk apple',
  'good big small new happy today tomorrow now dog cat',
];

const firstFifty: DeckMaker = async ({ from = 'en', to = 'es' }, words) => ({
  detail: sayIn(words, to),
  ...(await translate(
    firstMeanings.map((ten) => ten.split(' ')),
    from,
    to,
  )),
});

export const makers = { 'topic-words': topicWords, 'first-fifty': firstFifty };
