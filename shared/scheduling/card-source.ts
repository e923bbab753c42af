import type { LastDay } from './daily-goal.ts';
import type { SplitCards, StudiedCard } from './plan-session.ts';
import { isReversed } from './track.ts';
import type { StudiedTrack } from './track-progress.ts';

/*
 * What sessions are chosen from. The server and devices choose with the same functions, `offer-mix.ts` and `offer-deck.ts`, and Home's counts come from them too,
 * so a count is what is offered.
 */

/** Reads the cards that may be offered: from the table on the server, from the offline pack on a device. */
export interface CardSource<T extends StudiedTrack = StudiedTrack> {
  /** It may lack cards that the counts include. */
  readonly isPartial?: true;
  /** The track's memories that come due soonest, at most `count`; only those due today, unless `isAhead`. */
  readonly listSoonest: (track: T, count: number, isAhead: boolean) => Promise<readonly StudiedCard[]>;
  /** The track's memories due today that came due last, at most `count`. */
  readonly listLatestDue: (track: T, count: number) => Promise<readonly StudiedCard[]>;
  /** The next unseen cards in deck order, at most `count`. */
  readonly listUnseen: (track: T, count: number) => Promise<readonly string[]>;
  /** The notes of those of the cards that have siblings, by card. Absent: none has. */
  readonly findNotes?: (track: T, cards: readonly string[]) => Promise<ReadonlyMap<string, string>>;
  /** Of these cards, those whose other direction or sibling was answered today. */
  readonly findResting: (track: T, cards: readonly string[]) => Promise<ReadonlySet<string>>;
}

/** @returns the notes of some of the cards */
export function pickNotes(notes: ReadonlyMap<string, string>, cards: readonly string[]): Map<string, string> {
  return new Map(
    cards.flatMap((card) => {
      const note = notes.get(card);
      return note === undefined ? [] : [[card, note] as const];
    }),
  );
}

/** @returns whether a card rests because a sibling of it is among the answered cards. @param notes by card */
export function findRestingSiblings(
  answered: Iterable<string>,
  notes: ReadonlyMap<string, string>,
): (card: string) => boolean {
  const byNote = Map.groupBy(answered, (card) => notes.get(card));
  return (card) => {
    const note = notes.get(card);
    return note !== undefined && (byNote.get(note) ?? []).some((one) => one !== card);
  };
}

/** Whether cards may be resting because they, in their other direction, or their siblings were answered today, and at most how many that are not due themselves. */
export function restingOn(lastDay: LastDay | undefined, today: string): { isActive: boolean; mayRest: number } {
  return lastDay?.day === today ? { isActive: true, mayRest: lastDay.correct } : { isActive: false, mayRest: 0 };
}

export interface Waiting extends StudiedTrack {
  readonly due: number;
  readonly newCards: number;
}

/**
 * @returns the fewest and the most cards that these counts can mean: of a card due in both directions, and of the cards of one note, one is asked, and none if one
 *   was answered today
 */
export function boundDistinct(tracks: readonly Waiting[], isActive: boolean): { least: number; most: number } {
  const bounds = [...Map.groupBy(tracks, ({ deck }) => deck.deck).values()].map((own) => {
    const counts = own.map(({ due, newCards }) => due + newCards);
    const most = counts.reduce((sum, count) => sum + count, 0);
    const isBoth = own.some(({ deck }) => deck.asks === 'both');
    const hasSiblings = own.some(({ deck }) => deck.hasSiblings);
    if (hasSiblings) return { least: isActive ? 0 : Math.min(most, 1), most };
    if (!isBoth) return { least: most, most };
    const [front] = own;
    const ofFronts = front && !isReversed(front.progress.deck) ? front.due + front.newCards : 0;
    const least = Math.max(ofFronts, ...own.map(({ due }) => due));
    return { least: isActive ? 0 : own.length > 1 ? least : most, most };
  });
  return bounds.reduce((sum, one) => ({ least: sum.least + one.least, most: sum.most + one.most }), {
    least: 0,
    most: 0,
  });
}

/**
 * @param dueRead how many due cards of the track are read at most. Only they can make a new sibling wait.
 * @returns how many unseen cards of a track to read: more than its share where some are passed over, as backs and siblings are, see `countAskable`
 */
export function countUnseenRead(
  { newCards, progress, deck, due }: Waiting,
  { dueFronts, dueRead, mayRest }: { readonly dueFronts: number; readonly dueRead: number; readonly mayRest: number },
): number {
  const isBack = deck.asks === 'both' && isReversed(progress.deck);
  const passedOver = (isBack ? dueFronts : 0) + (deck.hasSiblings ? Math.min(due, dueRead) : 0);
  return newCards > 0 && (isBack || deck.hasSiblings) ? newCards + passedOver + mayRest : newCards;
}

/** Cards read for each note that is wanted, at first and each time the notes have more, and how many in all, if the first ones are not more. */
const cardsPerNote = 4;
const mostCards = 320;

/** @returns the next unseen cards of a track, of those of one note only the first */
export async function listUnseenNotes<T extends StudiedTrack>(
  source: CardSource<T>,
  track: T,
  count: number,
): Promise<readonly string[]> {
  if (!track.deck.hasSiblings || count === 0) return await source.listUnseen(track, count);
  const most = Math.max(mostCards, count * cardsPerNote);
  for (let wanted = count * cardsPerNote; ; wanted = Math.min(wanted * cardsPerNote, most)) {
    const cards = await source.listUnseen(track, wanted);
    const notes = await source.findNotes?.(track, cards);
    const byNote = Map.groupBy(cards, (card) => notes?.get(card) ?? card);
    if (byNote.size < count && cards.length === wanted && wanted < most) continue;
    return [...byNote.values()].flatMap(([first]) => first ?? []).slice(0, count);
  }
}

/** One track's candidates for a session. */
export interface Candidates<T extends StudiedTrack> extends SplitCards {
  readonly track: T & { readonly readyBy?: string | undefined };
  readonly unseen: readonly string[];
  readonly newCards: number;
}

/**
 * A card asked in both directions is asked in one of them a day, as in Anki ("bury siblings"), and of the cards of one note one is asked. A card whose other
 * direction or sibling was answered today rests until the next study day. A back is not asked for the first time while its front is due; in a deck with a target day, the new back comes and the front rests.
 * @param sortDue sorts due cards, those first that are to be asked rather than their siblings. Absent: those due soonest
 */
export async function restSiblings<T extends StudiedTrack, C extends Candidates<T>>(
  source: CardSource<T>,
  read: readonly C[],
  isActive: boolean,
  sortDue?: <S extends StudiedCard>(due: readonly S[]) => readonly S[],
): Promise<C[]> {
  const awake = await Promise.all(
    read.map(async (one) => {
      const { track, due, ahead, unseen } = one;
      const cards = [...due, ...ahead].map(({ cardId }) => cardId);
      const mayRest = track.deck.asks === 'both' || track.deck.hasSiblings;
      if (!isActive || !mayRest || cards.length + unseen.length === 0) return one;
      const resting = await source.findResting(track, [...cards, ...unseen]);
      const isAwake = ({ cardId }: StudiedCard) => !resting.has(cardId);
      const [dueAwake, aheadAwake] = [due.filter(isAwake), ahead.filter(isAwake)];
      return { ...one, due: dueAwake, ahead: aheadAwake, unseen: unseen.filter((card) => !resting.has(card)) };
    }),
  );
  const apart = await keepNotesApart(source, awake, sortDue);
  return apart.map((one) => {
    const other = apart.find(
      ({ track }) => track.deck.deck === one.track.deck.deck && track.progress.deck !== one.track.progress.deck,
    );
    if (!other) return { ...one, unseen: one.unseen.slice(0, one.newCards) };
    const [front, back] = isReversed(one.track.progress.deck) ? [other, one] : [one, other];
    const newBacks = chooseNewBacks(front, back);
    if (one === back) return { ...one, unseen: newBacks };
    const isLeft = ({ cardId }: StudiedCard) => !newBacks.includes(cardId);
    const unseen = one.unseen.slice(0, one.newCards);
    return { ...one, unseen, due: one.due.filter(isLeft), ahead: one.ahead.filter(isLeft) };
  });
}

/** @returns the candidates with one card of each note: the first due one, or the first new one. A card stays in both of its directions. */
async function keepNotesApart<T extends StudiedTrack, C extends Candidates<T>>(
  source: CardSource<T>,
  read: readonly C[],
  sortDue: Parameters<typeof restSiblings>[3] = (due) => due,
): Promise<C[]> {
  const taken = new Map<string, string>();
  const notes = await Promise.all(
    read.map(async ({ track, due, ahead, unseen }) => {
      if (!track.deck.hasSiblings) return undefined;
      return await source.findNotes?.(track, [...[...due, ...ahead].map(({ cardId }) => cardId), ...unseen]);
    }),
  );
  const takeFrom = (index: number) => (card: string) => {
    const note = notes[index]?.get(card);
    if (note === undefined) return true;
    const key = `${read[index]?.track.deck.deck} ${note}`;
    const first = taken.get(key) ?? card;
    taken.set(key, first);
    return first === card;
  };
  const inTurn = read.flatMap((one, index) => (notes[index] ? one.due.map((card) => ({ ...card, index })) : []));
  for (const { cardId, index } of sortDue(inTurn)) takeFrom(index)(cardId);
  const studied = read.map(({ due }, index) => due.filter(({ cardId }) => takeFrom(index)(cardId)));
  const early = read.map(({ ahead }, index) => ahead.filter(({ cardId }) => takeFrom(index)(cardId)));
  return read.map((one, index) => ({
    ...one,
    due: studied[index] ?? [],
    ahead: early[index] ?? [],
    unseen: one.unseen.filter(takeFrom(index)),
  }));
}

/** @returns the backs to ask for the first time: none whose front is due, except in a deck with a target day */
function chooseNewBacks<T extends StudiedTrack>(front: Candidates<T>, back: Candidates<T>): string[] {
  const dueFronts = new Set(back.track.readyBy === undefined ? front.due.map(({ cardId }) => cardId) : []);
  return back.unseen.filter((card) => !dueFronts.has(card)).slice(0, back.newCards);
}
