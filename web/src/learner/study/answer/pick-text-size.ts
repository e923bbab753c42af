import { pictures } from '../../../lib/device/speech.ts';

/** Text size of a card side: `picture` for emoji only, then from `huge` (a word) to `small` (a long, scrolling text). */
export type TextSize = 'picture' | 'huge' | 'large' | 'medium' | 'small';

interface Fit {
  readonly size: TextSize;
  /** Maximum width of the text in Latin letters. A CJK character or an emoji counts as two. */
  readonly width: number;
  readonly lines: number;
  /** Maximum length of the text's longest word in letters. Words don't wrap. */
  readonly word: number;
}

/** Largest text that fits at each size, on a phone 390 px wide. */
const fits: readonly Fit[] = [
  { size: 'huge', width: 48, lines: 4, word: 13 },
  { size: 'large', width: 140, lines: 7, word: 18 },
  { size: 'medium', width: 320, lines: 11, word: Infinity },
];

const wideSigns =
  /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}|\p{Extended_Pictographic}/gu;

/** Maximum number of emoji matches for the size `picture`: two flags. */
const fewSigns = 4;

/** Returns the largest size that fits the text. */
export function pickTextSize(text: string): TextSize {
  const signs = text.match(pictures) ?? [];
  if (signs.length > 0 && signs.length <= fewSigns && signs.join('') === text) return 'picture';
  const width = text.length + (text.match(wideSigns)?.length ?? 0);
  const lines = text.split('\n').length;
  // Wide characters wrap anywhere, so only the text between them is split into words.
  const word = Math.max(
    ...text
      .replace(wideSigns, ' ')
      .split(/\s+/)
      .map((part) => part.length),
  );
  return fits.find((fit) => width <= fit.width && lines <= fit.lines && word <= fit.word)?.size ?? 'small';
}
