import AlarmClock from 'lucide-react/icons/alarm-clock';
import Clock from 'lucide-react/icons/clock';
import { useEffect, useRef } from 'react';
import { useAnnounce } from '../../components/announcer.tsx';
import { VisuallyHidden } from '../../components/visually-hidden.tsx';
import { joinClasses } from '../../lib/class-names.ts';
import { describeDuration, formatClock } from './attempt/describe-duration.ts';
import styles from './countdown.module.css';

/** Under so many seconds the time is red. */
const HURRY_BELOW = 60;

/** At so many seconds the time is read out. */
const ANNOUNCED_AT = [60, 10];

/** The time that is left. In the last minute another picture and another word say it too. */
export function Countdown({ secondsLeft }: { readonly secondsLeft: number }) {
  useTimeAnnouncements(secondsLeft);
  const isHurry = secondsLeft < HURRY_BELOW;
  const Icon = isHurry ? AlarmClock : Clock;
  return (
    <p role="timer" className={joinClasses(styles.countdown, isHurry && styles.hurry)}>
      <Icon aria-hidden="true" />
      <span aria-hidden="true">
        {formatClock(secondsLeft)} <span className={styles.word}>{isHurry ? 'last minute' : 'left'}</span>
      </span>
      <VisuallyHidden>{describeDuration(secondsLeft)} left</VisuallyHidden>
    </p>
  );
}

/** A page that slept may skip a second: what counts is that the mark was passed. */
function useTimeAnnouncements(secondsLeft: number): void {
  const announce = useAnnounce();
  const before = useRef(secondsLeft);
  useEffect(() => {
    const isPassed = ANNOUNCED_AT.some((mark) => before.current > mark && secondsLeft <= mark);
    before.current = secondsLeft;
    if (isPassed && secondsLeft > 0) announce(`${describeDuration(secondsLeft)} left`);
  }, [secondsLeft, announce]);
}
