import { expect, test } from 'vitest';
import type { LibraryCard } from '../../../shared/library/cards.ts';
import { findLibraryDeck, settleChoices } from '../../../shared/library/catalogue.ts';
import { makeLibraryDeck, type MadeDeck } from '../../../shared/library/make-deck.ts';
import { libraryDecks } from '../../../shared/library/decks.ts';
import type { Forms } from '../../../shared/study/answer-forms.ts';
import { judgeTyped } from '../../../shared/study/judge-typed.ts';
import { loadNumberWords } from '../../../shared/study/number-words.ts';
import second from '../../fixtures/library-facts.json' with { type: 'json' };

/** Makes a deck with every value of every option that takes several. */
async function makeWhole(id: string): Promise<MadeDeck> {
  const deck = findLibraryDeck(id);
  if (!deck) throw new Error(`There is no ${id}.`);
  const all = deck.options.flatMap((option) =>
    option.kind === 'many' ? [[option.key, option.values.map(({ value }) => value).join(',')] as const] : [],
  );
  return await makeLibraryDeck(deck, settleChoices(deck, Object.fromEntries(all), ['en']));
}

/** Returns the answers by what the pattern finds in the front. */
async function readForms(id: string, pattern: RegExp): Promise<Map<string, string>> {
  const { cards } = await makeWhole(id);
  return new Map(cards.map(({ front, back }) => [(pattern.exec(front) ?? []).slice(1).join(' '), back]));
}

test('English verbs are 120 with both forms as a second source has them', async () => {
  const forms = await readForms('english-verbs', /^(.+?)(?: \(.+\))? → (.+)$/);
  const others: Readonly<Record<string, string>> = second.verbs;
  expect(forms.size).toBe(240);
  // Forms that the second source has and schools don't teach: forgot, waked, beat, quitted and weaved as participles.
  const rare = /^(forgot|waked|beat|quitted|weaved)$/;
  for (const [verb, row] of Object.entries(others))
    for (const [at, name] of ['simple past', 'past participle'].entries()) {
      const own = forms.get(`${verb} ${name}`)?.split(' / ') ?? [];
      const known = row.split(' / ')[at]?.split(' ') ?? [];
      expect(own, `${verb}: ${name}`).toEqual(
        expect.arrayContaining(known.filter((form) => own.length === 0 || !rare.test(form) || own.includes(form))),
      );
      expect(known, `${verb}: ${name}`).toEqual(expect.arrayContaining(own));
    }
  expect(Object.keys(others)).toHaveLength(120);
});

test('English plurals are those of a second source, or follow the rules of spelling', async () => {
  const irregular: Readonly<Record<string, string>> = second.plurals;
  const follow = (word: string): string => {
    if (/[^aeiou]y$/.test(word)) return word.replace(/y$/, 'ies');
    return word + (/(s|x|ch|sh)$/.test(word) ? 'es' : 's');
  };
  const byHand: Readonly<Record<string, string>> = {
    'mother-in-law': 'mothers-in-law',
    'runner-up': 'runners-up',
    mosquito: 'mosquitoes / mosquitos',
  };
  for (const [word, plural] of await readForms('english-plurals', /^one (.+), two …$/))
    expect(plural.split(' / '), word).toContain((byHand[word] ?? irregular[word] ?? follow(word)).split(' / ')[0]);
});

const sein =
  'sein werden gehen kommen fahren laufen stehen sitzen liegen bleiben aufstehen fallen fliegen reiten rennen schwimmen springen steigen sterben fließen kriechen verschwinden wachsen brechen biegen frieren reißen ziehen';

test('German verbs are 100, and their forms follow the rules of endings, participles and helping verbs', async () => {
  const forms = await readForms('german-verbs', /^(.+) → (.+): er …$/);
  expect(forms.size).toBe(300);
  const verbs = new Set([...forms.keys()].map((key) => key.split(' ')[0] ?? ''));
  const withSein: string[] = [];
  for (const verb of verbs) {
    const [present = '', past = '', perfect = ''] = ['Präsens', 'Präteritum', 'Perfekt'].map((tense) =>
      forms.get(`${verb} ${tense}`),
    );
    const prefix = /^(an|auf|ein)(?!ander)/.exec(verb)?.[1] ?? '';
    // Modal verbs and wissen have no t; separable verbs end with their prefix.
    if (!/^(kann|muss|will|darf|mag|weiß|wird)$/.test(present))
      expect(present).toMatch(prefix ? RegExp(`t ${prefix}$`) : /t$/);
    // The plural has -en: sie fingen an.
    expect(past, verb).not.toMatch(/(?<!i)en( |$)/);
    expect(past.endsWith(` ${prefix}`), verb).toBe(prefix !== '');
    for (const said of perfect.split(' / ')) {
      const [, helper = '', participle = ''] = /^(hat|ist) (\S+)$/.exec(said) ?? [];
      expect(participle, verb).toMatch(/(en|t|tan)$/);
      const start = prefix + (/^(be(?=fe|gi|tr)|emp|ver|ge(?=win|nie))/.test(verb) ? verb.slice(0, 2) : 'ge');
      expect(participle.startsWith(start), `${verb}: ${participle}`).toBe(true);
      // A weak past has a weak participle: dachte, gedacht.
      if (participle !== 'getan')
        expect(past.endsWith('te') || past === 'wurde', verb).toBe(participle.endsWith('t') || verb === 'werden');
      if (helper === 'ist') withSein.push(verb);
    }
  }
  expect(withSein.toSorted()).toEqual(sein.split(' ').toSorted());
});

/** Vowels of the infinitive, of he in the present, of the past and of the participle, as grammars list the classes of verbs. */
const vowelRows = `
a a a a: haben
a ä i a: anfangen fangen
a ä ie a: schlafen fallen halten lassen blasen braten raten
a ä u a: fahren einladen schlagen tragen waschen graben wachsen
au äu ie au: laufen
e e a a: stehen denken aufstehen brennen kennen nennen rennen
e e i a: gehen
e e o o: heben
e i a e: geben essen vergessen fressen messen
e i a o: nehmen sprechen helfen brechen sterben treffen werfen stechen
e i u o: werden
e ie a e: sehen lesen
e ie a o: befehlen empfehlen stehlen
ei ei i i: reiten schneiden beißen greifen leiden pfeifen reißen streiten
ei ei ie ei: heißen
ei ei ie ie: schreiben bleiben scheinen steigen leihen schweigen schreien
ei i a e: sein
i ei u u: wissen
i i a a: bringen
i i a e: sitzen bitten
i i a o: beginnen gewinnen schwimmen
i i a u: trinken finden singen binden springen verschwinden
ie ie a e: liegen
ie ie o o: bieten fliegen schließen verlieren biegen fließen frieren genießen gießen kriechen riechen schieben ziehen
o i o o: wollen
o o a o: kommen
u u a a: tun
u u ie u: rufen
ö a o o: können mögen
ü a u u: dürfen
ü u u u: müssen
ü ü o o: lügen betrügen`;

test('vowels of German verbs change as their class does', async () => {
  const forms = await readForms('german-verbs', /^(.+) → (.+): er …$/);
  const listed = vowelRows
    .trim()
    .split('\n')
    .flatMap((row) => (row.split(': ')[1] ?? '').split(' ').map((verb) => [verb, row.split(': ')[0]] as const));
  expect(listed).toHaveLength(100);
  const vowelOf = (text: string): string => /[aeiouäöü]+/.exec(text)?.[0] ?? '';
  for (const [verb, vowels] of listed) {
    const apart = /^(an|auf|ein)(?=[flst])/.exec(verb)?.[0] ?? '';
    const prefix = apart || (/^(be(?=fe|gi|tr)|emp|ver|ge(?=win|nie))/.exec(verb)?.[0] ?? '');
    const skip = (text: string, start: string) => (text.startsWith(start) ? text.slice(start.length) : text);
    const [present = '', past = '', perfect = ''] = ['Präsens', 'Präteritum', 'Perfekt'].map((tense) =>
      skip(forms.get(`${verb} ${tense}`) ?? '', apart ? '' : prefix),
    );
    const participle = skip(skip(/^\S+ (\S+)/.exec(perfect)?.[1] ?? '', prefix), apart || !prefix ? 'ge' : '');
    const own = [verb.slice(prefix.length).replace('eien', 'ein'), present, past, participle].map(vowelOf);
    expect(own.join(' '), verb).toBe(vowels);
  }
});

/** Plurals by how they are made. What remains is in the list of each kind. */
test('German plurals are made in one of eight ways, and follow the rules for -e, -in, -er, -el, -chen, -ung and -heit', async () => {
  const plain = (text: string): string => text.normalize('NFD').replaceAll('\u0308', '');
  const forms = await readForms('german-plurals', /^(.+) → Mehrzahl$/);
  expect(forms.size).toBe(102);
  for (const [one, many] of forms) {
    const [article = '', word = ''] = one.split(' ');
    const plural = many.replace(/^die /, '');
    expect(['der', 'die', 'das'], one).toContain(article);
    expect(many).toMatch(/^die \p{Lu}/u);
    const ending = plain(plural).startsWith(plain(word)) ? plain(plural).slice(plain(word).length) : 'changed';
    expect(['', 'e', 'er', 'n', 'en', 'nen', 's', 'changed'], many).toContain(ending);
    if (ending === 'changed') expect(many).toBe('die Museen');
    if (article === 'die' && /(e|el)$/.test(word)) expect(ending, one).toBe('n');
    if (word.endsWith('in') && article === 'die') expect(ending, one).toBe('nen');
    if (/(ung|heit)$/.test(word)) expect(ending, one).toBe('en');
    if (/((?<!i)e[lr]|chen)$/.test(word) && article !== 'die') expect(ending, one).toBe('');
    // An umlaut appears only over a, o or u, and stays where the noun has one.
    expect(plural.normalize('NFD').split('\u0308').length).toBeGreaterThanOrEqual(
      word.normalize('NFD').split('\u0308').length,
    );
    if (ending === 'er' && /[aou]/i.test(word) && !/ei/.test(word)) expect(plural, one).toMatch(/[äöü]/i);
  }
});

const articles = {
  dative: { der: 'dem', die: 'der', das: 'dem', plural: 'den' },
  accusative: { der: 'den', die: 'die', das: 'das', plural: 'die' },
  genitive: { der: 'des', die: 'der', das: 'des', plural: 'der' },
} as const;

test('German articles after a preposition are those of its case and the gender of the noun', async () => {
  const { cards } = await makeWhole('german-prepositions');
  const cases: Readonly<Record<string, keyof typeof articles>> = {
    ...Object.fromEntries('mit aus bei nach von zu seit'.split(' ').map((word) => [word, 'dative'])),
    ...Object.fromEntries('für durch ohne gegen um'.split(' ').map((word) => [word, 'accusative'])),
    ...Object.fromEntries('wegen während trotz statt innerhalb'.split(' ').map((word) => [word, 'genitive'])),
  };
  // After these, a movement has the accusative and a place the dative.
  const moves = /^(Ich lege|Wir gehen|Er hängt|Ich schiebe|Stell|Wir hängen|Leg|Das Kind setzt)/;
  for (const { front, back } of cards) {
    const [, preposition = '', article = '', noun = ''] = /(\p{L}+) … .*\((\S+) (\S+)\)$/u.exec(front) ?? [];
    const isPlural = /^(Kinder|Eltern|Ferien)$/.test(noun);
    const own = cases[preposition.toLowerCase()] ?? (moves.test(front) ? 'accusative' : 'dative');
    expect(back, front).toBe(articles[own][isPlural ? 'plural' : (article as 'der')]);
    expect(front.replace(/\(.*/, ''), front).toContain(noun);
  }
  expect(cards).toHaveLength(50);
});

test('words that are mixed up: each sentence takes one of its choices, and every choice is the answer of a sentence', async () => {
  for (const language of ['english', 'german', 'french', 'spanish']) {
    const { cards } = await makeWhole(`mix-ups-${language}`);
    const sets = Map.groupBy(cards, ({ front }) => /\(([^()]+)\)$/.exec(front)?.[1] ?? '');
    expect(sets.size, language).toBeGreaterThanOrEqual(20);
    for (const [words, own] of sets) {
      const choices = words.split(' / ');
      const fold = ({ back }: LibraryCard) => choices.find((one) => one.toLowerCase() === back.toLowerCase());
      expect(new Set(own.map(fold)), words).toEqual(new Set(choices));
      for (const { front } of own) {
        expect(front.split('…'), front).toHaveLength(2);
        // No other word of the sentence gives the answer away.
        expect(front.replace(/\(.*/, '').length, front).toBeGreaterThan(5);
      }
    }
  }
});

test('typed answers are right in every form that a card says, and the other choices of a sentence are wrong', async () => {
  for (const { id } of libraryDecks.filter(({ subject, room }) => subject === 'grammar' || room === 'numbers')) {
    const { cards, backLanguage: language } = await makeWhole(id);
    const numbers = await loadNumberWords(language);
    const known = new Map<string, Forms>();
    for (const [at, { front, back }] of cards.entries()) {
      const verdict = (typed: string) => judgeTyped(typed, back, { language, numbers, known, question: front }).verdict;
      for (const form of [back, ...back.split(' / ')]) expect(verdict(form), `${id}: ${front} ${form}`).toBe('right');
      // A sentence typed as a whole, as children do.
      if (id !== 'missing-numbers' && front.includes('… (')) {
        const [before = ''] = front.split('…');
        expect(verdict(`${before}${back.split(' / ')[0]}`), front).toBe('right');
      }
      const choices = /\(([^()]+ \/ [^()]+)\)$/.exec(front)?.[1]?.split(' / ') ?? [];
      for (const other of choices.filter((one) => one.toLowerCase() !== back.toLowerCase()))
        expect(verdict(other), `${front} ${other}`).toBe('wrong');
      const other = cards[(at + 7) % cards.length]?.back ?? '';
      const fold = (text: string): string[] =>
        text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().split(' / ');
      if (!fold(other).some((one) => fold(back).includes(one)) && Number(other) !== Number(back))
        expect(verdict(other), `${id}: ${front} is not ${other}`).not.toBe('right');
    }
  }
});
