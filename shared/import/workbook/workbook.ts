import { reasons } from '../reasons.ts';
import { format } from 'numfmt';
import { cellsPerRow, ImportRefusal, workbookBounds } from '../reading-bounds.ts';
import { guard, unzip } from '../open-zip.ts';
import type { FileRow } from '../text/read-rows.ts';
import { fillMerged, type MergedCell } from './merged-cells.ts';
import { readXml } from './read-xml.ts';

/** A sheet's non-empty rows, with cells as displayed. */
export interface Sheet {
  readonly name: string;
  readonly isHidden: boolean;
  readonly rows: readonly FileRow[];
}

interface Shared {
  readonly texts: readonly string[];
  /** Number format by cell style. */
  readonly formats: readonly string[];
  readonly startsIn1904: boolean;
  readonly locale: string;
}

/** Built-in number formats, which files reference by number only (ECMA-376, 18.8.30). */
const builtIn: Readonly<Record<number, string>> = {
  1: '0',
  2: '0.00',
  3: '#,##0',
  4: '#,##0.00',
  9: '0%',
  10: '0.00%',
  11: '0.00E+00',
  12: '# ?/?',
  13: '# ??/??',
  14: 'date',
  15: 'd-mmm-yy',
  16: 'd-mmm',
  17: 'mmm-yy',
  18: 'h:mm AM/PM',
  19: 'h:mm:ss AM/PM',
  20: 'h:mm',
  21: 'h:mm:ss',
  22: 'date-time',
  37: '#,##0;(#,##0)',
  38: '#,##0;(#,##0)',
  39: '#,##0.00;(#,##0.00)',
  40: '#,##0.00;(#,##0.00)',
  45: 'mm:ss',
  46: '[h]:mm:ss',
  47: 'mm:ss.0',
  48: '##0.0E+0',
  49: '@',
};

const readParts =
  /^xl\/(workbook\.xml|_rels\/workbook\.xml\.rels|sharedStrings\.xml|styles\.xml|worksheets\/[^/]+\.xml)$/i;

/** Reads every sheet of an Excel workbook (.xlsx). Dates in the default format are written for `locale`. */
export function readWorkbook(bytes: Uint8Array, locale: string): Sheet[] {
  const files = unzip(bytes, (name) => readParts.test(name), workbookBounds.unpackedBytes);
  const textOf = (name: string) =>
    new TextDecoder().decode(files.get(`xl/${name}`) ?? files.get(name.replace(/^\//, '')));
  return guard(() => {
    const book = readBook(textOf('workbook.xml'));
    const targets = readTargets(textOf('_rels/workbook.xml.rels'));
    const shared: Shared = {
      texts: readTexts(textOf('sharedStrings.xml')),
      formats: readFormats(textOf('styles.xml')),
      startsIn1904: book.startsIn1904,
      locale,
    };
    const sheets = book.sheets.map(({ name, isHidden, id }) => ({
      name,
      isHidden,
      rows: readSheet(textOf(targets.get(id) ?? ''), shared),
    }));
    if (sheets.length === 0) throw new ImportRefusal(reasons.noWorkbookSheet);
    return sheets;
  });
}

function readBook(xml: string) {
  const sheets: { name: string; isHidden: boolean; id: string }[] = [];
  let startsIn1904 = false;
  readXml(xml, {
    open: (name, attributes) => {
      if (name === 'workbookPr') startsIn1904 = ['1', 'true'].includes(attributes['date1904'] ?? '');
      if (name === 'sheet')
        sheets.push({
          name: attributes['name'] ?? '',
          isHidden: (attributes['state'] ?? 'visible') !== 'visible',
          id: attributes['r:id'] ?? '',
        });
    },
  });
  return { sheets, startsIn1904 };
}

function readTargets(xml: string): Map<string, string> {
  const targets = new Map<string, string>();
  readXml(xml, { open: (name, { Id = '', Target = '' }) => name === 'Relationship' && void targets.set(Id, Target) });
  return targets;
}

/** The workbook's shared strings, without Japanese phonetic guides. */
function readTexts(xml: string): string[] {
  const texts: string[] = [];
  let [current, isText, isReading] = ['', false, false];
  readXml(xml, {
    open: (name) => {
      if (name === 'si') current = '';
      isReading ||= name === 'rPh';
      isText = name === 't';
    },
    text: (text) => {
      if (isText && !isReading) current += text;
    },
    close: (name) => {
      isText = false;
      if (name === 'rPh') isReading = false;
      if (name === 'si') texts.push(unescapeText(current));
    },
  });
  return texts;
}

/** Decodes characters that XML can't contain, which workbooks write as `_x000D_`. */
function unescapeText(text: string): string {
  return text.replaceAll(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}

function readFormats(xml: string): string[] {
  const own = new Map<number, string>();
  const formats: string[] = [];
  let isStyle = false;
  readXml(xml, {
    open: (name, { numFmtId = '0', formatCode = '' }) => {
      if (name === 'cellXfs') isStyle = true;
      if (name === 'numFmt' && formatCode.length <= workbookBounds.formatLength) own.set(Number(numFmtId), formatCode);
      if (name === 'xf' && isStyle) formats.push(own.get(Number(numFmtId)) ?? builtIn[Number(numFmtId)] ?? 'General');
    },
    close: (name) => {
      if (name === 'cellXfs') isStyle = false;
    },
  });
  return formats;
}

function readSheet(xml: string, shared: Shared): readonly FileRow[] {
  const rows: FileRow[] = [];
  const merged: MergedCell[] = [];
  let cells: string[] = [];
  let [line, column, value, kind, style, isValue] = [0, 0, '', '', 0, false];
  let empty: number[] = [];
  let hasFormula = false;
  let cellCount = 0;
  readXml(xml, {
    open: (name, { r = '', t = 'n', s = '0', ref = '' }) => {
      if (name === 'mergeCell') merged.push(readMerged(ref));
      if (name === 'row') [line, column, cells, empty] = [Number(r) || line + 1, 0, [], []];
      if (name === 'c') [column, value, kind, style] = [r === '' ? column : columnOf(r), '', t, Number(s)];
      hasFormula = name === 'f' || (hasFormula && name !== 'c');
      isValue = name === 'v' || name === 't';
    },
    text: (text) => {
      if (isValue) value += text;
    },
    close: (name) => {
      isValue = false;
      if (name === 'c' && column < cellsPerRow) {
        cells[column] = showValue(value, kind, style, shared);
        if (hasFormula && value === '') empty.push(column);
        column += 1;
      }
      if (name !== 'row') return;
      cellCount += cells.length;
      if (cellCount > workbookBounds.cells) throw new ImportRefusal(reasons.tooLarge);
      if (cells.some((cell) => cell !== ''))
        rows.push({
          line,
          lastLine: line,
          cells: Array.from(cells, (cell) => cell ?? ''),
          ...(empty.length > 0 && { openFormulas: empty }),
        });
    },
  });
  return fillMerged(rows, merged);
}

/** Reads a range such as `A2:A4`. */
function readMerged(range: string): MergedCell {
  const [first = '', last = first] = range.split(':');
  const rowOf = (place: string) => Number(/\d+$/.exec(place)?.[0] ?? 0);
  return { column: columnOf(first), top: rowOf(first), bottom: rowOf(last) };
}

/** The column of a cell reference such as `B3`, from 0. */
function columnOf(place: string): number {
  const letters = Array.from(/^[A-Z]+/.exec(place)?.[0] ?? 'A');
  return letters.reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

function showValue(
  value: string,
  kind: string,
  style: number,
  { texts, formats, startsIn1904, locale }: Shared,
): string {
  if (value === '') return '';
  if (kind === 's') return texts[Number(value)] ?? '';
  if (kind === 'b') return value === '1' ? 'TRUE' : 'FALSE';
  if (kind !== 'n') return unescapeText(value);
  const number = Number(value);
  const pattern = formats[style] ?? 'General';
  if (!Number.isFinite(number)) return value;
  const days = startsIn1904 ? number + 1_462 : number;
  if (pattern === 'date') return showDate(days, locale, shortDate);
  if (pattern === 'date-time') return showDate(days, locale, { ...shortDate, hour: 'numeric', minute: '2-digit' });
  if (/^\[\$-F800\]/i.test(pattern)) return showDate(days, locale, { dateStyle: 'full' });
  const isTime = /[dmyhs]/i.test(pattern.replaceAll(/"[^"]*"|\\.|\[[^\]]*\]|General|Red|E\+/gi, ''));
  try {
    return format(pattern, isTime ? days : number, { locale: locale.replace('-', '_') }).trim();
  } catch {
    return String(number);
  }
}

const shortDate = { year: 'numeric', month: 'numeric', day: 'numeric' } as const;

/** A date in the locale's format. Day 25569 is January 1, 1970. */
function showDate(days: number, locale: string, style: Intl.DateTimeFormatOptions): string {
  // Days are fractions, so a time is rounded to the second.
  const date = new Date(Math.round((days - 25_569) * 86_400) * 1_000);
  return new Intl.DateTimeFormat(locale, { ...style, timeZone: 'UTC' }).format(date);
}
