import {
  type InfiniteData,
  infiniteQueryOptions,
  keepPreviousData,
  mutationOptions,
  type QueryClient,
  queryOptions,
} from '@tanstack/react-query';
import { createUser, getStats, listAuditEntries, listUsers, updateUser } from '../../../shared/routes/admin.ts';
import type { Route, RouteAnswer, RouteCall } from '../../../shared/routes/define-route.ts';
import { createHousehold, listHouseholds } from '../../../shared/routes/households.ts';
import { listLearners } from '../../../shared/routes/learners.ts';
import { assignUser } from '../../../shared/routes/users.ts';
import type { Household } from '../../../shared/schemas/household.ts';
import type { MemberRole } from '../../../shared/schemas/user.ts';
import { callRoute } from '../lib/api/api-client.ts';
import { callPage, type Page } from '../lib/api/call-page.ts';
import { readBrowserTimeZone } from '../lib/device/browser-time-zone.ts';
import { forget, forgetLater, keyOf, read } from '../lib/api/route-query.ts';
import { refreshHouseholds } from './households.ts';

export type ManagedUser = RouteAnswer<typeof listUsers>[number];

const itemsPerPage = 50;
const auditEntriesPerPage = 20;
const recentHouseholds = 6;

export const statsQuery = queryOptions(read(getStats, {}));

export const recentHouseholdsQuery = queryOptions(read(listHouseholds, { query: { limit: recentHouseholds } }));

const paging = {
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ nextCursor }: Page<unknown>) => nextCursor,
};

/** All households, newest first; `search` filters by name prefix. Earlier results stay visible while a search loads. */
export function allHouseholdsQuery(search: string) {
  const query = { limit: itemsPerPage, search: search || undefined };
  return infiniteQueryOptions({
    queryKey: keyOf(listHouseholds, { query }),
    queryFn: ({ pageParam, signal }) =>
      callPage(listHouseholds, { query: { ...query, cursor: pageParam } }, { signal }),
    ...paging,
    placeholderData: keepPreviousData,
  });
}

/** All accounts, sorted by email; `search` filters by email prefix. Earlier results stay visible while a search loads. */
export function usersQuery(search: string) {
  const query = { limit: itemsPerPage, search: search || undefined };
  return infiniteQueryOptions({
    queryKey: keyOf(listUsers, { query }),
    queryFn: ({ pageParam, signal }) => callPage(listUsers, { query: { ...query, cursor: pageParam } }, { signal }),
    ...paging,
    placeholderData: keepPreviousData,
  });
}

/** The admin audit log, newest first. Refetched on every mount because other admins add entries. */
export const auditQuery = infiniteQueryOptions({
  queryKey: keyOf(listAuditEntries),
  queryFn: ({ pageParam, signal }) =>
    callPage(listAuditEntries, { query: { limit: auditEntriesPerPage, cursor: pageParam } }, { signal }),
  ...paging,
  refetchOnMount: 'always',
});

/** Creates an account. The server also creates a household for a parent. */
export const createUserMutation = mutationOptions({
  mutationFn: (body: RouteCall<typeof createUser>['body']) => callRoute(createUser, { body }),
  onSuccess: (user, _body, _result, { client }) => {
    addToLists(client, listUsers, user, user.email);
    void refreshDashboard(client);
    void refreshHouseholds(client);
  },
});

export const updateUserMutation = mutationOptions({
  mutationFn: (call: RouteCall<typeof updateUser>) => callRoute(updateUser, call),
  onSuccess: (changed, _call, _result, { client }) => {
    changeInLists(client, changed.id, () => changed);
    void refreshDashboard(client);
  },
});

interface Admission {
  readonly user: ManagedUser;
  readonly household: Household;
  readonly role: MemberRole;
  /** The learner to link a learner account to. If omitted, the server chooses. */
  readonly learnerId?: string | undefined;
}

/** Adds an account to a household. On failure, the household's learners are refetched because one may have been linked in the meantime. */
export const assignUserMutation = mutationOptions({
  mutationFn: ({ user, household, role, learnerId }: Admission) =>
    callRoute(assignUser, { params: { userId: user.id }, body: { householdId: household.id, role, learnerId } }),
  onSuccess: ({ role }, { user, household: { id, name } }, _result, { client }) => {
    changeInLists(client, user.id, (listed) => ({ ...listed, households: [...listed.households, { id, name, role }] }));
    void refreshDashboard(client);
    void refreshHouseholds(client);
  },
  onError: (_error, { household }, _result, { client }) =>
    void forget(client, listLearners, { params: { householdId: household.id } }),
});

interface NewHousehold {
  readonly name: string;
  /** Email of the parent who becomes the owner. If omitted, the admin is the owner. */
  readonly ownerEmail?: string | undefined;
}

/** Creates a household for another account, in this browser's time zone. */
export const createHouseholdForMutation = mutationOptions({
  mutationFn: (household: NewHousehold) =>
    callRoute(createHousehold, { body: { ...household, ...readBrowserTimeZone() } }),
  onSuccess: (household, _call, _result, { client }) => {
    addToLists(client, listHouseholds, household, household.name);
    void refreshDashboard(client);
    void forgetLater(client, listHouseholds);
  },
});

/** Refreshes the dashboard after an admin action: totals are refetched now, lists when they are next opened. */
async function refreshDashboard(client: QueryClient): Promise<void> {
  await Promise.all([forgetLater(client, listAuditEntries), forgetLater(client, listUsers)]);
  await forget(client, getStats);
}

export type Pages<Item> = InfiniteData<Page<Item>>;

interface Listed {
  readonly id: string;
}

/** @returns all loaded items without duplicates, which appear when the list changes between reading two pages */
export function listItems<Item extends Listed>(pages: Pages<Item>): readonly Item[] {
  return [...new Map(pages.pages.flatMap(({ items }) => items).map((item) => [item.id, item])).values()];
}

/**
 * Inserts a new item at the top of each cached list that it matches. The server's lists are eventually consistent, so a refetch could miss the item.
 * @param name The field that the list's search matches by prefix.
 */
function addToLists(client: QueryClient, route: Route, item: Listed, name: string): void {
  const hasItem = ({ queryKey: [, call] }: { readonly queryKey: readonly unknown[] }) =>
    name.toLowerCase().startsWith(searchOf(call).toLowerCase());
  client.setQueriesData<Pages<Listed>>({ queryKey: keyOf(route), predicate: hasItem }, (list) => {
    // Returning undefined skips lists without pages; those are refetched instead.
    const [first, ...others] = list?.pages ?? [];
    if (!list || !first) return undefined;
    return { ...list, pages: [{ ...first, items: [item, ...first.items] }, ...others] };
  });
}

function searchOf(call: unknown): string {
  const { query } = (call ?? {}) as RouteCall<typeof listUsers>;
  return query?.search ?? '';
}

function changeInLists(client: QueryClient, id: string, change: (user: ManagedUser) => ManagedUser): void {
  const changePage = (page: Page<ManagedUser>) => ({
    ...page,
    items: page.items.map((item) => (item.id === id ? change(item) : item)),
  });
  client.setQueriesData<Pages<ManagedUser>>(
    { queryKey: keyOf(listUsers) },
    (list) => list && { ...list, pages: list.pages.map(changePage) },
  );
}
