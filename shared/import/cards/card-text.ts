import { limits } from '../../limits.ts';

export interface CardText {
  readonly front: string;
  readonly back: string;
  readonly extra?: string | undefined;
}

/** A key that is equal for two cards if and only if both sides are identical. */
export function keyOfCard(card: CardText): string {
  return `${card.front.length}:${card.front}${card.back}`;
}

/** @returns an extra as its deck writes texts */
export function writeExtra(
  { marked, plain }: { readonly marked: string; readonly plain: string },
  isFormatted: boolean,
): string {
  return isFormatted ? marked : plain;
}

/** The first characters of an extra, as many as a card can have. */
export function cutExtra(extra: string): string {
  const cut = extra.slice(0, limits.cardExtraLength);
  return extra.length > cut.length ? cut.replace(/[\uD800-\uDBFF]$/, '').trim() : cut;
}

/** Whether a text has visible characters. Lone surrogates count as visible, because they have an error message of their own. */
export function isVisible(text: string): boolean {
  return (
    /[!-~]/.test(text) || text.replaceAll(/\p{Cc}|\p{Cf}|\p{Z}|\p{Default_Ignorable_Code_Point}|\u2800/gu, '') !== ''
  );
}

/** @returns the start of a row's cells, in one line */
export function excerptOf(cells: readonly string[]): string {
  // A cell may be megabytes long, so it is cut first.
  const start = cells.slice(0, 20).map((cell) => cell.slice(0, 100).trim().replaceAll(/\s+/g, ' '));
  const text = start.join(' | ').trim().toWellFormed();
  return text.length > 100 ? `${text.slice(0, 100).toWellFormed()}…` : text;
}
