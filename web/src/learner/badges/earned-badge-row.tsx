import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { ErrorState } from '../../components/feedback/messages.tsx';
import { LoadingRegion, Skeleton } from '../../components/feedback/loading.tsx';
import { pairWithEarned, type WonBadge } from './badge.ts';
import { BadgePicture } from './badge-picture.tsx';
import styles from './earned-badge-row.module.css';
import { badgesQuery, earnedBadgesQuery } from '../../queries/streaks.ts';

/** The earned badges side by side under a heading: for below the streak's calendar. */
export function EarnedBadgeRow({ learnerId }: { readonly learnerId: string }) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className={styles.section}>
      <h2 id={headingId}>Badges</h2>
      <Content learnerId={learnerId} />
    </section>
  );
}

function Content({ learnerId }: { readonly learnerId: string }) {
  const badges = useQuery(badgesQuery);
  const earned = useQuery(earnedBadgesQuery(learnerId));
  if (badges.data && earned.data) return <Row badges={pairWithEarned(badges.data, earned.data)} />;
  const failed = [badges, earned].filter((query) => query.isError);
  const [first] = failed;
  if (first) {
    return (
      <ErrorState
        title="Failed to load your badges"
        error={first.error}
        isRetrying={failed.some((query) => query.isFetching)}
        onRetry={() => failed.forEach((query) => void query.refetch())}
      />
    );
  }
  return (
    <LoadingRegion label="Loading your badges...">
      <Skeleton height="124px" />
    </LoadingRegion>
  );
}

function Row({ badges }: { readonly badges: readonly WonBadge[] }) {
  if (badges.length === 0) return <p className={styles.none}>None yet. Your first one is a few days away.</p>;
  return (
    <ul className={styles.row}>
      {badges.map(({ badge }) => (
        <li key={badge.id} className={styles.badge}>
          <BadgePicture badge={badge} size={64} />
          {badge.name}
        </li>
      ))}
    </ul>
  );
}
