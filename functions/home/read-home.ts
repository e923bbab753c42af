import type { RouteAnswer } from '../../shared/routes/define-route.ts';
import { getHome } from '../../shared/routes/home.ts';
import { recountWaiting, sayNeeded } from '../../shared/scheduling/offer-deck.ts';
import { countDay } from '../../shared/scheduling/offer-mix.ts';
import { workOf } from '../../shared/scheduling/ready-by.ts';
import { studyDayOf } from '../../shared/scheduling/study-day.ts';
import { givenWork } from '../../shared/scheduling/weekly-work.ts';
import { goalOf } from '../../shared/scheduling/daily-goal.ts';
import { assignmentsOfLearner } from '../data/content/assignment.ts';
import { findMemberships, readMe } from '../auth/account.ts';
import { householdRows, type StoredHousehold } from '../data/people/household.ts';
import { storedBadges } from '../data/study/earned-badge.ts';
import { findFacts, presentStreak } from '../data/people/learner.ts';
import { findLastDay } from '../data/study/study-day.ts';
import { type StoredDeckProgress, tracksOfDeck } from '../data/study/deck-progress.ts';
import type { StoredDeck } from '../data/content/deck.ts';
import type { StoredMembership } from '../data/people/membership.ts';
import type { Table } from '../data/table/table.ts';
import { presentDecks, readOwnDecks } from '../decks/present-deck.ts';
import type { Call } from '../platform/call/call.ts';
import { pageOfList, takeFitting } from '../platform/call/list-page.ts';
import { requireConsent } from '../platform/call/require-consent.ts';
import { readCardsFrom } from '../data/study/read-cards.ts';

type Home = RouteAnswer<typeof getHome>;

interface ReadHome {
  readonly home: Home;
  /** The caller's own study data; undefined if they study in no household. */
  readonly own?: OwnStudy | undefined;
}

interface OwnStudy extends NonNullable<Awaited<ReturnType<typeof readOwnStudy>>> {
  readonly household: StoredHousehold;
  readonly decks: readonly StoredDeck[];
  readonly progress: readonly StoredDeckProgress[];
}

/** Reads Home in three rounds of table reads: the caller, their memberships, and everything else in parallel. A fourth reads due cards, if counts can't tell how many the mix or a deck offers. */
export async function readHome({
  caller,
  table,
  now,
}: Pick<Call<typeof getHome>, 'caller' | 'table' | 'now'>): Promise<ReadHome> {
  const memberships = await findMemberships(table, caller);
  const [{ me, households }, decksOfAll, own] = await Promise.all([
    readMe(table, caller, memberships),
    Promise.all(memberships.map(async (one) => await readOwnDecks(householdRows(table, one.householdId), one.learner))),
    readOwnStudy(table, memberships),
  ]);
  // Households being deleted still have memberships, but are not listed.
  const byId = new Map(households.map((household) => [household.id, household]));
  const household = own && byId.get(own.householdId);
  if (!own || !household || !me.learner) return { home: { me } };
  // A learner account's household is known only here, so its consent is checked here.
  await requireConsent(table, getHome, { household, isChild: true, now });
  const read = decksOfAll[memberships.indexOf(own.linked)];
  const goal = goalOf(me.learner);
  const decks = memberships.flatMap((one, index) => {
    const readThere = decksOfAll[index];
    const there = byId.get(one.householdId);
    const newCards = one === own.linked ? goal.newCards : undefined;
    return readThere && there ? presentDecks({ household: there, role: 'learner' }, readThere, now, newCards) : [];
  });
  const { timeZone } = household;
  const today = studyDayOf(now, timeZone);
  const given = givenWork(own.assignments, now, today);
  const { learner, lastDay, badges } = own;
  const streak = presentStreak(own.facts, household, now);
  if (!read) return { home: { me, streak, ...asWholeLists({ decks, assignments: given }) } };
  const tracks = read.decks.flatMap((deck) => tracksOfDeck(deck, read.progress, today, learner));
  const day = { tracks, progress: read.progress, work: workOf(given), goal, lastDay, now, timeZone };
  const { source } = readCardsFrom(householdRows(table, own.householdId), day);
  const [counts, assignments, recounted] = await Promise.all([
    countDay(source, day),
    sayNeeded(source, given, day),
    recountWaiting(source, decks, day),
  ]);
  const home = {
    me,
    streak,
    today: { ...counts, ...(badges.length > 0 && { badges: badges.length }) },
    ...asWholeLists({ decks: recounted, assignments }),
  };
  return { home, own: { ...own, assignments, household, ...read } };
}

async function readOwnStudy(table: Table, memberships: readonly StoredMembership[]) {
  const linked = memberships.find(({ learner }) => learner !== undefined);
  if (linked?.learner === undefined) return undefined;
  const { householdId, learner } = linked;
  const rows = householdRows(table, householdId);
  const [facts, lastDay, badges, assignments] = await Promise.all([
    findFacts(rows, learner),
    findLastDay(rows, learner),
    storedBadges.list(rows, { learner }),
    assignmentsOfLearner(rows, { householdId, learner }),
  ]);
  return { householdId, learner, linked, facts, lastDay, badges, assignments };
}

/** @returns the lists as their own routes return them, or nothing if one response can't carry both completely. */
function asWholeLists(lists: Required<Pick<Home, 'decks' | 'assignments'>>): Pick<Home, 'decks' | 'assignments'> {
  const { items: decks, nextCursor } = pageOfList(lists.decks, {});
  const all = [...decks, ...lists.assignments];
  if (nextCursor !== undefined || takeFitting<unknown>(all).length < all.length) return {};
  return { ...lists, decks };
}
