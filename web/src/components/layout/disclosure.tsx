import { type ReactNode, useState } from 'react';
import styles from './disclosure.module.css';

interface DisclosureProps {
  readonly summary: string;
  /** Opens or closes the section when this value changes. Between changes, the user decides. */
  readonly isOpen?: boolean;
  /** Within a dialog, gives the summary the initial focus. */
  readonly hasFirstFocus?: boolean;
  readonly className?: string | undefined;
  /** Pass a function for content that is loaded or rendered on demand. It is called only while the section is open. */
  readonly children: ReactNode | (() => ReactNode);
}

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
