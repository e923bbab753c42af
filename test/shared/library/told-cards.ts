import type { LibraryCard } from '../../../shared/library/cards.ts';

/** @returns the cards that those before them give away */
export function findTold(cards: readonly LibraryCard[]): readonly LibraryCard[] {
  return cards.filter((card, at) => tellsAnswer(cards[at - 2], cards[at - 1], card));
}

/** Whether a card is the third with one answer, its answer is the last one plus one, or it continues a row where the last card ended. */
function tellsAnswer(earlier: LibraryCard | undefined, last: LibraryCard | undefined, card: LibraryCard): boolean {
  if (!last) return false;
  const next = last.back.replace(/\d+/, (number) => String(Number(number) + 1));
  const isThird = earlier?.back === last.back && last.back === card.back;
  return isThird || (next !== last.back && card.back === next) || card.front === `${last.back} → ?`;
}
