import { type QueryClient, type QueryFunctionContext, queryOptions } from '@tanstack/react-query';
import { listAssignments } from '../../../shared/routes/assignments.ts';
import { getMe } from '../../../shared/routes/auth.ts';
import { listDecks } from '../../../shared/routes/decks.ts';
import type { RouteAnswer } from '../../../shared/routes/define-route.ts';
import { getHome } from '../../../shared/routes/home.ts';
import { getStreak } from '../../../shared/routes/learners.ts';
import { callRoute } from '../lib/api/api-client.ts';
import { ApiError } from '../lib/api/api-error.ts';
import { keyOf, read, readAllPages } from '../lib/api/route-query.ts';
import { readSession, whenLeaving } from '../lib/account/session.ts';
import { countForgotten, progressFreshness } from './progress-freshness.ts';

/*
 * What the first screen reads, and nothing else: whatever stands here is fetched before it shows.
 */

/** Reads the signed-in account. Forget it after what changes the account's households or learner. */
export const meQuery = queryOptions(readWithHome('me', { ...read(getMe, {}), queryFn: askForMe }));

async function askForMe(context: { readonly signal: AbortSignal }) {
  const token = readSession()?.token;
  const me = await read(getMe, {}).queryFn(context);
  // Whether a learner's family agrees only its Home says.
  if (me.role !== 'learner') noteInOrder(token);
  return me;
}

/**
 * The server says that the account is in order: what waits here unsent has its 30 days anew, should it wait again. What this device says by itself is no
 * such word. Of a learner who is erased, or taken out of the family, nothing stays here.
 */
function noteInOrder(token: string | undefined, isThere = true): void {
  const session = readSession();
  if (!session || session.token !== token) return;
  const { id } = session.user;
  whenLeaving(({ endUnsent, forgetKept }) => (isThere ? endUnsent(id) : forgetKept(id)));
}

/** The learner's streak, in study days. */
export function streakQuery(learnerId: string) {
  return queryOptions({ ...readWithHome('streak', read(getStreak, { params: { learnerId } })), ...progressFreshness });
}

/** The decks of the learner's family, with the learner's own numbers. */
export const ownDecksQuery = queryOptions({
  ...readWithHome('decks', readAllPages(listDecks, {})),
  ...progressFreshness,
});

/** What the learner has to do, and what was done last. */
export function assignedWorkQuery(learnerId: string) {
  return queryOptions({
    ...readWithHome('assignments', read(listAssignments, { query: { learnerId } })),
    ...progressFreshness,
  });
}

/** What today's cards of all decks are chosen from: only that call tells it. */
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

/** All parts, and what each is called. */
export type Home = RouteAnswer<typeof getHome>;
export type Part = keyof Home;

/** Parts that are asked for in the same moment, and the one answer to all of them; nothing where each asks by itself. */
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
 * A read that is part of a learner's Home: with others that are asked for in the same moment, and with the account, it goes out as one call, whose other
 * parts are then known as well. Alone, for grown-ups, and where that call is refused, it is the call that it always was.
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
 * What stands in for the server where it does not answer: the app of whoever has something says it (`learner/offline/instead-of-server.ts`), as it comes
 * with that.
 */
interface StandIn {
  /** @param onLate hears what the server says after all. */
  readonly instead: <P extends Part, T extends Home[P] | null>(
    part: P,
    asked: Promise<T>,
    onLate: (answer: T) => void,
  ) => Promise<T>;
}
export const standIn: { -readonly [Way in keyof StandIn]: StandIn[Way] } = { instead: async (_, asked) => await asked };

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
    // Whatever is asked for in the same moment comes along.
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
    noteInOrder(token, home.me.learner !== undefined);
    // What came in for somebody else, or before something changed, tells nothing about now.
    if (readSession()?.token === token && countForgotten() === forgotten) keepOthers(client, home, { asked, askedAt });
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

/** Keeps the parts that nobody asked for, where nothing newer is known of them and nobody is about to know. */
function keepOthers(client: QueryClient, home: Home, { asked, askedAt }: AskedParts): void {
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
