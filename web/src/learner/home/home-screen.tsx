import { useQuery } from '@tanstack/react-query';
import Award from 'lucide-react/icons/award';
import BookOpen from 'lucide-react/icons/book-open';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Flame from 'lucide-react/icons/flame';
import Lightbulb from 'lucide-react/icons/lightbulb';
import PartyPopper from 'lucide-react/icons/party-popper';
import Play from 'lucide-react/icons/play';
import { type ReactNode, useState } from 'react';
import { countPortion } from '../../../../shared/scheduling/today-portion.ts';
import { badgesReached } from '../../../../shared/streaks/badges.ts';
import { LoadingRegion, Skeleton } from '../../components/feedback/loading.tsx';
import { ErrorState } from '../../components/feedback/messages.tsx';
import { PressableCard } from '../../components/layout/card.tsx';
import { joinClasses } from '../../lib/class-names.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { assignedWorkQuery, ownDecksQuery, streakQuery, todayQuery } from '../../queries/home.ts';
import { useIsFromDevice } from '../../queries/progress-freshness.ts';
import { countOf } from '../../words/counts.ts';
import styles from './home-screen.module.css';

interface HomeScreenProps {
  readonly learnerId: string;
  /** Today's cards of all decks. */
  readonly onToday: () => void;
  readonly onStudy: () => void;
  readonly onQuiz: () => void;
  /** What grown-ups gave to do; nothing when there is none. */
  readonly assignedWork?: ReactNode;
}

/** Where a learner starts: how it goes, and the two things to do. */
export function HomeScreen({ learnerId, onToday, onStudy, onQuiz, assignedWork }: HomeScreenProps) {
  usePageTitle('Home');
  const isWhole = useWholeHome(learnerId);
  const isFromDevice = useIsFromDevice();
  if (!isWhole) return <HomeSkeleton />;
  return (
    <div className={styles.screen}>
      <h2 className={styles.question}>Ready to learn?</h2>
      {isFromDevice && (
        <p role="status" className={styles.seen}>
          You are offline. You can study all the same: this device keeps what you do.
        </p>
      )}
      <TodayCard onToday={onToday} />
      <Progress learnerId={learnerId} />
      {assignedWork}
      <StudyCard onStudy={onStudy} />
      <ActionCard tone="spark" icon={<Lightbulb />} title="Take a Quiz" detail="See what you know" onPress={onQuiz} />
      <p className={styles.seen}>Your grown-ups can see what you practised.</p>
    </div>
  );
}

/**
 * Whether Home can be drawn: whole, as one call brings it, so that nothing moves under a finger. Where a part fails, the others no longer wait for
 * it; what is drawn stays.
 */
function useWholeHome(learnerId: string): boolean {
  const [isWhole, setIsWhole] = useState(false);
  const parts = [
    useQuery(todayQuery),
    useQuery(streakQuery(learnerId)),
    useQuery(assignedWorkQuery(learnerId)),
    useQuery(ownDecksQuery),
  ];
  const isNow = isWhole || parts.every(({ isPending, failureCount }) => !isPending || failureCount > 0);
  if (isNow && !isWhole) setIsWhole(true);
  return isNow;
}

/** The shape of a Home that has everything. */
function HomeSkeleton() {
  return (
    <LoadingRegion label="Loading your Home..." className={styles.screen}>
      <div className={styles.question}>
        <Skeleton height="24px" width="10rem" />
      </div>
      <Skeleton height="106px" />
      <div className={styles.tiles}>
        <Skeleton height="122px" count={2} />
      </div>
      <Skeleton height="86px" />
      <Skeleton height="118px" />
      <Skeleton height="106px" />
    </LoadingRegion>
  );
}

/** The one thing to do: what waits today, in a portion that ends. Nothing where there is nothing to do, and nothing was done. */
function TodayCard({ onToday }: Pick<HomeScreenProps, 'onToday'>) {
  const { data: today } = useQuery(todayQuery);
  if (!today) return null;
  const portion = countPortion(today);
  if (portion === 0 && today.done === 0) return null;
  return portion > 0 ? (
    <ActionCard
      tone="brand"
      icon={<Play />}
      title="Start"
      detail={`${countOf(portion, 'card')} today`}
      onPress={onToday}
    />
  ) : (
    <ActionCard
      tone="brand"
      icon={<PartyPopper />}
      title="Done for today!"
      detail={today.due + today.new > 0 ? 'A little more?' : ''}
      onPress={onToday}
    />
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
  if (!streak.data) return <ErrorState title="Failed to load your streak" of={streak} />;
  const { currentStreak, longestStreak } = streak.data;
  return (
    <div className={styles.tiles}>
      <Tile
        tone="spark"
        icon={<Flame />}
        value={currentStreak}
        label="day streak"
        note={currentStreak === 0 ? 'Start one today!' : undefined}
      />
      <Tile tone="brand" icon={<Award />} value={badgesReached(longestStreak).length} label="achievements earned" />
    </div>
  );
}

function StudyCard({ onStudy }: Pick<HomeScreenProps, 'onStudy'>) {
  const decks = useQuery(ownDecksQuery);
  if (decks.isError && !decks.data) return <ErrorState title="Failed to load decks" of={decks} />;
  const count = decks.data?.length;
  return (
    <ActionCard
      tone="brand"
      icon={<BookOpen />}
      title="Study a Deck"
      detail={count === undefined ? undefined : `${countOf(count, 'deck')} available`}
      onPress={onStudy}
    />
  );
}

interface TileProps {
  readonly tone: 'brand' | 'spark';
  readonly icon: ReactNode;
  readonly value: number;
  readonly label: string;
  /** A kind word below. */
  readonly note?: string | undefined;
}

/** A number to be proud of: big enough to be read across a room, and two fit side by side on a small phone. */
function Tile({ tone, icon, value, label, note }: TileProps) {
  return (
    <p className={joinClasses(styles.tile, tone === 'spark' ? styles.sparkTint : styles.brandTint)}>
      <span className={styles.top}>
        <span aria-hidden="true">{icon}</span>
        <strong className={styles.value}>{value}</strong>
      </span>{' '}
      <span className={styles.label}>{label}</span> {note && <span className={styles.hint}>{note}</span>}
    </p>
  );
}

interface ActionCardProps {
  readonly tone: 'brand' | 'spark';
  readonly icon: ReactNode;
  readonly title: string;
  /** Left out while it is being loaded: its line keeps its place. */
  readonly detail: string | undefined;
  readonly onPress: () => void;
}

/** One big thing to do. */
function ActionCard({ tone, icon, title, detail, onPress }: ActionCardProps) {
  return (
    <PressableCard onPress={onPress}>
      <span className={styles.action}>
        <span className={joinClasses(styles.actionIcon, styles[tone])} aria-hidden="true">
          {icon}
        </span>
        <span className={styles.words}>
          <span className={styles.title}>{title}</span> <span className={styles.detail}>{detail}</span>
        </span>
        <ChevronRight aria-hidden="true" className={styles.arrow} />
      </span>
    </PressableCard>
  );
}
