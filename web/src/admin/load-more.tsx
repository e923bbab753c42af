import { useEffect, useRef } from 'react';
import { Banner } from '../components/feedback/messages.tsx';
import { Button } from '../components/controls/button.tsx';
import { describeError } from '../lib/describe-error.ts';
import styles from './paged-list.module.css';

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
export function LoadMore({ shown, hasMore, isLoading, failure, onLoadMore }: LoadMoreProps) {
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
