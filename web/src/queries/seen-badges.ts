import { mutationOptions } from '@tanstack/react-query';
import { seeBadge } from '../../../shared/routes/streaks.ts';
import { callRoute } from '../lib/api/api-client.ts';

interface SeenBadge {
  readonly learnerId: string;
  readonly badgeId: string;
}

/** Tells the learner's other devices that this one has celebrated a badge. If that fails, they celebrate it once more. */
export const seeBadgeMutation = mutationOptions({
  mutationFn: ({ learnerId, badgeId }: SeenBadge) => callRoute(seeBadge, { params: { learnerId }, body: { badgeId } }),
});
