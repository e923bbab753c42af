import { createContext, type ReactNode, use, useCallback, useEffect, useState } from 'react';
import { joinClasses } from '../../lib/class-names.ts';
import styles from './announcer.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

interface AnnounceOptions {
  /** Interrupts the screen reader; for errors only. */
  readonly isUrgent?: boolean;
  /** Also shows the text for a few seconds. Use it for confirmations, but never for important information that appears nowhere else. */
  readonly isShown?: boolean;
  /** A button shown with the text, such as Undo. The text is then shown longer, and does not disappear while hovered or focused. */
  readonly button?: ReactNode;
}

interface Announcement {
  readonly id: number;
  readonly text: string;
  readonly isUrgent: boolean;
  readonly isShown: boolean;
  readonly button: ReactNode;
}

type Announce = (text: string, options?: AnnounceOptions) => void;

/** Display time of an announcement without a button; `offeredForMs` applies to one with a button. */
const shownForMs = 5_000;
const offeredForMs = 20_000;

const AnnounceContext = createContext<Announce | undefined>(undefined);

/** Returns a function that announces a text to screen readers and, with `isShown`, on screen: `announce('Card added', { isShown: true })`. */
export function useAnnounce(): Announce {
  const announce = use(AnnounceContext);
  if (!announce) throw new Error('No AnnouncerProvider');
  return announce;
}

/** Provides two live regions for the screens within: around the app, and around what a signed-in person sees, whose buttons need the query client. */
export function AnnouncerProvider({ children }: { readonly children: ReactNode }) {
  const [current, setCurrent] = useState<Announcement>();
  const [isHeld, setIsHeld] = useState(false);
  const announce = useCallback<Announce>((text, { isUrgent = false, isShown = false, button } = {}) => {
    setIsHeld(false);
    setCurrent((last) => ({ id: (last?.id ?? 0) + 1, text, isUrgent, isShown, button }));
  }, []);
  useEffect(() => {
    if (!current || isHeld) return undefined;
    const timer = setTimeout(() => setCurrent(undefined), current.button ? offeredForMs : shownForMs);
    return () => clearTimeout(timer);
  }, [current, isHeld]);
  return (
    <AnnounceContext value={announce}>
      {children}
      <div aria-live="polite">
        {current && !current.isUrgent && <Message key={current.id} announcement={current} onHold={setIsHeld} />}
      </div>
      <div aria-live="assertive">
        {current?.isUrgent && <Message key={current.id} announcement={current} onHold={setIsHeld} />}
      </div>
    </AnnounceContext>
  );
}

interface MessageProps {
  readonly announcement: Announcement;
  readonly onHold: (isHeld: boolean) => void;
}

function Message({ announcement: { text, isShown, button }, onHold }: MessageProps) {
  if (!isShown) return <VisuallyHidden>{text}</VisuallyHidden>;
  if (!button) return <p className={joinClasses(styles.toast, 'medium mid')}>{text}</p>;
  const [hold, letGo] = [() => onHold(true), () => onHold(false)];
  return (
    <div
      className={joinClasses(styles.toast, 'medium mid', styles.offer, 'row gap-3')}
      onPointerEnter={hold}
      onPointerLeave={letGo}
      onFocus={hold}
      onBlur={letGo}
    >
      <p>{text}</p>
      {button}
    </div>
  );
}
