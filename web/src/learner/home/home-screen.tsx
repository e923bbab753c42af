import { plural, t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import Award from 'virtual:icons/award';
import BookOpen from 'virtual:icons/book-open';
import CircleCheck from 'virtual:icons/circle-check';
import Flame from 'virtual:icons/flame';
import Lightbulb from 'virtual:icons/lightbulb';
import Play from 'virtual:icons/play';
import { type ReactNode, useState } from 'react';
import type { Today } from '../../../../shared/scheduling/daily-goal.ts';
import { badgesReached } from '../../../../shared/streaks/badges.ts';
import { LoadingRegion, Skeleton } from '../../components/feedback/loading.tsx';
import { ErrorState, NotLoaded } from '../../components/feedback/messages.tsx';
import { usePageTitle } from '../../lib/page/page-title.ts';
import { assignedWorkQuery, ownDecksQuery, streakQuery, todayQuery } from '../../queries/home.ts';
import { useIsFromDevice } from '../../queries/progress-freshness.ts';
import { countGrown, Plant } from '../garden/plant.tsx';
import { Mascot } from '../../components/pictures/mascot.tsx';
import { minutesLeft } from './arrange-work.ts';
import { ActionCard, Tile } from './home-parts.tsx';
import styles from './home-screen.module.css';

interface HomeScreenProps {
  readonly learnerId: string;
  /** Starts today's mix of all decks. */
  readonly onToday: () => void;
  readonly onStudy: () => void;
  readonly onQuiz: () => void;
  readonly onStreaks: () => void;
  readonly onBadges: () => void;
  readonly onGarden: () => void;
  readonly assignedWork?: ReactNode;
  /** On a family device, a grown-up's way back to their own screens. */
  readonly wayBack?: ReactNode;
}

export function HomeScreen(props: HomeScreenProps) {
  const { t } = useLingui();
  const { learnerId, onToday, onStudy, onQuiz, assignedWork, wayBack } = props;
  usePageTitle(t`Home`);
  const isWhole = useWholeHome(learnerId);
  const isFromDevice = useIsFromDevice();
  if (!isWhole) return <HomeSkeleton />;
  return (
    <div className={styles.screen}>
      <div className={styles.greeting}>
        <Mascot mood="start" size={44} />
        <h2 className="muted bold text-l">{t`Ready to learn?`}</h2>
      </div>
      <div className={styles.columns}>
        <div className={styles.now}>
          <TodayCard onToday={onToday} />
          <Progress {...props} />
        </div>
        <div className="column gap-4 content-start">
          {assignedWork}
          <StudyCard onStudy={onStudy} />
          <ActionCard
            tone="spark"
            icon={<Lightbulb />}
            title={t`Take a Quiz`}
            detail={t`See what you know`}
            onPress={onQuiz}
          />
        </div>
      </div>
      <p className="note text-center">{t`Your grown-ups can see what you practiced.`}</p>
      {wayBack}
      <p role="status" className="note text-center">
        {isFromDevice && t`You’re offline. You can still study.`}
      </p>
    </div>
  );
}

/**
 * Whether Home can render. It waits for all parts, which one call fetches, so that nothing shifts while a child taps. A failed part doesn't block the others.
 * Once rendered, Home remains visible.
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

function HomeSkeleton() {
  const { t } = useLingui();
  return (
    <LoadingRegion label={t`Loading your Home...`} className={styles.screen}>
      <div className={styles.greeting}>
        <Skeleton height="24px" width="10rem" />
      </div>
      <div className={styles.columns}>
        <div className={styles.now}>
          <Skeleton height="106px" />
          <div className={styles.tiles}>
            <Skeleton height="122px" count={2} />
          </div>
          <Skeleton height="68px" />
        </div>
        <div className="column gap-4 content-start">
          <Skeleton height="86px" />
          <Skeleton height="118px" />
          <Skeleton height="106px" />
        </div>
      </div>
    </LoadingRegion>
  );
}

/** Starts today's cards and shows the progress. Renders nothing if there is nothing to do and nothing was done today. */
function TodayCard({ onToday }: Pick<HomeScreenProps, 'onToday'>) {
  const { t } = useLingui();
  const { data: today } = useQuery(todayQuery);
  if (!today) return null;
  const { portion } = today;
  if (today.done + portion === 0) return null;
  const isDone = portion === 0;
  const { reached, doing } = describeDay(today);
  return (
    <ActionCard
      tone="brand"
      icon={isDone ? <CircleCheck /> : <Play />}
      reached={isDone ? 1 : reached}
      title={isDone ? t`Done for today!` : t`Start`}
      detail={isDone ? ((today.more ?? 0) > 0 ? t`A little more?` : '') : doing}
      onPress={onToday}
    />
  );
}

/** Describes a day not done yet. With a goal in minutes, it counts cards once those that wait are less than a whole mix or the minutes are over. */
function describeDay(today: Today): { reached: number; doing: string } {
  const { portion, done, minutes } = today;
  const left = minutesLeft(today);
  if (minutes && left > 0) {
    return {
      reached: minutes.done / minutes.limit,
      doing:
        minutes.done > 0
          ? t`${plural(left, { one: 'About # minute left', other: 'About # minutes left' })}`
          : t`${plural(left, { one: 'About # minute', other: 'About # minutes' })}`,
    };
  }
  const whole = done + portion;
  const doing =
    done > 0
      ? t`${plural(whole, { one: `${done} of # card today`, other: `${done} of # cards today` })}`
      : t`${plural(whole, { one: '# card today', other: '# cards today' })}`;
  return { reached: done / whole, doing };
}

function Progress(props: Pick<HomeScreenProps, 'learnerId' | 'onStreaks' | 'onBadges' | 'onGarden'>) {
  const { t } = useLingui();
  const { learnerId, onStreaks, onBadges, onGarden } = props;
  const streak = useQuery(streakQuery(learnerId));
  const { data: decks = [] } = useQuery(ownDecksQuery);
  const { data: today } = useQuery(todayQuery);
  if (!streak.data)
    return (
      <NotLoaded
        of={streak}
        loading={t`Loading your streak...`}
        failed={t`Failed to load your streak`}
        className={styles.tiles}
        height="122px"
        count={2}
      />
    );
  const { currentStreak, longestStreak } = streak.data;
  const { known, growing } = countGrown(decks);
  const badges = Math.max(badgesReached(longestStreak).length, today?.badges ?? 0);
  return (
    <>
      <div className={styles.tiles}>
        <Tile
          tone="spark"
          icon={<Flame />}
          value={currentStreak}
          label={t`${plural(currentStreak, { one: 'day streak', other: 'day streak' })}`}
          note={currentStreak === 0 ? t`Start one today!` : undefined}
          onPress={onStreaks}
        />
        <Tile
          tone="brand"
          icon={<Award />}
          value={badges}
          label={t`${plural(badges, { one: 'achievement earned', other: 'achievements earned' })}`}
          onPress={onBadges}
        />
      </div>
      {known + growing > 0 && (
        <Tile
          isWide
          tone="right"
          icon={<Plant growth={known > 0 ? 4 : 2} size={44} />}
          value={known > 0 ? known : growing}
          label={
            known > 0
              ? t`${plural(known, { one: 'card by heart: my garden', other: 'cards by heart: my garden' })}`
              : t`growing in my garden`
          }
          onPress={onGarden}
        />
      )}
    </>
  );
}

function StudyCard({ onStudy }: Pick<HomeScreenProps, 'onStudy'>) {
  const { t } = useLingui();
  const decks = useQuery(ownDecksQuery);
  if (decks.isError && !decks.data) return <ErrorState title={t`Failed to load decks`} of={decks} />;
  const count = decks.data?.length;
  return (
    <ActionCard
      tone="brand"
      icon={<BookOpen />}
      title={t`Study a Deck`}
      detail={
        count === undefined ? undefined : t`${plural(count, { one: '# deck available', other: '# decks available' })}`
      }
      onPress={onStudy}
    />
  );
}
