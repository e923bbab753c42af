import { addSeenBadges } from './seen-badges.ts';
import { useNewBadges } from './use-new-badges.ts';
import { CelebrationDialog } from './celebration-dialog.tsx';

interface BadgeCelebrationProps {
  readonly learnerId: string;
  /** While true, such as in the middle of a study session or a quiz, nothing is read and nothing pops up: it waits. */
  readonly isHeld?: boolean;
}

/**
 * Celebrates each newly earned badge once on this device, one after another. Mount it once, beside the learner's
 * screens. What it reads is forgotten after a study session or a quiz.
 */
export function BadgeCelebration({ learnerId, isHeld = false }: BadgeCelebrationProps) {
  const [next] = useNewBadges(learnerId, isHeld);
  if (!next) return null;
  const { badge } = next;
  return <CelebrationDialog key={badge.id} badge={badge} onClose={() => addSeenBadges(learnerId, [badge.id])} />;
}
