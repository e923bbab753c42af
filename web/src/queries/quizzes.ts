import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
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
import { sortByName } from '../words/names.ts';
import { forget, keyOf, read, readAllPages } from '../lib/api/route-query.ts';
import { forgetReports } from './reports.ts';

/** Every quiz of one household, by name. */
export function quizzesQuery(householdId: string) {
  return queryOptions({ ...readAllPages(listQuizzes, { query: { householdId } }), select: sortByName<Quiz> });
}

export interface QuizOfDeck {
  readonly deckId: string;
  /** Without: of the deck's first cards, as specified. */
  readonly choices?: RouteCall<typeof generateQuiz>['body'];
}

/** Makes a quiz of a deck. The list of quizzes is out of date from then on. */
export const generateQuizMutation = mutationOptions({
  mutationFn: ({ deckId, choices = {} }: QuizOfDeck) => callRoute(generateQuiz, { params: { deckId }, body: choices }),
  onSuccess: (_quiz, _call, _result, { client }) => forget(client, listQuizzes),
});

/** Longer than this nobody waits for an answer that only spares a second quiz. */
const lookMs = 3_000;

/** @returns whether a quiz was made of the deck today; no where that cannot be known right now. */
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
  /** Called once the server has it, even when the form is gone by then. */
  readonly onStored: () => void;
}

/** Makes a quiz and adds it to the household's list. */
export const createQuizMutation = mutationOptions({
  mutationFn: ({ householdId, content }: NewQuiz) => callRoute(createQuiz, { body: { householdId, ...content } }),
  onSuccess: (quiz, { householdId, onStored }, _result, { client }) => {
    onStored();
    client.setQueryData(quizzesQuery(householdId).queryKey, (quizzes) => quizzes && [...quizzes, quiz]);
  },
});

/** Saves another content for a quiz. Attempts that are under way keep the old one. */
export const updateQuizMutation = mutationOptions({
  mutationFn: (call: RouteCall<typeof updateQuiz>) => callRoute(updateQuiz, call),
  onSuccess: (quiz, _change, _result, { client }) => replaceCachedQuiz(client, quiz.id, quiz),
});

/** Deletes a quiz; only then it goes from the lists. Its open assignments go with it. */
export const deleteQuizMutation = mutationOptions({
  mutationFn: (quizId: string) => callRoute(deleteQuiz, { params: { quizId } }),
  onSuccess: (_answer, quizId, _result, { client }) => {
    replaceCachedQuiz(client, quizId, undefined);
    void forgetReports(client);
    void forget(client, listAssignments);
  },
});

/** Puts another quiz in the place of one, in every list that was read; undefined takes it out. */
function replaceCachedQuiz(client: QueryClient, quizId: string, next: Quiz | undefined): void {
  client.setQueriesData<Quiz[]>({ queryKey: keyOf(listQuizzes) }, (quizzes) =>
    quizzes?.flatMap((quiz) => (quiz.id === quizId ? (next ?? []) : quiz)),
  );
}

/** The quizzes of the learner's family, without the right answers. */
export const ownQuizzesQuery = queryOptions(readAllPages(listQuizzes, {}));

/** One quiz, without the right answers; what the list already said of it shows at once. */
export function quizQuery(client: QueryClient, quizId: string) {
  return queryOptions({
    ...read(getQuiz, { params: { quizId } }),
    initialData: () => client.getQueryData(ownQuizzesQuery.queryKey)?.find(({ id }) => id === quizId),
    initialDataUpdatedAt: () => client.getQueryState(ownQuizzesQuery.queryKey)?.dataUpdatedAt,
  });
}

/** The learner's newest attempts, one page of them: how they stand and went. Questions and review come with {@link readAttempt}. */
export const attemptsQuery = queryOptions(read(listAttempts, {}));

/** How quizzes went that were handed in. */
export interface QuizScore {
  readonly count: number;
  /** 0 to 1; 0 where there is none. */
  readonly average: number;
}

function scoreQuizzes(attempts: readonly Attempt[]): QuizScore {
  const scores = attempts.flatMap(({ percentage }) => (percentage === undefined ? [] : [percentage / 100]));
  const sum = scores.reduce((total, score) => total + score, 0);
  return { count: scores.length, average: scores.length === 0 ? 0 : sum / scores.length };
}

/** How the learner's own newest quizzes went. */
export const ownQuizScoreQuery = queryOptions({ ...attemptsQuery, select: scoreQuizzes });

/** How a learner's newest quizzes went, a page of them, as a grown-up reads it. */
export function quizScoreQuery(learnerId: string) {
  return queryOptions({
    ...read(listAttempts, { query: { learnerId } }),
    select: scoreQuizzes,
    refetchOnMount: 'always',
  });
}

/** Marks the learner's quizzes and attempts as out of date. */
export async function forgetQuizzes(client: QueryClient): Promise<void> {
  await Promise.all([listQuizzes, getQuiz, listAttempts].map((route) => forget(client, route)));
}

/** Begins an attempt, or goes on with the one that is not handed in yet. */
export async function startQuizAttempt(quizId: string, mode: AttemptMode): Promise<Attempt> {
  return await callRoute(startAttempt, { params: { quizId }, body: { mode } });
}

/** Reads an attempt: its answers so far, and once it is handed in its result. */
export async function readAttempt(attemptId: string, signal?: AbortSignal): Promise<Attempt> {
  return await callRoute(getAttempt, { params: { attemptId } }, { signal });
}

/** Gives the server all answers so far (option by question, −1 for none); it has them when this resolves. */
export async function saveAnswers(attemptId: string, answers: readonly number[]): Promise<void> {
  await callRoute(saveAttempt, { params: { attemptId }, body: { answers: [...answers] } }, { keepalive: true });
}

/** Hands an attempt in and answers its result. Handing it in again answers the same. */
export async function handInAttempt(attemptId: string, answers: readonly number[]): Promise<CompletedAttempt> {
  return await callRoute(
    completeAttempt,
    { params: { attemptId }, body: { answers: [...answers] } },
    { keepalive: true },
  );
}
