import { strToU8, zipSync } from 'fflate';

/** Cell value: a text, number or boolean, a number with its format, or a formula without its result. */
type CellSpec =
  | string
  | number
  | boolean
  | readonly [value: number, format: string | number]
  | { readonly formula: string };

/** Builds an .xlsx workbook like Excel's. `startsIn1904` selects the date system of old Excel for Mac. */
export function buildWorkbook(
  sheets: Readonly<Record<string, readonly (readonly CellSpec[])[]>>,
  hidden: readonly string[] = [],
  startsIn1904 = false,
): Uint8Array<ArrayBuffer> {
  const texts: string[] = [];
  const formats: (string | number)[] = ['General'];
  const indexIn = <T>(list: T[], one: T): number => (list.includes(one) ? list.indexOf(one) : list.push(one) - 1);
  const writeCell = (cell: CellSpec, place: string): string => {
    if (cell === '') return '';
    if (typeof cell === 'string') return `<c r="${place}" t="s"><v>${indexIn(texts, cell)}</v></c>`;
    if (typeof cell === 'boolean') return `<c r="${place}" t="b"><v>${Number(cell)}</v></c>`;
    if (typeof cell === 'object' && 'formula' in cell) return `<c r="${place}"><f>${escapeXml(cell.formula)}</f></c>`;
    if (typeof cell === 'number') return `<c r="${place}"><v>${cell}</v></c>`;
    return `<c r="${place}" s="${indexIn(formats, cell[1])}"><v>${cell[0]}</v></c>`;
  };
  const writeSheet = (rows: readonly (readonly CellSpec[])[]): string => {
    const lines = rows.map(
      (cells, row) =>
        `<row r="${row + 1}">${cells.map((cell, column) => writeCell(cell, `${String.fromCharCode(65 + column)}${row + 1}`)).join('')}</row>`,
    );
    return `<worksheet><sheetData>${lines.join('')}</sheetData></worksheet>`;
  };
  const names = Object.keys(sheets);
  const bodies = Object.values(sheets).map(writeSheet);
  const own = formats.map((format, index) =>
    typeof format === 'string' && index > 0
      ? `<numFmt numFmtId="${163 + index}" formatCode="${escapeXml(format)}"/>`
      : '',
  );
  const styles = formats.map(
    (format, index) => `<xf numFmtId="${typeof format === 'number' ? format : index === 0 ? 0 : 163 + index}"/>`,
  );
  const parts: Record<string, string> = {
    '[Content_Types].xml': '<Types/>',
    'xl/workbook.xml': `<workbook xmlns:r="r"><workbookPr date1904="${startsIn1904}"/><sheets>${names.map((name, index) => `<sheet name="${escapeXml(name)}" sheetId="${index + 1}" r:id="rId${index + 1}"${hidden.includes(name) ? ' state="hidden"' : ''}/>`).join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${names.map((_, index) => `<Relationship Id="rId${index + 1}" Target="worksheets/sheet${index + 1}.xml"/>`).join('')}</Relationships>`,
    'xl/sharedStrings.xml': `<sst>${texts.map((text) => `<si><t xml:space="preserve">${escapeXml(text)}</t><rPh sb="0" eb="1"><t>yomi</t></rPh></si>`).join('')}</sst>`,
    'xl/styles.xml': `<styleSheet><numFmts>${own.join('')}</numFmts><cellStyleXfs><xf numFmtId="9"/></cellStyleXfs><cellXfs>${styles.join('')}</cellXfs></styleSheet>`,
    ...Object.fromEntries(bodies.map((body, index) => [`xl/worksheets/sheet${index + 1}.xml`, body])),
  };
  return zipSync(
    Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, strToU8(`<?xml version="1.0"?>${xml}`)])),
  );
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
