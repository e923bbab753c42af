import { isDeepStrictEqual } from 'node:util';
import { rowOfCard, storedCardImports, unsavedRows } from '../../../functions/data/content/card-import.ts';
import { storedMemories } from '../../../functions/data/study/card-memory.ts';
import { type StoredDeckProgress, storedProgress } from '../../../functions/data/study/deck-progress.ts';
import { storedDecks } from '../../../functions/data/content/deck.ts';
import { limits } from '../../../shared/limits.ts';
import { deckOfTrack } from '../../../shared/scheduling/track.ts';
import { dueByDay } from '../../../shared/scheduling/due-histogram.ts';
import { countRows, hasRow } from '../../../functions/data/operations/row-ranges.ts';
import type { HouseholdContents, KnownMemory, LearnerStudy } from '../household-contents.ts';
import type { CardSum } from '../review-sums.ts';
import { matchesDue, sumMemories } from '../sum-memories.ts';
import { type Violation, violation } from '../violation.ts';

/** @yields each deck whose counter differs from its cards plus the unsaved rows of interrupted imports. Skips decks being deleted, but not those in the bin. */
export function* checkDecks(contents: HouseholdContents): Generator<Violation> {
  const { id, decks, cards, imports } = contents;
  for (const { deck, totalCards } of decks.values()) {
    if (isBeingRemoved(contents, deck)) continue;
    const own = cards.get(deck) ?? new Set();
    let rows = own.size;
    for (const one of imports.filter((candidate) => candidate.deck === deck)) {
      yield* checkImport(id, one, own);
      const unsaved = unsavedRows(one);
      rows += countRows(unsaved) - listRows(one, own).filter((row) => hasRow(unsaved, row)).length;
    }
    if (totalCards !== rows) {
      const key = storedDecks.describe({ household: id, deck });
      yield violation('deck-cards', `${key} has totalCards ${totalCards}, and there are ${rows}`);
    }
  }
}

function isBeingRemoved({ decks, bin }: HouseholdContents, deck: string): boolean {
  return decks.get(deck)?.deletingSince !== undefined && !bin.some(({ entry }) => entry === deck);
}

type KnownImport = HouseholdContents['imports'][number];

/**
 * @yields a violation if an import doesn't list the row of one of its cards, or has unsaved rows without being marked as unfinished. Skips older imports,
 *   which store no rows.
 */
function* checkImport(household: string, one: KnownImport, cards: ReadonlySet<string>): Generator<Violation> {
  if (one.saved === undefined) return;
  const key = storedCardImports.describe({ household, deck: one.deck, importHash: one.importHash });
  const unsaved = unsavedRows(one);
  const known = [...one.saved, ...unsaved];
  if (listRows(one, cards).some((row) => !hasRow(known, row)))
    yield violation('card-imports', `${key} does not know the row of one of its cards`);
  if (unsaved.length > 0 && one.unfinishedSince === undefined)
    yield violation('card-imports', `${key} has rows that are not saved, and no note by which they are settled`);
}

/** @returns the row numbers of the cards that came from the import. */
function listRows(one: KnownImport, cards: ReadonlySet<string>): number[] {
  return [...cards].flatMap((card) => rowOfCard(one, one, card) ?? []);
}

/**
 * @yields each memory that contradicts the answer log, and each progress row that contradicts the log or the memories. Schedules aren't checked, because they
 *   depend on past time zones.
 */
export function* checkDeckProgress(
  contents: HouseholdContents,
  learner: string,
  study: LearnerStudy,
): Generator<Violation> {
  const progress = new Map(contents.progress.filter((one) => one.learner === learner).map((one) => [one.deck, one]));
  const memories = Map.groupBy(study.memories, ({ deck }) => deck);
  for (const deck of new Set([...progress.keys(), ...memories.keys()])) {
    // Skipped: rows without a deck are reported as orphans, and a deck being deleted loses its rows one by one.
    const local = deckOfTrack(deck);
    if (!contents.decks.has(local) || isBeingRemoved(contents, local)) continue;
    const own = memories.get(deck) ?? [];
    const cards = contents.cards.get(deckOfTrack(deck)) ?? new Set();
    const place = { household: contents.id, learner, deck };
    for (const memory of own)
      yield* checkMemory(storedMemories.describe({ ...place, card: memory.card }), memory, cards, study);
    const found = progress.get(deck);
    const key = storedProgress.describe(place);
    if (found) yield* checkProgress(key, found, own, cards, study);
    else yield violation('deck-progress', `${key} is missing: there are memories of its cards`);
  }
}

function* checkMemory(
  key: string,
  { deck, card, wrong, lastAnswer, mixUps = [] }: KnownMemory,
  cards: ReadonlySet<string>,
  { reviews }: LearnerStudy,
): Generator<Violation> {
  const log = reviews.byCard.get(deck)?.get(card);
  if (!cards.has(card)) yield violation('card-memories', `${key} remembers a card that does not exist`);
  const isOfLog = lastAnswer === log?.lastAnswer && wrong === log.answers - log.correct;
  if (!isOfLog || !isDeepStrictEqual(mixUps, lastMixUps(log))) {
    yield violation('card-memories', `${key} holds other answers than the log`);
  }
}

/** @returns the cards confused most recently according to the log, without duplicates, newest last. */
function lastMixUps({ mixUps }: CardSum): (string | undefined)[] {
  const newestFirst = [...mixUps].toSorted(([a], [b]) => (a < b ? 1 : -1)).map(([, card]) => card);
  return [...new Set(newestFirst)].slice(0, limits.mixUps).toReversed();
}

function* checkProgress(
  key: string,
  progress: StoredDeckProgress,
  memories: readonly KnownMemory[],
  cards: ReadonlySet<string>,
  study: LearnerStudy,
): Generator<Violation> {
  const { studied, mastered, hardest, returning = 0, leftOut = [] } = progress;
  const sum = sumMemories(memories, leftOut);
  const isSummed = isDeepStrictEqual({ studied, mastered, returning, hardest, due: sum.due }, sum);
  if (leftOut.some((card) => !cards.has(card))) yield violation('deck-progress', `${key} leaves out a missing card`);
  // The due histogram merges days that were long past at the last answer, so only later days must match exactly.
  const lastAnswered =
    [study.facts?.streak?.lastActiveDate ?? '', study.reviews.lastImportedDay].toSorted().at(-1) ?? '';
  if (!isSummed || !matchesDue(dueByDay(progress.due), sum, lastAnswered)) {
    yield violation(
      'deck-progress',
      `${key} says otherwise than the memories about studied, mastered, returning, due or hardest cards`,
    );
  }
  const { least, most } = answerBounds(progress.deck, cards, study);
  const isWithin = (['answers', 'correct'] as const).every((count) => {
    const value = count === 'answers' ? progress.reviews : progress.correct;
    return value >= least[count] && value <= most[count];
  });
  if (!isWithin || progress.correct > progress.reviews)
    yield violation(
      'deck-progress',
      `${key} counts ${progress.reviews} answers, ${progress.correct} correct; the log has ${most.answers}, ${most.correct}`,
    );
  if (progress.newCount < 0) yield violation('deck-progress', `${key} counts ${progress.newCount} new cards`);
  if (memories.some(({ card }) => card > (progress.lastNewCard ?? ''))) {
    yield violation('deck-progress', `${key} has a lastNewCard before one that was met`);
  }
  const open = progress.openSession && study.sessions.get(progress.openSession.session);
  if (progress.openSession && (open?.deck !== deckOfTrack(progress.deck) || open.completedAt !== undefined)) {
    yield violation('study-sessions', `${key} names an open session that is none of this deck`);
  }
}

/** @returns the allowed range of a deck's answer counts. Answers that arrived after their card was deleted don't count for the deck. */
function answerBounds(deck: string, cards: ReadonlySet<string>, { reviews }: LearnerStudy) {
  const least = { answers: 0, correct: 0 };
  const most = { answers: 0, correct: 0 };
  for (const [card, { answers, correct }] of reviews.byCard.get(deck) ?? []) {
    for (const sum of cards.has(card) ? [least, most] : [most]) {
      sum.answers += answers;
      sum.correct += correct;
    }
  }
  return { least, most };
}
