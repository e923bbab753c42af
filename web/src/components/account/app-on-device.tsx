import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import Download from 'virtual:icons/download';
import Share from 'virtual:icons/share';
import SquarePlus from 'virtual:icons/square-plus';
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { useAccount } from '../../lib/account/account.tsx';
import { joinClasses } from '../../lib/class-names.ts';
import { canInstall, installApp, subscribeToInstallOffer } from '../../lib/device/install-offer.ts';
import { canGoOnHomeScreen, readOfflineState } from '../../lib/device/installed-app.ts';
import { Button } from '../controls/button.tsx';
import styles from './account.module.css';

type Keeping = Awaited<ReturnType<typeof readOfflineState>>;

const words: Readonly<Record<Keeping, MessageDescriptor>> = {
  ready: msg`Works offline.`,
  'not-yet': msg`Getting ready to work offline.`,
  never: msg`This browser doesn’t keep anything. It may be a private window. Flashspark needs a connection here. Everything you saved is safe.`,
};

/** Shows whether the app works offline on this device, with an install button if the browser offers installation. */
export function AppOnDevice() {
  const { t } = useLingui();
  const isOffered = useSyncExternalStore(subscribeToInstallOffer, canInstall);
  const [keeping, setKeeping] = useState<Keeping>();
  useEffect(() => void readOfflineState().then(setKeeping), []);
  return (
    <>
      {keeping && <p>{t(words[keeping])}</p>}
      {isOffered && (
        <div className="wrap gap-3">
          <Button icon={<Download />} onClick={() => void installApp()}>{t`Install the app`}</Button>
        </div>
      )}
      <HomeScreenHint title={t`Put Flashspark on the Home Screen`}>
        <WhatChanges />
      </HomeScreenHint>
    </>
  );
}

/** Explains what changes on the Home Screen: the app there keeps its own data, so the user must sign in there again. */
function WhatChanges() {
  const { t } = useLingui();
  const { role, email } = useAccount().me;
  if (role === 'learner') {
    return (
      <p>
        {email === undefined
          ? t`Ask a grown-up to help. They add this device there again.`
          : t`Ask a grown-up to help. Then sign in there again.`}
      </p>
    );
  }
  return (
    <>
      <p>{t`If nobody opens Flashspark for seven days, Safari deletes your sign-in and any unsent answers. The Home Screen app keeps them.`}</p>
      <p>{t`The app has its own sign-in. Open it and sign in once more, or add it as a child’s device.`}</p>
    </>
  );
}

export interface HomeScreenHintProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** Shows how to put the app on the Home Screen, with pictures of Safari's buttons. Shown only in Safari on iPhones and iPads, which has no install prompt. */
export function HomeScreenHint({ title, children }: HomeScreenHintProps) {
  const { t } = useLingui();
  if (!canGoOnHomeScreen()) return null;
  return (
    <section aria-label={title} className="stack gap-3">
      <h3>{title}</h3>
      <ol className={joinClasses(styles.homeSteps, 'wrap gap-3')}>
        <li className={joinClasses(styles.homeStep, 'row gap-3 bold')}>
          <Share />
          {t`Tap Share (or ••• first)`}
        </li>
        <li className={joinClasses(styles.homeStep, 'row gap-3 bold')}>
          <SquarePlus />
          {t`Add to Home Screen`}
        </li>
      </ol>
      {children}
    </section>
  );
}
