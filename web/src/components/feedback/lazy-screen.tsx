import { useLingui } from '@lingui/react/macro';
import RotateCcw from 'virtual:icons/rotate-ccw';
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
import { openArea } from '../../words/language.ts';
import type { WordArea } from '../../words/word-areas.ts';
import { Button } from '../controls/button.tsx';
import { Banner } from './messages.tsx';

export type LoadComponent<Props> = () => Promise<ComponentType<Props>>;

interface LoadResultProps<Props> {
  readonly screenProps: Props;
  readonly onTryAgain: () => void;
  readonly onLeave: () => void;
}

/** A screen that is loaded when it first renders, or earlier with `prefetch`. */
export type LazyScreen<Props> = ComponentType<Props> & {
  /** Loads the screen's code in advance. Rejects if it can't be loaded. */
  readonly prefetch: () => Promise<void>;
};

/**
 * A screen in its own chunk. Render it within a `Suspense`. If the chunk can't be loaded, an error message replaces the screen and the rest of the page keeps
 * working; see `loadScreen` for when the page reloads instead. If neither helps, rendering throws a `MissingScreenError`. Name the `areas` of its words that
 * the page may not have opened yet.
 */
export function lazyScreen<Props extends object>(
  loadCode: LoadComponent<Props>,
  ...areas: readonly WordArea[]
): LazyScreen<Props> {
  const load = async (): Promise<ComponentType<Props>> => {
    // Without its words, a screen opens in English, which is in the code.
    const [Loaded] = await Promise.all([loadCode(), ...areas.map((area) => openArea(area).catch(() => undefined))]);
    return Loaded;
  };
  let Current: ComponentType<LoadResultProps<Props>> = makeLoadResult(load);

  function Screen(screenProps: Props) {
    // Keep the component that was rendered first, even if a prefetch finishes later: replacing it would lose its state.
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
 * Prefetches screens one at a time once the page is idle, so that they open immediately, even offline. If a prefetch fails, the screen loads when it is opened.
 * Pass the same array each time.
 */
export function usePrefetch(screens: readonly Pick<LazyScreen<never>, 'prefetch'>[]): void {
  useEffect(() => {
    let isOver = false;
    const fetchAll = async (): Promise<void> => {
      for (const screen of screens) {
        if (isOver) return;
        // One at a time: otherwise, a screen that the user opens in the meantime would queue behind all others.
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

/** Returns a new `lazy` component for each attempt, because `lazy` caches even a failure. It renders the screen or an error message. */
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
  /** Whether the server has a newer release, which a reload installs; otherwise, the server was unreachable. */
  readonly isOutdated: boolean;
  readonly onTryAgain: () => void;
  readonly onLeave: () => void;
}

/** Error message in place of a screen that failed to load. Retries once online; reloads for a newer release once the page has no unsaved work. */
function ScreenNotLoaded({ isOutdated, onTryAgain, onLeave }: ScreenNotLoadedProps) {
  const { t } = useLingui();
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
    <Banner tone="info" action={<Button icon={<RotateCcw />} onClick={onTryAgain}>{t`Try Again`}</Button>}>
      {isOutdated
        ? t`Flashspark has a new version. We’re saving what you did here. Then this screen opens by itself.`
        : t`This screen didn’t load. Nothing is lost. Check your connection and try again.`}
    </Banner>
  );
}
