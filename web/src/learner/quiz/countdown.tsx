import { t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import AlarmClock from 'virtual:icons/alarm-clock';
import Clock from 'virtual:icons/clock';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useAnnounce } from '../../components/feedback/announcer.tsx';
import { VisuallyHidden } from '../../components/feedback/visually-hidden.tsx';
import { joinClasses } from '../../lib/class-names.ts';
import { describeDuration, formatClock } from '../../words/durations.ts';
import styles from './taking-screen.module.css';

/** @returns the number of remaining seconds below which the time is shown as urgent: the last minute, but of a quiz that has no more, only the last quarter */
function findHurry(timeLimit = Number.POSITIVE_INFINITY): number {
  return timeLimit > 60 ? 60 : timeLimit / 4;
}

/** Seconds left at which screen readers announce the time. */
const announcedAt = [60, 10];

interface CountdownProps {
  readonly secondsLeft: number;
  /** Seconds that the whole attempt has. */
  readonly timeLimit: number | undefined;
}

/** Remaining time. Toward the end the icon and the label change too, not only the color. */
export function Countdown({ secondsLeft, timeLimit }: CountdownProps) {
  const { t } = useLingui();
  useTimeAnnouncements(secondsLeft);
  const isHurry = secondsLeft < findHurry(timeLimit);
  const Icon = isHurry ? AlarmClock : Clock;
  return (
    <p role="timer" className={joinClasses(styles.countdown, isHurry && joinClasses(styles.hurry, 'tint-wrong'))}>
      <Icon />
      <span aria-hidden="true">
        {formatClock(secondsLeft)}{' '}
        <span className="block medium text-xs">
          {isHurry ? t`last minute` : t({ message: 'left', comment: 'Below the time that is left, such as 9:05' })}
        </span>
      </span>
      <VisuallyHidden>{describeTimeLeft(secondsLeft)}</VisuallyHidden>
    </p>
  );
}

function describeTimeLeft(seconds: number): string {
  return t`${{ duration: describeDuration(seconds) }} left`;
}

/** Announces the remaining time once it reaches or passes a value of {@link announcedAt}; a throttled page may skip the exact second. */
function useTimeAnnouncements(secondsLeft: number): void {
  const announce = useAnnounce();
  const before = useRef(secondsLeft);
  useEffect(() => {
    const isPassed = announcedAt.some((mark) => before.current > mark && secondsLeft <= mark);
    before.current = secondsLeft;
    if (isPassed && secondsLeft > 0) announce(describeTimeLeft(secondsLeft));
  }, [secondsLeft, announce]);
}

interface CountdownSetup {
  /** Deadline by the server's clock, in milliseconds; undefined without a time limit. */
  readonly deadline: number | undefined;
  /** Server clock minus device clock, in milliseconds. */
  readonly clockOffset: number;
  readonly onTimeUp: () => void;
}

/** Returns the whole seconds left, updated every second; undefined without a time limit. */
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
