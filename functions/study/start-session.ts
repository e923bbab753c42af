import { startSession } from '../../shared/routes/study.ts';
import { studyDayOf } from '../../shared/scheduling/study-day.ts';
import type { OpenSession, SessionMode } from '../../shared/schemas/study.ts';
import { findCards, presentCard, type StoredCard } from '../data/card.ts';
import { findProgress, storedProgress } from '../data/deck-progress.ts';
import { storedDecks } from '../data/deck.ts';
import type { Creation } from '../platform/call.ts';
import type { HouseholdScope } from '../platform/household-scope.ts';
import { storedLearners } from '../data/learner.ts';
import type { Partition } from '../data/table/partition.ts';
import { presentSession, type StoredStudySession, storedStudySessions } from '../data/study-session.ts';
import { defineCreation } from '../platform/define-creation.ts';
import { type Choice, chooseCards, findNextDueAt } from './choose-cards.ts';
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
  if (open && open.cards.length > 0) return { actions: [], answer: await present(scope, choice, open) };
  const cards = await chooseCards(rows, choice);
  if (open && cards.length === 0) return { actions: [], answer: await present(scope, choice, open) };
  const { session, actions } = makeSession(rows, choice, start, cards);
  return { actions, answer: await present(scope, choice, { session, cards }) };
}

interface Opened {
  readonly session: StoredStudySession;
  /** The cards still to be answered, in study order. */
  readonly cards: readonly StoredCard[];
}

async function findOpenSession(
  rows: Partition,
  { progress, mode, now, timeZone }: Choice,
): Promise<Opened | undefined> {
  const { openSession, learner, deck } = progress;
  if (openSession?.mode !== mode || openSession.day !== studyDayOf(now, timeZone)) return undefined;
  const session = await storedStudySessions.find(rows, { learner, session: openSession.session });
  if (!session || session.completedAt !== undefined) return undefined;
  const remaining = remainingCards(session);
  const found = await findCards(rows, deck, remaining);
  return { session, cards: remaining.flatMap((card) => found.get(card) ?? []) };
}

function makeSession(rows: Partition, choice: Choice, start: SessionStart, cards: readonly StoredCard[]) {
  const { progress, mode, now, timeZone } = choice;
  const session: StoredStudySession = {
    session: start.newId(now),
    learner: progress.learner,
    deck: progress.deck,
    mode,
    startedAt: now.toISOString(),
    served: cards.map((card) => card.card),
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

async function present(scope: HouseholdScope, choice: Choice, { session, cards }: Opened): Promise<OpenSession> {
  const nextDueAt = await findNextDueAt(scope.rows, choice, cards);
  return {
    ...presentSession(scope.id, session),
    cards: cards.map((card) => presentCard(scope.id, card)),
    ...(nextDueAt && { nextDueAt }),
  };
}
