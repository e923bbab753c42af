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
  /** `error` interrupts the screen reader; the others wait for a pause. */
  readonly tone: 'error' | 'success' | 'info';
  readonly children: ReactNode;
  readonly action?: ReactNode;
  readonly onDismiss?: (() => void) | undefined;
}

const icons = { error: CircleAlert, success: CircleCheck, info: Info } as const;

/** A full-width message. Change its `key` to announce the same text again. */
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
  readonly error: Error | null | undefined;
  /** Error title of this screen, such as `Failed to save deck`. A function can return another text, or undefined to show nothing. */
  readonly title: string | ((error: Error) => string | undefined);
  readonly refusals?: RefusalWords | undefined;
  readonly action?: ReactNode;
}

/** An error message with its reason and an optional action. */
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
  readonly icon?: ReactNode;
  readonly action?: ReactNode;
}

/** Shown in place of an empty list, with a way to fill it. */
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
  /** Error title of this screen, such as `Failed to load decks`. */
  readonly title: string;
  /** The failed query, or several queries of which at least one failed. */
  readonly of: Reading | readonly Reading[];
  /** Replaces the default offline text. */
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

/** Loading error with its reason and a Retry button. Offline, the queries resume automatically when the connection returns. */
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
  /** The content's name, used in `Loading decks...` and `Failed to load decks`. */
  readonly what?: string;
  /** Replaces the loading text made from `what`; `failed` replaces the error text. */
  readonly loading?: string;
  readonly failed?: string;
  readonly className?: string | undefined;
  /** Height of each skeleton; ignored if `children` are given. */
  readonly height?: string;
  readonly count?: number;
  readonly children?: ReactNode;
}

/** Shown until data is loaded, or if loading failed: `if (!decks.data) return <NotLoaded of={decks} what="decks" height="124px" />`. */
export function NotLoaded({ of, offline, what, className, height = '', count = 1, ...props }: NotLoadedProps) {
  const { failed = `Failed to load ${what}`, loading = `Loading ${what}...` } = props;
  if ([of].flat().some(({ error }) => error !== null)) return <ErrorState title={failed} of={of} offline={offline} />;
  return (
    <LoadingRegion label={loading} className={className}>
      {props.children ?? <Skeleton height={height} count={count} />}
    </LoadingRegion>
  );
}
