import { startMix } from '../../shared/routes/study.ts';
import { givenWork } from '../../shared/scheduling/weekly-work.ts';
import { findNextDueAt } from '../../shared/scheduling/choose-tracks.ts';
import { studyDayOf } from '../../shared/scheduling/study-day.ts';
import { goalOf } from '../../shared/scheduling/daily-goal.ts';
import { chooseMix, type MixWish, outlineMix, type StudyDay } from '../../shared/scheduling/offer-mix.ts';
import { readyDays, type ReadyDays } from '../../shared/scheduling/ready-by.ts';
import { deckOfTrack } from '../../shared/scheduling/track.ts';
import { areNewHeld } from '../../shared/scheduling/track-progress.ts';
import type { OpenSession } from '../../shared/schemas/study.ts';
import { openWorkOf } from '../assignments/complete-assignments.ts';
import {
  noProgress,
  type StoredDeckProgress,
  storedProgress,
  type StoredTrack,
  tracksOfDeck,
} from '../data/study/deck-progress.ts';
import { studySettingsOf, isInUse, type StoredDeck, storedDecks } from '../data/content/deck.ts';
import { findFacts, storedFacts, type StoredLearnerFacts, storedLearners } from '../data/people/learner.ts';
import { findLastDay } from '../data/study/study-day.ts';
import {
  findUnfinished,
  newSession,
  presentSession,
  type StoredStudySession,
  storedStudySessions,
  encodeServed,
} from '../data/study/study-session.ts';
import type { Partition } from '../data/table/partition.ts';
import { defineCreation } from '../platform/call/define-creation.ts';
import { readOptions } from './offer-others.ts';
import {
  type ChosenCards,
  leaveOutFinished,
  loadCards,
  type Opened,
  openSession,
  presentCards,
} from './open-session.ts';
import { readCardsFrom } from '../data/study/read-cards.ts';

export const handler = defineCreation(startMix, async ({ body, household, learner, effects, now }) => {
  const { id, rows } = household;
  const { timeZone } = household.household;
  const [facts, choice] = await Promise.all([
    findFacts(rows, learner.local),
    readChoice(rows, { learner: learner.local, wish: body, now, timeZone }),
  ]);
  return await openSession(rows, {
    findOpen: async () => await findOpenMix(rows, choice, facts),
    choose: async () => await chooseNewMix(rows, choice),
    make: (chosen) => makeMix(rows, choice, facts, chosen, effects.newId(now)),
    present: async (opened) => await present({ id, rows }, choice, opened),
  });
});

interface HouseholdChoice extends MixChoice {
  /** The household's existing decks. Includes archived ones, because a mix that is already open keeps using their cards. */
  readonly there: readonly StoredDeck[];
}

type Asked = Pick<MixChoice, 'learner' | 'now' | 'timeZone' | 'wish'>;

async function readChoice(rows: Partition, asked: Asked): Promise<HouseholdChoice> {
  const { learner, now, timeZone } = asked;
  const [known, there, progress, openWork, lastDay] = await Promise.all([
    storedLearners.require(rows, { learner }),
    storedDecks.list(rows),
    storedProgress.list(rows, { learner }),
    openWorkOf(rows, learner),
    findLastDay(rows, learner),
  ]);
  const today = studyDayOf(now, timeZone);
  const work = givenWork(openWork, now, today);
  const decks = there.filter(isInUse);
  return {
    ...asked,
    there,
    decks,
    tracks: decks.flatMap((deck) => tracksOfDeck(deck, progress, today, learner)),
    progress,
    work,
    ready: readyDays(work, today),
    today,
    goal: goalOf(known),
    lastDay,
  };
}

async function findOpenMix(
  rows: Partition,
  { learner, today }: MixChoice,
  { openMix }: StoredLearnerFacts,
): Promise<StoredStudySession | undefined> {
  if (openMix?.day !== today) return undefined;
  return await findUnfinished(rows, { learner, session: openMix.session });
}

function makeMix(
  rows: Partition,
  { learner, progress, now, today }: MixChoice,
  facts: StoredLearnerFacts,
  { cards }: ChosenCards,
  id: string,
) {
  const { decks, served } = encodeServed(cards);
  const session = newSession({
    session: id,
    learner,
    decks,
    served,
    mode: 'due',
    startedAt: now.toISOString(),
  });
  const begun = new Set(progress.map(({ deck }) => deck));
  // Learners without stored totals have no sessions yet, see `countSessions`.
  const counted = facts.version === 0 ? { ...facts, sessions: 0 } : facts;
  // A running deletion of a deck or the learner may miss rows that are added now, so these writes fail if one is in progress.
  const actions = [
    ...[...new Set(decks.map(deckOfTrack))].map((deck) => storedDecks.check(rows, { deck }, { otherwise: 'conflict' })),
    storedLearners.check(rows, { learner }),
    storedStudySessions.create(rows, session),
    storedFacts.save(rows, facts, { ...counted, learner, openMix: { session: id, day: today } }),
    ...decks
      .filter((deck) => !begun.has(deck))
      .map((deck) => storedProgress.save(rows, undefined, noProgress(learner, deck))),
  ];
  return { session, actions };
}

async function present(
  { id, rows }: { readonly id: string; readonly rows: Partition },
  choice: HouseholdChoice,
  opened: Opened,
): Promise<OpenSession> {
  const there = new Set(choice.there.map(({ deck }) => deck));
  const loading = loadCards(rows, opened.session.learner, opened.chosen).then((cards) =>
    leaveOutFinished(cards, opened.session, choice).filter(({ card }) => there.has(card.deck)),
  );
  const [cards, options] = await Promise.all([loading, readOptions(rows, opened, choice.there, loading)]);
  const inUse = new Set(cards.map(({ card }) => card.deck));
  const nextDueAt = findNextDueAt(choice, cards.length);
  return {
    ...presentSession(id, opened.session),
    cards: presentCards(id, cards, { ...choice, mode: opened.session.mode }, options),
    decks: choice.there.filter(({ deck }) => inUse.has(deck)).map((deck) => presentDeck(id, deck)),
    ...(nextDueAt && { nextDueAt }),
    ...(cards.length === 0 && areNewHeld(choice.tracks, choice.goal) && { newHeld: true as const }),
  };
}

function presentDeck(householdId: string, deck: StoredDeck): NonNullable<OpenSession['decks']>[number] {
  return { id: storedDecks.idOf(householdId, deck), name: deck.name, ...studySettingsOf(deck) };
}

interface MixChoice extends StudyDay<StoredTrack> {
  readonly learner: string;
  readonly decks: readonly StoredDeck[];
  readonly progress: readonly StoredDeckProgress[];
  readonly ready: ReadyDays;
  readonly today: string;
  readonly wish: MixWish;
}

/** @returns the cards of a new mix. The stored counts of due and new cards decide which decks are read, so a household's other decks cost nothing. */
async function chooseNewMix(rows: Partition, choice: MixChoice): Promise<ChosenCards> {
  const { source, read } = readCardsFrom(rows, choice);
  return { cards: await chooseMix(source, outlineMix(choice, choice.wish)), ...read };
}
