import { localPart } from '../ids.ts';
import { type CardSource, findRestingSiblings, pickNotes } from '../scheduling/card-source.ts';
import { isDue } from '../scheduling/card-state.ts';
import { goalOf } from '../scheduling/daily-goal.ts';
import type { StudyDay } from '../scheduling/offer-mix.ts';
import { isPlanned, workOf } from '../scheduling/ready-by.ts';
import { studyDayOf } from '../scheduling/study-day.ts';
import { deckOfTrack, isReversed, otherTrack } from '../scheduling/track.ts';
import { type CountedDeck, notBegun, type StudiedTrack, studiedTracks } from '../scheduling/track-progress.ts';
import { givenWork, standOn } from '../scheduling/weekly-work.ts';
import type { PackedStudy } from '../schemas/pack.ts';
import { type Asked, foldOwn, type OwnAnswer, type OwnStudy, type Pack, progressOf, trackOf } from './kept-study.ts';

type HomeWork = NonNullable<Pack['home']['assignments']>;

type PackedDeck = CountedDeck & { readonly id: string };

/** A pack as of now, with this device's answers. */
export interface Kept extends StudyDay<StudiedTrack<PackedDeck>> {
  readonly study: PackedStudy;
  /** Subject of each deck, by its id. */
  readonly subjects: ReadonlyMap<string, string | undefined>;
  readonly decks: readonly PackedDeck[];
  readonly today: string;
  /** Those fulfilled on this device are completed; undefined if the pack has none. */
  readonly assignments: HomeWork | undefined;
  readonly byTrack: ReadonlyMap<string, readonly Asked[]>;
  readonly source: CardSource;
}

export function openPack(
  { home }: Pick<Pack, 'home'>,
  packed: PackedStudy,
  { answers, ended }: OwnStudy,
  now: Date,
): Kept {
  const study = foldOwn(packed, answers);
  const { timeZone, lastDay } = study;
  const today = studyDayOf(now, timeZone);
  const [decks, progress] = [decksOf(study), progressOf(study)];
  const byTrack = Map.groupBy(study.asked, trackOf);
  const given = home.assignments?.map((one) => standOn(one, today));
  const assignments = given && tickOff(given, answers, { ended, today });
  return {
    study,
    subjects: new Map(home.decks?.map(({ id, subject }) => [id, subject])),
    decks,
    today,
    byTrack,
    source: readCardsOf(byTrack, study.cards, { now, timeZone }),
    // Tracks whose cards aren't on this device must not displace others.
    tracks: decks
      .flatMap((deck) => studiedTracks(deck, progress, today, notBegun))
      .filter(({ progress: { deck } }) => byTrack.has(deck)),
    progress,
    assignments,
    work: givenWork(workOf(assignments ?? []), now, today),
    goal: goalOf(home.me.learner ?? {}),
    lastDay,
    now,
    timeZone,
  };
}

function readCardsOf(
  byTrack: Kept['byTrack'],
  cards: PackedStudy['cards'],
  { now, timeZone }: { readonly now: Date; readonly timeZone: string },
): CardSource {
  const today = studyDayOf(now, timeZone);
  const notes = new Map(cards.flatMap(({ id, note }) => (note === undefined ? [] : [[localPart(id), note] as const])));
  const isAnswered = ({ memory }: Asked) =>
    memory !== undefined && studyDayOf(new Date(memory.state.lastReview), timeZone) >= today;
  const askedIn = (track: string) => byTrack.get(track) ?? [];
  const fronts = new Map([...byTrack].map(([track, asked]) => [track, new Map(asked.map((one) => [one.cardId, one]))]));
  /** Whether a front that is here has been studied. */
  const isAskable = (track: string, cardId: string) => {
    const front = isReversed(track) ? fronts.get(deckOfTrack(track))?.get(cardId) : undefined;
    return front === undefined || front.memory !== undefined;
  };
  const listStudied = (track: string, isAhead: boolean) =>
    askedIn(track)
      .flatMap(({ cardId, memory }) => (memory ? [{ cardId: localPart(cardId), state: memory.state }] : []))
      .filter(({ state }) => isAhead || isDue(state, now, timeZone))
      .toSorted((a, b) => (a.state.due < b.state.due ? -1 : 1));
  return {
    isPartial: true,
    listSoonest: async ({ progress: { deck } }, count, isAhead) => listStudied(deck, isAhead).slice(0, count),
    listLatestDue: async ({ progress: { deck } }, count) => listStudied(deck, false).slice(-count),
    listUnseen: async ({ progress: { deck } }, count) =>
      askedIn(deck)
        .filter(({ memory, cardId }) => !memory && isAskable(deck, cardId))
        .slice(0, count)
        .map(({ cardId }) => localPart(cardId)),
    findNotes: async (_, wanted) => pickNotes(notes, wanted),
    findResting: async ({ progress: { deck } }, wanted) => {
      const answered = askedIn(otherTrack(deck)).filter(isAnswered);
      const answeredBefore = askedIn(deck).filter(({ restsOn }) => restsOn === today);
      const resting = new Set([...answered, ...answeredBefore].map(({ cardId }) => localPart(cardId)));
      const answeredHere = new Set(
        [...answered, ...askedIn(deck).filter(isAnswered)].map((one) => localPart(one.cardId)),
      );
      const isResting = findRestingSiblings(answeredHere, notes);
      return new Set(wanted.filter((card) => resting.has(card) || isResting(card)));
    },
  };
}

/** An assignment is done once a session with a card of its deck is over. For decks with a target day only the server, which has all cards, decides. */
function tickOff(
  assignments: HomeWork,
  answers: readonly OwnAnswer[],
  { ended, today }: { readonly ended: ReadonlySet<string>; readonly today: string },
): HomeWork {
  const sittings = [...Map.groupBy(answers, ({ sessionId }) => sessionId)].flatMap(([sessionId, own]) => {
    const endedAt = own
      .map(({ review }) => review.answeredAt)
      .toSorted()
      .at(-1);
    const decks = new Set(own.map(({ review: { cardId } }) => cardId.slice(0, cardId.lastIndexOf('-'))));
    return ended.has(sessionId) && endedAt !== undefined ? [{ endedAt, decks }] : [];
  });
  const inOrder = sittings.toSorted((a, b) => (a.endedAt < b.endedAt ? -1 : 1));
  return assignments.map((one) => {
    if (one.type !== 'deck' || one.completedAt !== undefined || isPlanned(one, today)) return one;
    const done = inOrder.find(({ endedAt, decks }) => decks.has(one.resourceId) && endedAt >= one.createdAt);
    return done ? { ...one, completedAt: done.endedAt } : one;
  });
}

function decksOf({ decks }: PackedStudy): PackedDeck[] {
  return decks.map((deck) => ({ ...deck, deck: localPart(deck.id) }));
}
