import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { pickTextSize } from '../../../../../web/src/learner/study/answer/pick-text-size.ts';

const order = ['picture', 'huge', 'large', 'medium', 'small'];

test.each([
  ['🐕', 'picture'],
  ['☀️', 'picture'],
  ['🇫🇷', 'picture'],
  ['🐕 dog', 'huge'],
  ['Lima', 'huge'],
  ['What is the capital of Peru?', 'huge'],
  ['你好，今天天气怎么样？', 'huge'],
  ['你好，今天天气怎么样？我们一起去公园玩吧。'.repeat(2), 'large'],
  ['Donaudampfschifffahrtsgesellschaft', 'medium'],
  ['one\ntwo\nthree\nfour\nfive', 'large'],
  ['word '.repeat(1_000), 'small'],
])('%j is %s', (text, size) => {
  expect(pickTextSize(text)).toBe(size);
});

test('never grows with the text', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 400 }), fc.string({ maxLength: 200 }), (text, more) => {
      expect(order.indexOf(pickTextSize(text + more))).toBeGreaterThanOrEqual(order.indexOf(pickTextSize(text)));
    }),
  );
});
