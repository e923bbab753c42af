import type { Messages } from '@lingui/core';
import { afterEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { type ErrorCode, errorCatalogue } from '../../../shared/errors.ts';
import { problemSentences } from '../../../shared/schemas/describe-issue.ts';
import { learnerName } from '../../../shared/schemas/learner.ts';
import { i18n } from '../../../web/src/words/catalogue.ts';
import { openLanguage } from '../../../web/src/words/language.ts';
import { resolveInWords } from '../../../web/src/words/word-problem.ts';
import { wordRefusal } from '../../../web/src/words/word-refusal.ts';

afterEach(async () => {
  i18n.load('nl', {});
  await openLanguage('en');
});

const placesOf = (form: string): Record<string, number> =>
  Object.fromEntries([...form.matchAll(/\{(\w+), /g)].map(([, name = '']) => [name, 1_234]));

describe('what the server says', () => {
  it('is in the catalogue for each refusal', async () => {
    await openLanguage('en-XA');
    const codes = Object.keys(errorCatalogue) as ErrorCode[];
    const words = codes.map(async (code) => {
      const { sentence: error, form } = errorCatalogue[code];
      return (await wordRefusal({ error, code, values: placesOf(form) })).error;
    });
    expect((await Promise.all(words)).filter((sentence) => !isPseudo(sentence))).toEqual([]);
  });

  it('is in the catalogue for each problem of a field', async () => {
    await openLanguage('en-XA');
    const problems = Object.entries(problemSentences).map(
      ([code, form]) => [code, { code, values: placesOf(form) }] as const,
    );
    const { fields } = await wordRefusal({
      error: 'Check it.',
      code: 'invalid-input',
      fields: Object.fromEntries(Object.keys(problemSentences).map((code) => [code, 'English'])),
      problems: Object.fromEntries(problems),
    });
    expect(Object.keys(fields ?? {})).toEqual(Object.keys(problemSentences));
    expect(Object.values(fields ?? {}).filter((sentence) => !isPseudo(sentence))).toEqual([]);
  });
});

/** Whether a sentence is one of the pseudo-language, with its numbers written as a person reads them. */
const isPseudo = (sentence: string): boolean =>
  /^\[.*\]$/.test(sentence) && !/[{}]|1234 (?!ōŕ)|undefined/.test(sentence);

const learnerChange = z.strictObject({ name: learnerName });

describe('an answer in another language', () => {
  const speakDutch = (words: Messages): void => {
    i18n.load('nl', words);
    i18n.activate('nl');
  };

  it('says each field in that language, and the first of them above', async () => {
    speakDutch({
      [problemSentences.tooLong]: ['Hoogstens ', ['most', 'number'], ' tekens.'],
      [problemSentences.enterName]: 'Hoe heet je?',
    });
    const error = 'Use up to 1,234 characters.';
    const tooLong = { code: 'tooLong', values: { most: 1_234 } };
    const answer = await wordRefusal({
      error,
      code: 'invalid-input',
      fields: { extra: error, name: 'Enter a name.', other: 'Later words.' },
      problems: { extra: tooLong, name: { code: 'enterName' }, other: { code: 'ofALaterServer' } },
    });
    expect(answer).toMatchObject({
      error: 'Hoogstens 1.234 tekens.',
      fields: { extra: 'Hoogstens 1.234 tekens.', name: 'Hoe heet je?', other: 'Later words.' },
    });
  });

  it('says what a form objects to in that language, once its words are there, and names the problem by its code', async () => {
    speakDutch({ [problemSentences.enterName]: 'Hoe heet je?' });
    const { errors } = await resolveInWords(learnerChange)({ name: ' ' }, undefined, {
      fields: {},
      shouldUseNativeValidation: false,
    });
    expect(errors).toMatchObject({ name: { type: 'enterName', message: 'Hoe heet je?' } });
  });

  it('says a refusal at its field with the same words, and the English for a code that it doesn’t know', async () => {
    speakDutch({ [errorCatalogue['own-email'].form]: 'Dat is je adres al.' });
    const error = errorCatalogue['own-email'].sentence;
    expect(await wordRefusal({ error, code: 'own-email', fields: { newEmail: error } })).toMatchObject({
      error: 'Dat is je adres al.',
      fields: { newEmail: 'Dat is je adres al.' },
    });
    const later = { error: 'Something of a later server.', code: 'of-a-later-server' as ErrorCode };
    expect(await wordRefusal(later)).toEqual(later);
  });
});
