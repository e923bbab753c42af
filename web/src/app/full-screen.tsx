import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import type { Mood } from '../components/pictures/mascot.tsx';
import { MascotPlace } from '../components/pictures/mascot-place.tsx';
import { Logo } from '../components/layout/logo.tsx';
import styles from './full-screen.module.css';

/** Id of the opening screen in index.html. */
const openingId = 'opening';

/** Shown while the session or a chunk loads. At the start, it looks like the opening screen; later, it appears with a delay, so that fast loads don't flash. */
export function LoadingScreen() {
  const { t } = useLingui();
  const [isOpening] = useState(() => document.getElementById(openingId) !== null);
  return (
    <main id={isOpening ? openingId : undefined} className="opening" data-waits={isOpening ? undefined : true}>
      <img src="/favicon.svg" alt="" width="64" height="64" />
      <p role="status">{t`Loading Flashspark...`}</p>
    </main>
  );
}

interface TroubleScreenProps {
  readonly title: string;
  readonly text: string;
  /** What it means for whoever sees it: something failed, or there is nothing to do for now. */
  readonly mood?: Mood;
  readonly actions: ReactNode;
}

/** Full-page error with actions, shown in place of the app. */
export function TroubleScreen({ title, text, mood = 'puzzled', actions }: TroubleScreenProps) {
  return (
    <main className={styles.screen}>
      <div className={styles.message}>
        <Logo />
        <div className="middle">
          <MascotPlace mood={mood} size={112} />
        </div>
        <div role="alert">
          <h1>{title}</h1>
          <p className="muted above-2">{text}</p>
        </div>
        <div className="wrap gap-3">{actions}</div>
      </div>
    </main>
  );
}
