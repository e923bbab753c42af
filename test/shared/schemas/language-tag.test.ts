import { expect, it } from 'vitest';
import { languageTag } from '../../../shared/schemas/text.ts';

it.each(['en', 'pt-BR', 'zh-Hant-TW', 'sr-Latn', 'es-419', 'yue', 'DE-at'])('%j is the tag of a language', (tag) => {
  expect(languageTag.safeParse(tag).success).toBe(true);
});

it.each(['', 'e', 'english', 'pt_BR', 'es-', ' es', 'x-klingon', '12', 'en-a', `en-${'x'.repeat(40)}`])(
  '%j is none',
  (text) => {
    expect(languageTag.safeParse(text).success).toBe(false);
  },
);
