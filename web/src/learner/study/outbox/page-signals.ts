/** What happens to the page that matters to answers on their way. */
interface PageSignals {
  /** What failed before may work now: the connection is back, or somebody looks at the page again. */
  readonly onReturn: () => void;
  /** Nobody looks at the page any more, or it goes: it may never run again. */
  readonly onLeave: () => void;
  /** The browser noticed that the connection is gone. */
  readonly onOffline: () => void;
}

/** Watches this page. Answers how to stop. */
export function watchPage({ onReturn, onLeave, onOffline }: PageSignals): () => void {
  const handleVisibility = (): void => {
    if (document.visibilityState === 'visible') onReturn();
    else onLeave();
  };
  window.addEventListener('online', onReturn);
  window.addEventListener('focus', onReturn);
  window.addEventListener('offline', onOffline);
  window.addEventListener('pagehide', onLeave);
  document.addEventListener('visibilitychange', handleVisibility);
  return () => {
    window.removeEventListener('online', onReturn);
    window.removeEventListener('focus', onReturn);
    window.removeEventListener('offline', onOffline);
    window.removeEventListener('pagehide', onLeave);
    document.removeEventListener('visibilitychange', handleVisibility);
  };
}
