import { reasons } from '../reasons.ts';
import { cellsPerRow, ImportRefusal, workbookBounds } from '../reading-bounds.ts';
import { guard, readZipNames, unzip } from '../open-zip.ts';
import type { FileRow } from '../text/read-rows.ts';
import { readXml } from './read-xml.ts';
import { readWorkbook, type Sheet } from './workbook.ts';

/** Reads every sheet of a spreadsheet: an Excel workbook (.xlsx) or an OpenDocument file (.ods). Dates in the default format are written for `locale`. */
export function readSpreadsheet(bytes: Uint8Array, locale: string): Sheet[] {
  if (!readZipNames(bytes).includes('content.xml')) return readWorkbook(bytes, locale);
  const file = unzip(bytes, (name) => name === 'content.xml', workbookBounds.unpackedBytes).get('content.xml');
  return guard(() => {
    const sheets = readTables(new TextDecoder().decode(file));
    if (sheets.length === 0) throw new ImportRefusal(reasons.noSheet);
    return sheets;
  });
}

/** Reads the tables of an OpenDocument file. Cells hold the texts that people see. */
function readTables(xml: string): Sheet[] {
  const sheets: { name: string; isHidden: boolean; rows: FileRow[] }[] = [];
  let cells: string[] = [];
  let [line, rowRepeats, cellRepeats, text, remarks, cellCount] = [1, 1, 1, '', 0, 0];
  let isText = false;
  readXml(xml, {
    open: (name, attributes) => {
      const repeats = (kind: string) => Math.max(1, Number(attributes[`table:number-${kind}-repeated`] ?? 1) || 1);
      if (name === 'table') {
        sheets.push({ name: attributes['table:name'] ?? '', isHidden: false, rows: [] });
        line = 1;
      }
      if (name === 'table-row') [cells, rowRepeats] = [[], repeats('rows')];
      if (isCell(name)) [text, cellRepeats] = ['', repeats('columns')];
      if (name === 'annotation') remarks += 1;
      if (remarks > 0) return;
      if (name === 'p') [text, isText] = [text === '' ? '' : `${text}\n`, true];
      if (name === 's') text += ' '.repeat(Math.min(100, Number(attributes['text:c'] ?? 1) || 1));
      if (name === 'tab' || name === 'line-break') text += name === 'tab' ? '\t' : '\n';
    },
    text: (part) => {
      if (isText && remarks === 0) text += part;
    },
    close: (name) => {
      if (name === 'annotation') remarks -= 1;
      if (name === 'p' && remarks === 0) isText = false;
      if (isCell(name))
        for (let count = 0; count < cellRepeats && cells.length < cellsPerRow; count += 1) cells.push(text);
      if (name !== 'table-row') return;
      const width = cells.findLastIndex((cell) => cell !== '') + 1;
      // Rows that repeat are cards that repeat, or the empty rest of the sheet. One stands for all.
      if (width > 0) sheets.at(-1)?.rows.push({ line, lastLine: line, cells: cells.slice(0, width) });
      cellCount += width;
      if (cellCount > workbookBounds.cells) throw new ImportRefusal(reasons.tooLarge);
      line += rowRepeats;
    },
  });
  return sheets;
}

const isCell = (name: string): boolean => name === 'table-cell' || name === 'covered-table-cell';
