import { type ReactNode, useState } from 'react';
import { Logo } from '../components/layout/logo.tsx';
import styles from './full-screen.module.css';

/** Where the page itself says that the product is on its way: the same as in index.html. */
const openingId = 'opening';

/** While the session or a chunk loads. Goes on where the page began; later it waits a moment, so that what is fast never flashes. */
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
