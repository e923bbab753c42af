import { useLingui } from '@lingui/react/macro';
import { Suspense, useEffect, useState } from 'react';
import { usePrefetch } from '../components/feedback/lazy-screen.tsx';
import { serverScreen } from '../components/feedback/server-screen.tsx';
import { Skeleton } from '../components/feedback/loading.tsx';
import { Banner } from '../components/feedback/messages.tsx';
import { chooseWayBack, useDevice } from '../lib/device/family-device.ts';
import { readLinkCode, takeLinkValue } from '../lib/account/link-code.ts';
import { readGrownUp, readResetEmail } from '../lib/page/mail-link.ts';
import { useNavigation } from '../lib/page/navigation.ts';
import { useSessionEnd } from '../lib/account/session.ts';
import { AuthLayout } from './auth-layout.tsx';
import { SignInScreen } from './sign-in-screen.tsx';

/** Separate chunks, so that the sign-in screen doesn't wait for them. */
const RegisterScreen = serverScreen(async () => (await import('./register-screen.tsx')).RegisterScreen);
const ForgotPasswordScreen = serverScreen(
  async () => (await import('./forgot-password-screen.tsx')).ForgotPasswordScreen,
);
const PairDeviceScreen = serverScreen(async () => (await import('./device/pair-device-screen.tsx')).PairDeviceScreen);
const WhoIsLearning = serverScreen(async () => (await import('./device/who-is-learning.tsx')).WhoIsLearning);

const PinScreen = serverScreen(async () => (await import('./device/pin-screen.tsx')).PinScreen);

const fetchedAhead = [RegisterScreen, ForgotPasswordScreen, PairDeviceScreen];

const screens = ['start', 'who', 'sign-in', 'register', 'forgot-password', 'pair', 'pin'] as const;

/** The current screen while signed out. `start` shows the children on a family device, otherwise the sign-in screen. */
interface SignedOutPlace {
  readonly screen: (typeof screens)[number];
}

const places = {
  home: { screen: 'start' } satisfies SignedOutPlace as SignedOutPlace,
  isPlace: (value: unknown): value is SignedOutPlace =>
    typeof value === 'object' && value !== null && 'screen' in value && screens.some((one) => one === value.screen),
};

export function SignedOutApp() {
  const { t } = useLingui();
  const { place, push, replace } = useNavigation(places);
  usePrefetch(fetchedAhead);
  const device = useDevice();
  const end = useSessionEnd();
  // Only a grown-up can set a password or delete an account, so a grown-up was signed in on this page.
  const wasGrownUp = end === 'password-set' || end === 'account-deleted';
  const [code, setCode] = useState('');
  const invitation = readLinkCode('invitation');
  const sharedDeck = readLinkCode('deck');
  // Shared by the forms, so that the user types the email only once.
  const [email, setEmail] = useState(() => readResetEmail() || readGrownUp());

  useEffect(() => {
    const scanned = takeLinkValue('pair');
    if (scanned === undefined) return;
    setCode(scanned);
    replace({ screen: 'pair' });
    // Runs once: the code comes from the page's URL.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  useEffect(() => {
    // If the device was paired while this screen was open, show its children.
    if (device !== null && place.screen === 'pair') replace(places.home);
  });

  function renderScreen() {
    if (place.screen === 'register')
      return (
        <RegisterScreen
          email={email}
          onEmail={setEmail}
          onSignIn={() => push({ screen: 'sign-in' })}
          onPair={() => push({ screen: 'pair' })}
        />
      );
    if (place.screen === 'forgot-password')
      return <ForgotPasswordScreen email={email} onEmail={setEmail} onSignIn={() => push({ screen: 'sign-in' })} />;
    if (place.screen === 'pair') return <PairDeviceScreen key={code} code={code} onBack={() => replace(places.home)} />;
    const isChildrensTurn = place.screen === 'who' || (place.screen === 'start' && !wasGrownUp);
    if (isChildrensTurn && device !== null)
      return <WhoIsLearning credential={device} onGrownUp={() => push({ screen: chooseWayBack() })} />;
    if (place.screen === 'pin')
      return (
        <PinScreen
          onPassword={() => push({ screen: 'sign-in' })}
          onChild={() => push({ screen: 'who' })}
          onGone={() => replace({ screen: 'sign-in' })}
        />
      );
    return (
      <SignInScreen
        email={email}
        onEmail={setEmail}
        onRegister={() => push({ screen: 'register' })}
        onForgotPassword={() => push({ screen: 'forgot-password' })}
        isFamilyDevice={device !== null}
        isInvited={(invitation ?? sharedDeck) !== undefined}
        onChild={() => push({ screen: device === null ? 'pair' : 'who' })}
      />
    );
  }

  return (
    <AuthLayout>
      {invitation !== undefined && (
        <Banner tone="info">{t`You’re invited to a family. Sign in or register with the email that got the invitation.`}</Banner>
      )}
      {sharedDeck !== undefined && (
        <Banner tone="info">{t`Someone shared a deck with you. Sign in, or register as a parent, to get it.`}</Banner>
      )}
      <Suspense fallback={<Skeleton height="320px" />}>{renderScreen()}</Suspense>
    </AuthLayout>
  );
}
