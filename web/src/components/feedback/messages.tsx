import { useLingui } from '@lingui/react/macro';
import type { UseQueryResult } from '@tanstack/react-query';
import CircleAlert from 'virtual:icons/circle-alert';
import CircleCheck from 'virtual:icons/circle-check';
import CloudOff from 'virtual:icons/cloud-off';
import Info from 'virtual:icons/info';
import RotateCcw from 'virtual:icons/rotate-ccw';
import X from 'virtual:icons/x';
import type { ReactNode } from 'react';
import { joinClasses } from '../../lib/class-names.ts';
import { isOffline } from '../../lib/api/api-error.ts';
import { describeError, describeFailure, type RefusalWords } from '../../lib/api/describe-error.ts';
import { Button, IconButton } from '../controls/button.tsx';
import type { Mood } from '../pictures/mascot.tsx';
import { MascotPlace } from '../pictures/mascot-place.tsx';
import { LoadingRegion, Skeleton } from './loading.tsx';
import styles from './messages.module.css';

interface BannerProps {
  /** `error` interrupts the screen reader; the others wait for a pause. */
  readonly tone: 'error' | 'success' | 'info';
  readonly children: ReactNode;
  readonly action?: ReactNode;
  readonly onDismiss?: (() => void) | undefined;
}

const tones = { error: 'tint-wrong', success: 'tint-right', info: 'tint-brand' } as const;
const icons = { error: CircleAlert, success: CircleCheck, info: Info } as const;

/** A full-width message. Change its `key` to announce the same text again. */
export function Banner({ tone, children, action, onDismiss }: BannerProps) {
  const { t } = useLingui();
  const Icon = icons[tone];
  return (
    <div role={tone === 'error' ? 'alert' : 'status'} className={joinClasses(styles.banner, tones[tone])}>
      <Icon className={styles.bannerIcon} />
      <div className={joinClasses(styles.bannerText, 'medium in-ink')}>{children}</div>
      {action}
      {onDismiss && (
        <span className={styles.dismiss}>
          <IconButton label={t`Dismiss`} icon={<X />} onClick={onDismiss} />
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
  /** What there is none of, as a sign at the mascot's feet. */
  readonly icon?: ReactNode;
  /** What it means that there is nothing: not there yet, all done, or out of reach for now. */
  readonly mood?: Mood;
  readonly action?: ReactNode;
}

/** Shown in place of an empty list, with a way to fill it. */
export function EmptyState({ title, text, icon, mood = 'looking', action }: EmptyStateProps) {
  return (
    <div className={joinClasses(styles.empty, 'centred gap-2')}>
      <div className="middle relative below-2" aria-hidden="true">
        <MascotPlace mood={mood} size={88} />
        {icon && <div className={joinClasses(styles.emptyIcon, 'middle round tint-spark')}>{icon}</div>}
      </div>
      <p className="title text-l">{title}</p>
      {text && <p className={joinClasses(styles.emptyText, 'muted balanced')}>{text}</p>}
      {action && <div className="above-3 row-wrap justify-center gap-3">{action}</div>}
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

export interface OfflineWords {
  readonly title: string;
  readonly text: string;
  /** What can be done without a connection, before Retry. */
  readonly action?: ReactNode;
}

/** Loading error with its reason and a Retry button. Offline, the queries resume automatically when the connection returns. */
export function ErrorState({ title, of, offline }: ErrorStateProps) {
  const { t } = useLingui();
  const failed = [of].flat().filter(({ error }) => error !== null);
  const retry = () => void Promise.all(failed.map(async ({ refetch }) => await refetch()));
  const action = (
    <Button
      icon={<RotateCcw />}
      onClick={retry}
      busyText={failed.some(({ isFetching }) => isFetching) && t`Trying again...`}
    >{t`Retry`}</Button>
  );
  const error = failed[0]?.error;
  if (isOffline(error)) {
    const words: OfflineWords = offline ?? {
      title: t`This needs a connection`,
      text: t`It opens by itself when you’re back online. Everything you saved is safe.`,
    };
    return (
      <div role="alert">
        <EmptyState
          icon={<CloudOff />}
          mood="resting"
          {...words}
          action={
            <>
              {words.action}
              {action}
            </>
          }
        />
      </div>
    );
  }
  return (
    <div role="alert" className={joinClasses(styles.failure, 'row-wrap gap-4 box')}>
      <MascotPlace mood="puzzled" size={64} />
      <div>
        <p className="bold">{title}</p>
        <p className="note">{describeError(error)}</p>
      </div>
      {action}
    </div>
  );
}

interface NotLoadedProps extends Pick<ErrorStateProps, 'of' | 'offline'> {
  /** What screen readers hear meanwhile: `Loading decks...`. */
  readonly loading: string;
  /** Title of the error. */
  readonly failed: string;
  readonly className?: string | undefined;
  /** Height of each skeleton; ignored if `children` are given. */
  readonly height?: string;
  readonly count?: number;
  readonly children?: ReactNode;
}

/** Shown until data is loaded, or if loading failed: `if (!decks.data) return <NotLoaded of={decks} {...words} height="124px" />`. */
export function NotLoaded(props: NotLoadedProps) {
  const { of, offline, loading, failed, className, height = '', count = 1 } = props;
  if ([of].flat().some(({ error }) => error !== null)) return <ErrorState title={failed} of={of} offline={offline} />;
  return (
    <LoadingRegion label={loading} className={className}>
      {props.children ?? <Skeleton height={height} count={count} />}
    </LoadingRegion>
  );
}
