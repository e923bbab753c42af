import ChevronDown from 'virtual:icons/chevron-down';
import { type ReactNode, useState } from 'react';
import styles from './disclosure.module.css';

interface DisclosureProps {
  /** Pass a function for words that differ while the section is open. */
  readonly summary: ReactNode | ((isOpen: boolean) => ReactNode);
  /** Opens the section when it becomes true. Only the user closes it, so it never folds under the hand. */
  readonly isOpen?: boolean;
  /** Number of the attempt that a field in the section made fail; 0 if none did. Each such attempt opens the section, which may have been closed since the last one. */
  readonly refusedTry?: number;
  /** Within a dialog, gives the summary the initial focus. */
  readonly hasFirstFocus?: boolean;
  /** Keeps content that was rendered on demand when the section is folded again. */
  readonly isKept?: boolean;
  readonly className?: string | undefined;
  /** Pass a function for content that is loaded or rendered on demand. It is called only while the section is open, or with `isKept` from then on. */
  readonly children: ReactNode | (() => ReactNode);
}

/** What folds away, in one look everywhere: its words, and a chevron that points up while it is open. */
export function Disclosure({
  summary,
  isOpen = false,
  refusedTry = 0,
  hasFirstFocus,
  isKept = false,
  className,
  children,
}: DisclosureProps) {
  const [isUnfolded, setIsUnfolded] = useState(isOpen || refusedTry > 0);
  const [wasUnfolded, setWasUnfolded] = useState(isUnfolded);
  if (isUnfolded && !wasUnfolded) setWasUnfolded(true);
  const [before, setBefore] = useState({ isOpen, refusedTry });
  if (before.isOpen !== isOpen || before.refusedTry !== refusedTry) {
    setBefore({ isOpen, refusedTry });
    if ((isOpen && !before.isOpen) || (refusedTry > 0 && before.refusedTry !== refusedTry)) setIsUnfolded(true);
  }
  return (
    <details className={className} open={isUnfolded} onToggle={(event) => setIsUnfolded(event.currentTarget.open)}>
      <summary data-first-focus={hasFirstFocus} className={styles.summary}>
        {typeof summary === 'function' ? summary(isUnfolded) : summary}
        <ChevronDown />
      </summary>
      {typeof children === 'function' ? (isUnfolded || (isKept && wasUnfolded)) && children() : children}
    </details>
  );
}
