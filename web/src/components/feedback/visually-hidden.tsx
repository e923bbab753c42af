import type { ReactNode } from 'react';
import styles from './visually-hidden.module.css';

/** Text for screen readers only, where an icon conveys it visually. */
export function VisuallyHidden({ children }: { readonly children: ReactNode }) {
  return <span className={styles.hidden}>{children}</span>;
}
