/** From a picture that is looked at, and a word that fills the card, to a page of text that scrolls in it. */
export type TextSize = 'picture' | 'huge' | 'large' | 'medium' | 'small';

interface Fit {
  readonly size: TextSize;
  /** Widths are counted in Latin letters; a Chinese, Japanese or Korean sign and a picture are two wide. */
  readonly width: number;
  readonly lines: number;
  /** A word that is wider would break in the middle. */
  readonly word: number;
}

/** What still looks calm on a card of a phone, 390 px wide. */
const fits: readonly Fit[] = [
  { size: 'huge', width: 48, lines: 4, word: 13 },
  { size: 'large', width: 140, lines: 7, word: 18 },
  { size: 'medium', width: 320, lines: 11, word: Infinity },
];

const wideSigns =
  /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}|\p{Extended_Pictographic}/gu;

/** Pictures of Unicode, with what joins them and says how they are drawn; a flag is two signs. */
export const pictures = /[\p{Extended_Pictographic}\p{RI}](?:\u{200d}|\u{fe0f}|\p{Emoji_Modifier})*/gu;

/** An animal, a flag, a clock, or two of them. */
const fewSigns = 4;

/** The largest size in which a card side still looks calm. */
export function pickTextSize(text: string): TextSize {
  const signs = text.match(pictures) ?? [];
  if (signs.length > 0 && signs.length <= fewSigns && signs.join('') === text) return 'picture';
  const width = text.length + (text.match(wideSigns)?.length ?? 0);
  const lines = text.split('\n').length;
  // Wide signs wrap anywhere: only what stands between them has to stay in one piece.
  const word = Math.max(
    ...text
      .replace(wideSigns, ' ')
      .split(/\s+/)
      .map((part) => part.length),
  );
  return fits.find((fit) => width <= fit.width && lines <= fit.lines && word <= fit.word)?.size ?? 'small';
}
