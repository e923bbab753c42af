/** Lengths of streaks, in study days, that earn a badge. The badges' words are in `streaks/further-badges.ts`, which first screens don't load. */
const rewardedStreaks = [3, 7, 14, 30, 50, 100, 200, 365] as const;

/** @returns the id of the badge for a streak. It is stored with the learners who earned it, so it never changes. */
const badgeOfStreak = (days: number): string => `streak-${days}`;

/** The badges reached by a streak of this length, easiest first. */
export function badgesReached(streak: number): { readonly id: string; readonly threshold: number }[] {
  return rewardedStreaks.filter((days) => streak >= days).map((days) => ({ id: badgeOfStreak(days), threshold: days }));
}
