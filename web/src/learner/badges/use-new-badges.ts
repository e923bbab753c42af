import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { EarnedBadge } from '../../../../shared/schemas/activity.ts';
import { pairWithEarned, type WonBadge } from './badge.ts';
import { addSeenBadges, parseSeenBadges, readSeenBadges, subscribeToSeenBadges } from './seen-badges.ts';
import { badgesQuery, earnedBadgesQuery } from '../../queries/streaks.ts';

/** On a device that is new to the learner, badges older than this were celebrated elsewhere. */
const NEWS_FOR_MS = 24 * 60 * 60_000;

const noBadges: readonly EarnedBadge[] = [];

/**
 * The badges that this device has not celebrated yet, the easiest first. Reads while `isHeld` are put off. A failed
 * reading shows nothing: the Badges screen tells of it, and the celebration comes with the next.
 */
export function useNewBadges(learnerId: string, isHeld: boolean): WonBadge[] {
  const { data: earned } = useQuery({ ...earnedBadgesQuery(learnerId), enabled: !isHeld });
  const stored = useSyncExternalStore(subscribeToSeenBadges, () => readSeenBadges(learnerId));
  const isFirstTime = stored === null;
  useEffect(() => {
    if (isFirstTime && earned) addSeenBadges(learnerId, listOldBadges(earned, Date.now()));
  }, [isFirstTime, earned, learnerId]);
  const unseen = useMemo(() => {
    const seen = parseSeenBadges(stored);
    return isFirstTime || !earned ? noBadges : earned.filter(({ badgeId }) => !seen.has(badgeId));
  }, [isFirstTime, earned, stored]);
  const { data: badges } = useQuery({ ...badgesQuery, enabled: unseen.length > 0 });
  return isHeld || !badges ? [] : pairWithEarned(badges, unseen);
}

function listOldBadges(earned: readonly EarnedBadge[], now: number): string[] {
  return earned.filter(({ earnedAt }) => now - Date.parse(earnedAt) > NEWS_FOR_MS).map(({ badgeId }) => badgeId);
}
