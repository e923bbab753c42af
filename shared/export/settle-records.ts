import { dueByDay } from '../scheduling/due-histogram.ts';
import { deckOfTrack } from '../scheduling/track.ts';
import { mixUpsAfter } from '../study/mix-ups.ts';
import { sumMemories } from '../scheduling/sum-memories.ts';
import { badgesReached } from '../streaks/badges.ts';
import { factsFromDays } from '../streaks/streak.ts';
import { leaveOutMissing } from './settle-media.ts';
import type { RestoredRecord, ExportRecord, RecordOf } from './records.ts';

/**
 * Prepares an export for restoring: sorts the records (a learner after all of their activity) and makes them consistent. An export is read page by page, so
 * activity during the export may appear on one page but be missing from another. In that case the answer log decides, and sums are recalculated from it. An
 * export that is already consistent stays unchanged.
 * @param media ids of the media that can be restored; alternative text replaces the others
 */
export function settleRecords(
  records: readonly ExportRecord[],
  media: ReadonlySet<string> = new Set(pickerOf(records)('media').map((one) => one.media)),
): RestoredRecord[] {
  const of = pickerOf(records);
  // Items in the bin, and everything in them, aren't restored.
  const [decks, quizzes] = [of('deck').filter(isOutOfBin), of('quiz').filter(isOutOfBin)];
  const deckIds = new Set(decks.map(({ deck }) => deck));
  const cards = of('card').flatMap((card) => (deckIds.has(card.deck) ? [leaveOutMissing(card, media)] : []));
  const family: Family = {
    decks: deckIds,
    quizzes: new Set(quizzes.map(({ quiz }) => quiz)),
    cards: new Map(
      [...Map.groupBy(cards, ({ deck }) => deck)].map(([deck, own]) => [deck, new Set(own.map(({ card }) => card))]),
    ),
  };
  const learners = of('learner');
  const byLearner = Map.groupBy(records, (record) => ('learner' in record ? record.learner : undefined));
  return [
    ...of('household').slice(0, 1),
    ...decks,
    ...cards,
    ...quizzes,
    ...learners.flatMap(({ learner }) => settleLearner(learner, byLearner.get(learner) ?? [], family)),
    ...learners,
  ];
}

const isOutOfBin = ({ deletedAt }: { readonly deletedAt?: string | undefined }) => deletedAt === undefined;

interface Family {
  readonly decks: ReadonlySet<string>;
  readonly quizzes: ReadonlySet<string>;
  /** Card ids by deck. */
  readonly cards: ReadonlyMap<string, ReadonlySet<string>>;
}

function pickerOf(records: readonly ExportRecord[]) {
  const byKind = Map.groupBy(records, ({ kind }) => kind);
  return <Kind extends ExportRecord['kind']>(kind: Kind) => (byKind.get(kind) ?? []) as RecordOf<Kind>[];
}

type Log = readonly RecordOf<'review'>[];

function settleLearner(learner: string, records: readonly ExportRecord[], family: Family): RestoredRecord[] {
  const of = pickerOf(records);
  const sessions = new Map(of('study-session').map((session) => [session.session, session]));
  const answers = of('review').filter(({ session, outside }) => outside || sessions.has(session));
  const standing = answers.filter(({ takenBackAt, movedTo }) => takenBackAt === undefined && movedTo === undefined);
  // Imported answers affect memories only.
  const log = standing.filter(({ outside }) => !outside);
  const bySession = Map.groupBy(log, ({ session }) => session);
  const attempts = leaveOneOpen(of('quiz-attempt'));
  const handedIn = attempts.filter(({ completedAt }) => completedAt !== undefined).length;
  const days = settleDays(learner, of('study-day'), log, handedIn);
  const memories = settleMemories(of('card-memory'), standing, family);
  return [
    ...settleProgress(learner, { progress: of('deck-progress'), memories, log, sessions }, family),
    ...leaveOutTicked(of('assignment')).filter(({ type, resource, completedAt }) => {
      const there = type === 'deck' ? family.decks : family.quizzes;
      return completedAt !== undefined || there.has(resource);
    }),
    ...[...sessions.values()].map((session) => ({ ...session, ...tally(bySession.get(session.session) ?? []) })),
    ...answers,
    ...memories,
    ...of('card-flag').filter(({ deck, card }) => family.cards.get(deck)?.has(card)),
    ...attempts,
    ...days,
    ...of('scheduling').slice(-1),
    ...settleTotals(learner, {
      days,
      log,
      handedIn,
      badges: of('earned-badge'),
      openMix: of('learner-facts')[0]?.openMix,
      restDays: of('learner-facts')[0]?.restDays,
    }),
  ];
}

function tally(log: Log) {
  return { reviews: log.length, correct: log.filter(({ rating }) => rating === 'correct').length };
}

/** An assignment completed during the export appears twice, first as open and then as completed. Keeps the later record. */
function leaveOutTicked(assignments: readonly RecordOf<'assignment'>[]): RecordOf<'assignment'>[] {
  return [...new Map(assignments.map((one) => [one.assignment, one])).values()];
}

/** Keeps only the newest open attempt of each quiz. */
function leaveOneOpen(attempts: readonly RecordOf<'quiz-attempt'>[]): RecordOf<'quiz-attempt'>[] {
  const open = attempts.filter(({ completedAt }) => completedAt === undefined);
  const newest = new Map(open.toSorted((a, b) => (a.attempt < b.attempt ? -1 : 1)).map((one) => [one.quiz, one]));
  return attempts.filter((one) => one.completedAt !== undefined || newest.get(one.quiz) === one);
}

function settleDays(
  learner: string,
  known: readonly RecordOf<'study-day'>[],
  log: Log,
  handedIn: number,
): RecordOf<'study-day'>[] {
  const byDay = Map.groupBy(log, ({ day }) => day);
  const quizzes = new Map(known.map((one) => [one.day, one.quizzes]));
  const names = [...new Set([...quizzes.keys(), ...byDay.keys()])].toSorted().toReversed();
  // Only the day records say on which day a quiz counted. The attempts only give the total, so surplus quizzes are removed, from the newest day back.
  let over = known.reduce((sum, one) => sum + one.quizzes, 0) - handedIn;
  const days = names.map((day) => {
    const own = byDay.get(day) ?? [];
    const counted = quizzes.get(day) ?? 0;
    const kept = Math.max(0, counted - over);
    over -= counted - kept;
    const msTaken = own.reduce((sum, review) => sum + (review.msTaken ?? 0), 0);
    return { kind: 'study-day', learner, day, ...tally(own), quizzes: kept, msTaken } as const;
  });
  return days.filter((day) => day.reviews > 0 || day.quizzes > 0).toReversed();
}

function settleMemories(
  known: readonly RecordOf<'card-memory'>[],
  log: Log,
  { cards }: Family,
): RecordOf<'card-memory'>[] {
  const byCard = Map.groupBy(log, ({ deck, card }) => `${deck} ${card}`);
  const placeOf = ({ answeredAt, id }: Log[number]) => `${answeredAt} ${id}`;
  return known.flatMap((before) => {
    const { mixUps: _, ...memory } = before;
    const own = byCard.get(`${memory.deck} ${memory.card}`)?.toSorted((a, b) => (placeOf(a) < placeOf(b) ? -1 : 1));
    const last = own?.at(-1);
    if (!own || !last || !cards.get(deckOfTrack(memory.deck))?.has(memory.card)) return [];
    const wrong = own.filter(({ rating, outside }) => rating === 'wrong' && !outside).length;
    return [{ ...memory, lastAnswer: placeOf(last), wrong, ...mixUpsAfter(undefined, own) }];
  });
}

interface Studied {
  readonly progress: readonly RecordOf<'deck-progress'>[];
  readonly memories: readonly RecordOf<'card-memory'>[];
  readonly log: Log;
  readonly sessions: ReadonlyMap<string, RecordOf<'study-session'>>;
}

function settleProgress(
  learner: string,
  { progress, memories, log, sessions }: Studied,
  { decks, cards }: Family,
): RecordOf<'deck-progress'>[] {
  const known = new Map(progress.map((one) => [one.deck, one]));
  const [memoriesOf, logOf] = [Map.groupBy(memories, ({ deck }) => deck), Map.groupBy(log, ({ deck }) => deck)];
  return [...new Set([...known.keys(), ...memoriesOf.keys()])].flatMap((deck) => {
    if (!decks.has(deckOfTrack(deck))) return [];
    const own = memoriesOf.get(deck) ?? [];
    // An answer to a card that had already been deleted counts for the learner, but not necessarily for the deck.
    const most = tally(logOf.get(deck) ?? []);
    const least = tally((logOf.get(deck) ?? []).filter(({ card }) => cards.get(deckOfTrack(deck))?.has(card)));
    const {
      openSession,
      lastNewCard,
      leftOut: asStored = [],
      ...rest
    }: Partial<RecordOf<'deck-progress'>> = known.get(deck) ?? {};
    const { reviews = most.reviews, correct = most.correct, newCount = 0 } = rest;
    const leftOut = asStored.filter((card) => cards.get(deckOfTrack(deck))?.has(card));
    const sums = sumMemories(own, leftOut);
    const session = openSession && sessions.get(openSession.session);
    const isOpen = session?.deck === deckOfTrack(deck) && session.completedAt === undefined;
    const last = [lastNewCard ?? '', ...own.map(({ card }) => card)].toSorted().at(-1);
    return [
      {
        ...rest,
        kind: 'deck-progress',
        learner,
        deck,
        reviews: Math.min(Math.max(reviews, least.reviews), most.reviews),
        correct: Math.min(Math.max(correct, least.correct), most.correct),
        newCount,
        ...sums,
        due: dueByDay(sums.due),
        ...(last && { lastNewCard: last }),
        ...(leftOut.length > 0 && { leftOut }),
        ...(isOpen && openSession && { openSession }),
      } as const,
    ];
  });
}

interface Totals {
  readonly days: readonly RecordOf<'study-day'>[];
  readonly log: Log;
  readonly handedIn: number;
  readonly badges: readonly RecordOf<'earned-badge'>[];
  readonly openMix: RecordOf<'learner-facts'>['openMix'];
  readonly restDays: RecordOf<'learner-facts'>['restDays'];
}

/** @returns the learner's totals, and the badges reached by the longest streak */
function settleTotals(
  learner: string,
  { days, log, handedIn, badges, openMix, restDays }: Totals,
): (RecordOf<'learner-facts'> | RecordOf<'earned-badge'>)[] {
  const streak = factsFromDays(
    days.map(({ day }) => day),
    restDays ?? [],
  );
  const sessions = new Set(log.map(({ session }) => session)).size;
  const kept = { ...(openMix && { openMix }), ...(restDays && { restDays }) };
  const facts = { kind: 'learner-facts', learner, ...tally(log), quizzes: handedIn, sessions, ...kept } as const;
  if (!streak) return [...(Object.keys(kept).length > 0 ? [facts] : []), ...badges];
  const last =
    log
      .map(({ receivedAt }) => receivedAt)
      .toSorted()
      .at(-1) ?? `${streak.lastActiveDate}T12:00:00.000Z`;
  const known = new Set(badges.map(({ badgeId }) => badgeId));
  const missing = badgesReached(streak.longestStreak)
    .filter(({ id }) => !known.has(id))
    .map(
      ({ id, threshold }) =>
        ({ kind: 'earned-badge', learner, badgeId: id, streakLength: threshold, earnedAt: last }) as const,
    );
  return [{ ...facts, streak }, ...badges, ...missing];
}
