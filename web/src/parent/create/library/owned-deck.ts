import { settleKept } from '../../../../../shared/library/catalogue.ts';
import type { Choices } from '../../../../../shared/library/cards.ts';
import type { LibraryDeck, LibraryOption } from '../../../../../shared/library/library-deck.ts';
import type { Deck } from '../../../../../shared/schemas/deck.ts';

/** A library deck with the family's choices. */
export interface Wanted {
  readonly deck: LibraryDeck;
  readonly choices: Choices;
}

/** A deck that the family has already made from the same library deck. */
interface OwnedDeck {
  readonly deck: Deck;
  /** The choices of the deck together with the wanted ones; undefined if they need a deck of their own, such as another language. */
  readonly widened: Choices | undefined;
  /** Whether the deck was made with all that is wanted. */
  readonly isWhole: boolean;
}

/** @returns the family's deck that is closest to what is wanted: one that has it, otherwise one that can take what it lacks, otherwise any; undefined if there is none */
export function findOwned(decks: readonly Deck[], { deck: source, choices }: Wanted): OwnedDeck | undefined {
  const owned = decks.flatMap((deck): OwnedDeck[] => {
    if (deck.library?.id !== source.id) return [];
    const own = settleKept(source, deck.library.options, []);
    const widened = widenChoices(source.options, own, choices);
    const isWhole = widened !== undefined && Object.keys(widened).every((key) => widened[key] === own[key]);
    return [{ deck, widened, isWhole }];
  });
  return owned.find(({ isWhole }) => isWhole) ?? owned.find(({ widened }) => widened) ?? owned[0];
}

function widenChoices(options: readonly LibraryOption[], own: Choices, wanted: Choices): Choices | undefined {
  const widened = options.map(({ key, ...option }) => {
    if (own[key] === wanted[key]) return [key, own[key]];
    if (option.kind !== 'many') return [key, undefined];
    const [had = [], more = []] = [own[key]?.split(','), wanted[key]?.split(',')];
    if (more.every((value) => had.includes(value))) return [key, own[key]];
    const values = option.values.filter(({ value }) => had.includes(value) || more.includes(value));
    return [key, values.map(({ value }) => value).join(',')];
  });
  return widened.some(([, value]) => value === undefined) ? undefined : (Object.fromEntries(widened) as Choices);
}
