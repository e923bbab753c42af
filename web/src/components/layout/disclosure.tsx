import { type ReactNode, useState } from 'react';
import styles from './disclosure.module.css';

interface DisclosureProps {
  readonly summary: string;
  /** Opens or closes the section when this value changes. Between changes, the user decides. */
  readonly isOpen?: boolean;
  /** Number of the attempt that a field in the section made fail; 0 if none did. Each such attempt opens the section, which may have been closed since the last one. */
  readonly refusal?: number;
  /** Within a dialog, gives the summary the initial focus. */
  readonly hasFirstFocus?: boolean;
  readonly className?: string | undefined;
  /** Pass a function for content that is loaded or rendered on demand. It is called only while the section is open. */
  readonly children: ReactNode | (() => ReactNode);
}

export function Disclosure({
  summary,
  isOpen = false,
  refusal = 0,
  hasFirstFocus,
  className,
  children,
}: DisclosureProps) {
  const [isUnfolded, setIsUnfolded] = useState(isOpen || refusal > 0);
  const [before, setBefore] = useState({ isOpen, refusal });
  if (before.isOpen !== isOpen || before.refusal !== refusal) {
    setBefore({ isOpen, refusal });
    if (before.isOpen !== isOpen || refusal > 0) setIsUnfolded(isOpen || refusal > 0);
  }
  return (
    <details className={className} open={isUnfolded} onToggle={(event) => setIsUnfolded(event.currentTarget.open)}>
      <summary data-first-focus={hasFirstFocus} className={styles.summary}>
        {summary}
      </summary>
      {typeof children === 'function' ? isUnfolded && children() : children}
    </details>
  );
}
