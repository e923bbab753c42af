/** Signs that what failed before may work now. */
interface PageSignals {
  /** The connection is back, or somebody looks at the page again. */
  readonly onReturn: () => void;
  /** The browser noticed that the connection is gone. */
  readonly onOffline: () => void;
}

/** Watches this page. Answers how to stop. */
export function watchPage({ onReturn, onOffline }: PageSignals): () => void {
  const handleVisibility = (): void => {
    if (document.visibilityState === 'visible') onReturn();
  };
  window.addEventListener('online', onReturn);
  window.addEventListener('focus', onReturn);
  window.addEventListener('offline', onOffline);
  document.addEventListener('visibilitychange', handleVisibility);
  return () => {
    window.removeEventListener('online', onReturn);
    window.removeEventListener('focus', onReturn);
    window.removeEventListener('offline', onOffline);
    document.removeEventListener('visibilitychange', handleVisibility);
  };
}
