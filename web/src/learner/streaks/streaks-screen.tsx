import type { ReactNode } from 'react';
import { usePageTitle } from '../../lib/page-title.ts';
import { studyDayHere } from '../../lib/device-time.ts';
import { MonthCalendar } from './month-calendar.tsx';
import { StreakStats } from './streak-stats.tsx';
import styles from './streaks-screen.module.css';

interface StreaksScreenProps {
  readonly learnerId: string;
  /** The badges earned so far, with their heading: below the calendar. */
  readonly badges: ReactNode;
}

/** How long the learner has kept going: the numbers, the month day by day, and the badges that came of it. */
export function StreaksScreen({ learnerId, badges }: StreaksScreenProps) {
  usePageTitle('Streaks');
  const today = studyDayHere();
  return (
    <div className={styles.screen}>
      <StreakStats learnerId={learnerId} today={today} />
      <MonthCalendar learnerId={learnerId} today={today} />
      {badges}
    </div>
  );
}
