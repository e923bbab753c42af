import { startSession } from '../../shared/routes/study.ts';
import { areNewHeld } from '../../shared/scheduling/track-progress.ts';
import { goalOf } from '../../shared/scheduling/daily-goal.ts';
import { readyDays } from '../../shared/scheduling/ready-by.ts';
import { studyDayOf } from '../../shared/scheduling/study-day.ts';
import { givenWork } from '../../shared/scheduling/weekly-work.ts';
import type { OpenSession, SessionMode } from '../../shared/schemas/study.ts';
import { openWorkOf } from '../assignments/complete-assignments.ts';
import { progressPlaces, storedProgress, tracksOfDeck } from '../data/study/deck-progress.ts';
import { studySettingsOf, storedDecks } from '../data/content/deck.ts';
import type { Creation } from '../platform/call/call.ts';
import type { HouseholdScope } from '../platform/call/household-scope.ts';
import { storedLearners } from '../data/people/learner.ts';
import { findLastDay } from '../data/study/study-day.ts';
import type { Partition } from '../data/table/partition.ts';
import {
  findUnfinished,
  newSession,
  presentSession,
  type StoredStudySession,
  storedStudySessions,
  encodeServed,
} from '../data/study/study-session.ts';
import { defineCreation } from '../platform/call/define-creation.ts';
import { type Choice, chooseCards, findNextDueAt } from './choose-cards.ts';
import { readOptions } from './offer-others.ts';
import {
  type ChosenCards,
  leaveOutFinished,
  loadCards,
  type Opened,
  openSession,
  presentCards,
} from './open-session.ts';

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

async function openDeck(scope: HouseholdScope, start: SessionStart): Promise<Creation<OpenSession>> {
  const { rows, household } = scope;
  const { learner, mode, now } = start;
  const { timeZone } = household;
  const places = progressPlaces([{ learner }], start.deck);
  const [known, deck, progress, openWork, lastDay] = await Promise.all([
    storedLearners.find(rows, { learner }),
    storedDecks.require(rows, { deck: start.deck }),
    storedProgress.findMany(rows, places),
    openWorkOf(rows, learner),
    findLastDay(rows, learner),
  ]);
  const today = studyDayOf(now, timeZone);
  const tracks = tracksOfDeck(deck, progress, today, learner);
  const ready = readyDays(givenWork(openWork, now, today), today);
  const { newCards } = goalOf(known ?? {});
  const choice: Choice = { deck, tracks, mode, now, timeZone, lastDay, newCards, readyBy: ready.get(deck.deck) };
  return await openSession(rows, {
    findOpen: async () => await findOpenSession(rows, choice),
    choose: async () => await chooseCards(rows, choice),
    make: (chosen) => makeSession(rows, choice, start, chosen),
    present: async (opened) => await present(scope, choice, opened),
  });
}

async function findOpenSession(
  rows: Partition,
  { tracks, mode, now, timeZone }: Choice,
): Promise<StoredStudySession | undefined> {
  const { openSession: open, learner = '' } = tracks[0]?.progress ?? {};
  if (open?.mode !== mode || open.day !== studyDayOf(now, timeZone)) return undefined;
  return await findUnfinished(rows, { learner, session: open.session });
}

/** Creates the session and records it as open in the progress of its first track. */
function makeSession(rows: Partition, choice: Choice, start: SessionStart, { cards }: ChosenCards) {
  const { tracks, mode, now, timeZone } = choice;
  const { learner, deck } = start;
  const names = tracks.map(({ progress }) => progress.deck);
  const isPlain = names.join() === deck;
  const served = { deck, ...(isPlain ? { served: cards.map(({ card }) => card) } : encodeServed(cards, names)) };
  const session = newSession({ session: start.newId(now), learner, mode, startedAt: now.toISOString(), ...served });
  const open = { session: session.session, day: studyDayOf(now, timeZone), mode };
  // A running deletion of the deck or the learner may miss rows that are added now, so these writes fail if one is in progress.
  const actions = [
    storedDecks.check(rows, { deck }),
    storedLearners.check(rows, { learner }),
    storedStudySessions.create(rows, session),
    ...tracks.flatMap(({ progress }, index) => {
      if (index === 0) return [storedProgress.save(rows, progress, { ...progress, openSession: open })];
      return progress.version === 0 ? [storedProgress.save(rows, progress, progress)] : [];
    }),
  ];
  return { session, actions };
}

async function present(
  { id, rows }: Pick<HouseholdScope, 'id' | 'rows'>,
  choice: Choice,
  opened: Opened,
): Promise<OpenSession> {
  const { session, chosen } = opened;
  const { deck } = choice;
  const nextDueAfter = async (served: ChosenCards['cards']) => await findNextDueAt(rows, choice, served);
  const ready = new Map(choice.readyBy === undefined ? [] : [[deck.deck, choice.readyBy]]);
  const loading = loadCards(rows, session.learner, chosen).then((cards) =>
    leaveOutFinished(cards, session, { ...choice, ready, progress: choice.tracks.map(({ progress }) => progress) }),
  );
  const [cards, options, nextDueAfterChosen] = await Promise.all([
    loading,
    readOptions(rows, opened, [deck], loading),
    nextDueAfter(chosen.cards),
  ]);
  const isWhole = cards.length === chosen.cards.length;
  const left = cards.map(({ card: { card }, track }) => ({ deck: track, card }));
  const nextDueAt = isWhole ? nextDueAfterChosen : await nextDueAfter(left);
  return {
    ...presentSession(id, session),
    cards: presentCards(id, cards, { ...choice, mode: session.mode }, options),
    ...studySettingsOf(deck),
    ...(nextDueAt && { nextDueAt }),
    ...(left.length === 0 && areNewHeld(choice.tracks, choice) && { newHeld: true as const }),
  };
}
