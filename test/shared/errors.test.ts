import { expect, it } from 'vitest';
import { errorCatalogue } from '../../shared/errors.ts';

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
