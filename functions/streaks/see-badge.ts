import { seeBadge } from '../../shared/routes/streaks.ts';
import { storedBadges } from '../data/study/earned-badge.ts';
import { defineHandler } from '../platform/call/define-handler.ts';

export const handler = defineHandler(seeBadge, async ({ body: { badgeId }, household: { rows }, learner }) => {
  const place = { learner: learner.local, badgeId };
  const badge = await storedBadges.find(rows, place);
  if (!badge || badge.isSeen) return;
  await rows.commit([storedBadges.change(rows, place, { set: { isSeen: true } })]);
});
