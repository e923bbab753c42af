import { cleanPage } from './clean-page.ts';
import { findColumns, type TextColumn, unite } from './find-columns.ts';
import { type Box, cropImage, enlarge, type GreyImage, shrink } from './grey-image.ts';
import type { ReadLine, Recognize } from './recognize-text.ts';
import { joinRows, type ScanRow, type TextLine } from './table-rows.ts';

/** A page that was read. */
export interface ReadPage {
  /** The picture that the rows' boxes refer to: level and evenly lit. */
  readonly picture: GreyImage;
  readonly rows: readonly ScanRow[];
}

/** Height of small letters, in pixels, at which text is read best. */
const bestLetters = { least: 15, most: 42 } as const;

/** Number of pieces of text by which a column's language is chosen. */
const samplePieces = 10;

/**
 * Reads the table on a photo of a page.
 * @param languages Tesseract's names of the languages on the page
 * @param onProgress called with the share that is done, from 0 to 1
 */
export function readPage(
  photo: GreyImage,
  languages: readonly string[],
  recognize: Recognize,
  onProgress: (share: number) => void = () => undefined,
): ReadPage {
  const picture = cleanPage(photo);
  onProgress(0.15);
  const { columns, letterHeight } = findColumns(picture);
  const read = columns.map((column, index) => {
    const lines = readColumn({ ...column, picture, letterHeight }, languages, recognize);
    onProgress(0.15 + (0.85 * (index + 1)) / columns.length);
    return lines;
  });
  const texts = read.filter((lines) => isTextColumn(lines, read));
  const lines = texts.flatMap((column, index) => column.map((line): TextLine => ({ ...line, column: index })));
  return { picture, rows: joinRows(lines, texts.length, letterHeight) };
}

/** Returns whether a column is text, and not the edge of the page, a picture or a few stray marks. */
function isTextColumn(lines: readonly ReadLine[], all: readonly (readonly ReadLine[])[]): boolean {
  const most = Math.max(...all.map(({ length }) => length));
  const sure = lines.filter(({ average, text }) => average > 50 && /[\p{L}\p{N}]/u.test(text)).length;
  return sure >= Math.max(1, most * 0.15, lines.length * 0.4);
}

interface Column extends TextColumn {
  readonly picture: GreyImage;
  readonly letterHeight: number;
}

function readColumn(column: Column, languages: readonly string[], recognize: Recognize): ReadLine[] {
  const { pieces } = column;
  const [first = 'eng', ...others] = languages;
  if (others.length === 0) return readPart(column, first, recognize);
  const sorted = pieces.toSorted((one, other) => one.top - other.top);
  // From the middle, where no headline is.
  const start = Math.max(0, Math.floor((sorted.length - samplePieces) / 2));
  const inSample = sorted.slice(start, start + samplePieces);
  const isShort = inSample.length > pieces.length * 0.7;
  const sample = isShort ? column : { ...column, pieces: inSample, box: inSample.reduce(unite) };
  const tries = languages.map((language) => ({ language, lines: readPart(sample, language, recognize) }));
  const best = tries.toSorted((one, other) => rateReading(other.lines) - rateReading(one.lines))[0];
  return isShort ? (best?.lines ?? []) : readPart(column, best?.language ?? first, recognize);
}

/**
 * Rates how well a language's model fits a text. Letters that not every language has count extra: a model that doesn't know them reads others in their place,
 * and is often just as sure of them.
 */
function rateReading(lines: readonly ReadLine[]): number {
  const ratings = lines.map(({ text, average }) => average + (average > 60 && /[^\P{L}a-z]/iu.test(text) ? 10 : 0));
  return ratings.reduce((sum, rating) => sum + rating, 0) / Math.max(1, lines.length);
}

function readPart({ picture, box, pieces, letterHeight }: Column, language: string, recognize: Recognize) {
  const part = keepPieces(cropImage(picture, box), box, pieces);
  const shrunk = letterHeight > bestLetters.most ? shrink(part, Math.round(letterHeight / 28)) : part;
  const image = letterHeight < bestLetters.least ? enlarge(part) : shrunk;
  const scale = part.width / image.width;
  return recognize(image, language).map((line) => ({
    ...line,
    box: {
      left: box.left + line.box.left * scale,
      top: box.top + line.box.top * scale,
      right: box.left + line.box.right * scale,
      bottom: box.top + line.box.bottom * scale,
    },
  }));
}

/** Paints everything white but the pieces of text, so that rules, specks and the edge of the page aren't read as letters. */
function keepPieces(part: GreyImage, box: Box, pieces: readonly Box[]): GreyImage {
  const data = new Uint8Array(part.data.length).fill(255);
  for (const piece of pieces) {
    const [left, right] = [Math.max(0, piece.left - box.left), Math.min(part.width, piece.right - box.left)];
    for (let y = Math.max(0, piece.top - box.top); y < Math.min(part.height, piece.bottom - box.top); y += 1)
      data.set(
        part.data.subarray(y * part.width + left, y * part.width + Math.max(left, right)),
        y * part.width + left,
      );
  }
  return { ...part, data };
}
