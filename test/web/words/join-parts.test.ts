import { afterEach, expect, test } from 'vitest';
import { i18n } from '../../../web/src/words/catalogue.tsx';
import { joinNames, joinParts } from '../../../web/src/words/join-parts.ts';

afterEach(() => i18n.activate('en'));

test.each([
  ['en', '3, 4, 5'],
  ['de', '3, 4 und 5'],
  ['es', '3, 4, 5'],
  ['zh-CN', '3、4、5'],
])('figures side by side are apart in %s', (language, joined) => {
  i18n.loadAndActivate({ locale: language, messages: {} });
  expect(joinParts(['3', false, '4', '5'])).toBe(joined);
});

test('names are joined as in a sentence of the language', () => {
  expect(joinNames(['Emma', 'Ben', 'Mia'])).toBe('Emma, Ben, and Mia');
  i18n.loadAndActivate({ locale: 'zh-CN', messages: {} });
  expect(joinNames(['Emma', 'Ben', 'Mia'])).toBe('Emma、Ben和Mia');
});
