import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorState } from '../components/feedback/messages.tsx';
import { LoadingRegion, Skeleton } from '../components/feedback/loading.tsx';
import { countOf } from '../words/counts.ts';
import { LoadMore } from './load-more.tsx';
import styles from './paged-list.module.css';
import { listItems, type Pages } from '../queries/admin.ts';

interface PagedListProps<Item> {
  readonly list: UseInfiniteQueryResult<Pages<Item>>;
  /** What one item is called: `user`. */
  readonly noun: string;
  readonly failedTitle: string;
  readonly loadingLabel: string;
  /** CSS length of one item. */
  readonly itemHeight: string;
  /** Cards in columns, or rows under each other. */
  readonly layout: 'grid' | 'rows';
  /** Whether these are finds: their number is then said. */
  readonly isSearch?: boolean;
  /** What stands here when there is nothing. */
  readonly empty: ReactNode;
  readonly renderItem: (item: Item) => ReactNode;
}

/** A long list, a page at a time. */
export function PagedList<Item extends { readonly id: string }>(props: PagedListProps<Item>) {
  const { list, noun, failedTitle, loadingLabel, itemHeight, layout, isSearch, empty, renderItem } = props;
  if (!list.data && list.isError) {
    return (
      <ErrorState
        title={failedTitle}
        error={list.error}
        isRetrying={list.isFetching}
        onRetry={() => void list.refetch()}
      />
    );
  }
  if (!list.data) {
    return (
      <LoadingRegion label={loadingLabel} className={styles[layout]}>
        <Skeleton height={itemHeight} count={6} />
      </LoadingRegion>
    );
  }
  const items = listItems(list.data);
  const shown = countOf(items.length, noun);
  return (
    <>
      {isSearch && (
        <p role="status" className={styles.note}>
          {list.isPlaceholderData ? 'Searching...' : `${shown}${list.hasNextPage ? ' and more' : ''} found`}
        </p>
      )}
      {items.length === 0 ? (
        empty
      ) : (
        <ul className={styles[layout]} aria-busy={list.isPlaceholderData}>
          {items.map((item) => (
            <li key={item.id}>{renderItem(item)}</li>
          ))}
        </ul>
      )}
      {(list.hasNextPage || list.data.pages.length > 1) && (
        <LoadMore
          shown={shown}
          hasMore={list.hasNextPage}
          isLoading={list.isFetchingNextPage}
          failure={list.isFetchNextPageError ? list.error : undefined}
          onLoadMore={() => void list.fetchNextPage()}
        />
      )}
    </>
  );
}
