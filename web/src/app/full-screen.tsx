import type { ReactNode } from 'react';
import { Spinner } from '../components/feedback/loading.tsx';
import { Logo } from '../components/layout/logo.tsx';
import styles from './full-screen.module.css';

/** While the session or a chunk loads. */
export function LoadingScreen() {
  return (
    <main className={styles.screen}>
      <div role="status" className={styles.loading}>
        <Spinner />
        <p>Loading Flashspark...</p>
      </div>
    </main>
  );
}

interface TroubleScreenProps {
  readonly title: string;
  /** What happened, and what is safe. */
  readonly text: string;
  /** The buttons that help. */
  readonly actions: ReactNode;
}

/** Instead of the whole product: what went wrong, and the ways on. */
export function TroubleScreen({ title, text, actions }: TroubleScreenProps) {
  return (
    <main className={styles.screen}>
      <div className={styles.message}>
        <Logo />
        <div role="alert">
          <h1>{title}</h1>
          <p className={styles.text}>{text}</p>
        </div>
        <div className={styles.actions}>{actions}</div>
      </div>
    </main>
  );
}
