import AlarmClock from 'lucide-react/icons/alarm-clock';
import Clock from 'lucide-react/icons/clock';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useAnnounce } from '../../components/feedback/announcer.tsx';
import { VisuallyHidden } from '../../components/feedback/visually-hidden.tsx';
import { joinClasses } from '../../lib/class-names.ts';
import { describeDuration, formatClock } from '../../words/durations.ts';
import styles from './taking-screen.module.css';

/** Under so many seconds the time is red. */
const hurryBelow = 60;

/** At so many seconds the time is read out. */
const announcedAt = [60, 10];

/** The time that is left. In the last minute another picture and another word say it too. */
export function Countdown({ secondsLeft }: { readonly secondsLeft: number }) {
  useTimeAnnouncements(secondsLeft);
  const isHurry = secondsLeft < hurryBelow;
  const Icon = isHurry ? AlarmClock : Clock;
  return (
    <p role="timer" className={joinClasses(styles.countdown, isHurry && styles.hurry)}>
      <Icon />
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
    const isPassed = announcedAt.some((mark) => before.current > mark && secondsLeft <= mark);
    before.current = secondsLeft;
    if (isPassed && secondsLeft > 0) announce(`${describeDuration(secondsLeft)} left`);
  }, [secondsLeft, announce]);
}

interface CountdownSetup {
  /** When the time is up by the server's clock, in milliseconds; undefined for no time limit. */
  readonly deadline: number | undefined;
  /** Milliseconds to add to the device's clock to have the server's. */
  readonly clockOffset: number;
  readonly onTimeUp: () => void;
}

/** Whole seconds that are left, counted down each second; undefined without a time limit. */
export function useCountdown({ deadline, clockOffset, onTimeUp }: CountdownSetup): number | undefined {
  const [millisecondsLeft, setMillisecondsLeft] = useState(() => timeUntil(deadline, clockOffset));
  const handleTimeUp = useEffectEvent(onTimeUp);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const tick = (): void => {
      const left = timeUntil(deadline, clockOffset);
      setMillisecondsLeft(left);
      if (left === undefined) return;
      if (left <= 0) handleTimeUp();
      else timer = setTimeout(tick, left % 1_000 || 1_000);
    };
    tick();
    return () => clearTimeout(timer);
  }, [deadline, clockOffset]);
  return millisecondsLeft === undefined ? undefined : Math.max(0, Math.ceil(millisecondsLeft / 1_000));
}

function timeUntil(deadline: number | undefined, clockOffset: number): number | undefined {
  return deadline === undefined ? undefined : deadline - (Date.now() + clockOffset);
}
