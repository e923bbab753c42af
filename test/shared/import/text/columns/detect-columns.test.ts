import { describe, expect, it } from 'vitest';
import { detectColumns, type ColumnFacts } from '../../../../../shared/import/text/columns/detect-columns.ts';

const noFacts: ColumnFacts = { fromAnki: false, columnNames: [], otherColumns: new Set() };
const detect = (text: string, facts: Partial<ColumnFacts> = {}) =>
  detectColumns(
    text.split('\n').map((line) => line.split(',')),
    { ...noFacts, ...facts },
  );

describe('detectColumns', () => {
  it.each([
    ['front,back', 0, 1],
    ['BACK,Front', 1, 0],
    ['Question,Answer', 0, 1],
    ['Term,Definition', 0, 1],
    ['word,translation', 0, 1],
    ['Prompt,Response', 0, 1],
    ['Q,A', 0, 1],
    ['Front Text,Back Text', 0, 1],
    ['front_side,back_side', 0, 1],
    ['Front (Question),Back (Answer)', 0, 1],
    ['German word,English translation', 0, 1],
    ['id,question,answer', 1, 2],
    ['Tags,Definition,Picture,Term', 3, 1],
    ['Vorderseite,Rückseite', 0, 1],
    ['Palabra,Traducción', 0, 1],
    ['Mot,Définition', 0, 1],
    ['単語,意味', 0, 1],
    ['Вопрос,Ответ', 0, 1],
  ])('knows %s as a header', (header, frontColumn, backColumn) => {
    expect(detect(`${header}\n1,2,3,4`)).toMatchObject({
      hasHeader: 'yes',
      firstRowIsHeader: true,
      frontColumn,
      backColumn,
    });
  });

  it('asks, and keeps the first card, when nothing names the columns', () => {
    expect(detect('dog,Hund\ncat,Katze')).toMatchObject({
      hasHeader: 'unsure',
      firstRowIsHeader: false,
      frontColumn: 0,
      backColumn: 1,
      reason: 'The first row looks like a card. Please check.',
    });
  });

  it.each(['front door,back door', 'word,mot', 'answer,Antwort', 'question,Frage', 'a,b'])(
    'keeps %s as a card',
    (row) => {
      expect(detect(`${row}\ncat,Katze\ndog,Hund`)).toMatchObject({ hasHeader: 'unsure', firstRowIsHeader: false });
    },
  );

  it.each([
    ['usual names', 'country,capital,capital:de\nPeru,Lima,Lima'],
    ['language pairs', 'river,river:de\nRhine,Rhein'],
    ['languages', 'English,German\ndog,Hund'],
    ['a word above numbers', 'Planet,Moons\nMars,2\nSaturn,146'],
  ])('asks, and takes the first row for a header, by %s', (_name, text) => {
    expect(detect(text)).toMatchObject({ hasHeader: 'unsure', firstRowIsHeader: true, frontColumn: 0, backColumn: 1 });
  });

  it('takes a row alone in its file for a card', () => {
    expect(detect('country,capital')).toMatchObject({ hasHeader: 'unsure', firstRowIsHeader: false });
  });

  it('passes over a first column that numbers the rows', () => {
    expect(detect('1,dog,Hund\n2,cat,Katze\n3,cow,Kuh')).toMatchObject({ frontColumn: 1, backColumn: 2 });
    expect(detect('1066,Hastings,William\n1415,Agincourt,Henry')).toMatchObject({ frontColumn: 0, backColumn: 1 });
    expect(detect('1,one\n2,two')).toMatchObject({ frontColumn: 0, backColumn: 1 });
  });

  it('passes over columns that are mostly empty', () => {
    expect(detect('dog,,Hund\ncat,,Katze\ncow,x,Kuh')).toMatchObject({ frontColumn: 0, backColumn: 2 });
  });

  it('uses the one side that is named', () => {
    expect(detect('English,Answer\ndog,Hund')).toMatchObject({ hasHeader: 'unsure', frontColumn: 0, backColumn: 1 });
    expect(detect('Answer,English\ndog,Hund')).toMatchObject({ frontColumn: 1, backColumn: 0 });
  });

  it('obeys the person', () => {
    expect(detect('front,back\na,b', { hasHeader: false })).toMatchObject({ hasHeader: 'no', firstRowIsHeader: false });
    expect(detect('dog,Hund\ncat,Katze', { hasHeader: true })).toMatchObject({
      hasHeader: 'yes',
      firstRowIsHeader: true,
    });
  });

  it('sees no header in an Anki export and uses its column names', () => {
    const facts = { fromAnki: true, columnNames: ['Tags', 'Back', 'Front'], otherColumns: new Set([0]) };
    expect(detect('t,Hund,dog', facts)).toMatchObject({
      hasHeader: 'no',
      firstRowIsHeader: false,
      frontColumn: 2,
      backColumn: 1,
    });
    expect(detect('guid,dog,Hund', { fromAnki: true, otherColumns: new Set([0]) })).toMatchObject({
      frontColumn: 1,
      backColumn: 2,
    });
  });
});
