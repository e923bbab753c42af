/** The two sides of a card as a file gives or gets them. */
export interface CardText {
  readonly front: string;
  readonly back: string;
}

/** The same for two cards exactly when both sides are equal, character by character. */
export function keyOfCard(card: CardText): string {
  return `${card.front.length}:${card.front}${card.back}`;
}
