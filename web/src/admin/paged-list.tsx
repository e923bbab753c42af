import { useQuery, type UseInfiniteQueryResult } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import type { AdminStats } from '../../../shared/schemas/admin.ts';
import { Button } from '../components/controls/button.tsx';
import { Banner, NotLoaded } from '../components/feedback/messages.tsx';
import { describeError } from '../lib/api/describe-error.ts';
import { listItems, type Pages, statsQuery } from '../queries/admin.ts';
import { countOf } from '../words/counts.ts';
import styles from './dashboard.module.css';

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
  if (!list.data)
    return (
      <NotLoaded
        of={list}
        failed={failedTitle}
        loading={loadingLabel}
        className={styles[layout]}
        height={itemHeight}
        count={6}
      />
    );
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

interface LoadMoreProps {
  /** How many are shown, in words: `50 users`. */
  readonly shown: string;
  readonly hasMore: boolean;
  readonly isLoading: boolean;
  /** Why the last try did not work. */
  readonly failure: Error | undefined;
  readonly onLoadMore: () => void;
}

/** The end of a list as far as it was read, and the way on. */
function LoadMore({ shown, hasMore, isLoading, failure, onLoadMore }: LoadMoreProps) {
  const endRef = useRef<HTMLParagraphElement>(null);
  const wasPressed = useRef(false);

  useEffect(() => {
    // The button that had the focus is gone.
    if (!hasMore && wasPressed.current) endRef.current?.focus({ preventScroll: true });
  }, [hasMore]);

  return (
    <div className={styles.more}>
      {failure && <Banner tone="error">{`The next ones could not be loaded. ${describeError(failure)}`}</Banner>}
      <p ref={endRef} role="status" tabIndex={-1} className={styles.note}>
        {hasMore ? `${shown} so far` : `${shown}, that is all`}
      </p>
      {hasMore && (
        <Button
          busyText={isLoading && 'Loading...'}
          onClick={() => {
            wasPressed.current = true;
            onLoadMore();
          }}
        >
          Load more
        </Button>
      )}
    </div>
  );
}

interface CountHeadingProps {
  /** Such as `All Households`. */
  readonly title: string;
  /** What follows the title once the figures are there. */
  readonly describeCount: (stats: AdminStats) => string;
}

/** The heading of a list, with how much there is of it in all, however much of it is shown. */
export function CountHeading({ title, describeCount }: CountHeadingProps) {
  const stats = useQuery(statsQuery);
  return (
    <div>
      <h2>{stats.data ? `${title} ${describeCount(stats.data)}` : title}</h2>
      {!stats.data && stats.isError && (
        <p role="alert" className={styles.countFailed}>
          Failed to load the count.
          <Button variant="quiet" busyText={stats.isFetching && 'Trying again...'} onClick={() => void stats.refetch()}>
            Retry
          </Button>
        </p>
      )}
    </div>
  );
}
