import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { appLanguages } from '../../../shared/languages.ts';
import { isInArea, listLanguages, localesFolder, parseSentences, readSentences } from '../../../web/build/catalogue.ts';
import { readMailWords } from '../../../web/build/write-mail-words.ts';
import { listCopied, listDoubles, listWordFaults } from './list-word-faults.ts';

const read = (language: string): string => readFileSync(join(localesFolder, `${language}.po`), 'utf8');

const languages = listLanguages();
const others = languages.filter((tag) => tag !== 'en');

it('a language is a file named by its tag in the list of languages', () => {
  expect(languages.filter((name) => !appLanguages.some((tag) => tag === name))).toEqual([]);
});

it.each(others)('all words of %s are there, with the placeholders, tags and plurals they need', (language) => {
  expect(listWordFaults(language, read('en'), read(language))).toEqual([]);
});

it.each(others)('nothing of %s is a copy of the English words', (language) => {
  // The shelf names decks in the languages that they teach.
  expect(listCopied(readSentences(language).filter((sentence) => !isInArea(sentence, 'shelf')))).toEqual([]);
});

it('the English words are spelled as in the United States', () => {
  const british =
    /\b\w*(?:colour|favourit|behaviour|neighbour|travell(?:er|ing)|cancell(?:ed|ing)|catalogue|centre|metre|grey|licence|programme|practis|organis|recognis|(?:synchron|memor|summar|custom|apolog)is)\w*/i;
  expect(readSentences('en').flatMap(({ message }) => british.exec(message) ?? [])).toEqual([]);
});

it('a sentence stands once in a file, or with a context', () => {
  expect(listDoubles(readSentences('en'))).toEqual([]);
});

it('the emails say what the catalogue has', () => {
  const file = join(import.meta.dirname, '../../../functions/scheduled/words/translated.json');
  expect(JSON.parse(readFileSync(file, 'utf8')), 'npm run words').toEqual(readMailWords());
});

const poOf = (words: Readonly<Record<string, string>>): string =>
  Object.entries(words)
    .map(([id, text]) => `msgid ${JSON.stringify(id)}\nmsgstr ${JSON.stringify(text)}\n`)
    .join('\n');

const cards = '{count, plural, one {# card} other {# cards}}';
const english = poOf({ Undo: '', 'Hi {name}': '', 'Read <0>more</0>.': '', [cards]: '' });

it.each([
  [
    'de',
    { Undo: 'Zurück', 'Hi {name}': 'Hallo {name}', 'Read <0>more</0>.': '<0>Mehr</0> lesen.' },
    '{count, plural, one {# Karte} other {# Karten}}',
  ],
  [
    'zh-CN',
    { Undo: '撤销', 'Hi {name}': '{name}，你好', 'Read <0>more</0>.': '<0>更多</0>' },
    '{count, plural, other {# 张}}',
  ],
])('a whole file of %s has no fault', (language, words, plural) => {
  expect(listWordFaults(language, english, poOf({ ...words, [cards]: plural }))).toEqual([]);
});

it.each([
  [{ Undo: '' }, 'missing: Undo'],
  [{ Redo: 'Wiederholen' }, 'unused: Redo'],
  [{ 'Hi {name}': 'Hallo {nam}' }, 'other placeholders or tags ({nam}): Hi {name}'],
  [{ 'Read <0>more</0>.': 'Mehr lesen.' }, 'other placeholders or tags (): Read <0>more</0>.'],
  [{ [cards]: '{count} Karten' }, `other placeholders or tags ({count}): ${cards}`],
  [{ [cards]: '{count, plural, other {# Karten}}' }, `without plural forms of other, one: ${cards}`],
  [
    { [cards]: '{count, plural, one {# Karte} few {# Karten} other {# Karten}}' },
    `plural forms that the language lacks: ${cards}`,
  ],
])('the fault of %j is listed', (words, fault) => {
  const whole = {
    Undo: 'Zurück',
    'Hi {name}': 'Hallo {name}',
    'Read <0>more</0>.': '<0>Mehr</0> lesen.',
    [cards]: '{count, plural, one {# Karte} other {# Karten}}',
  };
  expect(listWordFaults('de', english, poOf({ ...whole, ...words }))).toEqual([fault]);
});

it('a label that was copied is found, and a list of names is not', () => {
  const words = { 'System Overview': 'System Overview', 'Paris, Rome': 'Paris, Rome', 'Hi {name}': 'Hi {name}' };
  expect(listCopied(parseSentences('de', poOf(words)))).toEqual(['System Overview']);
});

it('Arabic needs all six plural forms', () => {
  const arabic = { Undo: 'تراجع', 'Hi {name}': 'مرحبًا {name}', 'Read <0>more</0>.': 'اقرأ <0>المزيد</0>.' };
  const plural = '{count, plural, one {بطاقة} two {بطاقتان} few {# بطاقات} many {# بطاقة} other {# بطاقة}}';
  expect(listWordFaults('ar', english, poOf({ ...arabic, [cards]: plural }))).toEqual([
    expect.stringContaining('without plural forms of zero'),
  ]);
});
