import { useEffect, useEffectEvent } from 'react';
import { subscribeToPageIdle } from '../lib/unsaved-work.ts';
import { Banner } from './banner.tsx';
import { Button } from './button.tsx';

interface ScreenNotLoadedProps {
  /** The server has a newer release, which this page gets by a reload; else it could not be reached. */
  readonly isOutdated: boolean;
  readonly onTryAgain: () => void;
  /** Somebody went elsewhere. */
  readonly onLeave: () => void;
}

/** In the place of a screen whose code is not there. Gets a newer release by itself as soon as nothing holds the page any more. */
export function ScreenNotLoaded({ isOutdated, onTryAgain, onLeave }: ScreenNotLoadedProps) {
  const handleIdle = useEffectEvent(onTryAgain);
  const handleLeave = useEffectEvent(onLeave);
  useEffect(() => (isOutdated ? subscribeToPageIdle(() => handleIdle()) : undefined), [isOutdated]);
  useEffect(() => () => handleLeave(), []);
  return (
    <Banner tone="info" action={<Button onClick={onTryAgain}>Try Again</Button>}>
      {isOutdated
        ? 'Flashspark has a new version, and this screen needs it. What you did here is not lost: it is still being saved. After that, this screen opens by itself.'
        : 'This screen could not be loaded. Nothing is lost. Please check your connection and try again.'}
    </Banner>
  );
}
