export interface CardText {
  readonly front: string;
  readonly back: string;
  readonly extra?: string | undefined;
}

/** A key that is equal for two cards if and only if both sides are identical. */
export function keyOfCard(card: CardText): string {
  return `${card.front.length}:${card.front}${card.back}`;
}
