import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { estimateRecords } from '../../../shared/export/estimate-records.ts';
import { makeExportFiles } from '../../../shared/export/make-files.ts';
import { cutIntoParts, exportFile, type ExportFile, type RecordOf } from '../../../shared/export/records.ts';
import { decodeText } from '../../../shared/import/text/decode-text.ts';
import { parseImport } from '../../../shared/import/cards/parse-cards.ts';
import { limits } from '../../../shared/limits.ts';
import { linesOnServers } from '../../../shared/kept/line-of-item.ts';

const at = '2026-01-05T09:00:00.000Z';
const idOf = (number: number) => `01KE6P4YM0AT${String(number).padStart(14, '0')}`;
const [deck, learner] = [idOf(1), idOf(2)];

function cardOf(number: number, front: string, back = 'back'): RecordOf<'card'> {
  return { kind: 'card', deck, card: idOf(100 + number), front, back, createdAt: at };
}

function exportOf(cards: readonly RecordOf<'card'>[], names: readonly string[] = ['Capitals']): ExportFile {
  const decks = names.map(
    (name, index) =>
      ({ kind: 'deck', deck: index === 0 ? deck : idOf(10 + index), name, totalCards: 0, createdAt: at }) as const,
  );
  const emma = { kind: 'learner', learner, name: '=Emma', createdAt: at } as const;
  const records = [emma, ...decks, ...cards];
  return { format: 'flashspark-export', version: 1, exportedAt: at, of: 'household', records };
}

describe('the files of an export', () => {
  it('hold each deck as CSV that the importer takes: the same cards, whatever is in them', () => {
    const text = fc.string({ minLength: 1, unit: fc.constantFrom('a', ',', '"', '=', "'", ';', '\t', '日', '\n') });
    const side = text.filter((value) => value.trim() === value);
    fc.assert(
      fc.property(fc.uniqueArray(fc.tuple(side, side), { minLength: 1, maxLength: 8, selector: String }), (sides) => {
        const cards = sides.map(([front, back], index) => cardOf(index, front, back));
        const csv = makeExportFiles(exportOf(cards))['decks/Capitals.csv'] ?? '';
        const read = parseImport(decodeText(new TextEncoder().encode(csv)).text).cards;
        expect(read.map(({ front, back }) => ({ front, back }))).toEqual(
          cards.map(({ front, back }) => ({ front, back })),
        );
      }),
      { numRuns: 60 },
    );
  });

  it('let no spreadsheet run the name of a child', () => {
    const files = makeExportFiles(exportOf([]));
    expect(files['people.csv']).toContain("\r\n'=Emma,learner,");
    expect(files['decks/Capitals.csv']).toContain("front,back,'=Emma asked,");
  });

  it('have names that every system takes, and none twice', () => {
    const files = makeExportFiles(exportOf([], ['A/B: c?', 'a b c', '..', '']));
    const decks = Object.keys(files).filter((path) => path.startsWith('decks/'));
    expect(decks).toEqual(['decks/A B c.csv', 'decks/a b c 2.csv', 'decks/deck.csv', 'decks/deck 2.csv']);
  });

  it.each(['household', 'learner'] as const)(
    'of a %s say what is in them, and of everything else that is kept why it is not',
    (of) => {
      const readMe = makeExportFiles({ ...exportOf([]), of })['README.txt'] ?? '';
      const [inIt = '', notInIt = ''] = readMe.split('Not included, and why:');
      for (const { what, notExported } of Object.values(linesOnServers)) {
        if (notExported !== undefined) expect(notInIt).toContain(`- ${what}. ${notExported}`);
        else expect(readMe).toContain(`- ${what}.`);
      }
      expect(inIt).toContain(linesOnServers.consent.what);
      expect(inIt.includes(linesOnServers.bin.what)).toBe(of === 'household');
      expect(notInIt.includes(linesOnServers.bin.what)).toBe(of === 'learner');
    },
  );

  it('have each sentence of the readme in the language of whoever makes them, beside the names of files', () => {
    const files = makeExportFiles({ ...exportOf([]), of: 'learner' }, (sentence) => (sentence ? `[${sentence}]` : ''));
    const lines = (files['README.txt'] ?? '').split('\n').filter((line) => line !== '');
    expect(lines.length).toBeGreaterThan(20);
    expect(lines.filter((line) => !/^(?:- |[\w./-]+ +)?(?:\[[^\]]+\][. ]*)+$/.test(line))).toEqual([]);
  });

  it('hold what is in the bin by itself, apart from the decks', () => {
    const { records } = exportOf([cardOf(1, 'France', 'Paris')]);
    const deletedAt = at;
    const [learnerRecord, deckRecord, ...others] = records;
    const card = { deck, card: idOf(200), front: '=gone', back: 'weg', createdAt: at };
    const entry = {
      kind: 'bin-entry',
      entry: `${deck}-${idOf(200)}`,
      what: 'card',
      name: 'gone',
      deletedAt,
      card,
    } as const;
    const hidden = { ...(deckRecord as RecordOf<'deck'>), deletedAt };
    const files = makeExportFiles({
      ...exportOf([]),
      records: [learnerRecord as RecordOf<'learner'>, hidden, ...others, entry],
    });
    expect(files['bin.csv']).toContain(`card,gone,'=gone,weg,${deletedAt}`);
    expect(files['bin/Capitals.csv']).toContain('France,Paris');
    expect(files['decks/Capitals.csv']).toBeUndefined();
  });

  it('hold all records as they are', () => {
    const file = exportOf([cardOf(1, 'France', 'Paris')]);
    expect(exportFile.parse(JSON.parse(makeExportFiles(file)['flashspark.json'] ?? ''))).toEqual(file);
  });
});

describe('the parts in which an export comes back', () => {
  it('hold everything once and in order, and no more than a call can carry', () => {
    const long = 'ä'.repeat(limits.cardSideLength);
    const cards = Array.from({ length: 700 }, (_, index) => cardOf(index, index % 7 === 0 ? long : 'short'));
    const parts = cutIntoParts(cards);
    expect(parts.flat()).toEqual(cards);
    for (const part of parts) {
      expect(part.length).toBeLessThanOrEqual(limits.restoredPerCall);
      expect(Buffer.byteLength(JSON.stringify(part))).toBeLessThanOrEqual(limits.restoreCallBytes + 2);
    }
  });
});

it('how much is to come is known from the decks, before their cards are there', () => {
  const { records } = exportOf([]);
  const known = records.map((record) => (record.kind === 'deck' ? { ...record, totalCards: 9 } : record));
  expect(estimateRecords(known)).toBe(11);
  expect(estimateRecords([...known, cardOf(1, 'a')])).toBe(11);
});
