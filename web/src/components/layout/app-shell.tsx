import { useLingui } from '@lingui/react/macro';
import CloudOff from 'virtual:icons/cloud-off';
import { type ReactNode, useEffect, useRef, useSyncExternalStore } from 'react';
import { joinClasses } from '../../lib/class-names.ts';
import styles from './app-shell.module.css';

interface AppShellProps {
  /** The page's only `h1`, such as the household's name or the learner's greeting. */
  readonly title?: ReactNode;
  /** Shown at the end of the title row, such as a menu or an avatar. */
  readonly headerAction?: ReactNode;
  /** An `AppNav`. Omit it on screens that users should not leave by accident, such as while studying. */
  readonly nav?: ReactNode;
  /** Identifies what the user has open. When it changes, the page scrolls up and the focus moves to the new content. */
  readonly placeKey: string;
  /** `narrow` for a single column, `page` for columns. A screen inside removes the limit of `narrow` by the root attribute `data-width="page"`. */
  readonly width?: 'narrow' | 'page';
  readonly children: ReactNode;
}

/** The frame of every signed-in screen: header, main content, navigation. */
export function AppShell({ title, headerAction, nav, placeKey, width = 'page', children }: AppShellProps) {
  const mainRef = useFocusOnChange(placeKey);
  const isOffline = useIsOffline();
  return (
    <div className={joinClasses(styles.shell, Boolean(nav) && styles.withNav, isOffline && styles.marked)}>
      {nav}
      <div className={joinClasses(styles.column, 'full mid', width === 'narrow' && styles.narrow)}>
        {title !== undefined && (
          <header className={joinClasses(styles.header, 'row-wrap gap-3 below-2')}>
            <h1>{title}</h1>
            {headerAction}
          </header>
        )}
        <main ref={mainRef} tabIndex={-1} className={styles.main}>
          {children}
        </main>
      </div>
      <OfflineMark isOffline={isOffline} />
    </div>
  );
}

/** A mark over the end of the screen while offline: nothing moves for it. It is announced once. */
function OfflineMark({ isOffline }: { readonly isOffline: boolean }) {
  const { t } = useLingui();
  return (
    <div aria-live="polite">
      {isOffline && (
        <p className={joinClasses(styles.offline, 'chip tint-spark text-xs')}>
          <CloudOff />
          {t`Offline`}
        </p>
      )}
    </div>
  );
}

function useFocusOnChange(placeKey: string) {
  const ref = useRef<HTMLElement>(null);
  const shownKey = useRef(placeKey);
  useEffect(() => {
    if (shownKey.current === placeKey) return;
    shownKey.current = placeKey;
    window.scrollTo(0, 0);
    ref.current?.focus({ preventScroll: true });
  }, [placeKey]);
  return ref;
}

/** How many parts of the screen say themselves that there is no connection. The shell's mark hides then. `offline-said` tells of a change. */
export const offlineSaid = { times: 0 };

/** Whether the browser reports no connection and nothing else says so. If it wrongly reports a connection, calls fail with an error instead. */
function useIsOffline(): boolean {
  return useSyncExternalStore(subscribe, () => !navigator.onLine && offlineSaid.times === 0);
}

const changes = ['online', 'offline', 'offline-said'];

function subscribe(listener: () => void): () => void {
  for (const change of changes) window.addEventListener(change, listener);
  return () => {
    for (const change of changes) window.removeEventListener(change, listener);
  };
}
