import { reasons } from '../reasons.ts';
import { cellsPerRow, ImportRefusal, workbookBounds } from '../reading-bounds.ts';
import { guard, readZipNames, unzip } from '../open-zip.ts';
import type { FileRow } from '../text/read-rows.ts';
import { fillMerged, type MergedCell } from './merged-cells.ts';
import { readXml } from './read-xml.ts';
import { readWorkbook, type Sheet } from './workbook.ts';

/** Reads every sheet of a spreadsheet: an Excel workbook (.xlsx) or an OpenDocument file (.ods). Dates in the default format are written for `locale`. */
export function readSpreadsheet(bytes: Uint8Array, locale: string): Sheet[] {
  const names = readZipNames(bytes);
  // Newer programs lock a document as a whole, in a part of this name.
  if (names.includes('encrypted-package')) throw new ImportRefusal(reasons.lockedSheet);
  if (!names.includes('content.xml')) return readWorkbook(bytes, locale);
  const files = unzip(bytes, (name) => name === 'content.xml' || name === manifest, workbookBounds.unpackedBytes);
  const textOf = (name: string) => new TextDecoder().decode(files.get(name));
  if (/[:<]encryption-data\b/.test(textOf(manifest))) throw new ImportRefusal(reasons.lockedSheet);
  return guard(() => {
    const sheets = readTables(textOf('content.xml'));
    if (sheets.length === 0) throw new ImportRefusal(reasons.noSheet);
    return sheets;
  });
}

const manifest = 'META-INF/manifest.xml';

/** Reads the tables of an OpenDocument file. Cells hold the texts that people see. */
function readTables(xml: string): Sheet[] {
  const sheets: { name: string; isHidden: boolean; rows: FileRow[]; merged: MergedCell[] }[] = [];
  const hiddenStyles = new Set<string>();
  let cells: string[] = [];
  let [line, rowRepeats, cellRepeats, rowSpan, text, style, remarks, cellCount] = [1, 1, 1, 1, '', '', 0, 0];
  let isText = false;
  readXml(xml, {
    open: (name, attributes) => {
      const countOf = (what: string) => Math.max(1, Number(attributes[`table:number-${what}`] ?? 1) || 1);
      if (name === 'style') style = attributes['style:name'] ?? '';
      if (name === 'table-properties' && attributes['table:display'] === 'false') hiddenStyles.add(style);
      if (name === 'table') {
        const isHidden = hiddenStyles.has(attributes['table:style-name'] ?? '');
        sheets.push({ name: attributes['table:name'] ?? '', isHidden, rows: [], merged: [] });
        line = 1;
      }
      if (name === 'table-row') [cells, rowRepeats] = [[], countOf('rows-repeated')];
      if (isCell(name)) [text, cellRepeats, rowSpan] = ['', countOf('columns-repeated'), countOf('rows-spanned')];
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
      const sheet = sheets.at(-1);
      if (isCell(name) && rowSpan > 1)
        sheet?.merged.push({ column: cells.length, top: line, bottom: line + rowSpan - 1 });
      if (isCell(name))
        for (let count = 0; count < cellRepeats && cells.length < cellsPerRow; count += 1) cells.push(text);
      if (name !== 'table-row') return;
      const width = cells.findLastIndex((cell) => cell !== '') + 1;
      // Rows that repeat are cards that repeat, or the empty rest of the sheet. One stands for all.
      if (width > 0) sheet?.rows.push({ line, lastLine: line, cells: cells.slice(0, width) });
      cellCount += width;
      if (cellCount > workbookBounds.cells) throw new ImportRefusal(reasons.tooLarge);
      line += rowRepeats;
    },
  });
  return sheets.map(({ merged, ...sheet }) => ({ ...sheet, rows: fillMerged(sheet.rows, merged) }));
}

const isCell = (name: string): boolean => name === 'table-cell' || name === 'covered-table-cell';
