import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { householdKeys } from '../lib/household-cache.ts';
import type { Page } from '../lib/api-client.ts';

/** Under which keys the dashboard keeps what it reads. Households stand with all others, to be read again with them. */
export const adminKeys = {
  stats: ['admin', 'stats'],
  audit: ['admin', 'audit'],
  users: ['admin', 'users'],
  usersLike: (search: string) => [...adminKeys.users, search] as const,
  households: [...householdKeys.list, 'all'],
  householdsLike: (search: string) => [...adminKeys.households, search] as const,
  recentHouseholds: [...householdKeys.list, 'recent'],
} as const;

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
 * @param key Of all searches of the list; the last part of each one's key is what was searched for.
 * @param name What the list is searched by.
 */
export function addToLists(client: QueryClient, key: readonly string[], item: Listed, name: string): void {
  const hasItem = ({ queryKey }: { readonly queryKey: readonly unknown[] }) =>
    name.toLowerCase().startsWith(String(queryKey.at(-1)).toLowerCase());
  client.setQueriesData<Pages<Listed>>({ queryKey: key, predicate: hasItem }, (list) => {
    const [first, ...others] = list?.pages ?? [];
    if (!list || !first) return undefined;
    return { ...list, pages: [{ ...first, items: [item, ...first.items] }, ...others] };
  });
}

/** Changes one item wherever it is listed. */
export function changeInLists<Item extends Listed>(
  client: QueryClient,
  key: readonly string[],
  id: string,
  change: (item: Item) => Item,
): void {
  client.setQueriesData<Pages<Item>>(
    { queryKey: key },
    (list) =>
      list && {
        ...list,
        pages: list.pages.map((page) => ({
          ...page,
          items: page.items.map((item) => (item.id === id ? change(item) : item)),
        })),
      },
  );
}

/** After something an admin did: the figures are read again now, the lists when they are next opened. */
export async function refreshDashboard(client: QueryClient): Promise<void> {
  await client.invalidateQueries({ queryKey: ['admin'], refetchType: 'none' });
  await client.invalidateQueries({ queryKey: adminKeys.stats });
}
