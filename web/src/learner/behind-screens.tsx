import { useQueryClient } from '@tanstack/react-query';
import { Suspense } from 'react';
import type { EarnedBadge } from '../../../shared/schemas/activity.ts';
import { lazyScreen } from '../components/feedback/lazy-screen.tsx';
import { forgetProgress } from '../queries/study.ts';
import { BadgeCelebration } from './badges/badge-celebration.tsx';
import { useIsPreReader } from './read-aloud/use-reading.ts';
import { AnswerNotices } from './study/answer-notices.tsx';
import { useSending } from './study/outbox/outbox-context.tsx';

/** For few: where it cannot be had, everything else goes on. */
const SpokenControls = lazyScreen(async () => {
  try {
    return (await import('./read-aloud/spoken-controls.ts')).SpokenControls;
  } catch {
    return () => null;
  }
});

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
  const isPreReader = useIsPreReader();
  useSending({ onAccepted: () => void forgetProgress(queryClient), onEarned });
  return (
    <>
      {!isHeld && <AnswerNotices />}
      {isPreReader && (
        <Suspense fallback={null}>
          <SpokenControls />
        </Suspense>
      )}
      <BadgeCelebration learnerId={learnerId} news={news} isHeld={isHeld} />
    </>
  );
}
