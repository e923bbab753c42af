import { useLingui } from '@lingui/react/macro';
import { useQuery, type UseInfiniteQueryResult } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import type { AdminStats } from '../../../shared/schemas/admin.ts';
import { Button } from '../components/controls/button.tsx';
import { Banner, NotLoaded } from '../components/feedback/messages.tsx';
import { describeError } from '../lib/api/describe-error.ts';
import { listItems, type Pages, statsQuery } from '../queries/admin.ts';
import styles from './dashboard.module.css';

interface PagedListProps<Item> {
  readonly list: UseInfiniteQueryResult<Pages<Item>>;
  /** A number of items in words, e.g. `50 users`. */
  readonly countItems: (count: number) => string;
  readonly failedTitle: string;
  readonly loadingLabel: string;
  /** Height of one item, as a CSS length. */
  readonly itemHeight: string;
  readonly layout: 'grid' | 'rows';
  /** Whether the list shows search results, whose count is then announced. */
  readonly isSearch?: boolean;
  /** Shown in place of an empty list. */
  readonly empty: ReactNode;
  readonly renderItem: (item: Item) => ReactNode;
}

/** List of an infinite query with a “Load more” button. */
export function PagedList<Item extends { readonly id: string }>(props: PagedListProps<Item>) {
  const { t } = useLingui();
  const { list, countItems, failedTitle, loadingLabel, itemHeight, layout, isSearch, empty, renderItem } = props;
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
  const shown = countItems(items.length);
  return (
    <>
      {isSearch && (
        <p role="status" className="note">
          {list.isPlaceholderData && t`Searching...`}
          {!list.isPlaceholderData && (list.hasNextPage ? t`${shown} and more found` : t`${shown} found`)}
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
  /** Count of shown items, e.g. `50 users`. */
  readonly shown: string;
  readonly hasMore: boolean;
  readonly isLoading: boolean;
  readonly failure: Error | undefined;
  readonly onLoadMore: () => void;
}

function LoadMore({ shown, hasMore, isLoading, failure, onLoadMore }: LoadMoreProps) {
  const { t } = useLingui();
  const endRef = useRef<HTMLParagraphElement>(null);
  const wasPressed = useRef(false);

  useEffect(() => {
    // After the last page the focused button is gone, so the focus moves to the count.
    if (!hasMore && wasPressed.current) endRef.current?.focus({ preventScroll: true });
  }, [hasMore]);

  return (
    <div className={styles.more}>
      {failure && <Banner tone="error">{t`We couldn’t load more. ${{ reason: describeError(failure) }}`}</Banner>}
      <p ref={endRef} role="status" tabIndex={-1} className="note">
        {hasMore ? t`${shown} so far` : t`${shown} in all`}
      </p>
      {hasMore && (
        <Button
          busyText={isLoading && t`Loading...`}
          onClick={() => {
            wasPressed.current = true;
            onLoadMore();
          }}
        >{t`Load more`}</Button>
      )}
    </div>
  );
}

interface CountHeadingProps {
  readonly title: string;
  /** Text after the title, once the statistics have loaded. */
  readonly describeCount: (stats: AdminStats) => string;
}

/** List heading with the total count, independent of how many items are loaded. */
export function CountHeading({ title, describeCount }: CountHeadingProps) {
  const { t } = useLingui();
  const stats = useQuery(statsQuery);
  return (
    <div>
      <h2>{stats.data ? `${title} ${describeCount(stats.data)}` : title}</h2>
      {!stats.data && stats.isError && (
        <p role="alert" className="row-wrap note gap-0-2">
          {t`Failed to load the count.`}
          <Button
            variant="quiet"
            busyText={stats.isFetching && t`Trying again...`}
            onClick={() => void stats.refetch()}
          >{t`Retry`}</Button>
        </p>
      )}
    </div>
  );
}
