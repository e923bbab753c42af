import { ProductError } from '../../shared/errors.ts';
import { moveCards } from '../../shared/routes/cards.ts';
import { problem } from '../../shared/schemas/problem.ts';
import { deckOfTrack } from '../../shared/scheduling/track.ts';
import { restoreCardActions } from '../bin/restore-card.ts';
import { entryOf, storedBinEntries } from '../data/content/bin.ts';
import { type StoredFlag, storedFlags } from '../data/content/card-flag.ts';
import { settleRowActions } from '../data/content/card-import.ts';
import { findCards, type StoredCard, storedCards } from '../data/content/card.ts';
import { storedProgress } from '../data/study/deck-progress.ts';
import { countNewCards, countRemovedCards, storedDecks } from '../data/content/deck.ts';
import { storedLearners } from '../data/people/learner.ts';
import { updateUsesActions } from '../data/content/media.ts';
import { repeatOnConflict } from '../data/table/repeat-on-conflict.ts';
import { maxPlannedActions, type WriteAction } from '../data/table/write-action.ts';
import { defineHandler } from '../platform/call/define-handler.ts';
import type { HouseholdScope } from '../platform/call/household-scope.ts';
import { timeOfCall } from '../platform/time-to-remove.ts';
import { cardForDeck, explainFullDeck } from './add-cards.ts';
import {
  moveMemory,
  type Carried,
  dropLeftOut,
  findOthersHardest,
  type CardKnowledge,
  type ProgressByTrack,
  readKnowledge,
  readProgress,
  type DeckPair,
} from './move-memories.ts';

/**
 * Moves cards. Counts are correct after every transaction, so an interrupted call can be repeated. Cards keep their local ids; answers that still arrive for
 * the old deck count only in the learner's days and totals.
 */
export const handler = defineHandler(moveCards, async ({ params, body, household, effects, now }) => {
  const [{ deck: from }, { deck: to }] = await Promise.all([
    storedDecks.requireById(household, params.deckId),
    storedDecks.requireById(household, body.toDeckId),
  ]);
  if (from === to)
    throw new ProductError('invalid-input', {
      problemTexts: { toDeckId: problem('pickAnotherDeck') },
      saysFirst: true,
    });
  const asked = body.cardIds.map((id) => storedCards.placeOf(household.id, id, { deck: from }).card);
  const hasTime = timeOfCall(effects.clock, now);
  let left = [...new Set(asked)];
  while (left.length > 0 && hasTime()) {
    const wanted = left;
    left = await repeatOnConflict(async () => await takeStep(household, { from, to }, wanted, now));
  }
  return { left: left.map((card) => storedCards.idOf(household.id, { deck: from, card })) };
});

/** All rows on which a move depends. Each write requires its row to be unchanged. */
interface Known {
  readonly household: HouseholdScope;
  readonly deckPair: DeckPair;
  readonly learners: readonly string[];
  readonly progress: ProgressByTrack;
  readonly cards: readonly KnownCard[];
  readonly now: Date;
}

interface KnownCard {
  readonly card: StoredCard;
  /** Whether the card is in the target deck as well, because its answers take several transactions. */
  readonly isThere: boolean;
  readonly flags: readonly StoredFlag[];
  readonly settling: readonly WriteAction[];
  readonly knowledge: readonly CardKnowledge[];
}

/** Commits one transaction. @returns the cards still to be moved. */
async function takeStep(
  household: HouseholdScope,
  deckPair: DeckPair,
  wanted: readonly string[],
  now: Date,
): Promise<string[]> {
  await restorePartlyMoved(household, deckPair, wanted);
  const known = await readKnown(household, deckPair, wanted, now);
  const [first] = known.cards;
  if (!first) return [];
  const count = known.cards.findLastIndex((_, index) => fits(known, known.cards.slice(0, index + 1))) + 1;
  const moved = known.cards.slice(0, count);
  const actions =
    count > 0
      ? await finish(known, moved.map(nameOf), carryWhole(known, moved))
      : await finish(
          known,
          [nameOf(first)],
          first.isThere ? moveAnswerBatch(known, first) : createInTarget(known, first),
        );
  try {
    await household.rows.commit(actions);
  } catch (error) {
    await explainFullDeck(household.rows, deckPair.to, error);
    throw error;
  }
  return known.cards.slice(count).map(nameOf);
}

/** Restores cards that were partly moved and then deleted in the target deck, where their answers are counted already. */
async function restorePartlyMoved(
  household: HouseholdScope,
  { to }: DeckPair,
  wanted: readonly string[],
): Promise<void> {
  const places = wanted.map((card) => ({ entry: entryOf(to, card) }));
  for (const entry of await storedBinEntries.findMany(household.rows, places))
    await household.rows.commit(await restoreCardActions(household, entry));
}

function nameOf({ card: { card } }: KnownCard): string {
  return card;
}

async function readKnown(
  household: HouseholdScope,
  deckPair: DeckPair,
  wanted: readonly string[],
  now: Date,
): Promise<Known> {
  const { rows } = household;
  const learners = await storedLearners.list(rows);
  const progress = await readProgress(rows, learners, deckPair);
  const [here, there, flags] = await Promise.all([
    findCards(rows, deckPair.from, wanted),
    findCards(rows, deckPair.to, wanted),
    storedFlags.list(rows),
  ]);
  const names = here.map(({ card }) => card);
  const { timeZone } = household.household;
  const [knowledge, settling] = await Promise.all([
    readKnowledge(rows, deckPair, names, progress, timeZone),
    Promise.all(here.map(async (card) => await settleRowActions(rows, card, now))),
  ]);
  const cards = here.map((card, index) => ({
    card,
    isThere: there.some((other) => isSame(other, card)),
    flags: flags.filter((flag) => flag.deck === deckPair.from && flag.card === card.card),
    settling: settling[index] ?? [],
    knowledge: knowledge.filter((one) => one.card === card.card),
  }));
  return { household, deckPair, learners: learners.map(({ learner }) => learner), progress, cards, now };
}

/** Whether two cards with the same id are the same card. Imports started in two decks in the same millisecond give equal ids to different cards. */
function isSame(one: StoredCard, other: StoredCard): boolean {
  return one.card === other.card && (one.front === other.front || one.back === other.back);
}

/** Whether these cards fit into one transaction. Two cards of the same interrupted import don't, since they would write its row twice. */
function fits(known: Known, cards: readonly KnownCard[]): boolean {
  const { actions, progress } = carryWhole(known, cards);
  const isOfOneImport = cards.filter(({ settling }) => settling.length > 0).length <= 1;
  return isOfOneImport && actions.length + listSaves(known, progress).length <= maxPlannedActions;
}

/** Moves cards with all their memories and answers. */
function carryWhole(known: Known, cards: readonly KnownCard[]): Carried {
  const { household, deckPair, progress, now } = known;
  const { rows } = household;
  const coming = cards.filter(({ isThere }) => !isThere).map(({ card }) => cardForDeck(card, deckPair.to));
  const leaving = cards.map(({ card }) => card);
  const actions = [
    ...coming.map((card) => storedCards.create(rows, card)),
    ...leaving.map((card) => storedCards.removeIfUnchanged(rows, card)),
    ...updateUsesActions(household, leaving, coming, now),
    coming.length > 0 ? countNewCards(rows, deckPair.to, coming) : storedDecks.check(rows, { deck: deckPair.to }),
    countRemovedCards(rows, deckPair.from, leaving.length),
    ...cards.flatMap(({ settling }) => settling),
    ...cards.flatMap(({ flags }) => flags.map((flag) => storedFlags.replace(rows, { ...flag, deck: deckPair.to }))),
    ...cards.flatMap((card) => takeFlagsActions(known, card)),
  ];
  const decks = coming.length > 0 ? [deckPair.from, deckPair.to] : [deckPair.from];
  const begun: Carried = { actions, progress: touch(progress, decks), remaining: [] };
  const carried = cards
    .flatMap(({ knowledge }) => knowledge)
    .reduce((before, one) => moveMemory(rows, before, one), begun);
  return { ...carried, progress: dropLeftOut(carried.progress, deckPair, cards.map(nameOf)) };
}

/** @returns the writes that remove a card's flags from the source deck. They conflict with concurrent removals, so that no withdrawn flag is copied. */
function takeFlagsActions({ household: { rows }, deckPair, learners }: Known, { card: { card }, flags }: KnownCard) {
  const flagging = new Set(flags.map(({ learner }) => learner));
  // Includes learners without a flag, since they may have added one after the read. Later flags fail because the card is gone.
  const others = learners.filter((learner) => !flagging.has(learner));
  return [
    ...flags.map((flag) => storedFlags.removeExisting(rows, flag, { otherwise: 'conflict' })),
    ...others.map((learner) => storedFlags.remove(rows, { learner, deck: deckPair.from, card })),
  ];
}

/** First step for a card whose answers exceed one transaction: creates the card in the target deck while it stays in the source deck. */
function createInTarget({ household, deckPair, progress, now }: Known, { card, knowledge }: KnownCard): Carried {
  const { rows } = household;
  const coming = cardForDeck(card, deckPair.to);
  const actions = [
    storedCards.create(rows, coming),
    storedCards.check(rows, card, { otherwise: 'conflict' }),
    countNewCards(rows, deckPair.to, [coming]),
    ...updateUsesActions(household, [], [coming], now),
  ];
  const begun: Carried = { actions, progress: touch(progress, [deckPair.to]), remaining: [] };
  return knowledge.reduce((carried, one) => moveMemory(rows, carried, { ...one, memory: undefined, log: [] }), begun);
}

/** Answers moved per transaction: two writes each, besides six other actions (two memories, progress in two decks, and two checks). */
const answersAtOnce = Math.floor((maxPlannedActions - 6) / 2);

/** Subsequent steps for a card whose answers exceed one transaction: moves its answers in batches. */
function moveAnswerBatch({ household, deckPair, progress }: Known, { card, knowledge }: KnownCard): Carried {
  const { rows } = household;
  const begun: Carried = {
    actions: [
      storedCards.check(rows, card, { otherwise: 'conflict' }),
      storedCards.check(rows, { ...card, deck: deckPair.to }, { otherwise: 'conflict' }),
    ],
    progress,
    remaining: [],
  };
  const next = knowledge.find(({ memory }) => memory !== undefined);
  return next ? moveMemory(rows, begun, next, Math.min(answersAtOnce, next.log.length)) : begun;
}

async function finish(known: Known, cards: readonly string[], carried: Carried): Promise<WriteAction[]> {
  const { household, deckPair } = known;
  const progress = await findOthersHardest(household.rows, known.progress, carried, deckPair, cards);
  return [...carried.actions, ...listSaves(known, progress)];
}

/** Rewrites progress even if unchanged, so that concurrent answers conflict, read again and find the card's new deck. */
function touch(progress: ProgressByTrack, decks: readonly string[]): ProgressByTrack {
  return new Map(
    [...progress].map(([name, one]) => [name, decks.includes(deckOfTrack(one.deck)) ? { ...one } : one] as const),
  );
}

function listSaves({ household, progress: seen }: Known, progress: ProgressByTrack): WriteAction[] {
  return [...progress].flatMap(([name, one]) =>
    one === seen.get(name) ? [] : [storedProgress.save(household.rows, seen.get(name), one)],
  );
}
