import type { UseQueryResult } from '@tanstack/react-query';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import CloudOff from 'lucide-react/icons/cloud-off';
import Info from 'lucide-react/icons/info';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { joinClasses } from '../../lib/class-names.ts';
import { isOffline } from '../../lib/api/api-error.ts';
import { describeError, describeFailure, type RefusalWords } from '../../lib/api/describe-error.ts';
import { Button, IconButton } from '../controls/button.tsx';
import { LoadingRegion, Skeleton } from './loading.tsx';
import styles from './messages.module.css';

interface BannerProps {
  /** `error` is read out at once; the others wait for a pause. */
  readonly tone: 'error' | 'success' | 'info';
  readonly children: ReactNode;
  /** A button that helps, such as Retry. */
  readonly action?: ReactNode;
  readonly onDismiss?: (() => void) | undefined;
}

const icons = { error: CircleAlert, success: CircleCheck, info: Info } as const;

/** A sentence across the width of its place. Give it a fresh `key` to have the same sentence read out again. */
export function Banner({ tone, children, action, onDismiss }: BannerProps) {
  const Icon = icons[tone];
  return (
    <div role={tone === 'error' ? 'alert' : 'status'} className={joinClasses(styles.banner, styles[tone])}>
      <Icon className={styles.bannerIcon} />
      <div className={styles.bannerText}>{children}</div>
      {action}
      {onDismiss && (
        <span className={styles.dismiss}>
          <IconButton label="Dismiss" icon={<X />} onClick={onDismiss} />
        </span>
      )}
    </div>
  );
}

interface FailureProps {
  /** What went wrong; nothing shows as long as there is nothing. */
  readonly error: Error | null | undefined;
  /** The specified words for this place, such as `Failed to save deck`. A function says something else, or nothing. */
  readonly title: string | ((error: Error) => string | undefined);
  readonly refusals?: RefusalWords | undefined;
  readonly action?: ReactNode;
}

/** Why something could not be done, above what somebody can do about it. */
export function Failure({ error, title, refusals, action }: FailureProps) {
  const words = error && (typeof title === 'string' ? describeFailure(error, title, refusals) : title(error));
  return (
    words && (
      <Banner tone="error" action={action}>
        {words}
      </Banner>
    )
  );
}

interface EmptyStateProps {
  readonly title: string;
  readonly text?: string;
  /** A picture in the project's colours. */
  readonly icon?: ReactNode;
  /** The next step: nearly always there. */
  readonly action?: ReactNode;
}

/** Nothing here yet, and what to do about it. */
export function EmptyState({ title, text, icon, action }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      {icon && (
        <div className={styles.emptyIcon} aria-hidden="true">
          {icon}
        </div>
      )}
      <p className={styles.emptyTitle}>{title}</p>
      {text && <p className={styles.emptyText}>{text}</p>}
      {action && <div className={styles.emptyAction}>{action}</div>}
    </div>
  );
}

type Reading = Pick<UseQueryResult, 'error' | 'isFetching' | 'refetch'>;

interface ErrorStateProps {
  /** The specified words for this place, such as `Failed to load decks`. */
  readonly title: string;
  /** What was to be read; where several reads make one thing, at least one of them failed. */
  readonly of: Reading | readonly Reading[];
  /** What it says without a connection, where there is more to say. */
  readonly offline?: OfflineWords | undefined;
}

interface OfflineWords {
  readonly title: string;
  readonly text: string;
}

const needsConnection: OfflineWords = {
  title: 'This needs a connection',
  text: 'It comes by itself when you are back online. Everything you saved is safe.',
};

/** Something could not be loaded: what, why, and another try. Without a connection the reads go on by themselves when it is back. */
export function ErrorState({ title, of, offline = needsConnection }: ErrorStateProps) {
  const failed = [of].flat().filter(({ error }) => error !== null);
  const retry = () => void Promise.all(failed.map(async ({ refetch }) => await refetch()));
  const action = (
    <Button
      icon={<RotateCcw />}
      onClick={retry}
      busyText={failed.some(({ isFetching }) => isFetching) && 'Trying again...'}
    >
      Retry
    </Button>
  );
  const error = failed[0]?.error;
  if (isOffline(error)) {
    return (
      <div role="alert">
        <EmptyState icon={<CloudOff />} {...offline} action={action} />
      </div>
    );
  }
  return (
    <div role="alert" className={styles.failure}>
      <CloudOff className={styles.failureIcon} />
      <div>
        <p className={styles.failureTitle}>{title}</p>
        <p className={styles.failureText}>{describeError(error)}</p>
      </div>
      {action}
    </div>
  );
}

interface NotLoadedProps extends Pick<ErrorStateProps, 'of' | 'offline'> {
  /** What is read, where it stands so in `Loading decks...` and `Failed to load decks`. */
  readonly what?: string;
  /** Other words, where some are specified. */
  readonly loading?: string;
  readonly failed?: string;
  readonly className?: string | undefined;
  /** The shape to come: skeletons of one height, unless there are `children`. */
  readonly height?: string;
  readonly count?: number;
  readonly children?: ReactNode;
}

/** Stands where nothing is read yet: on its way, or failed. `if (!decks.data) return <NotLoaded of={decks} what="decks" height="124px" />`. */
export function NotLoaded({ of, offline, what, className, height = '', count = 1, ...props }: NotLoadedProps) {
  const { failed = `Failed to load ${what}`, loading = `Loading ${what}...` } = props;
  if ([of].flat().some(({ error }) => error !== null)) return <ErrorState title={failed} of={of} offline={offline} />;
  return (
    <LoadingRegion label={loading} className={className}>
      {props.children ?? <Skeleton height={height} count={count} />}
    </LoadingRegion>
  );
}
