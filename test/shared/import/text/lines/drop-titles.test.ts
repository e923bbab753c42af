import { describe, expect, it } from 'vitest';
import { reasons } from '../../../../../shared/import/reasons.ts';
import { parseImport } from '../../../../../shared/import/cards/parse-cards.ts';

const english = ['dog ¦ Hund', 'cat ¦ Katze', 'horse ¦ Pferd', 'to run ¦ laufen'];
const german = ['Hund ¦ dog', 'Katze ¦ cat', 'Pferd ¦ horse', 'Vogel ¦ bird'];
const french = ['le chien ¦ der Hund', 'le chat ¦ die Katze', 'courir ¦ laufen'];
const spanish = ['perro ¦ dog', 'gato ¦ cat', 'vaca ¦ cow'];
const terms = [
  'Osmose ¦ Wandern von Wasser durch eine Haut',
  'Zellkern ¦ Steuert die Zelle',
  'Mitose ¦ Teilung des Kerns',
];
const opposites = ['groß ¦ klein', 'alt ¦ jung', 'hell ¦ dunkel'];
const misspelt = ['Fahrad ¦ Fahrrad', 'Rytmus ¦ Rhythmus', 'Standart ¦ Standard'];

const write = (above: readonly string[], cards: readonly string[], sign: string): string =>
  [...above, ...cards.map((card) => card.replace(' ¦ ', sign))].join('\n');
const read = (text: string) => {
  const { cards, doubt, refused } = parseImport(text);
  return { cards: cards.map(({ front, back }) => `${front} ¦ ${back}`), isUnsure: doubt !== undefined, refused };
};

const titles: readonly [above: readonly string[], cards: readonly string[], sign: string][] = [
  [['Englisch – Klasse 6', ''], english, ' – '],
  [['Vokabeln – Unit 3'], english, ' – '],
  [['Englisch – Klasse 6', 'Vokabeltest – Unit 2', ''], english, ' – '],
  [['Vokabeln: Lektion 5'], english, ': '],
  [['Fach: Englisch', ''], english, ': '],
  [['Vokabeln\tUnit 3'], english, '\t'],
  [['Vokabeln;Unit 3'], english, ';'],
  [['Vokabeln Englisch – 6. Klasse', ''], english, ' – '],
  [['Biologie – Fachbegriffe', ''], terms, ' – '],
  [['Wichtige Begriffe – Zellen (Klasse 7)', ''], terms, ' – '],
  [['Year 7 – French vocabulary', ''], french, ' – '],
  [['Vocabulary List: Chapter 4'], english, ': '],
  [['Vocabulaire – Unité 2'], french, ' – '],
  [['Anglais – 6ème', ''], english, ' – '],
  [['Vocabulario - Unidad 3'], spanish, ' - '],
  [['Vocaboli – Lezione 2', ''], ['cane ¦ dog', 'gatto ¦ cat', 'mucca ¦ cow'], ' – '],
  [['Vocabulário – Página 12'], ['cão ¦ dog', 'gato ¦ cat', 'vaca ¦ cow'], ' – '],
  [['Woordenlijst – Hoofdstuk 2', ''], ['hond ¦ dog', 'kat ¦ cat', 'koe ¦ cow'], ' – '],
  [['Słówka – Rozdział 3', ''], ['pies ¦ dog', 'kot ¦ cat', 'krowa ¦ cow'], ' – '],
  [['Kelimeler – Ünite 2', ''], ['köpek ¦ dog', 'kedi ¦ cat', 'inek ¦ cow'], ' – '],
  [['Слова – Урок 5', ''], ['собака ¦ Hund', 'кошка ¦ Katze', 'корова ¦ Kuh'], ' – '],
  [['المفردات – الوحدة 3', ''], ['كلب ¦ dog', 'قطة ¦ cat', 'بقرة ¦ cow'], ' – '],
  [['单词表：第3课'], ['狗 ¦ dog', '猫 ¦ cat', '牛 ¦ cow'], '：'],
];

const names: readonly [name: string, cards: readonly string[]][] = [
  ['falsch – richtig', misspelt],
  ['Fehler – Verbesserung', misspelt],
  ['Singular – Plural', ['mouse ¦ mice', 'foot ¦ feet', 'child ¦ children']],
  ['masculin – féminin', ['acteur ¦ actrice', 'roi ¦ reine', 'boulanger ¦ boulangère']],
  ['Wort – Gegenteil', opposites],
  ['mot – contraire', ['grand ¦ petit', 'vieux ¦ jeune', 'chaud ¦ froid']],
  ['Präsens – Präteritum', ['gehen ¦ ging', 'sehen ¦ sah', 'laufen ¦ lief']],
  ['Autor – Werk', ['Goethe ¦ Faust', 'Schiller ¦ Die Räuber', 'Kafka ¦ Die Verwandlung']],
];

/** First cards that have words of titles. */
const cards: readonly [first: string, gap: readonly string[], others: readonly string[]][] = [
  ['Freund – friend', [''], german],
  ['friend – Freund', [''], english],
  ['die Klasse – class', [''], german],
  ['Wortliste – word list', [], german],
  ['Wörter – words', [''], german],
  ['vocabulary – Wortschatz', [''], english],
  ['worksheet – Arbeitsblatt', [''], english],
  ['les mots – die Wörter', [''], french],
  ['unit – Einheit', [''], english],
  ['English – Englisch', [''], ['German ¦ Deutsch', 'history ¦ Geschichte', 'art ¦ Kunst']],
  ['Seite 12 – page 12', [], ['Seite 13 ¦ page 13', 'Lektion ¦ lesson', 'Fach ¦ subject']],
  ['1. Klasse – first class', [], ['Fahrkarte ¦ ticket', 'Bahnsteig ¦ platform', 'Zug ¦ train']],
  ['Mathe – Seite 12', [], ['Deutsch ¦ Seite 5', 'Englisch ¦ Unit 3', 'Kunst ¦ Plakat']],
  ['falsch – richtig', [], opposites],
  ['Autor – author', [], ['Buch ¦ book', 'Titel ¦ title', 'Seite ¦ page']],
  ['Adverb – adverb', [], ['Satz ¦ sentence', 'Wort ¦ word', 'Regel ¦ rule']],
];

describe('what stands above a list with its own sign', () => {
  it.each(titles)('is no card where it names the list: %j', (above, list, sign) => {
    const { cards: found, isUnsure, refused } = read(write(above, list, sign));
    expect(found).toEqual(list);
    expect(isUnsure).toBe(false);
    expect(refused.map(({ reason }) => reason)).toEqual(above.filter((line) => line !== '').map(() => reasons.heading));
  });

  it.each(names)('is no card where it names both sides: %s', (name, list) => {
    expect(read(write([name], list, ' – ')).cards).toEqual(list);
  });

  it.each(cards)('is a card where it only has such words: %s', (first, gap, others) => {
    expect(read(write([first, ...gap], others, ' – ')).cards).toEqual([first.replace(' – ', ' ¦ '), ...others]);
  });

  it('is left to a person where it may be either', () => {
    for (const first of ['Animals – Tiere', 'Name – Max Müller', 'Vokabeln – Tiere', 'Key terms – The Cell'])
      expect(read(write([first, ''], english, ' – '))).toMatchObject({ isUnsure: true });
    // With an equals sign, a line that is left out may always be a card.
    expect(read(write(['Wortliste = Lektion 4'], english, ' = '))).toMatchObject({ cards: english, isUnsure: true });
    expect(read(write(['Freund – friend', ''], german, ' – ')).isUnsure).toBe(false);
  });

  it('is no card where it comes again on each page', () => {
    const head = ['Meine Sachen – Ordner', ''];
    const text = [write(head, english.slice(0, 2), ' – '), '', write(head, english.slice(2), ' – ')].join('\n');
    const { cards: found, refused } = read(text);
    expect(found).toEqual(english);
    expect(refused.map(({ reason }) => reason)).toEqual([reasons.around, reasons.around]);
  });
});

describe('lists with what belongs to their words', () => {
  it('have sounds with special letters, and without any in square brackets, as the extra', () => {
    const extras = (text: string) => parseImport(text).cards.map(({ front, back, extra }) => [front, back, extra]);
    const arabic = 'بيت (bayt) = Haus\nباب (bāb) = Tür\nماء (māʾ) = Wasser\nولد (walad) = Junge';
    expect(extras(arabic)).toContainEqual(['ماء', 'Wasser', '(māʾ)']);
    const spoken = 'village [ˈvɪlɪdʒ] Dorf\nto lend [lend] verleihen\ndaughter [ˈdɔːtə] Tochter\nenough [ɪˈnʌf] genug';
    expect(extras(spoken)).toContainEqual(['to lend', 'verleihen', '[lend]']);
  });

  it('lose the note in brackets between them, and numbers with two signs', () => {
    const text =
      'Latein Lektion 7\n\n1) clamare = schreien\n2) ridere = lachen\n(Achtung, nicht verwechseln!)\n3.) tenere = halten\n4) narrare = erzählen';
    expect(read(text).cards).toEqual([
      'clamare ¦ schreien',
      'ridere ¦ lachen',
      'tenere ¦ halten',
      'narrare ¦ erzählen',
    ]);
    expect(parseImport(text).cards.flatMap(({ tags }) => tags ?? [])).toEqual([]);
  });

  it('are cut beside the symbols of elements, and nowhere else where there is no sign', () => {
    const list = ['H ¦ Wasserstoff', 'He ¦ Helium', 'C ¦ Kohlenstoff', 'Fe ¦ Eisen', 'Au ¦ Gold'];
    expect(read(write([], list, ' ')).cards).toEqual(list);
    const behind = list.map((card) => card.split(' ¦ ').toReversed().join(' ¦ '));
    expect(read(write([], behind, ' ')).cards).toEqual(behind);
    expect(read('I ich\nIn Indien\nEs war\nNo nein\nAt home').cards).toEqual([]);
  });
});
