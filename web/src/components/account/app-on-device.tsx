import Download from 'lucide-react/icons/download';
import Share from 'lucide-react/icons/share';
import SquarePlus from 'lucide-react/icons/square-plus';
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { useAccount } from '../../lib/account/account.tsx';
import { canInstall, installApp, subscribeToInstallOffer } from '../../lib/device/install-offer.ts';
import { canGoOnHomeScreen, readOfflineState } from '../../lib/device/installed-app.ts';
import { Button } from '../controls/button.tsx';
import styles from './account.module.css';

type Keeping = Awaited<ReturnType<typeof readOfflineState>>;

const words: Readonly<Record<Keeping, string>> = {
  ready: 'Flashspark opens on this device without a connection, too.',
  'not-yet': 'Flashspark is getting ready to open on this device without a connection.',
  never:
    'This browser keeps nothing for later, as in a private window. So Flashspark needs a connection here. What you saved is safe.',
};

/** Shows whether the app works offline on this device, with an install button if the browser offers installation. */
export function AppOnDevice() {
  const isOffered = useSyncExternalStore(subscribeToInstallOffer, canInstall);
  const [keeping, setKeeping] = useState<Keeping>();
  useEffect(() => void readOfflineState().then(setKeeping), []);
  return (
    <>
      {keeping && <p>{words[keeping]}</p>}
      {isOffered && (
        <div className={styles.actions}>
          <Button icon={<Download />} onClick={() => void installApp()}>
            Install the app
          </Button>
        </div>
      )}
      <HomeScreenHint title="Put Flashspark on the Home Screen">
        <WhatChanges />
      </HomeScreenHint>
    </>
  );
}

/** Explains what changes on the Home Screen: the app there keeps its own data, so the user must sign in there again. */
function WhatChanges() {
  const { role, email } = useAccount().me;
  if (role === 'learner') {
    return (
      <p>
        Ask a grown-up to help.{' '}
        {email === undefined ? 'They add this device there again.' : 'Then sign in there again.'}
      </p>
    );
  }
  return (
    <>
      <p>
        Safari deletes what it keeps for Flashspark when nobody opens it for seven days: your sign-in, and answers that
        weren’t sent yet. The app on the Home Screen keeps them.
      </p>
      <p>The app has its own sign-in. Open it and sign in once more, or add it as a child’s device.</p>
    </>
  );
}

export interface HomeScreenHintProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** Shows how to put the app on the Home Screen, with pictures of Safari's buttons. Shown only in Safari on iPhones and iPads, which has no install prompt. */
export function HomeScreenHint({ title, children }: HomeScreenHintProps) {
  if (!canGoOnHomeScreen()) return null;
  return (
    <section aria-label={title} className={styles.homeScreen}>
      <h3>{title}</h3>
      <ol className={styles.homeSteps}>
        <li className={styles.homeStep}>
          <Share aria-hidden="true" />
          Tap Share (or ••• first)
        </li>
        <li className={styles.homeStep}>
          <SquarePlus aria-hidden="true" />
          Add to Home Screen
        </li>
      </ol>
      {children}
    </section>
  );
}
