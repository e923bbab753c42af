import { limits } from '../../shared/limits.ts';
import { shuffleBySeed } from '../../shared/quiz/seeded-shuffle.ts';
import { addDays, compareDue } from '../../shared/scheduling/calendar-day.ts';
import { startOfStudyDay } from '../../shared/scheduling/study-day.ts';
import { countKnown, countMastered, countToday } from '../../shared/scheduling/track-progress.ts';
import { deckOfTrack } from '../../shared/scheduling/track.ts';
import { standOn } from '../../shared/scheduling/weekly-work.ts';
import { type StoredAssignment, storedAssignments } from '../data/content/assignment.ts';
import { storedFlags } from '../data/content/card-flag.ts';
import { storedCards } from '../data/content/card.ts';
import { storedProgress } from '../data/study/deck-progress.ts';
import { isInUse, type StoredDeck, storedDecks } from '../data/content/deck.ts';
import { type StoredLearner, storedLearners } from '../data/people/learner.ts';
import { type StoredStudyDay, storedStudyDays } from '../data/study/study-day.ts';
import { type StoredStudySession, storedStudySessions } from '../data/study/study-session.ts';
import type { Partition } from '../data/table/partition.ts';
import { pseudonymOf } from '../data/operations/weekly-mail.ts';
import { openReader } from '../quizzes/quiz-cards.ts';
import { decodeAnswers } from '../study/session-answers.ts';

export interface ChildWeek {
  readonly name: string;
  readonly days: number;
  readonly answers: number;
  readonly correct: number;
  readonly quizzes: number;
  /** Number of cards the learner knew on the Sunday that ends the week. */
  readonly known: number;
  /** Number of known cards that are mastered. `moreMastered` is the change since the previous week, if that week was counted. */
  readonly mastered: number;
  readonly moreMastered: number | undefined;
  readonly due: number;
  readonly work: readonly Pick<StoredAssignment, 'type' | 'resourceName' | 'dueDate'>[];
}

interface DinnerQuestion {
  readonly name: string;
  readonly question: string;
  readonly answer: string;
}

export interface FamilyWeek {
  readonly children: readonly ChildWeek[];
  readonly questions: readonly DinnerQuestion[];
  /** Number of mastered cards by learner pseudonym, for comparison in the next email. */
  readonly mastered: Readonly<Record<string, number>>;
}

/** Eventually consistent reads cost half as much and suffice: the week ended hours ago, and some answers may still be on a device anyway. */
const eventuallyConsistent = { eventuallyConsistent: true };

/** @returns the week that ends on a Sunday; undefined when nobody studied. */
export async function gatherWeek(
  rows: Partition,
  { week, timeZone }: { readonly week: string; readonly timeZone: string },
  masteredBefore: Readonly<Record<string, number>> | undefined,
): Promise<FamilyWeek | undefined> {
  const monday = addDays(week, -6);
  const learners = await storedLearners.list(rows, {}, eventuallyConsistent);
  const daysOf = async ({ learner }: StoredLearner) =>
    await storedStudyDays.list(rows, { learner }, { from: monday, upTo: week, ...eventuallyConsistent });
  const days = new Map(await Promise.all(learners.map(async (one) => [one, await daysOf(one)] as const)));
  const active = learners.filter((learner) => days.get(learner)?.length !== 0);
  if (active.length === 0) return undefined;
  const [allDecks, progress, assignments] = await Promise.all([
    storedDecks.list(rows, {}, eventuallyConsistent),
    storedProgress.list(rows, {}, eventuallyConsistent),
    storedAssignments.list(rows, {}, eventuallyConsistent),
  ]);
  const decks = allDecks.filter(isInUse);
  const open = workOfNextWeek(assignments, week, timeZone);
  const children = learners.map((learner) => {
    const own = <T extends { readonly learner: string }>(all: readonly T[]) =>
      all.filter((one) => one.learner === learner.learner);
    const ownProgress = own(progress);
    const sumOf = (count: (deck: StoredDeck) => number) => decks.reduce((sum, deck) => sum + count(deck), 0);
    const mastered = sumOf((deck) => countMastered(deck, ownProgress));
    return {
      learner: learner.learner,
      name: learner.name,
      ...sumDays(days.get(learner) ?? []),
      known: sumOf((deck) => countKnown(deck, ownProgress, week)),
      mastered,
      moreMastered: masteredBefore && mastered - (masteredBefore[pseudonymOf(learner.learner)] ?? 0),
      due: countToday(decks, ownProgress, addDays(week, 7)).due,
      work: own(open),
    };
  });
  return {
    children,
    questions: await findQuestions(rows, decks, active, { since: startOfStudyDay(monday, timeZone), seed: week }),
    mastered: Object.fromEntries(children.map(({ learner, mastered }) => [pseudonymOf(learner), mastered])),
  };
}

/** @returns the next week's assignments, soonest due first, without recurring ones that start again later. */
function workOfNextWeek(assignments: readonly StoredAssignment[], week: string, timeZone: string) {
  const end = startOfStudyDay(addDays(week, 8), timeZone);
  return assignments
    .filter((one) => one.completedAt === undefined && Date.parse(one.createdAt) < end.getTime())
    .map((one) => standOn(one, addDays(week, 1)))
    .toSorted(compareDue);
}

function sumDays(days: readonly StoredStudyDay[]) {
  const sumOf = (field: 'reviews' | 'correct' | 'quizzes') => days.reduce((sum, day) => sum + day[field], 0);
  return { days: days.length, answers: sumOf('reviews'), correct: sumOf('correct'), quizzes: sumOf('quizzes') };
}

async function findQuestions(
  rows: Partition,
  decks: readonly StoredDeck[],
  learners: readonly StoredLearner[],
  { since, seed }: { readonly since: Date; readonly seed: string },
): Promise<DinnerQuestion[]> {
  const newest = { newestFirst: true, ...eventuallyConsistent };
  const [flags, ...sessions] = await Promise.all([
    storedFlags.list(rows, {}, eventuallyConsistent),
    ...learners.map(
      async ({ learner }) => await storedStudySessions.first(rows, { learner }, limits.weeklyMail.sessions, newest),
    ),
  ]);
  const candidates = chooseDinnerCards(
    learners.map(({ name }, at) => ({
      name,
      sessions: (sessions[at] ?? []).filter(({ startedAt }) => new Date(startedAt) >= since).toReversed(),
    })),
    seed,
  );
  const isAskable = ({ deck, card }: DinnerCard) =>
    decks.some((one) => one.deck === deck) && !flags.some((flag) => flag.deck === deck && flag.card === card);
  const chosen = candidates.filter(isAskable).slice(0, limits.weeklyMail.cardsRead);
  const cards = await storedCards.findMany(rows, chosen);
  const asked = decks.filter((deck) => cards.some((card) => card.deck === deck.deck));
  const readers = new Map(await Promise.all(asked.map(async (deck) => [deck.deck, await openReader(deck)] as const)));
  return (
    chosen
      .flatMap(({ name, deck, card }) => {
        const found = cards.filter((one) => one.deck === deck && one.card === card);
        const read = readers.get(deck) ?? ((side: string) => side);
        return found.map(({ front, back }) => ({ name, question: read(front), answer: read(back) }));
      })
      // At dinner there are no pictures.
      .filter(({ question, answer }) => question !== '' && answer !== '')
      .filter(({ question, answer }) => isShortWithoutLink(question) && isShortWithoutLink(answer))
      .slice(0, limits.weeklyMail.questions)
  );
}

interface DinnerCard {
  readonly name: string;
  readonly deck: string;
  readonly card: string;
}

/**
 * Picks cards for dinner questions: first those missed and then answered correctly, then those known right away; none whose last answer was wrong. Children
 * take turns, and no card repeats.
 * @param children with their sessions, oldest first.
 * @returns the cards in order, deterministic for a week.
 */
export function chooseDinnerCards(
  children: readonly { readonly name: string; readonly sessions: readonly StoredStudySession[] }[],
  seed: string,
): DinnerCard[] {
  const lists = children.map(({ name, sessions }) => {
    const seen = new Map<string, DinnerCard & { readonly isHard: boolean; readonly isRight: boolean }>();
    for (const { deck: track, card, rating } of sessions.flatMap(decodeAnswers)) {
      const deck = deckOfTrack(track);
      const isRight = rating === 'correct';
      const isHard = !isRight || seen.get(`${deck} ${card}`)?.isHard === true;
      seen.set(`${deck} ${card}`, { name, deck, card, isHard, isRight });
    }
    const known = shuffleBySeed([...seen.values()], seed).filter(({ isRight }) => isRight);
    return [...known.filter(({ isHard }) => isHard), ...known.filter(({ isHard }) => !isHard)];
  });
  return takeTurns(lists);
}

function takeTurns(lists: readonly (readonly DinnerCard[])[]): DinnerCard[] {
  const chosen = new Map<string, DinnerCard>();
  const nameOf = ({ deck, card }: DinnerCard) => `${deck} ${card}`;
  for (let turns = Math.max(0, ...lists.map(({ length }) => length)); turns > 0; turns -= 1) {
    for (const list of lists) {
      const next = list.find((one) => !chosen.has(nameOf(one)));
      if (next) chosen.set(nameOf(next), next);
    }
  }
  return [...chosen.values()];
}

/** Matches what mail programs turn into links, since a card may come from strangers. */
const address = /:\/\/|\bwww\.|\S@\S|[\p{L}\d-]\.\p{L}{2,}/u;

/** Whether a card's side is short enough to read aloud and contains no link. */
function isShortWithoutLink(side: string): boolean {
  return side.length <= limits.weeklyMail.sideLength && !address.test(side);
}
