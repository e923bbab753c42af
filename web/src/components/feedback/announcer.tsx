import { createContext, type ReactNode, use, useCallback, useEffect, useState } from 'react';
import styles from './announcer.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

interface AnnounceOptions {
  /** Read out at once, interrupting: only for what went wrong. */
  readonly isUrgent?: boolean;
  /** Also shown for a few seconds. It only confirms: nothing important may live only here. */
  readonly isShown?: boolean;
}

interface Announcement {
  readonly id: number;
  readonly text: string;
  readonly isUrgent: boolean;
  readonly isShown: boolean;
}

type Announce = (text: string, options?: AnnounceOptions) => void;

/** How long a shown announcement stays. */
const shownForMs = 5_000;

const AnnounceContext = createContext<Announce | undefined>(undefined);

/** Says something to screen readers, and with `isShown` to everybody: `announce('Card added', { isShown: true })`. */
export function useAnnounce(): Announce {
  const announce = use(AnnounceContext);
  if (!announce) throw new Error('useAnnounce needs an AnnouncerProvider around it.');
  return announce;
}

/** Holds the two live regions of the page. Once, around everything. */
export function AnnouncerProvider({ children }: { readonly children: ReactNode }) {
  const [current, setCurrent] = useState<Announcement>();
  const announce = useCallback<Announce>((text, { isUrgent = false, isShown = false } = {}) => {
    setCurrent((last) => ({ id: (last?.id ?? 0) + 1, text, isUrgent, isShown }));
  }, []);
  useEffect(() => {
    if (!current) return undefined;
    const timer = setTimeout(() => setCurrent(undefined), shownForMs);
    return () => clearTimeout(timer);
  }, [current]);
  return (
    <AnnounceContext value={announce}>
      {children}
      <div aria-live="polite">
        {current && !current.isUrgent && <Message key={current.id} announcement={current} />}
      </div>
      <div aria-live="assertive">{current?.isUrgent && <Message key={current.id} announcement={current} />}</div>
    </AnnounceContext>
  );
}

function Message({ announcement }: { readonly announcement: Announcement }) {
  if (!announcement.isShown) return <VisuallyHidden>{announcement.text}</VisuallyHidden>;
  return <p className={styles.toast}>{announcement.text}</p>;
}
