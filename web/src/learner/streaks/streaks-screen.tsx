import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import Flame from 'virtual:icons/flame';
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
import { MonthCalendar } from './month-calendar.tsx';
import { describePastDay, describeStreak } from './streak-words.ts';
import styles from './streaks-screen.module.css';
import { YearView } from './year-view.tsx';

interface StreaksScreenProps {
  readonly learnerId: string;
  readonly badges: ReactNode;
}

export function StreaksScreen({ learnerId, badges }: StreaksScreenProps) {
  const { t } = useLingui();
  usePageTitle(t`Streaks`);
  const today = studyDayHere();
  return (
    <div className={joinClasses(styles.screen, 'column gap-5')}>
      <StreakStats learnerId={learnerId} today={today} />
      <MonthCalendar learnerId={learnerId} today={today} />
      <Card>
        <Disclosure summary={t`My whole year`}>{() => <YearView learnerId={learnerId} />}</Disclosure>
      </Card>
      {badges}
    </div>
  );
}

function StreakStats({ learnerId, today }: { readonly learnerId: string; readonly today: string }) {
  const { t } = useLingui();
  const streak = useQuery(streakQuery(learnerId));
  if (!streak.data)
    return (
      <NotLoaded
        of={streak}
        loading={t`Loading your streak...`}
        failed={t`Failed to load your streak`}
        className={joinClasses(styles.stats, 'stack gap-3')}
      >
        <div className={styles.wide}>
          <Skeleton height="138px" />
        </div>
        <Skeleton height="76px" count={3} />
      </NotLoaded>
    );
  return <Facts streak={streak.data} today={today} />;
}

function Facts({ streak, today }: { readonly streak: Streak; readonly today: string }) {
  const { t } = useLingui();
  const { currentStreak, longestStreak, totalActiveDays, lastActiveDate } = streak;
  return (
    <dl className={joinClasses(styles.stats, 'stack gap-3')}>
      <div className={joinClasses(styles.fact, 'box flex pad-3-4', styles.wide, styles.current, 'tint-spark')}>
        <Flame className={styles.flame} />
        <dt className={joinClasses(styles.name, 'note')}>{t`Current streak`}</dt>
        <dd
          className={joinClasses(styles.value, 'title figures text-l')}
        >{t`${plural(currentStreak, { one: '# day', other: '# days' })}`}</dd>
        {describeStreak(streak, today).map((word) => (
          <dd key={word} className={styles.word}>
            {word}
          </dd>
        ))}
      </div>
      <Fact name={t`Longest streak`} value={t`${plural(longestStreak, { one: '# day', other: '# days' })}`} />
      <Fact name={t`Total active days`} value={t`${plural(totalActiveDays, { one: '# day', other: '# days' })}`} />
      <Fact name={t`Last active day`} value={lastActiveDate ? describePastDay(lastActiveDate, today) : t`Not yet`} />
    </dl>
  );
}

function Fact({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div className={joinClasses(styles.fact, 'box flex pad-3-4')}>
      <dt className={joinClasses(styles.name, 'note')}>{name}</dt>
      <dd className={joinClasses(styles.value, 'title figures text-l')}>{value}</dd>
    </div>
  );
}
