import CloudOff from 'lucide-react/icons/cloud-off';
import { type ReactNode, useEffect, useRef, useSyncExternalStore } from 'react';
import { joinClasses } from '../../lib/class-names.ts';
import styles from './app-shell.module.css';

interface AppShellProps {
  /** The page's only `h1`: the household, the learner's greeting. */
  readonly title?: ReactNode;
  /** To the right of the title: a menu, an avatar. */
  readonly headerAction?: ReactNode;
  /** An `AppNav`; left out where nothing should lead away, such as while studying. */
  readonly nav?: ReactNode;
  /** Names the place shown. When it changes, the page scrolls up and the focus moves to the new content. */
  readonly placeKey: string;
  /** `narrow` for one thing at a time, `page` for what becomes columns; a screen in it that has both says `data-width="page"` itself. */
  readonly width?: 'narrow' | 'page';
  readonly children: ReactNode;
}

/** The frame of every signed-in screen: header, main content, navigation. */
export function AppShell({ title, headerAction, nav, placeKey, width = 'page', children }: AppShellProps) {
  const mainRef = useFocusOnChange(placeKey);
  return (
    <div className={joinClasses(styles.shell, Boolean(nav) && styles.withNav)}>
      {nav}
      <div className={joinClasses(styles.column, width === 'narrow' && styles.narrow)}>
        <OfflineMark />
        {title !== undefined && (
          <header className={styles.header}>
            <h1>{title}</h1>
            {headerAction}
          </header>
        )}
        <main ref={mainRef} tabIndex={-1} className={styles.main}>
          {children}
        </main>
      </div>
    </div>
  );
}

/** A quiet word while there is no connection, read out once. */
function OfflineMark() {
  const isOffline = useIsOffline();
  return (
    <div aria-live="polite">
      {isOffline && (
        <p className={styles.offline}>
          <CloudOff />
          Offline
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

/** Whether the browser knows of no connection. It may be wrong the other way round: then calls fail, and say so. */
function useIsOffline(): boolean {
  return useSyncExternalStore(subscribe, () => !navigator.onLine);
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}
