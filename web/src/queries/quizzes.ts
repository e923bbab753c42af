import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { AppLanguage } from '../../../shared/languages.ts';
import { listAssignments } from '../../../shared/routes/assignments.ts';
import type { RouteCall } from '../../../shared/routes/define-route.ts';
import {
  completeAttempt,
  createQuiz,
  deleteQuiz,
  generateQuiz,
  getAttempt,
  getQuiz,
  listAttempts,
  listQuizzes,
  saveAttempt,
  startAttempt,
  updateQuiz,
} from '../../../shared/routes/quizzes.ts';
import type { Deck } from '../../../shared/schemas/deck.ts';
import type { Attempt, CompletedAttempt, AttemptMode, Quiz } from '../../../shared/schemas/quiz.ts';
import { callRoute } from '../lib/api/api-client.ts';
import { studyDayHere, withinTime } from '../lib/device/device-time.ts';
import { i18n } from '../words/catalogue.ts';
import { sortByName } from '../words/names.ts';
import { forget, keyOf, read, readAllPages } from '../lib/api/route-query.ts';
import { forgetReports } from './reports.ts';

/** All quizzes of a household, sorted by name. */
export function quizzesQuery(householdId: string) {
  return queryOptions({ ...readAllPages(listQuizzes, { query: { householdId } }), select: sortByName<Quiz> });
}

export interface QuizOfDeck {
  readonly deckId: string;
  /** If omitted, the server uses the first cards of the deck. */
  readonly choices?: RouteCall<typeof generateQuiz>['body'];
}

/** A quiz says in the language of the page what isn't on a card. English is the default. */
const sayLanguage = () => (i18n.locale.startsWith('en') ? {} : { language: i18n.locale as AppLanguage });

/** Generates a quiz from a deck and invalidates the quiz lists. */
export const generateQuizMutation = mutationOptions({
  mutationFn: ({ deckId, choices }: QuizOfDeck) =>
    callRoute(generateQuiz, { params: { deckId }, body: { ...choices, ...sayLanguage() } }),
  onSuccess: (_quiz, _call, _result, { client }) => forget(client, listQuizzes),
});

/** Time limit in milliseconds for looking up today's quizzes. The lookup only prevents a duplicate, so a slow one is skipped. */
const lookMs = 3_000;

/** @returns whether a quiz was made from the deck today; false if that can't be determined in time */
export async function hasQuizOfToday(client: QueryClient, deck: Pick<Deck, 'id' | 'householdId'>): Promise<boolean> {
  try {
    const reading = client.query({ ...quizzesQuery(deck.householdId), retry: false });
    const quizzes = await withinTime(reading, lookMs);
    const today = studyDayHere();
    return quizzes.some(({ deckId, createdAt }) => deckId === deck.id && studyDayHere(new Date(createdAt)) === today);
  } catch {
    return false;
  }
}

interface NewQuiz {
  readonly householdId: string;
  readonly content: Omit<RouteCall<typeof createQuiz>['body'], 'householdId'>;
  /** Called once the server has stored the quiz, even if the form is closed by then. */
  readonly onStored: () => void;
}

export const createQuizMutation = mutationOptions({
  mutationFn: ({ householdId, content }: NewQuiz) => callRoute(createQuiz, { body: { householdId, ...content } }),
  onSuccess: (quiz, { householdId, onStored }, _result, { client }) => {
    onStored();
    client.setQueryData(quizzesQuery(householdId).queryKey, (quizzes) => quizzes && [...quizzes, quiz]);
  },
});

/** Updates a quiz's content. Attempts in progress keep the old content. */
export const updateQuizMutation = mutationOptions({
  mutationFn: (call: RouteCall<typeof updateQuiz>) => callRoute(updateQuiz, call),
  onSuccess: (quiz, _change, _result, { client }) => replaceCachedQuiz(client, quiz.id, quiz),
});

/** Deletes a quiz with its open assignments and then removes it from the cached lists. */
export const deleteQuizMutation = mutationOptions({
  mutationFn: (quizId: string) => callRoute(deleteQuiz, { params: { quizId } }),
  onSuccess: (_answer, quizId, _result, { client }) => {
    replaceCachedQuiz(client, quizId, undefined);
    void forgetReports(client);
    void forget(client, listAssignments);
  },
});

/** Replaces a quiz in every cached list; undefined removes it. */
function replaceCachedQuiz(client: QueryClient, quizId: string, next: Quiz | undefined): void {
  client.setQueriesData<Quiz[]>({ queryKey: keyOf(listQuizzes) }, (quizzes) =>
    quizzes?.flatMap((quiz) => (quiz.id === quizId ? (next ?? []) : quiz)),
  );
}

/** The quizzes of the learner's family, without correct answers. */
export const ownQuizzesQuery = queryOptions(readAllPages(listQuizzes, {}));

/** One quiz, without correct answers. Shows the cached list entry until it loads. */
export function quizQuery(client: QueryClient, quizId: string) {
  return queryOptions({
    ...read(getQuiz, { params: { quizId } }),
    initialData: () => client.getQueryData(ownQuizzesQuery.queryKey)?.find(({ id }) => id === quizId),
    initialDataUpdatedAt: () => client.getQueryState(ownQuizzesQuery.queryKey)?.dataUpdatedAt,
  });
}

/** The learner's newest attempts (one page), without questions and review; {@link readAttempt} loads those. */
export const attemptsQuery = queryOptions(read(listAttempts, {}));

/** Summary of submitted quiz attempts. */
export interface QuizScore {
  readonly count: number;
  /** Average score from 0 to 1; 0 without attempts. */
  readonly average: number;
}

function scoreQuizzes(attempts: readonly Attempt[]): QuizScore {
  const scores = attempts.flatMap(({ percentage }) => (percentage === undefined ? [] : [percentage / 100]));
  const sum = scores.reduce((total, score) => total + score, 0);
  return { count: scores.length, average: scores.length === 0 ? 0 : sum / scores.length };
}

export const ownQuizScoreQuery = queryOptions({ ...attemptsQuery, select: scoreQuizzes });

/** A learner's newest attempts (one page), for adults. */
export function attemptsOfQuery(learnerId: string) {
  return queryOptions({ ...read(listAttempts, { query: { learnerId } }), refetchOnMount: 'always' });
}

/** Score of a learner's newest attempts (one page), for adults. */
export function quizScoreQuery(learnerId: string) {
  return queryOptions({ ...attemptsOfQuery(learnerId), select: scoreQuizzes });
}

export async function forgetQuizzes(client: QueryClient): Promise<void> {
  await Promise.all([listQuizzes, getQuiz, listAttempts].map((route) => forget(client, route)));
}

/** Starts an attempt, or resumes the one that is not submitted yet. */
export async function startQuizAttempt(quizId: string, mode: AttemptMode): Promise<Attempt> {
  return await callRoute(startAttempt, { params: { quizId }, body: { mode } });
}

/** Reads an attempt: its answers so far or, once submitted, its result. */
export async function readAttempt(attemptId: string, signal?: AbortSignal): Promise<Attempt> {
  return await callRoute(getAttempt, { params: { attemptId } }, { signal });
}

/** Saves all answers so far (option index per question, −1 for none). Resolves once the server has stored them. */
export async function saveAnswers(attemptId: string, answers: readonly number[]): Promise<void> {
  await callRoute(saveAttempt, { params: { attemptId }, body: { answers: [...answers] } }, { keepalive: true });
}

/** Submits an attempt and returns its result. Submitting again returns the same result. */
export async function handInAttempt(attemptId: string, answers: readonly number[]): Promise<CompletedAttempt> {
  return await callRoute(
    completeAttempt,
    { params: { attemptId }, body: { answers: [...answers] } },
    { keepalive: true },
  );
}
