import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '../../components/feedback/messages.tsx';
import { LoadingRegion, Skeleton } from '../../components/feedback/loading.tsx';
import { usePageTitle } from '../../lib/page-title.ts';
import { listLocked, pairWithEarned } from './badge.ts';
import { EarnedList, LockedList } from './badge-lists.tsx';
import styles from './badges-screen.module.css';
import { badgesQuery, earnedBadgesQuery, streakQuery } from '../../queries/streaks.ts';

/** All badges: the earned ones with their date, the others with what they still take. */
export function BadgesScreen({ learnerId }: { readonly learnerId: string }) {
  usePageTitle('Badges');
  const badges = useQuery(badgesQuery);
  const earned = useQuery(earnedBadgesQuery(learnerId));
  const streak = useQuery(streakQuery(learnerId));
  if (badges.data && earned.data && streak.data) {
    return (
      <div className={styles.screen}>
        <EarnedList badges={pairWithEarned(badges.data, earned.data)} now={new Date(earned.dataUpdatedAt)} />
        <LockedList badges={listLocked(badges.data, earned.data)} currentStreak={streak.data.currentStreak} />
      </div>
    );
  }
  const failed = [badges, earned, streak].filter((query) => query.isError);
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
    <LoadingRegion label="Loading your badges..." className={styles.loading}>
      <Skeleton height="28px" width="8rem" />
      <Skeleton height="106px" count={4} />
    </LoadingRegion>
  );
}
