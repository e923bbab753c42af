import { expect, test } from 'vitest';
import { findLibraryDeck, settleChoices } from '../../../shared/library/catalogue.ts';
import { makeLibraryDeck } from '../../../shared/library/make-deck.ts';

/** @returns the cards of all levels: article and noun, and each right plural */
async function readNouns(id: string): Promise<(readonly [noun: string, plurals: string[]])[]> {
  const deck = findLibraryDeck(id);
  if (!deck) throw new Error(`There is no ${id}.`);
  const levels = deck.options[0]?.kind === 'many' ? deck.options[0].values.map(({ value }) => value).join(',') : '';
  const { cards } = await makeLibraryDeck(deck, settleChoices(deck, { levels }, ['en']));
  return cards.map(({ front, back }) => [front.replace(/ → plur(iel|al)$/, ''), back.split(' / ')]);
}

const list = (words: string) => new Set(words.split(' '));

/** Exceptions, as grammars list them: the nouns that do not go with the others of their ending. */
const french = {
  als: list('bal carnaval festival récital chacal'),
  aux: list('travail corail vitrail émail bail'),
  oux: list('bijou caillou chou genou hibou joujou pou'),
  us: list('pneu landau'),
  byHand: new Map([
    ['œil', 'yeux'],
    ['ciel', 'cieux'],
    ['monsieur', 'messieurs'],
    ['madame', 'mesdames'],
    ['mademoiselle', 'mesdemoiselles'],
    ['bonhomme', 'bonshommes'],
    ['grand-père', 'grands-pères'],
    ['arc-en-ciel', 'arcs-en-ciel'],
  ]),
};

function pluralInFrench(noun: string): string {
  const known = french.byHand.get(noun);
  if (known !== undefined) return known;
  if (/[sxz]$/.test(noun)) return noun;
  if (noun.endsWith('al') && !french.als.has(noun)) return noun.replace(/al$/, 'aux');
  if (french.aux.has(noun)) return noun.replace(/ail$/, 'aux');
  const takesX = noun.endsWith('ou') ? french.oux.has(noun) : /(au|eu)$/.test(noun) && !french.us.has(noun);
  return noun + (takesX ? 'x' : 's');
}

test('French plurals follow the rules of -s, -x and -aux, with the exceptions of each, and all exceptions are asked', async () => {
  const nouns = await readNouns('french-plurals');
  expect(nouns.length).toBeGreaterThanOrEqual(60);
  const asked = new Set<string>();
  for (const [one, plurals] of nouns) {
    const [, article = '', noun = ''] = /^(le |la |l’)?(.+)$/.exec(one) ?? [];
    asked.add(noun);
    // The article is cut before a vowel and a silent h (unlike that of hibou). Titles carry theirs within them.
    expect(article === 'l’', one).toBe(/^([aeéiouœ]|hôpital)/.test(noun));
    expect(plurals, one).toEqual([(article === '' ? '' : 'les ') + pluralInFrench(noun)]);
  }
  const exceptions = [french.als, french.aux, french.oux, french.us, french.byHand].flatMap((one) => [...one.keys()]);
  expect(exceptions.filter((noun) => !asked.has(noun))).toEqual([]);
});

const acute: Readonly<Record<string, string>> = { a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú' };
const plainVowels = (text: string) => text.normalize('NFD').replaceAll('\u0301', '').normalize('NFC');

/** The stress of three of these moves, or their accent is there before, and tórax stays as it is. */
const spanishByHand: Readonly<Record<string, string>> = {
  carácter: 'caracteres',
  régimen: 'regímenes',
  espécimen: 'especímenes',
  tórax: 'tórax',
};

function pluralsInSpanish(noun: string): string[] {
  const known = spanishByHand[noun];
  if (known !== undefined) return [known];
  if (/[íú]$/.test(noun)) return [`${noun}es`, `${noun}s`];
  if (/[aeioáéó]$/.test(noun)) return [`${noun}s`];
  if (noun.endsWith('z')) return [`${noun.slice(0, -1)}ces`];
  const vowels = noun.match(/[aeiouáéíóú]+/g) ?? [];
  // Words of two syllables and more that end with an unstressed -s stay: el lunes, los lunes.
  if (noun.endsWith('s') && vowels.length > 1 && !/[áéíóú]s$/.test(noun)) return [noun];
  // The written accent stays where the vowel stands apart from the one before it: países.
  if (/[áéíóú][ns]$/.test(noun)) return [`${/[aeo][íú][ns]$/.test(noun) ? noun : plainVowels(noun)}es`];
  // Stressed before the last syllable, so the accent must be written from now on: exámenes.
  if (noun.endsWith('n')) return [`${noun.replace(/[aeiou](?=[^aeiou]+[aeiou]n$)/, (vowel) => acute[vowel] ?? '')}es`];
  return [`${noun}es`];
}

test('Spanish plurals follow the rules of -s, -es, -ces, unstressed -s and the written accent', async () => {
  const nouns = await readNouns('spanish-plurals');
  expect(nouns.length).toBeGreaterThanOrEqual(60);
  for (const [one, plurals] of nouns) {
    const [article = '', noun = ''] = one.split(' ');
    expect(['el', 'la'], one).toContain(article);
    // A feminine noun with a stressed a- has el, but only where it is one.
    const many = article === 'la' || /^(agua|águila)$/.test(noun) ? 'las' : 'los';
    expect(plurals, one).toEqual(pluralsInSpanish(noun).map((plural) => `${many} ${plural}`));
  }
});
