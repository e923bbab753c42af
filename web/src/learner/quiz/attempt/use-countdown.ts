import { useEffect, useEffectEvent, useState } from 'react';

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
