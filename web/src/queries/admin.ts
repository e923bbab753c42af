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
import { callPage, callRoute, type Page } from '../lib/api/api-client.ts';
import { readBrowserTimeZone } from '../lib/device/device-time.ts';
import { forget, forgetLater, keyOf, read } from '../lib/api/route-query.ts';
import { refreshHouseholds } from './households.ts';

/** An account as admins see it. */
export type ManagedUser = RouteAnswer<typeof listUsers>[number];

const itemsPerPage = 50;
const auditEntriesPerPage = 20;
const recentHouseholds = 6;

/** How much there is of everything. */
export const statsQuery = queryOptions(read(getStats, {}));

/** The households that were made last. */
export const recentHouseholdsQuery = queryOptions(read(listHouseholds, { query: { limit: recentHouseholds } }));

const paging = {
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ nextCursor }: Page<unknown>) => nextCursor,
};

/** All households there are, newest first; with `search` those whose name begins so. What was found before stays meanwhile. */
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

/** All accounts by e-mail; with `search` those whose e-mail begins so. What was found before stays meanwhile. */
export function usersQuery(search: string) {
  const query = { limit: itemsPerPage, search: search || undefined };
  return infiniteQueryOptions({
    queryKey: keyOf(listUsers, { query }),
    queryFn: ({ pageParam, signal }) => callPage(listUsers, { query: { ...query, cursor: pageParam } }, { signal }),
    ...paging,
    placeholderData: keepPreviousData,
  });
}

/** What admins did, newest first. Read whenever it is opened: others act on their own devices. */
export const auditQuery = infiniteQueryOptions({
  queryKey: keyOf(listAuditEntries),
  queryFn: ({ pageParam, signal }) =>
    callPage(listAuditEntries, { query: { limit: auditEntriesPerPage, cursor: pageParam } }, { signal }),
  ...paging,
  refetchOnMount: 'always',
});

/** Makes an account; a parent comes with a household. */
export const createUserMutation = mutationOptions({
  mutationFn: (body: RouteCall<typeof createUser>['body']) => callRoute(createUser, { body }),
  onSuccess: (user, _body, _result, { client }) => {
    addToLists(client, listUsers, user, user.email);
    void refreshDashboard(client);
    void refreshHouseholds(client);
  },
});

/** Disables or enables an account. */
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
  /** The learner that a learner account shall study as; without one the server chooses. */
  readonly learnerId?: string | undefined;
}

/** Lets an account into a household. After a refusal its learners are read again: one may have got another account. */
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
  /** Of the parent whom it shall belong to; without one it is the admin's. */
  readonly ownerEmail?: string | undefined;
}

/** Makes a household for somebody else. It lives in this browser's time zone. */
export const createHouseholdForMutation = mutationOptions({
  mutationFn: (household: NewHousehold) =>
    callRoute(createHousehold, { body: { ...household, ...readBrowserTimeZone() } }),
  onSuccess: (household, _call, _result, { client }) => {
    addToLists(client, listHouseholds, household, household.name);
    void refreshDashboard(client);
    void forgetLater(client, listHouseholds);
  },
});

/** After something an admin did: the figures are read again now, the lists when they are next opened. */
async function refreshDashboard(client: QueryClient): Promise<void> {
  await Promise.all([forgetLater(client, listAuditEntries), forgetLater(client, listUsers)]);
  await forget(client, getStats);
}

/** A long list, as far as it was read. */
export type Pages<Item> = InfiniteData<Page<Item>>;

interface Listed {
  readonly id: string;
}

/** All items read so far, each once: the list moves while it is being paged through. */
export function listItems<Item extends Listed>(pages: Pages<Item>): readonly Item[] {
  return [...new Map(pages.pages.flatMap(({ items }) => items).map((item) => [item.id, item])).values()];
}

/**
 * Puts a new item first in the lists it belongs to. The server's own lists lag behind a write by a moment, so reading
 * them again at once could lose it.
 * @param name What the list is searched by.
 */
function addToLists(client: QueryClient, route: Route, item: Listed, name: string): void {
  const hasItem = ({ queryKey: [, call] }: { readonly queryKey: readonly unknown[] }) =>
    name.toLowerCase().startsWith(searchOf(call).toLowerCase());
  client.setQueriesData<Pages<Listed>>({ queryKey: keyOf(route), predicate: hasItem }, (list) => {
    // Lists that were read in one go are read again instead.
    const [first, ...others] = list?.pages ?? [];
    if (!list || !first) return undefined;
    return { ...list, pages: [{ ...first, items: [item, ...first.items] }, ...others] };
  });
}

function searchOf(call: unknown): string {
  const { query } = (call ?? {}) as RouteCall<typeof listUsers>;
  return query?.search ?? '';
}

/** Changes one account wherever it is listed. */
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
