import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fleschKincaid } from 'flesch-kincaid';
import { syllable } from 'syllable';
import { expect, it } from 'vitest';

const catalogue = ['learner', 'learning']
  .map((area) => readFileSync(join(import.meta.dirname, `../../../web/locales/en/${area}.po`), 'utf8'))
  .join('\n');
const messages = Array.from(catalogue.matchAll(/^msgid "((?:[^"\\]|\\.)+)"/gm), ([, message = '']) => message);

/** Sentences of the specification, which stay word for word. */
const fixed = ['Ask your parent to create some decks for you!', 'Ask your parent to make a quiz for you!'];

/** Placeholders that hold sentences of their own. */
const sentences = /\{(?:reason|failure|text|words|unanswered|achievement)\}/g;

/** A message as a child reads it: the plural's last branch with a number, a name in each other place. */
function fillIn(message: string): string {
  const branches = /\{\w+, plural, (?:[^{}]|\{(?:[^{}]|\{\w+\})*\})*? other \{((?:[^{}]|\{\w+\})*)\}\}/g;
  const chosen = message.replaceAll(branches, (_, other: string) => other.replaceAll('#', '5'));
  return chosen
    .replaceAll(sentences, '')
    .replaceAll(/\{\w+\}/g, 'Emma')
    .replaceAll(/<\/?\d+\/?>/g, '');
}

const listWords = (sentence: string): readonly string[] =>
  Array.from(new Intl.Segmenter('en', { granularity: 'word' }).segment(sentence))
    .filter(({ isWordLike, segment }) => isWordLike && !/^\d+$/.test(segment))
    .map(({ segment }) => segment);

const read = messages.flatMap((message) =>
  Array.from(new Intl.Segmenter('en', { granularity: 'sentence' }).segment(fillIn(message)), ({ segment }) =>
    segment.trim(),
  ),
);

it('no sentence for children has more than eight words, but those of the specification', () => {
  const long = read.filter((sentence) => listWords(sentence).length > 8);
  expect(long.filter((sentence) => !fixed.includes(sentence))).toEqual([]);
});

it('the sentences for children are those of a second grade at most, by Flesch and Kincaid', () => {
  // Labels of one or two words are no sentences.
  const words = read.map(listWords).filter(({ length }) => length > 2);
  const counts = {
    sentence: words.length,
    word: words.flat().length,
    syllable: words.flat().reduce((sum, word) => sum + syllable(word), 0),
  };
  expect(counts.sentence).toBeGreaterThan(200);
  expect(fleschKincaid(counts)).toBeLessThan(2);
});
