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
