import { useQueryClient } from '@tanstack/react-query';
import type { EarnedBadge } from '../../../shared/schemas/activity.ts';
import { forgetProgress } from '../queries/study.ts';
import { BadgeCelebration } from './badges/badge-celebration.tsx';
import { AnswerNotices } from './study/answer-notices.tsx';
import { useSending } from './study/outbox/outbox-context.tsx';

interface BehindScreensProps {
  readonly learnerId: string;
  /** What was earned since the app was opened. */
  readonly news: readonly EarnedBadge[];
  readonly onEarned: (badges: readonly EarnedBadge[]) => void;
  /** In the middle of a study session or a quiz nothing is told: it waits. */
  readonly isHeld: boolean;
}

/**
 * What goes on whichever screen a learner is on, fetched right after the first one has shown: answers that wait on this device are sent, what is to be
 * known of them is told, and new badges are celebrated.
 */
export function BehindScreens({ learnerId, news, onEarned, isHeld }: BehindScreensProps) {
  const queryClient = useQueryClient();
  useSending({ onAccepted: () => void forgetProgress(queryClient), onEarned });
  return (
    <>
      {!isHeld && <AnswerNotices />}
      <BadgeCelebration learnerId={learnerId} news={news} isHeld={isHeld} />
    </>
  );
}
