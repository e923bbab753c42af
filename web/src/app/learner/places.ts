/** The deck that is being studied. */
interface StudiedDeck {
  readonly id: string;
  readonly name: string;
}

/** Where a learner is. A tab without a screen of its own shows `Coming soon...`. */
export interface LearnerPlace {
  readonly tab: string;
  /** In the tab `study`: the deck being studied; without it the list of decks. */
  readonly deck?: StudiedDeck;
}

function isPlace(value: unknown): value is LearnerPlace {
  return typeof value === 'object' && value !== null && 'tab' in value && typeof value.tab === 'string' &&
    (!('deck' in value) || isStudiedDeck(value.deck));
}

function isStudiedDeck(value: unknown): value is StudiedDeck {
  return typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string' &&
    'name' in value && typeof value.name === 'string';
}

export const learnerPlaces = { home: { tab: 'home' } satisfies LearnerPlace as LearnerPlace, isPlace };
