import { frenchWords, germanWords, type ListedWord } from './word-lists.ts';

/** How a photographed page of a word list looks and was taken. */
export interface PagePlan {
  readonly name: string;
  readonly language: 'de' | 'fr';
  readonly font: FontName;
  /** CSS pixels on a page that is 794 wide (A4 at 96 dpi). */
  readonly fontSize: number;
  readonly columns: 2 | 3;
  readonly words: readonly ListedWord[];
  /** Whether lines separate the rows, as in many books. */
  readonly isRuled: boolean;
  /** Degrees, clockwise. */
  readonly turn: number;
  /** Share of light that the darkest corner loses. */
  readonly shadow: number;
  /** Radius in pixels of the photo. */
  readonly blur: number;
  /** Standard deviation of the grey value, of 255. */
  readonly noise: number;
  /** Share of the photo's width that is desk on each side. */
  readonly desk: number;
  /** Seed of the noise. */
  readonly seed: number;
}

/** Fonts of npm packages, so that the pages look the same on every machine. */
export const pageFonts = {
  sans: 'pdfjs-dist/standard_fonts/LiberationSans-Regular.ttf',
  bold: 'pdfjs-dist/standard_fonts/LiberationSans-Bold.ttf',
  book: '@fontsource/libre-baskerville/files/libre-baskerville-latin-400-normal.woff2',
  school: '@fontsource/andika/files/andika-latin-400-normal.woff2',
  slanted: '@fontsource/libre-baskerville/files/libre-baskerville-latin-400-italic.woff2',
} as const;

export type FontName = keyof typeof pageFonts;

/** Returns a generator of numbers from 0 to below 1 (mulberry32), the same ones for each seed. */
export function makeRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const fonts = ['sans', 'book', 'school', 'bold', 'slanted'] as const;

/** Plans different pages at the quality of a phone's camera, the same ones for each number. */
export function planPages(count: number, first = 0): PagePlan[] {
  return Array.from({ length: count }, (_, index) => planPage(first + index));
}

function planPage(index: number): PagePlan {
  const random = makeRandom(1_000 + index);
  const language = index % 2 === 0 ? 'de' : 'fr';
  const columns = index % 3 === 2 ? 3 : 2;
  const list = language === 'de' ? germanWords : frenchWords;
  const between = (least: number, most: number) => least + random() * (most - least);
  const words = list
    .map((word) => ({ word, place: random() }))
    .toSorted((one, other) => one.place - other.place)
    .slice(0, Math.round(between(20, 26)))
    .map(({ word }) => word);
  const font = fonts[index % fonts.length] ?? 'sans';
  return {
    name: `${index + 1}-${language}-${columns}-${font}`,
    language,
    font,
    fontSize: Math.round(between(14, columns === 3 ? 16 : 20)),
    columns,
    words,
    isRuled: random() < 0.4,
    turn: Math.round(between(-8, 8) * 10) / 10,
    shadow: between(0.1, 0.55),
    blur: between(0.4, 1.5),
    noise: between(3, 12),
    desk: random() < 0.5 ? 0 : between(0.02, 0.07),
    seed: 5_000 + index,
  };
}

/** Returns the cells of each row as printed on the page. */
export function listRows({ words, columns }: PagePlan): string[][] {
  return words.map((word) => word.slice(0, columns));
}
