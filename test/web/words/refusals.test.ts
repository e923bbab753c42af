import { afterEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { type ErrorCode, errorCatalogue, ProductError } from '../../../shared/errors.ts';
import { describeProblem, type ProblemCode, problemSentences } from '../../../shared/schemas/describe-issue.ts';
import { learnerName } from '../../../shared/schemas/learner.ts';
import { i18n } from '../../../web/src/words/catalogue.tsx';
import { problemWords } from '../../../web/src/words/refusals/problem-words.ts';
import { refusalWords } from '../../../web/src/words/refusals/refusal-words.ts';
import { wordNamed, wordRefusal } from '../../../web/src/words/refusals/word-refusal.ts';
import { inWords } from '../../../web/src/words/word-problem.ts';

afterEach(() => {
  i18n.load('nl', {});
  i18n.activate('en');
});

/** A number with a separator, so that a place without one is noticed. */
const some = 1_234;

/** Sentences whose English has a plural, so that the handler words it: `values` and the sentence. */
const counted: Readonly<Partial<Record<ErrorCode, readonly (readonly [Record<string, number>, string])[]>>> = {
  'wrong-pin': [
    [{ left: 1 }, 'That PIN isn’t right. You have one more try.'],
    [{ left: 3 }, 'That PIN isn’t right. You have 3 more tries.'],
  ],
};

describe('what the server says, in the words of the catalogue', () => {
  it('is the server’s own sentence for each refusal in English', () => {
    const codes = Object.keys(errorCatalogue) as ErrorCode[];
    expect(codes.flatMap((code) => sayings(code).filter(([said, worded]) => said !== worded))).toEqual([]);
    expect(Object.keys(refusalWords).toSorted()).toEqual(codes.toSorted());
  });

  it('is the server’s own sentence for each problem of a field in English', () => {
    const codes = Object.keys(problemSentences) as ProblemCode[];
    const different = codes.flatMap((code) => {
      const places = [...problemSentences[code].matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, some] as const);
      const values = Object.fromEntries(places);
      const said = describeProblem(places.length > 0 ? `${code} ${JSON.stringify(values)}` : code);
      const worded = wordNamed({ code, values });
      return said === worded ? [] : [{ said, worded }];
    });
    expect(different).toEqual([]);
  });
});

/** Pairs of the server's sentence and the catalogue's. */
function sayings(code: ErrorCode): (readonly [string, string])[] {
  const { message, values } = new ProductError(code);
  return (
    counted[code]?.map(([own, sentence]) => [sentence, wordNamed({ code, values: own })] as const) ?? [
      [message, wordNamed({ code, ...(values && { values }) })],
    ]
  );
}

const learnerChange = z.strictObject({ name: learnerName });

describe('an answer in another language', () => {
  const speakGerman = (words: Readonly<Record<string, string>>): void => {
    i18n.load('nl', words);
    i18n.activate('nl');
  };

  it('says each field in that language, and the first of them above', async () => {
    speakGerman({
      [problemWords.tooLong.id]: 'Höchstens {most, number} Zeichen.',
      [problemWords.enterName.id]: 'Wie heißt es?',
    });
    const error = 'Use up to 1,234 characters.';
    const tooLong = { code: 'tooLong', values: { most: some } };
    const answer = await wordRefusal({
      error,
      code: 'invalid-input',
      fields: { extra: error, name: 'Enter a name.', other: 'Later words.' },
      problems: { extra: tooLong, name: { code: 'enterName' }, other: { code: 'ofALaterServer' } },
    });
    expect(answer).toMatchObject({
      error: 'Höchstens 1.234 Zeichen.',
      fields: { extra: 'Höchstens 1.234 Zeichen.', name: 'Wie heißt es?', other: 'Later words.' },
    });
  });

  it('says what a form objects to in that language, once its words are there', async () => {
    speakGerman({ [problemWords.enterName.id]: 'Wie heißt es?' });
    const { issues } = await inWords(learnerChange)['~standard'].validate({ name: ' ' });
    expect(issues?.map(({ message }) => message)).toEqual(['Wie heißt es?']);
  });

  it('says a refusal at its field with the same words, and the English for a code that it doesn’t know', async () => {
    speakGerman({ [refusalWords['own-email'].id]: 'Das ist schon deine Adresse.' });
    const error = errorCatalogue['own-email'].sentence;
    expect(await wordRefusal({ error, code: 'own-email', fields: { newEmail: error } })).toMatchObject({
      error: 'Das ist schon deine Adresse.',
      fields: { newEmail: 'Das ist schon deine Adresse.' },
    });
    const later = { error: 'Something of a later server.', code: 'of-a-later-server' as ErrorCode };
    expect(await wordRefusal(later)).toEqual(later);
  });
});
