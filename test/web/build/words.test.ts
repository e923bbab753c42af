import { expect, test } from 'vitest';
import { nameWordModule, parseSentences } from '../../../web/build/catalogue.ts';
import { words } from '../../../web/build/words.ts';
import { keyOfSentence } from '../../../web/src/words/sentence-key.ts';

/** Builds the module of these English sentences, which a screen of every visitor says. */
function build(...messages: readonly string[]): unknown {
  const file = messages.map((message) => `#: web/src/app/app.tsx:1\nmsgid "${message}"\nmsgstr "x"`).join('\n\n');
  const { load } = words({
    pseudo: false,
    readAll: (language) => parseSentences(language, `msgid ""\nmsgstr ""\n\n${file}\n`),
  });
  if (typeof load !== 'function') throw new Error('The plugin loads no modules.');
  return Reflect.apply(load, { addWatchFile: () => undefined }, [`/web/${nameWordModule('de', 'everywhere')}`]);
}

/** Two sentences with the same number, found by trying. */
const [one, other] = ['Blue red fish old', 'Big apple silly small'] as const;

test('the build stops at two sentences that the page could not tell apart, and names both', () => {
  expect(keyOfSentence(one)).toBe(keyOfSentence(other));
  expect(() => build(one, 'Sign in', other)).toThrow(`“${one}” and “${other}” have the same key: change one of them.`);
});

test('it goes on where each sentence has a key of its own', () => {
  expect(build(one, 'Sign in')).toMatchObject({ moduleType: 'js' });
});
