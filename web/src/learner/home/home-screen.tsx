import { useQuery } from '@tanstack/react-query';
import Award from 'lucide-react/icons/award';
import BookOpen from 'lucide-react/icons/book-open';
import Flame from 'lucide-react/icons/flame';
import Lightbulb from 'lucide-react/icons/lightbulb';
import type { ReactNode } from 'react';
import { ErrorState } from '../../components/feedback/messages.tsx';
import { LoadingRegion, Skeleton } from '../../components/feedback/loading.tsx';
import { usePageTitle } from '../../lib/page-title.ts';
import { badgesReached } from '../../../../shared/streaks/badges.ts';
import { countOf, nounFor } from '../../words/counts.ts';
import { ActionCard } from './action-card.tsx';
import { HomeTile } from './home-tile.tsx';
import styles from './home-screen.module.css';
import { streakQuery } from '../../queries/streaks.ts';
import { ownDecksQuery } from '../../queries/decks.ts';

interface HomeScreenProps {
  readonly learnerId: string;
  readonly onStudy: () => void;
  readonly onQuiz: () => void;
  /** What grown-ups gave to do; nothing when there is none. */
  readonly assignedWork?: ReactNode;
}

/** Where a learner starts: how it goes, and the two things to do. */
export function HomeScreen({ learnerId, onStudy, onQuiz, assignedWork }: HomeScreenProps) {
  usePageTitle('Home');
  return (
    <div className={styles.screen}>
      <h2 className={styles.question}>Ready to learn?</h2>
      <Progress learnerId={learnerId} />
      {assignedWork}
      <StudyCard onStudy={onStudy} />
      <ActionCard tone="spark" icon={<Lightbulb />} title="Take a Quiz" detail="See what you know" onPress={onQuiz} />
    </div>
  );
}

function Progress({ learnerId }: Pick<HomeScreenProps, 'learnerId'>) {
  const streak = useQuery(streakQuery(learnerId));
  if (streak.isPending) {
    return (
      <LoadingRegion label="Loading your streak..." className={styles.tiles}>
        <Skeleton height="122px" count={2} />
      </LoadingRegion>
    );
  }
  if (!streak.data) {
    return (
      <ErrorState
        title="Failed to load your streak"
        error={streak.error}
        isRetrying={streak.isFetching}
        onRetry={() => void streak.refetch()}
      />
    );
  }
  const { currentStreak, longestStreak } = streak.data;
  return (
    <div className={styles.tiles}>
      <HomeTile
        tone="spark"
        icon={<Flame />}
        value={currentStreak}
        label="day streak"
        note={currentStreak === 0 ? 'Start one today!' : undefined}
      />
      <HomeTile tone="brand" icon={<Award />} value={badgesReached(longestStreak).length} label="achievements earned" />
    </div>
  );
}

function StudyCard({ onStudy }: Pick<HomeScreenProps, 'onStudy'>) {
  const decks = useQuery(ownDecksQuery);
  if (decks.isError && !decks.data) {
    return (
      <ErrorState
        title="Failed to load decks"
        error={decks.error}
        isRetrying={decks.isFetching}
        onRetry={() => void decks.refetch()}
      />
    );
  }
  const count = decks.data?.length;
  const due = decks.data?.reduce((sum, deck) => sum + deck.dueCards, 0) ?? 0;
  return (
    <ActionCard
      tone="brand"
      icon={<BookOpen />}
      title="Study a Deck"
      detail={count === undefined ? undefined : describeDecks(count)}
      note={due > 0 ? describeWaiting(due) : undefined}
      onPress={onStudy}
    />
  );
}

function describeDecks(count: number): string {
  return `${countOf(count, 'deck')} available`;
}

function describeWaiting(due: number): string {
  return `${countOf(due, 'card')} ${nounFor(due, 'waits', 'wait')} today`;
}
