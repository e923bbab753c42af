import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { firstMeanings } from '../../../shared/library/meanings.ts';
import ar from '../../../shared/library/meanings/ar.json' with { type: 'json' };
import de from '../../../shared/library/meanings/de.json' with { type: 'json' };
import en from '../../../shared/library/meanings/en.json' with { type: 'json' };
import es from '../../../shared/library/meanings/es.json' with { type: 'json' };
import fr from '../../../shared/library/meanings/fr.json' with { type: 'json' };
import it from '../../../shared/library/meanings/it.json' with { type: 'json' };
import pt from '../../../shared/library/meanings/pt.json' with { type: 'json' };
import topics from '../../../shared/library/meanings/topics.json' with { type: 'json' };
import zh from '../../../shared/library/meanings/zh.json' with { type: 'json' };
import pictureNouns from '../../../shared/library/picture-nouns.json' with { type: 'json' };
import { nounLanguages } from '../../../shared/library/picture-picks.ts';
import { taughtLanguages, wordLevels, wordTopics } from '../../../shared/library/word-topics.ts';
import { openOptionJudge } from '../../../shared/quiz/open-option-judge.ts';

type Words = Readonly<Record<string, readonly string[]>>;
const words: Readonly<Record<string, Words>> = { en, de, fr, es, it, pt, ar, zh };

const topicIds = Object.entries(topics).map(
  ([topic, levels]) => [topic, wordLevels.flatMap((level) => Object.keys(levels[level]))] as const,
);
const ids = topicIds.flatMap(([, own]) => own);

interface Entry {
  readonly id: string;
  readonly word: string;
  readonly note: string;
  readonly sentence: string;
  /** The word's alternatives, of which each is right. */
  readonly either: readonly string[];
}

function listEntries(language: string, own: readonly string[] = ids): Entry[] {
  return own.map((id) => {
    const [word = '', note = '', sentence = ''] = words[language]?.[id] ?? [];
    return { id, word, note, sentence, either: word.split(' / ') };
  });
}

/** @returns the entries that break a rule, as they are read in a failure. */
function listBreaches(language: string, isRight: (entry: Entry) => boolean): string[] {
  return listEntries(language)
    .filter((entry) => !isRight(entry))
    .map(({ id, word, note, sentence }) => `${language} ${id}: ${word} | ${note} | ${sentence}`);
}

const articles: Readonly<Record<string, RegExp>> = {
  de: /^(?:der|die|das) /,
  fr: /^(?:(?:le|la|les) |l’)/,
  es: /^(?:el|la|los|las) /,
  it: /^(?:(?:il|lo|la|i|gli|le) |l’)/,
  pt: /^(?:o|a|os|as) /,
};

/** Nouns with an article that their first letters don't allow. */
const wrongArticles: Readonly<Record<string, RegExp>> = {
  fr: /^(?:(?:le|la) [aeiouâéèêîôœ]|l’[^aeiouyhâéèêîôœ])/i,
  // `lo` and `gli` stand before s with a consonant, z, ps, gn, x and y; `gli` and `l’` before vowels.
  it: /^(?:(?:il|i) (?:s[^aeiou]|z|ps|gn|[xyaeo])|lo (?!s[^aeiou]|z|ps|gn|[xy])|gli (?!s[^aeiou]|z|ps|gn|[xyaeiou])|la [aeiou]|l’[^aeiouh])/i,
  // A stressed a at the beginning takes `el`, as in `el agua`.
  es: /^la (?:agua|aula|hambre|ala|águila|arma|hada)$/,
};

function isNoun(language: string, id: string): boolean {
  return articles[language]?.test(words[language]?.[id]?.[0] ?? '') ?? false;
}

/** Pairs that a typed answer may confuse, because case, accents and articles are forgiven, or because one word names both. They are never options of one question. */
const alike = new Set([
  'de: morgen = der Morgen',
  'fr: où = ou',
  'fr: le navire / le bateau = le bateau',
  'fr: le ballon / la balle = le ballon de baudruche / le ballon',
  'es: mañana = la mañana',
  'es: la tarde = tarde',
  'es: sí = si',
  'ar: يوم = اليوم',
  'it: perché / come mai = perché / siccome / poiché',
]);

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/[\p{M}ـ]/gu, '')
    .toLowerCase();

/** @returns the part of a form that stays when it is declined or conjugated: nearly all of a short word, and less of the end of a long one */
function findStem(form: string, language: string): string {
  const bare = form.replace(articles[language] ?? /^to /, '').replace(/^(?:sich |se |s’|er |il |elle )/, '');
  const [first = ''] = plain(bare).replace(/^ال/, '').split(' ');
  const left = [0, 0, 0, 1, 2, 2][first.length] ?? 3;
  return first.slice(0, first.length - left);
}

function usesWord({ either, note, sentence }: Entry, language: string): boolean {
  if (language === 'zh') return either.some((word) => sentence.includes(word));
  // Arabic verbs in the present begin with the person, as in `yaktub`, which is in the note.
  const forms = language === 'ar' ? [...either, ...note.split(' ').map((part) => part.slice(1))] : [...either, note];
  return forms.some((form) => form !== '' && plain(sentence).includes(findStem(form, language)));
}

describe.each(taughtLanguages)('words in %s', (language) => {
  test('are there for every meaning, each with a sentence and nothing else', () => {
    expect(Object.keys(words[language] ?? {}).toSorted()).toEqual(ids.toSorted());
    expect(Object.values(words[language] ?? {}).filter(({ length }) => length !== 3)).toEqual([]);
    const isWhole = ({ word, note, sentence }: Entry) =>
      /^\p{L}/u.test(word) &&
      /[.!?。！？؟]$/u.test(sentence) &&
      [word, note, sentence].every((text) => text === text.trim().normalize('NFC') && !/['"|]| {2}/.test(text)) &&
      !/[()]/.test(word + sentence);
    expect(listBreaches(language, isWhole)).toEqual([]);
  });

  test('stand in a sentence of at most eight words', () => {
    const isShort = ({ sentence }: Entry) =>
      language === 'zh'
        ? sentence.length <= 14
        : sentence.split(' ').filter((part) => /[\p{L}\p{N}]/u.test(part)).length <= 8;
    expect(listBreaches(language, isShort)).toEqual([]);
    expect(listBreaches(language, (entry) => usesWord(entry, language))).toEqual([]);
  });

  test('differ within a deck in more than case, accents and article', async () => {
    const judge = await openOptionJudge({ frontLanguage: 'en', backLanguage: language });
    const decks = [...topicIds, ['first', firstMeanings.flatMap((ten) => ten.split(' '))] as const];
    const taken = decks.flatMap(([, own]) => {
      const entries = listEntries(language, own);
      return entries.flatMap((one, at) =>
        entries
          .slice(at + 1)
          .filter((other) => one.either.some((word) => judge.isAccepted(word, other.word, '')))
          .map((other) => `${language}: ${one.word} = ${other.word}`),
      );
    });
    expect(taken.filter((pair) => !alike.has(pair))).toEqual([]);
  });
});

test.each(Object.entries(articles))('in %s every noun has an article that may stand there', (language, article) => {
  const isFit = ({ either }: Entry) =>
    either.every(
      (word) => article.test(word) === article.test(either[0] ?? '') && !wrongArticles[language]?.test(word),
    );
  expect(listBreaches(language, isFit)).toEqual([]);
  // What is a noun in German is one everywhere. In Portuguese, `o que` begins like one.
  const differing = ids.filter((id) => isNoun('de', id) !== isNoun(language, id) && `${language} ${id}` !== 'pt what');
  expect(differing).toEqual([]);
});

test('pinyin has a tone on every word, and a syllable for every character', () => {
  const isFit = ({ either, note }: Entry) => {
    const readings = note.split(' / ');
    return (
      readings.length === either.length &&
      either.every((word, at) => {
        const reading = readings[at] ?? '';
        const syllables = plain(reading).match(/[aeiou]+/g) ?? [];
        return (
          syllables.length === word.match(/\p{Script=Han}/gu)?.length &&
          /[\u0300\u0301\u0304\u030c]/.test(reading.normalize('NFD'))
        );
      })
    );
  };
  expect(listBreaches('zh', isFit)).toEqual([]);
});

test('six hundred meanings and more, at least 25 on a topic, of two levels', () => {
  expect(Object.keys(topics)).toEqual(Object.keys(wordTopics));
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.length).toBeGreaterThanOrEqual(600);
  expect(topicIds.filter(([, own]) => own.length < 25)).toEqual([]);
  expect(
    Object.values(topics).filter(({ A1, A2 }) => Math.min(...[A1, A2].map((level) => Object.keys(level).length)) < 4),
  ).toEqual([]);
});

describe('words of pictures', () => {
  const rows = Object.entries<readonly string[]>(pictureNouns);

  test.each(Object.entries(articles))('in %s have an article that may stand there', (language, article) => {
    const written = rows.flatMap(([, row]) => row[nounLanguages.indexOf(language)]?.split(' / ') ?? []);
    expect(written.length).toBeGreaterThan(rows.length);
    expect(written.filter((word) => !article.test(word) || wrongArticles[language]?.test(word))).toEqual([]);
  });

  test('are those of the same pictures among the meanings, which were written independently', () => {
    const byPicture = new Map(rows.map(([picture, row]) => [picture.replace('\u{fe0f}', ''), row]));
    const shared = Object.values(topics).flatMap((levels) =>
      wordLevels.flatMap((level) =>
        Object.entries<string>(levels[level]).flatMap(([id, picture]) => {
          const row = byPicture.get(picture.replace('\u{fe0f}', ''));
          return row ? [{ id, row }] : [];
        }),
      ),
    );
    expect(shared.length).toBeGreaterThan(150);
    const differing = shared.flatMap(({ id, row }) =>
      nounLanguages.flatMap((language, at) => {
        const either = new Set(row[at]?.split(' / '));
        const [one] = listEntries(language, [id]);
        return one?.either.some((word) => either.has(word)) ? [] : [`${language} ${id}: ${row[at]}, ${one?.word}`];
      }),
    );
    expect(differing).toEqual([]);
  });
});

test.each(Object.entries(words))('the words of %s are a file that loads in a moment', (_, own) => {
  const built = JSON.stringify(own);
  expect(Buffer.byteLength(built)).toBeLessThan(60_000);
  expect(brotliCompressSync(built).length).toBeLessThan(17_000);
});
