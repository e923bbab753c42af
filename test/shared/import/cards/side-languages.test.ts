import { expect, it } from 'vitest';
import { parseImport } from '../../../../shared/import/cards/parse-cards.ts';
import { findNamedLanguage, guessLanguage } from '../../../../shared/import/cards/side-languages.ts';

it.each([
  ['Deutsch', 'de'],
  ['ENGLISCH', 'en'],
  ['tiếng Anh', 'en'],
  ['العربية', 'ar'],
  ['čeština', 'cs'],
  ['dog', undefined],
  ['', undefined],
])('%j names a language: %s', (name, tag) => {
  expect(findNamedLanguage(name)).toBe(tag);
});

it.each([
  [['der Hund', 'die Katze', 'das Haus'], 'de'],
  [['the dog', 'to run', 'a house'], 'en'],
  [['el perro', 'la casa', '¿qué?'], 'es'],
  [['le chien', 'la maison', 'un œuf'], 'fr'],
  [['собака', 'кошка'], 'ru'],
  [['їжак', 'кіт', 'собака'], 'uk'],
  [['水', 'みず', '食べる'], 'ja'],
  [['水', '火'], 'zh'],
  [['Hund', 'Kat', 'Zug'], undefined],
  [['1', '2', '3'], undefined],
])('%j are in %s', (texts, tag) => {
  expect(guessLanguage(texts)).toBe(tag);
});

it('the names of the columns say it first', () => {
  expect(parseImport('Spanisch;Deutsch\nla mesa;Tisch\nel perro;Hund\nsol;Sonne\n')).toMatchObject({
    frontLanguage: 'es',
    backLanguage: 'de',
  });
});
