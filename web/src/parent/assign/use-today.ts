import { useSyncExternalStore } from 'react';
import { studyDayOf } from '../../../../shared/scheduling/study-day.ts';

/** Today's study day by the device's clock, in the household's time zone. A page that stays open overnight learns of the new day. */
export function useToday(timeZone: string): string {
  return useSyncExternalStore(subscribeToReturn, () => studyDayOf(new Date(), timeZone));
}

/** Calls back when somebody comes back to the page. */
function subscribeToReturn(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}
