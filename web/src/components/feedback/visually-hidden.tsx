import type { ReactNode } from 'react';
import styles from './visually-hidden.module.css';

/** Text that is read out but not seen, where the picture alone says it to the eye. */
export function VisuallyHidden({ children }: { readonly children: ReactNode }) {
  return <span className={styles.hidden}>{children}</span>;
}
