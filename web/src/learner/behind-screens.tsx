import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useCallback, useEffect, useRef } from 'react';
import type { EarnedBadge } from '../../../shared/schemas/activity.ts';
import { lazyScreen } from '../components/feedback/lazy-screen.tsx';
import { useAccount } from '../lib/account/account.tsx';
import { callWhenQuiet } from '../lib/page/quiet-page.ts';
import { assignedWorkQuery, ownDecksQuery } from '../queries/home.ts';
import { forgetProgress } from '../queries/study.ts';
import { BadgeCelebration } from './badges/badge-celebration.tsx';
import { useIsPreReader } from './read-aloud/use-reading.ts';
import type { ShownWork } from './offline/keep-pack.ts';
import { AnswerNotices } from './study/answer/answer-notices.tsx';
import { makeIndexedStore } from './study/outbox/indexed-store.ts';
import { useSending } from './study/outbox/outbox-context.tsx';

/** Reads controls aloud. Few learners need it, so if its code can't be loaded, nothing is rendered. */
const SpokenControls = lazyScreen(async () => {
  try {
    return (await import('./read-aloud/spoken-controls.ts')).SpokenControls;
  } catch {
    return () => null;
  }
});

/**
 * Refreshes the offline pack once the page is quiet: after mounting, when Home's decks and assignments were loaded again, when the device is online again, and
 * when the page is shown or hidden. @returns a function that requests such a refresh.
 */
function useKeptPack(learnerId: string): () => void {
  const { me } = useAccount();
  const decks = useQuery({ ...ownDecksQuery, enabled: false });
  const work = useQuery({ ...assignedWorkQuery(learnerId), enabled: false });
  const cancel = useRef<() => void>(() => undefined);
  const look = useCallback(() => {
    cancel.current();
    const loadedAt = Math.max(decks.dataUpdatedAt, work.dataUpdatedAt);
    cancel.current = callWhenQuiet(
      () => void keepFresh(me.id, { decks: decks.data, assignments: work.data, loadedAt }),
    );
  }, [me.id, decks.data, decks.dataUpdatedAt, work.data, work.dataUpdatedAt]);
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

/** Refreshes the offline pack and its media. Failures are ignored until the next call. */
async function keepFresh(userId: string, shown: ShownWork): Promise<void> {
  try {
    const { listPackMedia, refreshPack } = await import('./offline/keep-pack.ts');
    const pack = await refreshPack({ userId, outbox: makeIndexedStore(), shown, now: Date.now() });
    const media = pack ? listPackMedia(pack) : [];
    if (media.length > 0) await (await import('../lib/device/media.ts')).keepMedia(media);
  } catch {
    // Without a connection or browser storage there is no new pack, but online study still works.
  }
}

interface BehindScreensProps {
  readonly learnerId: string;
  readonly news: readonly EarnedBadge[];
  readonly onEarned: (badges: readonly EarnedBadge[]) => void;
  /** Holds back notices and celebrations during a study session or quiz. */
  readonly isHeld: boolean;
}

/** Background work of all learner screens, loaded after the first screen: sends waiting answers, shows notices about them and celebrates new badges. */
export function BehindScreens({ learnerId, news, onEarned, isHeld }: BehindScreensProps) {
  const queryClient = useQueryClient();
  const isPreReader = useIsPreReader();
  const refreshPack = useKeptPack(learnerId);
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
