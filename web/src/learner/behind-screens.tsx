import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useCallback, useEffect, useRef } from 'react';
import type { EarnedBadge } from '../../../shared/schemas/activity.ts';
import { lazyScreen } from '../components/feedback/lazy-screen.tsx';
import { useAccount } from '../lib/account/account.tsx';
import { callWhenQuiet } from '../lib/page/quiet-page.ts';
import { forgetProgress } from '../queries/study.ts';
import { BadgeCelebration } from './badges/badge-celebration.tsx';
import { useIsPreReader } from './read-aloud/use-reading.ts';
import { AnswerNotices } from './study/answer/answer-notices.tsx';
import { makeIndexedStore } from './study/outbox/indexed-store.ts';
import { useSending } from './study/outbox/outbox-context.tsx';

/** For few: where it cannot be had, everything else goes on. */
const SpokenControls = lazyScreen(async () => {
  try {
    return (await import('./read-aloud/spoken-controls.ts')).SpokenControls;
  } catch {
    return () => null;
  }
});

/** Keeps what is needed without a connection fresh: from the first quiet moment on, when the connection is back, and after answers. @returns how to look after it again. */
function useKeptPack(): () => void {
  const { me } = useAccount();
  const cancel = useRef<() => void>(() => undefined);
  const look = useCallback(() => {
    cancel.current();
    cancel.current = callWhenQuiet(() => void keepFresh(me.id));
  }, [me.id]);
  useEffect(() => {
    look();
    window.addEventListener('online', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      cancel.current();
      window.removeEventListener('online', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, [look]);
  return look;
}

/** What cannot be had now is looked after the next time. */
async function keepFresh(userId: string): Promise<void> {
  try {
    const { listPackMedia, refreshPack } = await import('./offline/keep-pack.ts');
    const pack = await refreshPack({ userId, outbox: makeIndexedStore(), now: Date.now() });
    const media = pack ? listPackMedia(pack) : [];
    if (media.length > 0) await (await import('../lib/device/media.ts')).keepMedia(media);
  } catch {
    // No connection, or a browser that keeps nothing: study with a connection goes on.
  }
}

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
  const refreshPack = useKeptPack();
  useSending({
    onAccepted: () => {
      void forgetProgress(queryClient);
      refreshPack();
    },
    onEarned,
  });
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
