import { randomFrom } from '../seeded-random.ts';
import type { LibraryCard } from './cards.ts';

/** Orders tried for a group before the last one is taken as it is. */
const mostTries = 400;

/**
 * Orders new cards so that none gives away the next: groups follow each other from easy to hard, and each is mixed. Within the result no three neighbors
 * have the same answer, no answer is the one before plus one, and no card follows the one that stands before it in its group. The same groups always give
 * the same order, because an interrupted import continues at a position.
 */
export function mixCards(groups: readonly (readonly LibraryCard[])[]): LibraryCard[] {
  const mixed: LibraryCard[] = [];
  for (const group of groups) mixed.push(...mixGroup(group, mixed));
  return mixed;
}

/** @returns the cards in groups of a size, in their order */
export function groupCards(cards: readonly LibraryCard[], size: number): LibraryCard[][] {
  const starts = cards.flatMap((_, at) => (at % size === 0 ? [at] : []));
  return starts.map((start) => cards.slice(start, start + size));
}

/** @param before the cards of earlier groups */
function mixGroup(group: readonly LibraryCard[], before: readonly LibraryCard[]): LibraryCard[] {
  let mixed: LibraryCard[] = [];
  for (let turn = 1; turn <= mostTries; turn += 1) {
    // Each group gets another order: with one for all, the second times table would be answered in the order of the first.
    const random = randomFrom(mostTries * before.length + turn);
    const open = group.map((card) => ({ card, at: random() })).toSorted((one, other) => one.at - other.at);
    mixed = pickInTurn(
      open.map(({ card }) => card),
      group,
      before.slice(-2),
    );
    if (mixed.length === group.length) break;
  }
  // Some groups have no such order, for example three cards with one answer. Their rest keeps its order.
  return [...mixed, ...group.filter((card) => !mixed.includes(card))];
}

/** Takes the first card that gives nothing away after the last two, until none is left or none fits. */
function pickInTurn(
  cards: readonly LibraryCard[],
  group: readonly LibraryCard[],
  before: readonly LibraryCard[],
): LibraryCard[] {
  const open = [...cards];
  const picked = [...before];
  while (open.length > 0) {
    const at = open.findIndex((card) => !tellsAnswer(card, picked, group));
    if (at === -1) break;
    picked.push(...open.splice(at, 1));
  }
  return picked.slice(before.length);
}

function tellsAnswer(card: LibraryCard, picked: readonly LibraryCard[], group: readonly LibraryCard[]): boolean {
  const [earlier, last] = [picked.at(-2), picked.at(-1)];
  if (!last) return false;
  const isThird = last.back === card.back && earlier?.back === card.back;
  // After the last card comes the first one again, as Monday comes after Sunday.
  const isNext = group.includes(last) && group.indexOf(card) === (group.indexOf(last) + 1) % group.length;
  return isThird || isNext || card.back === addOne(last.back);
}

/** @returns an answer with its first number increased by one; undefined if it has none */
function addOne(answer: string): string | undefined {
  return /\d/.test(answer) ? answer.replace(/\d+/, (number) => String(Number(number) + 1)) : undefined;
}
