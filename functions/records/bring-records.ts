import { ProductError } from '../../shared/errors.ts';
import { hasImpossibleDay } from '../../shared/export/record-days.ts';
import type { RestoredRecord, RecordOf } from '../../shared/export/records.ts';
import { limits } from '../../shared/limits.ts';
import { bringRecords } from '../../shared/routes/records.ts';
import { listBareSides } from '../../shared/schemas/deck.ts';
import { problem } from '../../shared/schemas/problem.ts';
import { addDays } from '../../shared/scheduling/calendar-day.ts';
import { studyDayOf } from '../../shared/scheduling/study-day.ts';
import { chosenPace } from '../../shared/scheduling/scheduling.ts';
import { storedAssignments, storedDoneAssignments } from '../data/content/assignment.ts';
import { storedCards } from '../data/content/card.ts';
import { consentCheck } from '../data/people/consent.ts';
import { storedProgress } from '../data/study/deck-progress.ts';
import { countNewCards, languagesOf, storedDecks } from '../data/content/deck.ts';
import { changeHousehold, storedHouseholds } from '../data/people/household.ts';
import { storedFacts, storedLearners } from '../data/people/learner.ts';
import { mediaCardsAtOnce, updateUsesActions, showsMedia } from '../data/content/media.ts';
import { countQuizzesFirst, storedQuizzes } from '../data/content/quiz.ts';
import { countRestoredAction, storedRecordImports } from '../data/content/record-import.ts';
import { findScheduling } from '../data/study/scheduling.ts';
import type { Partition } from '../data/table/partition.ts';
import { repeatOnConflict } from '../data/table/repeat-on-conflict.ts';
import { maxPlannedActions, type WriteAction } from '../data/table/write-action.ts';
import { addDeckActions } from '../decks/add-deck.ts';
import { addLearnerActions } from '../learners/add-learner.ts';
import { defineHandler } from '../platform/call/define-handler.ts';
import type { HouseholdScope } from '../platform/call/household-scope.ts';
import { addQuizActions } from '../quizzes/present-quiz.ts';
import { leaveOutStored, storeStudy } from './store-study.ts';

export const handler = defineHandler(bringRecords, async ({ body, household, now }) => {
  const tomorrow = addDays(studyDayOf(now, household.household.timeZone), 1);
  if (body.records.some((record) => hasImpossibleDay(record, tomorrow))) throw impossibleDay();
  const isOpen = await repeatOnConflict(async () => await openImport(household, body.importId, now));
  if (!isOpen) return { stored: 0 };
  const stored = await storeRecords(household, body.records, now);
  if (body.isLast) await completeImport(household.rows, now);
  return { stored };
});

function impossibleDay(): ProductError {
  return new ProductError('invalid-input', { problemTexts: { records: problem('impossibleDay') }, saysFirst: true });
}

/**
 * Starts or continues a restore from an export.
 * @returns whether anything is left to store.
 * @throws ProductError `household-not-empty` when the household has other content, `consent-needed` before an adult has agreed.
 */
async function openImport({ rows, household }: HouseholdScope, importId: string, now: Date): Promise<boolean> {
  const seen = await storedRecordImports.find(rows, {});
  const isOurs = seen?.importId === importId;
  if (isOurs && seen.completedAt === undefined) return true;
  if (await hasContents(rows)) {
    const { learnerCount, deckCount, quizCount } = await storedHouseholds.require(rows, {});
    const isInBin = learnerCount + deckCount + (quizCount ?? 0) === 0;
    if (isOurs && !isInBin) return false;
    // A parallel duplicate of this call may have started the restore.
    const isStillSo = (await storedRecordImports.find(rows, {}))?.version === seen?.version;
    throw new ProductError(isStillSo ? 'household-not-empty' : 'conflict');
  }
  await countQuizzesFirst(rows, household);
  const isEmpty = { equals: { learnerCount: 0, deckCount: 0, quizCount: 0 }, otherwise: 'conflict' } as const;
  await rows.commit([
    // An adult must have agreed before any child's data is stored.
    consentCheck(rows, household),
    storedHouseholds.check(rows, {}, isEmpty),
    storedRecordImports.save(rows, seen, { importId, startedAt: now.toISOString(), records: 0 }),
  ]);
  return true;
}

/** @returns whether the household has content. Hidden content counts, because its rows have the same keys as the restored ones. */
async function hasContents(rows: Partition): Promise<boolean> {
  const contents = [
    storedLearners,
    storedDecks,
    storedCards,
    storedQuizzes,
    storedAssignments,
    storedDoneAssignments,
    storedProgress,
    storedFacts,
  ];
  const found = await Promise.all(
    contents.map(async ({ sortKey }) => await rows.first({ prefix: sortKey.beginning }, 1, (row) => [row])),
  );
  return found.some((first) => first.length > 0);
}

async function completeImport(rows: Partition, now: Date): Promise<void> {
  await rows.commit([storedRecordImports.change(rows, {}, { set: { completedAt: now.toISOString() } })]);
}

/** @returns the number of records stored by this call. Existing ones stay unchanged. */
async function storeRecords(scope: HouseholdScope, records: readonly RestoredRecord[], now: Date): Promise<number> {
  const { rows } = scope;
  const of = <Kind extends RestoredRecord['kind']>(kind: Kind) =>
    records.filter((record): record is Extract<RestoredRecord, { kind: Kind }> => record.kind === kind);
  for (const household of of('household')) await applyHousehold(rows, household);
  let stored = 0;
  for (const { description, frontLanguage, backLanguage, ...deck } of of('deck'))
    stored += await storeOne(
      rows,
      addDeckActions(scope, {
        ...deck,
        ...(description && { description }),
        ...languagesOf({ frontLanguage, backLanguage }),
        totalCards: 0,
        version: 1,
      }),
    );
  for (const quiz of of('quiz')) stored += await storeOne(rows, addQuizActions(scope, { ...quiz, version: 1 }));
  for (const [deck, cards] of Map.groupBy(of('card'), (card) => card.deck))
    stored += await storeCards(scope, deck, cards, now);
  stored += await storeStudy(rows, records);
  for (const learner of of('learner')) stored += await storeLearner(scope, learner);
  return stored;
}

async function applyHousehold(rows: Partition, { name, timeZone }: RecordOf<'household'>): Promise<void> {
  await repeatOnConflict(async () => {
    const seen = await storedHouseholds.require(rows, {});
    if (seen.name !== name || seen.timeZone !== timeZone) await changeHousehold(rows, seen, { name, timeZone });
  });
}

/** Stores one object with its counts, unless it exists. */
async function storeOne(rows: Partition, actions: readonly WriteAction[]): Promise<number> {
  const put = actions.find(({ kind }) => kind === 'put');
  return await repeatOnConflict(async () => {
    const missing = await leaveOutStored(rows, [actions], () => put);
    if (missing.length > 0) await rows.commit([...actions, countRestoredAction(rows, 1)]);
    return missing.length;
  });
}

/** Maximum number of cards without media per transaction. Two further writes count the cards. */
const plainCardsAtOnce = maxPlannedActions - 2;

/** @throws ProductError `export-broken` for cards without a deck, `unknown-media` when their media were not stored first. */
async function storeCards(
  household: HouseholdScope,
  deck: string,
  cards: readonly RecordOf<'card'>[],
  now: Date,
): Promise<number> {
  const { rows } = household;
  if (!(await storedDecks.find(rows, { deck }))) throw new ProductError('export-broken');
  if (cards.some((card) => listBareSides(card).length > 0)) throw new ProductError('export-broken');
  return await repeatOnConflict(async () => {
    const found = new Set((await storedCards.findMany(rows, cards)).map(({ card }) => card));
    const distinct = new Map(cards.map((card) => [card.card, { ...card, version: 1 }]));
    const missing = [...distinct.values()].filter(({ card }) => !found.has(card));
    const size = missing.some(showsMedia) ? mediaCardsAtOnce : plainCardsAtOnce;
    for (let start = 0; start < missing.length; start += size) {
      const part = missing.slice(start, start + size);
      await rows.commit([
        ...part.map((card) => storedCards.create(rows, card)),
        ...updateUsesActions(household, [], part, now),
        countNewCards(rows, deck, part),
        countRestoredAction(rows, part.length),
      ]);
    }
    return missing.length;
  });
}

/** Restores a learner without the link to an account, because accounts are not restored. */
async function storeLearner(
  scope: HouseholdScope,
  {
    learner,
    name,
    avatar,
    extraTime,
    cardsPerDay,
    minutesPerDay,
    newCardsADay,
    canRead,
    language,
    look,
    pictures,
    mendedCards,
    createdAt,
  }: RecordOf<'learner'>,
): Promise<number> {
  const { rows } = scope;
  const open = (await storedAssignments.list(rows, { learner })).length;
  const done = (await storedDoneAssignments.list(rows, { learner })).length;
  const { paces } = await findScheduling(rows, learner);
  if (open > limits.openAssignmentsPerLearner) throw new ProductError('too-many-assignments');
  const counts = { ...(open > 0 && { openAssignments: open }), ...(done > 0 && { doneAssignments: done }) };
  return await storeOne(
    rows,
    addLearnerActions(scope, {
      learner,
      name,
      ...(avatar && { avatar }),
      ...(extraTime && { extraTime }),
      ...(cardsPerDay && { cardsPerDay }),
      ...(minutesPerDay !== undefined && { minutesPerDay }),
      ...(newCardsADay !== undefined && { newCardsADay }),
      ...(paces.length > 0 && { pace: chosenPace({ paces }) }),
      ...(canRead !== undefined && { canRead }),
      ...(language && { language }),
      ...(look && { look }),
      ...(pictures && { pictures }),
      ...(mendedCards && { mendedCards }),
      ...counts,
      createdAt,
      version: 1,
    }),
  );
}
