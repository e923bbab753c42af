import { type QueryClient, type QueryFunctionContext, queryOptions } from '@tanstack/react-query';
import { listAssignments } from '../../../shared/routes/assignments.ts';
import { getMe } from '../../../shared/routes/auth.ts';
import { listDecks } from '../../../shared/routes/decks.ts';
import type { RouteAnswer } from '../../../shared/routes/define-route.ts';
import { getHome } from '../../../shared/routes/home.ts';
import { getStreak } from '../../../shared/routes/learners.ts';
import type { KeptHome } from '../../../shared/study/kept-home.ts';
import { callRoute } from '../lib/api/api-client.ts';
import { ApiError } from '../lib/api/api-error.ts';
import { keyOf, read, readAllPages } from '../lib/api/route-query.ts';
import { clearUnsentMark } from '../lib/account/account-databases.ts';
import { languageOf } from '../lib/account/account.tsx';
import { noteLanguage, readSession, runSignOutCleanup } from '../lib/account/session.ts';
import { countForgotten, progressFreshness } from './progress-freshness.ts';

/* Queries of the first screen only: this module is loaded before that screen renders. */

/** The signed-in account. Invalidate it after changing the account's households or learner. */
export const meQuery = queryOptions(readWithHome('me', { ...read(getMe, {}), queryFn: askForMe }));

async function askForMe(context: { readonly signal: AbortSignal }) {
  const token = readSession()?.token;
  const me = await read(getMe, {}).queryFn(context);
  noteLanguage(token, languageOf(me));
  // For learners, only the Home call reports whether they still belong to a family.
  if (me.role !== 'learner') noteInOrder(token);
  return me;
}

/**
 * Call this when the server, not this device's cache, confirms the account. It ends the 30-day limit for the account's unsent answers, if one is running. If
 * the learner was deleted or left the family, their data on this device is deleted.
 */
function noteInOrder(token: string | undefined, isThere = true): void {
  const session = readSession();
  if (!session || session.token !== token) return;
  const { id } = session.user;
  if (isThere) clearUnsentMark(id);
  else runSignOutCleanup(({ deleteAccountData }) => deleteAccountData(id));
}

/** The learner's streak, in study days. */
export function streakQuery(learnerId: string) {
  return queryOptions({ ...readWithHome('streak', read(getStreak, { params: { learnerId } })), ...progressFreshness });
}

/** The decks of the learner's family, with the learner's progress. */
export const ownDecksQuery = queryOptions({
  ...readWithHome('decks', readAllPages(listDecks, {})),
  ...progressFreshness,
});

/** The learner's open assignments and the newest completed ones. */
export function assignedWorkQuery(learnerId: string) {
  return queryOptions({
    ...readWithHome('assignments', read(listAssignments, { query: { learnerId } })),
    ...progressFreshness,
  });
}

/** The candidates for today's cards of all decks. Only the Home call returns them. */
export const todayQuery = queryOptions({
  queryKey: keyOf(getHome, {}),
  queryFn: async ({ client, queryKey }) =>
    await standIn.instead<'today', NonNullable<Home['today']> | null>(
      'today',
      askForHome('today', client).then((home) => home?.today ?? null),
      (late) => client.setQueryData(queryKey, late),
    ),
  ...progressFreshness,
});

/** The response of the Home call. Each key names a part. */
export type Home = RouteAnswer<typeof getHome>;
type Part = keyof Home;

/** Parts requested in the same tick, and the Home call that they share. `home` resolves to undefined when each part is requested separately. */
interface Asking {
  readonly token: string;
  readonly parts: Set<Part>;
  readonly home: Promise<Home | undefined>;
}

let asking: Asking | undefined;

interface Read<T> {
  readonly queryKey: readonly unknown[];
  readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<T>;
}

/**
 * A read that can be batched into the learner's Home call. If the account or several parts are requested in the same tick, one Home call fetches them and
 * caches its other parts. A single part, an adult's read, or a rejected Home call uses the part's own route.
 */
function readWithHome<P extends Part, R extends Read<NonNullable<Home[P]>>>(part: P, single: R) {
  const ask = async (context: QueryFunctionContext): Promise<NonNullable<Home[P]>> => {
    const home = await askForHome(part, context.client);
    return home?.[part] ?? (await single.queryFn(context));
  };
  const queryFn = async (context: QueryFunctionContext) =>
    await standIn.instead<P, NonNullable<Home[P]>>(part, ask(context), (late) =>
      context.client.setQueryData(context.queryKey, late),
    );
  return { queryKey: single.queryKey as R['queryKey'], queryFn };
}

/**
 * Answers from this device when the server doesn't respond. The learner app installs it when it loads (`learner/offline/instead-of-server.ts`); by default,
 * the server's answer is returned.
 */
interface OfflineFallback {
  /** @param onLate Receives the server's answer if it arrives after all. */
  readonly instead: <P extends keyof KeptHome, T extends KeptHome[P] | null>(
    part: P,
    asked: Promise<T>,
    onLate: (answer: T) => void,
  ) => Promise<T>;
}
export const standIn: { -readonly [Way in keyof OfflineFallback]: OfflineFallback[Way] } = {
  instead: async (_, asked) => await asked,
};

async function askForHome(part: Part, client: QueryClient): Promise<Home | undefined> {
  const session = readSession();
  if (session?.user.role !== 'learner') return undefined;
  if (asking?.token !== session.token) asking = openAsking(session.token, client);
  asking.parts.add(part);
  return await asking.home;
}

function openAsking(token: string, client: QueryClient): Asking {
  const parts = new Set<Part>();
  const gather = async (): Promise<Home | undefined> => {
    // Wait one microtask so that parts requested in the same tick join the batch.
    await Promise.resolve();
    asking = undefined;
    return parts.size > 1 || parts.has('me') || parts.has('today') ? await callHome(client, token, parts) : undefined;
  };
  return { token, parts, home: gather() };
}

async function callHome(client: QueryClient, token: string, asked: ReadonlySet<Part>): Promise<Home | undefined> {
  const askedAt = Date.now();
  const forgotten = countForgotten();
  try {
    const home = await callRoute(getHome, {});
    noteLanguage(token, languageOf(home.me));
    noteInOrder(token, home.me.learner !== undefined);
    // Drop the other parts if the session or the data changed while the call was running.
    if (readSession()?.token === token && countForgotten() === forgotten)
      cacheOtherParts(client, home, { asked, askedAt });
    return home;
  } catch (error) {
    if (error instanceof ApiError && !error.isPassing && error.code !== 'not-signed-in') return undefined;
    throw error;
  }
}

interface AskedParts {
  readonly asked: ReadonlySet<Part>;
  readonly askedAt: number;
}

/** Caches the parts that no query requested, unless newer data is cached or being fetched. */
function cacheOtherParts(client: QueryClient, home: Home, { asked, askedAt }: AskedParts): void {
  const keys = keysOf(home);
  for (const part of ['me', 'streak', 'today', 'decks', 'assignments'] as const) {
    const known = client.getQueryState(keys[part]);
    const isNewer = known && (known.isInvalidated || known.fetchStatus !== 'idle' || known.dataUpdatedAt > askedAt);
    if (home[part] !== undefined && !asked.has(part) && !isNewer) client.setQueryData(keys[part], home[part]);
  }
}

function keysOf({ me }: Home): Readonly<Record<Part, readonly unknown[]>> {
  const learnerId = me.learner?.id ?? '';
  return {
    me: keyOf(getMe, {}),
    streak: keyOf(getStreak, { params: { learnerId } }),
    today: todayQuery.queryKey,
    decks: keyOf(listDecks, {}),
    assignments: keyOf(listAssignments, { query: { learnerId } }),
  };
}
