import RotateCcw from 'lucide-react/icons/rotate-ccw';
import {
  type ComponentType,
  createElement,
  lazy,
  type LazyExoticComponent,
  useEffect,
  useEffectEvent,
  useState,
} from 'react';
import { loadScreen } from '../../lib/page/load-screen.ts';
import { callWhenQuiet, countAwaited } from '../../lib/page/quiet-page.ts';
import { subscribeToPageIdle } from '../../lib/page/unsaved-work.ts';
import { Button } from '../controls/button.tsx';
import { Banner } from './messages.tsx';

type LoadComponent<Props> = () => Promise<ComponentType<Props>>;

interface LoadResultProps<Props> {
  readonly screenProps: Props;
  readonly onTryAgain: () => void;
  readonly onLeave: () => void;
}

/** A screen that is fetched when it is drawn, or before. */
export type LazyScreen<Props> = ComponentType<Props> & {
  /** Fetches it, so that it is drawn at once when its time comes. Rejects when it cannot be had. */
  readonly prefetch: () => Promise<void>;
};

/**
 * A screen in a chunk of its own, for a `Suspense` around it. Where the chunk cannot be had, a message stands in its
 * place and the rest of the page lives on; see `loadScreen` for when the page is reloaded instead. Throws a
 * `MissingScreenError` while drawing when nothing helps.
 */
export function lazyScreen<Props extends object>(load: LoadComponent<Props>): LazyScreen<Props> {
  let Current: ComponentType<LoadResultProps<Props>> = makeLoadResult(load);

  function Screen(screenProps: Props) {
    // What is drawn stays what it is, whatever comes in meanwhile: its state lives in it.
    const [Drawn, setDrawn] = useState(() => Current);
    const forget = (): void => {
      if (Current === Drawn) Current = makeLoadResult(load);
    };
    const tryAgain = (): void => {
      forget();
      setDrawn(() => Current);
    };
    return createElement(Drawn, { screenProps, onTryAgain: tryAgain, onLeave: forget });
  }

  async function prefetch(): Promise<void> {
    const Loaded = await load();
    Current = ({ screenProps }) => createElement(Loaded, screenProps);
  }

  return Object.assign(Screen, { prefetch });
}

/**
 * Fetches screens one after the other once the page is quiet, so that they open at once, and without a connection too. One that cannot be
 * had now is fetched when it is opened. Give it the same list each time.
 */
export function usePrefetch(screens: readonly Pick<LazyScreen<never>, 'prefetch'>[]): void {
  useEffect(() => {
    let isOver = false;
    const fetchAll = async (): Promise<void> => {
      for (const screen of screens) {
        if (isOver) return;
        // One by one: whoever taps meanwhile should not wait behind all the others.
        await screen.prefetch().catch(() => undefined);
      }
    };
    const cancel = callWhenQuiet(() => void fetchAll());
    return () => {
      isOver = true;
      cancel();
    };
  }, [screens]);
}

/** React keeps what it loaded once, also a failure: each try is a component of its own, which never fails to load. */
function makeLoadResult<Props extends object>(
  load: LoadComponent<Props>,
): LazyExoticComponent<ComponentType<LoadResultProps<Props>>> {
  return lazy(async () => {
    const result = await countAwaited(loadScreen(load));
    return {
      default: ({ screenProps, onTryAgain, onLeave }) => {
        if (result.kind === 'loaded') return createElement(result.Screen, screenProps);
        if (result.kind === 'broken') throw result.error;
        return createElement(ScreenNotLoaded, { isOutdated: result.kind === 'outdated', onTryAgain, onLeave });
      },
    };
  });
}

interface ScreenNotLoadedProps {
  /** The server has a newer release, which this page gets by a reload; else it could not be reached. */
  readonly isOutdated: boolean;
  readonly onTryAgain: () => void;
  /** Somebody went elsewhere. */
  readonly onLeave: () => void;
}

/** In the place of a screen whose code is not there. Tries again by itself when the connection is back, and gets a newer release as soon as nothing holds the page any more. */
function ScreenNotLoaded({ isOutdated, onTryAgain, onLeave }: ScreenNotLoadedProps) {
  const goOn = useEffectEvent(onTryAgain);
  const handleLeave = useEffectEvent(onLeave);
  useEffect(() => (isOutdated ? subscribeToPageIdle(() => goOn()) : undefined), [isOutdated]);
  useEffect(() => {
    const handleOnline = (): void => goOn();
    window.addEventListener('online', handleOnline);
    return () => window.removeEventListener('online', handleOnline);
  }, []);
  useEffect(() => () => handleLeave(), []);
  return (
    <Banner
      tone="info"
      action={
        <Button icon={<RotateCcw />} onClick={onTryAgain}>
          Try Again
        </Button>
      }
    >
      {isOutdated
        ? 'Flashspark has a new version, and this screen needs it. What you did here is not lost: it is still being saved. After that, this screen opens by itself.'
        : 'This screen could not be loaded. Nothing is lost. Please check your connection and try again.'}
    </Banner>
  );
}
