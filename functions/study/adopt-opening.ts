import { ProductError } from '../../shared/errors.ts';
import { splitId } from '../../shared/ids.ts';
import { limits } from '../../shared/limits.ts';
import { dayMs } from '../../shared/scheduling/calendar-day.ts';

import { clampAnsweredAt, studyDayOf } from '../../shared/scheduling/study-day.ts';
import { deckOfTrack, reversedTrack } from '../../shared/scheduling/track.ts';
import type { SessionOpening } from '../../shared/schemas/study.ts';
import { noProgress, type StoredDeckProgress, storedProgress } from '../data/study/deck-progress.ts';
import { storedBinEntries } from '../data/content/bin.ts';
import { storedDecks } from '../data/content/deck.ts';
import {
  noFacts,
  storedFacts,
  type StoredLearner,
  storedLearners,
  type StoredLearnerFacts,
} from '../data/people/learner.ts';
import {
  type CardPlace,
  cardKeyOf,
  newSession,
  presentSession,
  requireContinuable,
  type StoredStudySession,
  storedStudySessions,
  tracksOfSession,
  encodeServed,
} from '../data/study/study-session.ts';
import type { Partition } from '../data/table/partition.ts';
import { readLists } from '../data/table/read-together.ts';
import { repeatOnConflict } from '../data/table/repeat-on-conflict.ts';
import type { WriteAction } from '../data/table/write-action.ts';
import type { HouseholdScope } from '../platform/call/household-scope.ts';

interface Adopted {
  readonly learner: string;
  readonly sessionId: string;
  readonly opening: SessionOpening;
  readonly now: Date;
}

/** Creates a session from one that a device opened offline. Idempotent. */
export async function adoptOpening(household: HouseholdScope, { learner, sessionId, opening, now }: Adopted) {
  const { id, rows } = household;
  const place = storedStudySessions.placeOf(id, sessionId, { learner });
  const begun = toSession(id, place, opening);
  return await repeatOnConflict(async () => {
    const known = await readKnown(rows, begun);
    if (known.session) return presentSession(id, requireContinuable(known.session));
    const session = { ...begun, startedAt: dateOpening(begun, known, now) };
    await rows.commit(await adoptActions(rows, session, known, { now, timeZone: household.household.timeZone }));
    return presentSession(id, session);
  });
}

/** @throws ProductError `not-found` when no card can belong to this household, `invalid-input` for cards from too many decks. */
function toSession(
  householdId: string,
  place: Pick<StoredStudySession, 'learner' | 'session'>,
  { startedAt, mode, deckId, cards }: SessionOpening,
): StoredStudySession {
  const deck = deckId === undefined ? undefined : storedDecks.placeOf(householdId, deckId).deck;
  const named = cards.flatMap((one) => cardOf(householdId, one) ?? []);
  const own = named.filter((one) => deck === undefined || deckOfTrack(one.deck) === deck);
  const distinct = [...new Map(own.map((one) => [cardKeyOf(one), one])).values()];
  if (distinct.length === 0) throw new ProductError('not-found');
  const { decks, served } = encodeServed(distinct);
  // With more tracks (directions of decks), the transaction would have no room for answers.
  if (decks.length > limits.decksPerMix) throw new ProductError('invalid-input');
  const isPlain = deck !== undefined && decks.join() === deck;
  return newSession({
    ...place,
    ...(deck !== undefined && { deck }),
    ...(isPlain ? { served: distinct.map(({ card }) => card) } : { decks, served }),
    mode,
    startedAt,
  });
}

/** Clamps the device's start time: not in the future, not older than the maximum age of offline sessions, and not before the learner existed. */
function dateOpening({ startedAt }: StoredStudySession, { learner }: Known, now: Date): string {
  const earliest = Math.max(
    now.getTime() - limits.offlineSessionMaxAgeDays * dayMs,
    Date.parse(learner?.createdAt ?? startedAt),
  );
  return clampAnsweredAt(startedAt, now, new Date(earliest));
}

function cardOf(householdId: string, { cardId, reversed }: SessionOpening['cards'][number]): CardPlace | undefined {
  const [household, deck, card] = splitId(cardId, 3) ?? [];
  if (household !== householdId || deck === undefined || card === undefined) return undefined;
  return { deck: reversed ? reversedTrack(deck) : deck, card };
}

interface Known {
  readonly learner: StoredLearner | undefined;
  readonly session: StoredStudySession | undefined;
  readonly facts: StoredLearnerFacts;
  readonly progress: readonly StoredDeckProgress[];
  /** Decks in use. */
  readonly decks: ReadonlySet<string>;
  /** Decks in the bin, whose progress is restored with them. */
  readonly binned: ReadonlySet<string>;
}

async function readKnown(rows: Partition, session: StoredStudySession): Promise<Known> {
  const { learner } = session;
  const tracks = tracksOfSession(session);
  const found = await readLists(rows, {
    learners: [storedLearners.at(rows, { learner })],
    sessions: [storedStudySessions.at(rows, session)],
    facts: [storedFacts.at(rows, { learner })],
    progress: tracks.map((deck) => storedProgress.at(rows, { learner, deck })),
    decks: [...new Set(tracks.map(deckOfTrack))].map((deck) => storedDecks.atEvenHidden(rows, { deck })),
  });
  const hidden = found.decks.filter(({ deletingSince }) => deletingSince !== undefined);
  const binned = await storedBinEntries.findMany(
    rows,
    hidden.map(({ deck }) => ({ entry: deck })),
  );
  return {
    learner: found.learners[0],
    session: found.sessions[0],
    facts: found.facts[0] ?? noFacts,
    progress: found.progress,
    decks: new Set(found.decks.flatMap(({ deck, deletingSince }) => (deletingSince === undefined ? [deck] : []))),
    binned: new Set(binned.map(({ entry }) => entry)),
  };
}

interface Moment {
  readonly now: Date;
  readonly timeZone: string;
}

/** @returns the writes that create the session and missing progress. Deleted decks get none: their answers count for the learner only. */
async function adoptActions(
  rows: Partition,
  session: StoredStudySession,
  known: Known,
  moment: Moment,
): Promise<WriteAction[]> {
  const { learner } = session;
  const tracks = tracksOfSession(session).filter((track) => {
    const deck = deckOfTrack(track);
    return known.decks.has(deck) || known.binned.has(deck);
  });
  const begun = new Set(known.progress.map(({ deck }) => deck));
  return [
    // A running deletion may miss rows that are added now, so these writes fail while one is running.
    ...[...known.decks].map((deck) => storedDecks.check(rows, { deck }, { otherwise: 'conflict' })),
    ...[...known.binned].map((entry) => storedBinEntries.check(rows, { entry }, { otherwise: 'conflict' })),
    storedLearners.check(rows, { learner }),
    storedStudySessions.create(rows, session),
    ...(await openMixActions(rows, session, known.facts, moment)),
    ...tracks
      .filter((track) => !begun.has(track))
      .map((track) => storedProgress.save(rows, undefined, noProgress(learner, track))),
  ];
}

/** Makes this session today's mix, to be continued on other devices, unless the learner has answered in another unfinished one. */
async function openMixActions(
  rows: Partition,
  { session: id, learner, deck, mode, startedAt }: StoredStudySession,
  facts: StoredLearnerFacts,
  { now, timeZone }: Moment,
): Promise<WriteAction[]> {
  const today = studyDayOf(now, timeZone);
  if (deck !== undefined || mode !== 'due' || studyDayOf(new Date(startedAt), timeZone) !== today) return [];
  const { openMix } = facts;
  const open =
    openMix?.day === today ? await storedStudySessions.find(rows, { learner, session: openMix.session }) : undefined;
  if (open && open.completedAt === undefined && open.reviews > 0) return [];
  // Learners without stored totals have no sessions yet, see `countSessions`.
  const counted = facts.version === 0 ? { ...facts, sessions: 0 } : facts;
  return [storedFacts.save(rows, facts, { ...counted, learner, openMix: { session: id, day: today } })];
}
