import { chooseOfDeck, type DeckWish } from '../../shared/scheduling/offer-deck.ts';
import { endOfStudyDay, studyDayOf } from '../../shared/scheduling/study-day.ts';
import { findNextDue } from '../data/study/card-memory.ts';
import { readCardsFrom } from '../data/study/read-cards.ts';
import type { StoredTrack } from '../data/study/deck-progress.ts';
import type { StoredDeck } from '../data/content/deck.ts';
import type { Partition } from '../data/table/partition.ts';
import type { ChosenCards } from './open-session.ts';

export interface Choice extends DeckWish<StoredTrack> {
  readonly deck: StoredDeck;
}

/** @returns the cards of a new session with one deck. */
export async function chooseCards(rows: Partition, choice: Choice): Promise<ChosenCards> {
  const { source, read } = readCardsFrom(rows, choice);
  return { cards: await chooseOfDeck(source, choice), ...read };
}

/** @returns when the next work after today is due (a scheduled card, or tomorrow's new ones), as an ISO timestamp; undefined when there is none. */
export async function findNextDueAt(
  rows: Partition,
  choice: Choice,
  served: ChosenCards['cards'],
): Promise<string | undefined> {
  const { tracks, newCards, now, timeZone } = choice;
  const tomorrow = endOfStudyDay(studyDayOf(now, timeZone), timeZone);
  const isNewLeft = tracks.some(({ deck: ownDeck, progress }) => {
    const { lastNewCard = '' } = progress;
    const own = served.filter((place) => place.deck === progress.deck && place.card > lastNewCard);
    return ownDeck.totalCards - progress.studied - own.length > 0;
  });
  if (isNewLeft && newCards !== 0) return tomorrow.toISOString();
  const next = await Promise.all(tracks.map(async ({ progress }) => await findNextDue(rows, progress, tomorrow)));
  return next.flatMap((memory) => memory?.state.due ?? []).toSorted()[0];
}
