import Download from 'lucide-react/icons/download';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { canInstall, installApp, subscribeToInstallOffer } from '../../lib/device/install-offer.ts';
import { isInstalled, isOnHomeScreen, readOfflineState } from '../../lib/device/installed-app.ts';
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
      {!isInstalled() && isOnHomeScreen() === false && (
        <p>To put it on the Home Screen: tap Share, then “Add to Home Screen”.</p>
      )}
    </>
  );
}
