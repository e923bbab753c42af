import { useEffect, useState } from 'react';

/** Longer than the second press of a double click takes, and as long as the card turns. */
const SETTLES_AFTER_MS = 250;

/** Whether what `key` names has been on the screen for a moment: a double click must not answer what nobody has seen. */
export function useSettled(key: string): boolean {
  const [settledKey, setSettledKey] = useState<string>();
  useEffect(() => {
    const timer = setTimeout(() => setSettledKey(key), SETTLES_AFTER_MS);
    return () => clearTimeout(timer);
  }, [key]);
  return settledKey === key;
}
