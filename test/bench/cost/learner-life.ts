import { listAssignments } from '../../../shared/routes/assignments.ts';
import { getMe } from '../../../shared/routes/auth.ts';
import { listDecks } from '../../../shared/routes/decks.ts';
import { getHome } from '../../../shared/routes/home.ts';
import { getReportSummary, getStreak } from '../../../shared/routes/learners.ts';
import {
  completeAttempt,
  getAttempt,
  listAttempts,
  listQuizzes,
  saveAttempt,
  startAttempt,
} from '../../../shared/routes/quizzes.ts';
import { getCalendar, listBadges, listEarnedBadges } from '../../../shared/routes/streaks.ts';
import type { Rating } from '../../../shared/schemas/study.ts';
import { progressRoutes } from '../../../web/src/queries/study.ts';
import { pauseBeforeSaving } from '../../../web/src/learner/quiz/answer-sheet.ts';
import type { AppPage } from './app-page.ts';
import { studyDeck } from './study-plan.ts';

export interface Child {
  readonly page: AppPage;
  readonly learnerId: string;
  readonly rate: () => Rating;
}

/** Invalidates what the app invalidates once the server has accepted an answer or a quiz. */
function forgetProgress({ page, learnerId }: Child): void {
  for (const route of progressRoutes) page.invalidate(route);
  const assignments = page.peekCache(listAssignments, { query: { learnerId } });
  if (assignments?.some(({ completedAt }) => completedAt === undefined)) page.invalidate(listAssignments);
}

/** Time spent on a screen before moving on. */
const readingMs = 8_000;
const questionMs = 12_000;

export async function openApp(child: Child): Promise<void> {
  child.page.load();
  await fetchHome(child, true);
  await showHome(child);
}

/** Returns to an open app: TanStack Query refetches the stale data on screen. */
export async function returnToApp(child: Child): Promise<void> {
  await fetchHome(child, true);
  await showHome(child);
}

/** Fetches Home in one call when several of its parts, or the account, are stale, as `web/src/queries/home.ts` does. */
async function fetchHome({ page, learnerId }: Child, withAccount = false): Promise<void> {
  const streak = { params: { learnerId } };
  const work = { query: { learnerId } };
  const stale = [
    !page.isFresh(getStreak, streak, 'progress'),
    !page.isFresh(listDecks, {}, 'progress'),
    !page.isFresh(listAssignments, work, 'progress'),
  ].filter(Boolean).length;
  const isAccountStale = withAccount && !page.isFresh(getMe, {}, 'usual');
  if (stale < 2 && !isAccountStale) return;
  const home = await page.send(getHome, {});
  page.cacheAnswer(getMe, {}, home.me);
  if (home.streak) page.cacheAnswer(getStreak, streak, home.streak);
  if (home.decks) page.cacheAnswer(listDecks, {}, home.decks);
  if (home.assignments) page.cacheAnswer(listAssignments, work, home.assignments);
}

/** Makes the calls of the screens `learner-home` and `assigned-work`. */
async function showHome(child: Child): Promise<void> {
  const { page, learnerId } = child;
  await fetchHome(child);
  await page.query(getStreak, { params: { learnerId } }, 'progress');
  await page.query(listDecks, {}, 'progress');
  await page.query(listAssignments, { query: { learnerId } }, 'progress');
  await page.product.time.advance(readingMs);
}

/** Studies a deck from the Study tab to the summary, then returns Home. @returns the number of answers. */
export async function study(child: Child, deckId: string, atMost: number): Promise<number> {
  const { page, rate } = child;
  await page.query(listDecks, {}, 'progress');
  const answers = await studyDeck(page, { deckId, atMost, rate, onAccepted: () => forgetProgress(child) });
  // The summary shows how many cards are waiting.
  await page.query(listDecks, {}, 'progress');
  await page.product.time.advance(readingMs);
  await showHome(child);
  return answers;
}

export async function visitStreaks(child: Child): Promise<void> {
  const { page, learnerId } = child;
  const now = page.product.time.now;
  const query = { year: now.getUTCFullYear(), month: now.getUTCMonth() + 1 };
  await page.query(getStreak, { params: { learnerId } }, 'progress');
  await page.query(getCalendar, { params: { learnerId }, query }, 'progress');
  await showBadges(child);
}

/** Opens the Badges tab. New badges arrive with the answer that earned them. */
export async function showBadges({ page, learnerId }: Child): Promise<void> {
  await page.query(listBadges, {}, 'forever');
  await page.query(listEarnedBadges, { params: { learnerId } }, 'progress');
  await page.product.time.advance(readingMs);
}

export async function visitProfile({ page, learnerId }: Child): Promise<void> {
  await page.query(getReportSummary, { params: { learnerId } }, 'progress');
  await page.query(listDecks, {}, 'progress');
  await page.product.time.advance(readingMs);
}

/** Takes a quiz from the list to its result. Answers given within one batching interval are saved together. */
export async function takeQuiz(child: Child, quizId: string): Promise<void> {
  const { page } = child;
  await listOfQuizzes(page);
  const { id } = await page.send(startAttempt, { params: { quizId }, body: { mode: 'timed' } });
  const params = { attemptId: id };
  const { questions = [], expiresAt } = await page.send(getAttempt, { params });
  const { time } = page.product;
  const answers = questions.map(() => -1);
  let dueAt: number | undefined;
  for (const index of answers.keys()) {
    await time.advance(questionMs);
    if (dueAt !== undefined && time.now.getTime() >= dueAt) {
      await page.send(saveAttempt, { params, body: { answers } });
      dueAt = undefined;
    }
    answers[index] = index % 4;
    const secondsLeft = expiresAt && (Date.parse(expiresAt) - time.now.getTime()) / 1_000;
    dueAt ??= time.now.getTime() + pauseBeforeSaving({ secondsLeft: secondsLeft || undefined, isKept: true });
  }
  await page.send(completeAttempt, { params, body: { answers } });
  for (const route of [listQuizzes, listAttempts]) page.invalidate(route);
  forgetProgress(child);
  await page.product.time.advance(readingMs);
  await listOfQuizzes(page);
  await showHome(child);
}

async function listOfQuizzes(page: AppPage): Promise<void> {
  await page.query(listQuizzes, {});
  await page.query(listAttempts, {});
  await page.product.time.advance(readingMs);
}
