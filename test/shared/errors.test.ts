import { expect, it } from 'vitest';
import { errorCatalogue, ProductError } from '../../shared/errors.ts';

const sentences = Object.values(errorCatalogue).map(({ sentence }) => sentence);

/** Words nobody uses at the kitchen table. Contractions replace the stiff negations. */
const stiff =
  /\b(?:somebody|nobody|whoever|everybody|shall|any more|as it stands|put away)\b|\b(?:is|are|was|do|does|did|can|could|will) ?not\b|\(any more\)/i;

it('refusals speak as people do: no stiff words, and contractions', () => {
  expect(sentences.filter((sentence) => stiff.test(sentence))).toEqual([]);
});

it('a refusal is at most three short sentences of at most sixteen words', () => {
  const parts = (sentence: string) => sentence.split(/(?<=[.!?])\s+/);
  const long = sentences.filter(
    (sentence) => parts(sentence).length > 3 || parts(sentence).some((part) => part.split(/\s+/).length > 16),
  );
  // For the operator of a stage that sends no emails: it names the settings to change.
  expect(long).toEqual([errorCatalogue['mails-needed'].sentence]);
});

it.each([
  [1, 'That PIN isn’t right. You have one more try.'],
  [3, 'That PIN isn’t right. You have 3 more tries.'],
])('a refusal counts in English: %i tries left', (left, sentence) => {
  expect(new ProductError('wrong-pin', { values: { left } }).message).toBe(sentence);
});

it('a refusal names its numbers as people write them', () => {
  expect(errorCatalogue['too-many-cards'].sentence).toBe(
    'A deck holds up to 5,000 cards. Start another deck for the rest.',
  );
  expect(sentences.filter((sentence) => /[{}]|NaN/.test(sentence))).toEqual([]);
});
