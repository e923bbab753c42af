import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { addDays } from '../../../shared/scheduling/calendar-day.ts';
import { notice } from '../../../shared/notice.ts';
import { login, register } from '../../../shared/routes/auth.ts';
import { acceptInvitation, createHousehold, createInvitation } from '../../../shared/routes/households.ts';
import { createLearner } from '../../../shared/routes/learners.ts';
import type { Rating } from '../../../shared/schemas/study.ts';
import { AppPage } from './app-page.ts';
import { assumptions } from './assumptions.ts';
import { FakeTime } from './fake-time.ts';
import * as learnerLife from './learner-life.ts';
import { type MeteredProduct, openMeteredProduct } from './metered-product.ts';
import * as parentLife from './parent-life.ts';
import { studyDeck } from './study-plan.ts';
import { addUsage, type FamilyMonth, noUsage } from './usage.ts';

const monthDays = 30;
/** Default number of days that the family has used the product before the month begins. */
const defaultEarlierDays = 60;
const firstDay = '2026-01-05';

/** Answers of both learners in the month: about fourteen a day each. */
const usualReviews = 866;
/** Number of days right before the simulated month during which the family adds no decks. Before those days, it adds one each month. */
const fewDecksDays = 60;
const learnerCount = 2;
const password = 'correct horse 42';
const wrongShare = 0.12;

interface Family {
  readonly product: MeteredProduct;
  readonly parent: parentLife.Parent;
  readonly children: readonly learnerLife.Child[];
  readonly decks: string[];
  readonly quizzes: readonly string[];
  readonly reviews: number;
}

interface MonthSettings {
  /** Days before the month, which are not measured. */
  readonly earlierDays?: number;
  /** Number of simulated days of the month. */
  readonly days?: number;
  /** Number of answers in the month. */
  readonly reviews?: number;
}

/**
 * Simulates a month of a family in its third month: a parent and two children, who answer 866 cards. Nothing is random, so that
 * its counts never vary.
 *
 * @param ownClients opens clients of another table than the one in DynamoDB Local.
 */
export async function runFamilyMonth(
  endpoint: string,
  { earlierDays = defaultEarlierDays, days = monthDays, reviews = usualReviews }: MonthSettings = {},
  ownClients?: () => DynamoDBDocumentClient,
): Promise<FamilyMonth> {
  const product = await openMeteredProduct(endpoint, new FakeTime(`${firstDay}T12:00:00.000Z`), ownClients);
  let family = await foundFamily(product, reviews);
  for (let day = 0; day < earlierDays; day += 1) {
    if (day < earlierDays - fewDecksDays && day % monthDays === 2) family = await beginEarlierMonth(family, day);
    await studyEarlier(family, day);
  }
  const before = await product.measureStorage();
  const readUsage = product.startMeter();
  const files = await simulateMonth(family, earlierDays, days);
  const byRoute = readUsage();
  const after = await product.measureStorage();
  return {
    byRoute,
    total: [...byRoute.values()].reduce(addUsage, noUsage),
    reviews: after.reviews - before.reviews,
    storedBefore: before.bytes,
    storedAfter: after.bytes,
    ...files,
  };
}

async function foundFamily(product: MeteredProduct, reviews: number): Promise<Family> {
  const signUp = async (name: string, role: 'parent' | 'learner') => {
    const { token } = await product.call(register, undefined, {
      body: { email: `${name}@example.org`, password, role },
    });
    return new AppPage(product, token);
  };
  const page = await signUp('parent', 'parent');
  const { id: householdId } = await page.send(createHousehold, {
    body: { name: 'Smith Family', timeZone: 'UTC', consent: { noticeVersion: notice.version } },
  });
  const parent = { page, householdId };
  const children: learnerLife.Child[] = [];
  for (const name of ['Emma', 'Noah'].slice(0, learnerCount)) {
    const params = { householdId };
    const { id: learnerId } = await page.send(createLearner, { params, body: { name } });
    const { code } = await page.send(createInvitation, { params, body: { learnerId } });
    const device = await signUp(name, 'learner');
    await device.send(acceptInvitation, { body: { code } });
    children.push({ page: device, learnerId, rate: makeRatings(children.length + 1) });
  }
  const decks: string[] = [];
  for (const name of ['Capitals', 'French', 'Science']) decks.push(await parentLife.importDeck(parent, name, 200));
  const quizzes = [await parentLife.makeQuiz(parent, decks[0] ?? '')];
  return { product, parent, children, decks, quizzes, reviews };
}

/** Starts an unmeasured month: everybody signs in again, and the parent adds a deck. */
async function beginEarlierMonth(family: Family, day: number): Promise<Family> {
  const signedIn = { ...family, ...(await signInAgain(family, day - 1)) };
  signedIn.decks.push(await parentLife.importDeck(signedIn.parent, `Month-${day}`, 100));
  return signedIn;
}

/** Studies on an unmeasured day: as many cards as in the month, but sent together. */
async function studyEarlier({ product, children, decks, reviews }: Family, day: number): Promise<void> {
  product.time.goTo(`${addDays(firstDay, day)}T15:00:00.000Z`);
  const atMost = Math.round(reviews / learnerCount / monthDays);
  for (const { page, rate } of children) {
    const deckId = decks[day % decks.length] ?? '';
    await studyDeck(page, { deckId, atMost, rate, isOffline: true, onAccepted: () => undefined });
  }
}

async function simulateMonth(
  family: Family,
  earlierDays: number,
  days: number,
): Promise<Pick<FamilyMonth, 'fileRequests' | 'fileBytes'>> {
  const { product } = family;
  const signedIn = await signInAgain(family, earlierDays);
  const plan = { ...family, ...signedIn, decks: [...family.decks], quizzes: [...family.quizzes] };
  const answered = plan.children.map(() => 0);
  for (let day = 1; day <= days; day += 1) {
    const date = addDays(firstDay, earlierDays + day);
    product.time.goTo(`${date}T09:00:00.000Z`);
    await simulateParentDay(plan, day);
    product.time.goTo(`${date}T15:00:00.000Z`);
    for (const [index, child] of plan.children.entries()) {
      answered[index] = await simulateChildDay(plan, child, day, answered[index] ?? 0);
    }
  }
  return countFiles(plan);
}

/** Signs everybody in again. A session lasts at most 90 days, so real families do this once a quarter; this simulation does it once in the month. */
async function signInAgain(
  { product, parent, children }: Family,
  earlierDays: number,
): Promise<Pick<Family, 'parent' | 'children'>> {
  product.time.goTo(`${addDays(firstDay, earlierDays + 1)}T08:00:00.000Z`);
  const signIn = async (name: string) => {
    const { token } = await product.call(login, undefined, { body: { email: `${name}@example.org`, password } });
    return new AppPage(product, token);
  };
  const again: learnerLife.Child[] = [];
  for (const [index, child] of children.entries())
    again.push({ ...child, page: await signIn(['Emma', 'Noah'][index] ?? '') });
  return { parent: { ...parent, page: await signIn('parent') }, children: again };
}

interface Plan extends Family {
  readonly quizzes: string[];
}

/** Simulates a parent's day: reports once a week, and new assignments for each child on three days of the month. */
async function simulateParentDay({ parent, children, decks, quizzes }: Plan, day: number): Promise<void> {
  const isReportDay = day % 7 === 1;
  const isWorkDay = [3, 10, 17].includes(day);
  if (!isReportDay && !isWorkDay) return;
  await parentLife.openConsole(parent);
  if (isReportDay) await parentLife.readReports(parent);
  if (day === 3) decks.push(await parentLife.importDeck(parent, 'Countries', 100));
  if (day === 10) quizzes.push(await parentLife.makeQuiz(parent, await parentLife.writeDeck(parent, 'Our words', 12)));
  if (day === 17) await parentLife.visitSettings(parent);
  if (!isWorkDay) return;
  for (const { learnerId } of children) {
    const work =
      day === 10
        ? ({ type: 'quiz', resourceId: quizzes.at(-1) ?? '' } as const)
        : ({ type: 'deck', resourceId: decks.at(-1) ?? '' } as const);
    await parentLife.assign(parent, learnerId, work);
  }
}

/** Simulates a child's day: the app is used on six of seven days, for as many cards as the month's pace requires. @returns the number of answers so far. */
async function simulateChildDay(
  { decks, quizzes, reviews }: Plan,
  child: learnerLife.Child,
  day: number,
  answered: number,
): Promise<number> {
  const quota = reviews / learnerCount;
  if (day % 7 === 0) return answered;
  await learnerLife.openApp(child);
  let sum = answered;
  for (let turn = 0; sum < (quota * day) / monthDays && turn < 6; turn += 1) {
    sum += await learnerLife.study(child, decks[(day + turn) % decks.length] ?? '', quota - sum);
  }
  if (day === 11 || day === 23) await learnerLife.takeQuiz(child, quizzes.at(-1) ?? '');
  if (day % 2 === 0) await learnerLife.visitStreaks(child);
  if (day % 5 === 0) await learnerLife.showBadges(child);
  if (day % 10 === 0) await learnerLife.visitProfile(child);
  if (day % 2 === 1) await comeBackLater(child);
  return sum;
}

async function comeBackLater(child: learnerLife.Child): Promise<void> {
  await child.page.product.time.advance(2 * 60 * 60 * 1_000);
  await learnerLife.returnToApp(child);
}

function countFiles({ parent, children }: Family): Pick<FamilyMonth, 'fileRequests' | 'fileBytes'> {
  const { filesPerOpening, bytesPerOpening, releasesPerMonth, filesPerRelease, bytesPerRelease } = assumptions;
  const openings = [parent, ...children].reduce((sum, { page }) => sum + page.openings, 0);
  const devices = 1 + children.length;
  return {
    fileRequests: openings * filesPerOpening + devices * releasesPerMonth * filesPerRelease,
    fileBytes:
      openings * bytesPerOpening +
      releasesPerMonth * (bytesPerRelease.parent + children.length * bytesPerRelease.learner),
  };
}

/** Returns a reproducible sequence of ratings from a linear congruential generator (Numerical Recipes). */
function makeRatings(seed: number): () => Rating {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32 < wrongShare ? 'wrong' : 'correct';
  };
}
