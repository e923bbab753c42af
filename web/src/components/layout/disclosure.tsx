import { type ReactNode, useState } from 'react';
import styles from './disclosure.module.css';

interface DisclosureProps {
  readonly summary: string;
  /** Unfolds and folds it when it changes; in between that is up to the person. */
  readonly isOpen?: boolean;
  /** In a dialog: the focus begins at the summary. */
  readonly hasFirstFocus?: boolean;
  readonly className?: string | undefined;
  /** A function is called only while it is unfolded: for what is read or drawn only then. */
  readonly children: ReactNode | (() => ReactNode);
}

/** A line of words that unfolds what is below it. */
export function Disclosure({ summary, isOpen = false, hasFirstFocus, className, children }: DisclosureProps) {
  const [isUnfolded, setIsUnfolded] = useState(isOpen);
  return (
    <details className={className} open={isOpen} onToggle={(event) => setIsUnfolded(event.currentTarget.open)}>
      <summary data-first-focus={hasFirstFocus} className={styles.summary}>
        {summary}
      </summary>
      {typeof children === 'function' ? isUnfolded && children() : children}
    </details>
  );
}
