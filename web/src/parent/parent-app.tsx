import { useLingui } from '@lingui/react/macro';
import { Suspense, useLayoutEffect, useState } from 'react';
import { Button } from '../components/controls/button.tsx';
import { lazyScreen } from '../components/feedback/lazy-screen.tsx';
import { Skeleton } from '../components/feedback/loading.tsx';
import { AppShell } from '../components/layout/app-shell.tsx';
import { type Me, useAccount } from '../lib/account/account.tsx';
import { type ConsolePlace, isConsolePlace } from '../lib/page/console-place.ts';
import { forgetLinkCode, readLinkCode } from '../lib/account/link-code.ts';
import { useNavigation } from '../lib/page/navigation.ts';
import { endSession } from '../lib/account/session.ts';
import { ConsoleShell } from './console-shell.tsx';
import styles from './parent-app.module.css';

/** Loaded in separate chunks, because most parents go straight to their only household. */
const HouseholdPicker = lazyScreen(async () => (await import('./picker/household-picker.tsx')).HouseholdPicker);
const JoinHouseholdDialog = lazyScreen(
  async () => (await import('./picker/household-dialogs.tsx')).JoinHouseholdDialog,
);

const SharedDeck = lazyScreen(async () => (await import('./create/share/take-deck-dialog.tsx')).SharedDeck, 'making');

/** The parent's current screen: nothing opened yet, the list of households, or one household. */
type ParentPlace =
  | { readonly screen: 'start' }
  | { readonly screen: 'picker' }
  | ({ readonly screen: 'console' } & ConsolePlace);

function isPlace(value: unknown): value is ParentPlace {
  if (typeof value !== 'object' || value === null || !('screen' in value)) return false;
  if (value.screen === 'console') return isConsolePlace(value);
  return value.screen === 'start' || value.screen === 'picker';
}

const parentPlaces = { home: { screen: 'start' } satisfies ParentPlace as ParentPlace, isPlace };

export function ParentApp() {
  const { t } = useLingui();
  const { me, signOut } = useAccount();
  const navigation = useNavigation(parentPlaces);
  const place = openFirst(navigation.place, me);
  // Stays until it is used or refused: somebody who only closes its dialog finds it in the list of households.
  const invitation = readLinkCode('invitation');
  const [isInvitationOpen, setIsInvitationOpen] = useState(invitation !== undefined);
  const [sharedDeck, setSharedDeck] = useState(() => readLinkCode('deck'));
  const isAtStart = navigation.place.screen === 'start' && place.screen === 'console';

  // Stores the automatically opened household in the history, so that a reload keeps it and the list stays reachable. A layout effect, because on a slow device a
  // press can come before other effects run, and they would replace the place that it opened.
  useLayoutEffect(() => {
    if (isAtStart) navigation.replace(place);
  });

  /** Returns to the start screen and then calls `end`, so that the next sign-in doesn't open the current screen. */
  function leave(end: () => void) {
    navigation.replace(parentPlaces.home);
    end();
  }

  return (
    <>
      {place.screen === 'console' ? (
        <ConsoleShell
          place={place}
          onPush={(next) => navigation.push({ screen: 'console', ...next })}
          onReplace={(next) => navigation.replace({ screen: 'console', ...next })}
          onBack={(fallback) => navigation.back({ screen: 'console', ...fallback })}
          onLeave={() => navigation.push({ screen: 'picker' })}
          onDeleted={() => navigation.replace({ screen: 'picker' })}
          onSignOut={() => leave(signOut)}
          onSessionOver={(end) => leave(() => endSession(end))}
        />
      ) : (
        <AppShell
          title={t`All Households`}
          headerAction={
            <Button variant="quiet" className={styles.signOut} onClick={() => leave(signOut)}>{t`Sign Out`}</Button>
          }
          placeKey="picker"
        >
          <Suspense fallback={<Skeleton height="240px" />}>
            <HouseholdPicker
              onInvitation={invitation === undefined || isInvitationOpen ? undefined : () => setIsInvitationOpen(true)}
              onOpen={(householdId, at = { tab: 'learners' }) =>
                navigation.push({ screen: 'console', householdId, ...at })
              }
            />
          </Suspense>
        </AppShell>
      )}
      {isInvitationOpen && (
        <Suspense fallback={null}>
          <JoinHouseholdDialog invitation={invitation} onClose={() => setIsInvitationOpen(false)} />
        </Suspense>
      )}
      {sharedDeck !== undefined && !isInvitationOpen && (
        <Suspense fallback={null}>
          <SharedDeck
            code={sharedDeck}
            onOpen={(householdId) => navigation.push({ screen: 'console', householdId, tab: 'create' })}
            onClose={() => {
              forgetLinkCode('deck');
              setSharedDeck(undefined);
            }}
          />
        </Suspense>
      )}
    </>
  );
}

/** Opens the first household right after sign-in, so that a parent who has one doesn't have to choose. */
function openFirst(place: ParentPlace, { households: [first] }: Me): ParentPlace {
  return place.screen === 'start' && first ? { screen: 'console', householdId: first.id, tab: 'learners' } : place;
}
