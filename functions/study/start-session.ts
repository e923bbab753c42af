import { startSession } from '../../shared/routes/study.ts';
import { studyDayOf } from '../../shared/scheduling/study-day.ts';
import type { OpenSession, SessionMode } from '../../shared/schemas/study.ts';
import { presentCard } from '../data/card.ts';
import { findProgress, storedProgress } from '../data/deck-progress.ts';
import { languagesOf, storedDecks } from '../data/deck.ts';
import type { Creation } from '../platform/call.ts';
import type { HouseholdScope } from '../platform/household-scope.ts';
import { storedLearners } from '../data/learner.ts';
import type { Partition } from '../data/table/partition.ts';
import { presentSession, type StoredStudySession, storedStudySessions } from '../data/study-session.ts';
import { defineCreation } from '../platform/define-creation.ts';
import { type Choice, chooseCards, type ChosenCards, findNextDueAt, loadCards } from './choose-cards.ts';
import { remainingCards } from './session-answers.ts';

export const handler = defineCreation(startSession, async ({ params, body, household, learner, effects, now }) => {
  const { deck } = storedDecks.placeOf(household.id, params.deckId);
  return await openDeck(household, { learner: learner.local, deck, mode: body.mode, now, newId: effects.newId });
});

interface SessionStart {
  readonly learner: string;
  readonly deck: string;
  readonly mode: SessionMode;
  readonly now: Date;
  readonly newId: (at: Date) => string;
}

/**
 * Opens a deck for study. A session of the same study day that is not finished goes on where it stopped, on whatever device:
 * asking twice, or again after a lost answer, makes no second one.
 */
async function openDeck(scope: HouseholdScope, start: SessionStart): Promise<Creation<OpenSession>> {
  const { rows, household } = scope;
  const { learner, mode, now } = start;
  const [deck, progress] = await Promise.all([
    storedDecks.require(rows, { deck: start.deck }),
    findProgress(rows, learner, start.deck),
  ]);
  const choice: Choice = { deck, progress, mode, now, timeZone: household.timeZone };
  const open = await findOpenSession(rows, choice);
  if (!open || open.chosen.ids.length === 0) return await startAnew(scope, choice, start, open);
  const answer = async () => {
    const resumed = await present(scope, choice, open);
    if (resumed.cards.length > 0) return resumed;
    // All that was left of it has been deleted.
    const other = await startAnew(scope, choice, start, open);
    await rows.commit(other.actions);
    return await other.answer();
  };
  return { actions: [], answer };
}

/** @param open the learner's session of today, of which nothing is left: it is answered again where there is nothing else to study. */
async function startAnew(scope: Scope, choice: Choice, start: SessionStart, open: Opened | undefined) {
  const { rows } = scope;
  const chosen = await chooseCards(rows, choice);
  const { session, actions } =
    open && chosen.ids.length === 0
      ? { session: open.session, actions: [] }
      : makeSession(rows, choice, start, chosen.ids);
  return { actions, answer: async () => await present(scope, choice, { session, chosen }) };
}

type Scope = Pick<HouseholdScope, 'id' | 'rows'>;

interface Opened {
  readonly session: StoredStudySession;
  /** The cards still to be answered. */
  readonly chosen: ChosenCards;
}

async function findOpenSession(
  rows: Partition,
  { progress, mode, now, timeZone }: Choice,
): Promise<Opened | undefined> {
  const { openSession, learner } = progress;
  if (openSession?.mode !== mode || openSession.day !== studyDayOf(now, timeZone)) return undefined;
  const session = await storedStudySessions.find(rows, { learner, session: openSession.session });
  if (!session || session.completedAt !== undefined) return undefined;
  return { session, chosen: { ids: remainingCards(session), loaded: [] } };
}

function makeSession(rows: Partition, choice: Choice, start: SessionStart, cards: readonly string[]) {
  const { progress, mode, now, timeZone } = choice;
  const session: StoredStudySession = {
    session: start.newId(now),
    learner: progress.learner,
    deck: progress.deck,
    mode,
    startedAt: now.toISOString(),
    served: [...cards],
    answers: '',
    reviews: 0,
    correct: 0,
    version: 1,
  };
  const openSession = { session: session.session, day: studyDayOf(now, timeZone), mode };
  // Deleting a deck or a learner removes what it finds: nothing may be added meanwhile.
  const actions = [
    storedDecks.check(rows, { deck: session.deck }),
    storedLearners.check(rows, { learner: session.learner }),
    storedStudySessions.create(rows, session),
    storedProgress.save(rows, progress, { ...progress, openSession }),
  ];
  return { session, actions };
}

/** A card that was deleted since it was chosen is left out. */
async function present(scope: Scope, choice: Choice, { session, chosen }: Opened): Promise<OpenSession> {
  const nextDueAfter = async (served: readonly string[]) => await findNextDueAt(scope.rows, choice, served);
  const [cards, nextDueAfterChosen] = await Promise.all([
    loadCards(scope.rows, session.deck, chosen),
    nextDueAfter(chosen.ids),
  ]);
  const isWhole = cards.length === chosen.ids.length;
  const nextDueAt = isWhole ? nextDueAfterChosen : await nextDueAfter(cards.map(({ card }) => card));
  return {
    ...presentSession(scope.id, session),
    cards: cards.map((card) => presentCard(scope.id, card)),
    ...languagesOf(choice.deck),
    ...(choice.deck.answerWay && { answerWay: choice.deck.answerWay }),
    ...(nextDueAt && { nextDueAt }),
  };
}
