import { useQuery } from '@tanstack/react-query';
import Flame from 'lucide-react/icons/flame';
import type { ReactNode } from 'react';
import type { Streak } from '../../../../shared/schemas/progress.ts';
import { Skeleton } from '../../components/feedback/loading.tsx';
import { NotLoaded } from '../../components/feedback/messages.tsx';
import { Card } from '../../components/layout/card.tsx';
import { Disclosure } from '../../components/layout/disclosure.tsx';
import { joinClasses } from '../../lib/class-names.ts';
import { studyDayHere } from '../../lib/device/device-time.ts';
import { usePageTitle } from '../../lib/page/page-title.ts';
import { streakQuery } from '../../queries/home.ts';
import { countOf } from '../../words/counts.ts';
import { MonthCalendar } from './month-calendar.tsx';
import { describePastDay, describeStreak } from './streak-words.ts';
import styles from './streaks-screen.module.css';
import { YearView } from './year-view.tsx';

interface StreaksScreenProps {
  readonly learnerId: string;
  readonly badges: ReactNode;
}

export function StreaksScreen({ learnerId, badges }: StreaksScreenProps) {
  usePageTitle('Streaks');
  const today = studyDayHere();
  return (
    <div className={styles.screen}>
      <StreakStats learnerId={learnerId} today={today} />
      <MonthCalendar learnerId={learnerId} today={today} />
      <Card>
        <Disclosure summary="My whole year">{() => <YearView learnerId={learnerId} />}</Disclosure>
      </Card>
      {badges}
    </div>
  );
}

function StreakStats({ learnerId, today }: { readonly learnerId: string; readonly today: string }) {
  const streak = useQuery(streakQuery(learnerId));
  if (!streak.data)
    return (
      <NotLoaded of={streak} what="your streak" className={styles.stats}>
        <div className={styles.wide}>
          <Skeleton height="138px" />
        </div>
        <Skeleton height="76px" count={3} />
      </NotLoaded>
    );
  return <Facts streak={streak.data} today={today} />;
}

function Facts({ streak, today }: { readonly streak: Streak; readonly today: string }) {
  const { currentStreak, longestStreak, totalActiveDays, lastActiveDate } = streak;
  return (
    <dl className={styles.stats}>
      <div className={joinClasses(styles.fact, styles.wide, styles.current)}>
        <Flame className={styles.flame} />
        <dt className={styles.name}>Current streak</dt>
        <dd className={styles.value}>{countOf(currentStreak, 'day')}</dd>
        {describeStreak(streak, today).map((word) => (
          <dd key={word} className={styles.word}>
            {word}
          </dd>
        ))}
      </div>
      <Fact name="Longest streak" value={countOf(longestStreak, 'day')} />
      <Fact name="Total active days" value={countOf(totalActiveDays, 'day')} />
      <Fact name="Last active day" value={lastActiveDate ? describePastDay(lastActiveDate, today) : 'Not yet'} />
    </dl>
  );
}

function Fact({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div className={styles.fact}>
      <dt className={styles.name}>{name}</dt>
      <dd className={styles.value}>{value}</dd>
    </div>
  );
}
