import { describe, expect, test } from 'vitest';
import { gatherPairs, indexPairs, suggestOtherSide, workOut } from '../../../shared/library/complete-pair.ts';

describe('a sum of small numbers', () => {
  test.each([
    ['7 × 8', '56'],
    ['7x8 = ?', '56'],
    ['12:4', '3'],
    ['56 ÷ 7 =', '8'],
    ['9 + 16', '25'],
    ['3 - 10', '−7'],
    ['100 − 1', '99'],
    ['5²', '25'],
    ['2^10', '1024'],
    ['10⁰', '1'],
  ])('%s makes %s', (text, result) => expect(workOut(text)).toBe(result));

  test.each([
    '12 : 5',
    '1/2',
    '4 / 0',
    '10:05',
    '2026-11',
    '7',
    '7 × 8 × 9',
    'x + 1',
    'alert(1)',
    '999^99',
    '1e3+1',
    '',
  ])('%s is none, or comes out uneven', (text) => expect(workOut(text)).toBeUndefined());
});

const suggest = async (languages: readonly [string?, string?], text: string, side: 'front' | 'back' = 'front') => {
  const [frontLanguage, backLanguage] = languages;
  const sources = await gatherPairs({ ...(frontLanguage && { frontLanguage }), ...(backLanguage && { backLanguage }) });
  return suggestOtherSide(indexPairs(sources, []), text, side);
};

test.each([
  [['en', 'de'], 'germany', 'Deutschland'],
  [['en', 'es'], 'Swahili', 'suajili'],
  [['en-US', 'fr'], 'the dog', 'le chien'],
  [['en', 'de'], 'butterfly', 'der Schmetterling'],
  [['de', 'en'], 'Schmetterling', 'butterfly'],
  [['de', 'en'], 'die Möhre', 'carrot'],
  [['en', 'es'], 'go', 'ir'],
  [['zh', 'ar'], '面包', 'خبز'],
  [['en', 'fr'], 'PENGUIN', 'le pingouin'],
  [['de', 'it'], 'sieben', 'sette'],
  [['de', 'it'], '7', 'sette'],
  [['de', 'uk'], 'montag', 'понеділок'],
  [['es', 'en'], 'méxico', 'Mexico'],
  [[], 'peru', 'Lima'],
  [['en', 'en'], 'What is Au?', undefined],
  [['en', 'en'], 'au', 'Gold'],
  [['en', 'en'], 'young cat', undefined],
  [[undefined, 'nl'], '🐧', 'pinguïn'],
  [[], 'double 7', '14'],
  [[], 'half of 98', '49'],
] as const)('between %j, %s is answered by %s', async (languages, text, other) => {
  const found = await suggest(languages, text);
  if (other === undefined) expect(found).toEqual([]);
  else expect(found.map((one) => one.toLowerCase())).toContain(other.toLowerCase());
});

test('every source of suggestions has pairs', async () => {
  for (const languages of [{}, { frontLanguage: 'en', backLanguage: 'es' }])
    for (const { pairs } of await gatherPairs(languages)) expect(pairs).not.toEqual([]);
});

test('a language in which sums have no words is offered none in English', async () => {
  expect(await suggest(['nl', 'nl'], 'double 7')).toEqual([]);
  expect(await suggest(['nl', 'nl'], 'minutes in an hour')).toEqual([]);
  expect(await suggest(['zh', 'zh'], '7 的两倍')).toEqual(['14']);
});

test('what is on the back finds its front, and both ways within one language', async () => {
  expect(await suggest(['en', 'de'], 'deutschland', 'back')).toEqual(['Germany']);
  expect(await suggest([], 'Lima', 'back')).toContain('Peru');
  expect(await suggest([], 'Lima', 'front')).toContain('Peru');
});

test('a deck about capitals is offered capitals before continents and currencies, and its own words before all', async () => {
  const sources = await gatherPairs({});
  const own = {
    pairs: [
      { front: 'Francé', back: 'The one with Paris' },
      { front: 'Peru', back: 'Lima' },
      { front: 'Cuba', back: 'Havana' },
    ],
  };
  const asCapitals = indexPairs(
    [own, ...sources],
    [
      { front: 'Peru', back: 'Lima' },
      { front: 'Cuba', back: 'havana' },
    ],
  );
  expect(suggestOtherSide(asCapitals, ' france ', 'front').slice(0, 2)).toEqual(['The one with Paris', 'Paris']);
  const asMoney = indexPairs(sources, [{ front: 'Peru', back: 'Peruvian Sol' }]);
  expect(suggestOtherSide(asMoney, 'France', 'front')).toEqual([
    'Euro',
    expect.any(String),
    expect.any(String),
    expect.any(String),
  ]);
});
