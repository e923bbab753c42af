import { type ReactNode, useState } from 'react';
import { Logo } from '../components/layout/logo.tsx';
import styles from './full-screen.module.css';

/** Id of the opening screen in index.html. */
const openingId = 'opening';

/** Shown while the session or a chunk loads. At the start, it looks like the opening screen; later, it appears with a delay, so that fast loads don't flash. */
export function LoadingScreen() {
  const [isOpening] = useState(() => document.getElementById(openingId) !== null);
  return (
    <main id={isOpening ? openingId : undefined} className="opening" data-waits={isOpening ? undefined : true}>
      <img src="/favicon.svg" alt="" width="64" height="64" />
      <p role="status">Loading Flashspark...</p>
    </main>
  );
}

interface TroubleScreenProps {
  readonly title: string;
  readonly text: string;
  readonly actions: ReactNode;
}

/** Full-page error with actions, shown in place of the app. */
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
